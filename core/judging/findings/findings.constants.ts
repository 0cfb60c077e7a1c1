/** In place of a run: what is said of a run compares it with no run before. */
export const NO_BEFORE = 'none';
