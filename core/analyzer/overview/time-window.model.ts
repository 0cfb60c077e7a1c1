import { parseTime } from '../../comments/fields/comment-time.js';
import type { CommentFilter } from './comment-filter.schemas.js';

const DAY_MS = 86_400_000;
const isDay = (text: string) => text.length === 10;

/** The calendar day a number of days after another one, YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** When a calendar day begins in a time zone; undefined after the last year that comments may have. */
export function startOfDay(day: string, timeZone: string): Date | undefined {
  const start = parseTime(day, timeZone);
  return start === null ? undefined : new Date(start);
}

/** The moments that a filter's `from` and `to` mean, `to` not included. */
export function windowOf({ from, to }: Pick<CommentFilter, 'from' | 'to'>, timeZone: string) {
  const moment = (text: string, days: number) =>
    isDay(text) ? startOfDay(dayAfter(text, days), timeZone) : startOfDay(text, timeZone);
  return {
    from: from === undefined ? undefined : moment(from, 0),
    to: to === undefined ? undefined : moment(to, 1),
  };
}
