import { parseTime } from '../../../comments/fields/comment-time.js';
import { dayAfter } from '../../../days.model.js';
import { dayOf } from '../../../platform/language/search-text.model.js';
import type { CommentFilter } from './comment-filter.schemas.js';

const isDay = (text: string) => text.length === 10;

/** When a calendar day begins in a time zone; undefined after the last year that comments may have. */
function startOfDay(day: string, timeZone: string): Date | undefined {
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Up to so long a span is shown by the hour, and up to so long by the day. */
const BY_HOUR_MS = 3 * DAY_MS;
const BY_DAY_MS = 120 * DAY_MS;

export interface TimeBuckets {
  unit: 'hour' | 'day' | 'week';
  /** When each begins; each ends where the next one begins. */
  starts: Date[];
  end: Date;
}

function* startsFrom(first: Date, unit: TimeBuckets['unit'], timeZone: string): Generator<Date> {
  let day = dayOf(first, timeZone);
  if (unit === 'hour') {
    const midnight = startOfDay(day, timeZone)?.getTime() ?? first.getTime();
    for (let hour = Math.floor((first.getTime() - midnight) / HOUR_MS); ; hour++)
      yield new Date(midnight + hour * HOUR_MS);
  }
  // Weeks begin on Monday.
  if (unit === 'week') day = dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
  for (; ; day = dayAfter(day, unit === 'week' ? 7 : 1))
    yield startOfDay(day, timeZone) ?? new Date(`${day}T00:00:00Z`);
}

/** Hours, days or weeks of a time zone from the first moment to the last, by how far they are apart. */
export function timeBuckets(first: Date, last: Date, timeZone: string): TimeBuckets {
  const span = last.getTime() - first.getTime();
  const unit = span <= BY_HOUR_MS ? 'hour' : span <= BY_DAY_MS ? 'day' : 'week';
  const starts: Date[] = [];
  for (const start of startsFrom(first, unit, timeZone)) {
    if (start > last) return { unit, starts, end: start };
    starts.push(start);
  }
  throw new Error('Days never end.');
}
