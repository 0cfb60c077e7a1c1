import { parseTime } from '../../../comments/fields/comment-time.js';
import { dayAfter } from '../../../days.model.js';
import type { CommentFilter } from './comment-filter.schemas.js';

const isDay = (text: string) => text.length === 10;

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
