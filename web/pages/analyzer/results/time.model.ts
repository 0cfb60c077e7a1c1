import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import { dateFormat } from '@smops/core/platform/language/dates.model.js';
import type { LanguageTag } from '@smops/core/platform/language/language.constants.js';
import { withMalayAugust } from '@smops/core/platform/language/month.model.js';
import { todayIn } from '../../../format/dates.js';

export type Timeline = NonNullable<RunOverview['time']>;
const isDay = (text: string) => text.length === 10;

/** The part of a filter that means the time from one moment up to, not with, another: whole days as days. */
export function rangeOf(
  unit: Timeline['unit'],
  from: string,
  to: string | undefined,
  timeZone: string,
): Pick<CommentFilter, 'from' | 'to'> {
  if (unit === 'hour') return { from, to };
  const last = to === undefined ? undefined : new Date(Date.parse(to) - 1);
  return { from: todayIn(timeZone, new Date(from)), to: last && todayIn(timeZone, last) };
}

/** How moments are written on a screen, in its language. */
export function timeWords(unit: Timeline['unit'], timeZone: string, lang: LanguageTag) {
  const isHours = unit === 'hour';
  const day = { day: 'numeric', month: 'short' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const short = dateFormat(day, timeZone, lang);
  const full = dateFormat({ ...day, year: 'numeric', ...(isHours ? clock : {}) }, timeZone, lang);
  const tick = isHours ? dateFormat(clock, timeZone, lang) : short;
  const span = isHours ? dateFormat({ ...day, ...clock }, timeZone, lang) : short;
  // In Chinese Intl writes ranges with slashes.
  const joined = (words: Intl.DateTimeFormat, from: Date, to: Date) => {
    const [first, last] = [words.format(from), words.format(to)];
    const text = !lang.startsWith('zh')
      ? words.formatRange(from, to)
      : first === last
        ? first
        : `${first} – ${last}`;
    return withMalayAugust(text);
  };
  const range = (from: string, to: string | undefined) =>
    joined(span, new Date(from), new Date(to === undefined ? from : Date.parse(to) - (isHours ? 0 : 1)));
  return {
    /** Below a column: the day, or the hour where columns are hours. */
    tick: (start: string) => withMalayAugust(tick.format(new Date(start))),
    full: (start: string) => withMalayAugust(full.format(new Date(start))),
    /** From a moment up to, not with, another: the last day, or the hour at which it ends. */
    range,
    /** The range that a filter names, whose last day is included. */
    ofFilter: ({ from, to }: Pick<CommentFilter, 'from' | 'to'>) => {
      const moment = (text: string) => new Date(isDay(text) ? `${text}T12:00:00Z` : text);
      const words = [from, to].every((text) => text === undefined || isDay(text)) ? short : full;
      if (from !== undefined && to !== undefined) return joined(words, moment(from), moment(to));
      if (from !== undefined) return `${withMalayAugust(words.format(moment(from)))} –`;
      return to === undefined ? '' : `– ${withMalayAugust(words.format(moment(to)))}`;
    },
  };
}
export type TimeWords = ReturnType<typeof timeWords>;

/** The keys of the columns that a filter's time covers: all without one. */
export function coveredBy(
  { from, to }: Pick<CommentFilter, 'from' | 'to'>,
  { unit, buckets }: Timeline,
  timeZone: string,
): ReadonlySet<string> {
  if (from === undefined && to === undefined) return new Set();
  const isIn = (start: string) => {
    const at = unit === 'hour' ? start : todayIn(timeZone, new Date(start));
    const moment = (text: string) => (unit === 'hour' && isDay(text) ? `${text}T00:00:00.000Z` : text);
    const isBeforeEnd = to === undefined || (isDay(to) ? at.slice(0, 10) <= to : at < moment(to));
    return (from === undefined || at >= (isDay(from) ? from : moment(from))) && isBeforeEnd;
  };
  return new Set(buckets.filter(({ start }) => isIn(start)).map(({ start }) => start));
}
