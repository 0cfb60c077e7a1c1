import {
  clockText,
  dateFormat,
  dayText,
  hourText,
  shortDayText,
} from '@smops/core/platform/language/dates.model.js';
import type { LanguageTag } from '@smops/core/platform/language/language.constants.js';
import { dayOf } from '@smops/core/platform/language/search-text.model.js';
import { tagOf } from '../state/language.js';

/** What Intl has no word for: `[past, to come]`. */
// same-text: tables of their own, by language
const NOW: Record<LanguageTag, [string, string]> = {
  'en-GB': ['just now', 'in a moment'],
  'zh-CN': ['刚刚', '稍后'], // same-text: see above
  'ms-MY': ['baru sahaja', 'sebentar lagi'],
};
/** How far two clocks may differ before a time is still to come. */
const SKEW_MS = 5000;

/** Units with the distance from which they are used: where a smaller one would round up to one of these. */
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number, from: number][] = [
  ['day', 86_400_000, 23.5 * 3_600_000],
  ['hour', 3_600_000, 59.5 * 60_000],
  ['minute', 60_000, 60_000],
];

/** "5 minutes ago", "in 3 days"; "just now" or "in a moment" within a minute. `time` is RFC 3339 or milliseconds since 1970. */
export function timeAgo(time: string | number, now = Date.now(), lang: LanguageTag = tagOf('en-GB')): string {
  const distance = new Date(time).getTime() - now;
  for (const [unit, ms, from] of STEPS) {
    if (Math.abs(distance) >= from) {
      const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
      const text = words.format(Math.round(distance / ms), unit);
      return lang === 'zh-CN' ? text.replace(/^\d+/, '$& ') : text;
    }
  }
  return NOW[lang][distance > SKEW_MS ? 1 : 0];
}

const FULL = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/** "21 Nov 2026". */
export const shortDate = (time: string | number, timeZone: string, lang: LanguageTag = tagOf('en-GB')) =>
  dayText(time, timeZone, lang);

/** "Sat, 21 Nov 2026, 08:00": for what happens at a time of the day. */
export const clockDate = (time: string | number, timeZone: string, lang: LanguageTag = tagOf('en-GB')) =>
  clockText(time, timeZone, lang);

/** "21 Nov" of a day YYYY-MM-DD: for the ticks of a chart. */
export const dayTick = (day: string, lang: LanguageTag = tagOf('en-GB')) =>
  shortDayText(`${day}T00:00:00Z`, 'UTC', lang);

/** "21 Nov 2026" of a day YYYY-MM-DD. */
export const calendarDay = (day: string, lang: LanguageTag = tagOf('en-GB')) =>
  dayText(`${day}T00:00:00Z`, 'UTC', lang);

/**
 * Names of moments along an axis, in their order: "21 Nov"; of several on one day the hour from the second on. A moment
 * that is a day, YYYY-MM-DD, is in no time zone.
 */
export function tickNames(
  times: readonly string[],
  timeZone: string,
  lang: LanguageTag = tagOf('en-GB'),
): string[] {
  const days = times.map((time) =>
    time.length === 10 ? dayTick(time, lang) : shortDayText(time, timeZone, lang),
  );
  return times.map((time, index) =>
    index > 0 && time.length > 10 && days[index] === days[index - 1]
      ? hourText(time, timeZone, lang)
      : (days[index] ?? ''),
  );
}

/** "Sunday 22 November 2026 at 10:16:35 (GMT+8)": the whole truth about a time, for a tooltip. */
export function fullDate(
  time: string | number,
  timeZone: string,
  lang: LanguageTag = tagOf('en-GB'),
): string {
  const at = new Date(time);
  const parts = dateFormat({ hour: 'numeric', timeZoneName: 'shortOffset' }, timeZone, lang).formatToParts(
    at,
  );
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const [before, after] = lang === 'zh-CN' ? ['（', '）'] : [' (', ')'];
  return `${dateFormat(FULL, timeZone, lang).format(at)}${before}${zone}${after}`;
}

/** The date in a time zone, YYYY-MM-DD. */
export const todayIn = (timeZone: string, now = new Date()): string => dayOf(now, timeZone);
