/** What the points of a series are: days, weeks from Monday, or runs. */
export const SERIES_UNITS = ['day', 'week', 'run'] as const;
