import { shortDate } from '../../components/format/dates.js';

/** A day, or the moment at which a run was started, as people say it. */
export const toldDay = (start: string) =>
  shortDate(start.length === 10 ? `${start}T00:00:00Z` : start, 'UTC');
