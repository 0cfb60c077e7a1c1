import type { LanguageTag } from '@smops/core/language/language.constants.js';
import { withMalayAugust } from '@smops/core/language/month.model.js';
import { tagOf } from '../../state/language.js';

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

const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { weekday: 'short', ...SHORT, hour: '2-digit', minute: '2-digit' } as const;
const FULL = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const;
const TICK = { day: 'numeric', month: 'short' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A format takes longer to make than to use, and lists write hundreds of dates: each is made once. */
function formatOf(
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  lang: LanguageTag,
): Intl.DateTimeFormat {
  const key = `${lang} ${timeZone} ${Object.keys(options).length}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(lang, { timeZone, ...options });
  formats.set(key, made);
  return made;
}

/** "21 Nov 2026". */
export const shortDate = (time: string | number, timeZone: string, lang: LanguageTag = tagOf('en-GB')) =>
  withMalayAugust(formatOf(SHORT, timeZone, lang).format(new Date(time)));

/** "Sat, 21 Nov 2026, 08:00": for what happens at a time of the day. */
export const clockDate = (time: string | number, timeZone: string, lang: LanguageTag = tagOf('en-GB')) =>
  withMalayAugust(formatOf(CLOCK, timeZone, lang).format(new Date(time)));

/** "21 Nov" of a day YYYY-MM-DD: for the ticks of a chart. */
export const dayTick = (day: string, lang: LanguageTag = tagOf('en-GB')) =>
  withMalayAugust(formatOf(TICK, 'UTC', lang).format(new Date(`${day}T00:00:00Z`)));

/** "Sunday 22 November 2026 at 10:16:35 GMT+8": the whole truth about a time, for a tooltip. */
export const fullDate = (time: string | number, timeZone: string, lang: LanguageTag = tagOf('en-GB')) =>
  formatOf(FULL, timeZone, lang).format(new Date(time));

/** The date in a time zone, YYYY-MM-DD. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  // Swedish dates are ISO dates.
  now.toLocaleDateString('sv-SE', { timeZone });
