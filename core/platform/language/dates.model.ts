import { LANGUAGE_TAGS, type LanguageTag } from './language.constants.js';
import { currentTag } from './language.model.js';
import { withMalayAugust } from './month.model.js';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SHORT_DAY = { day: 'numeric', month: 'short' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format takes longer to make than to use, and lists write hundreds of dates: each is made once. */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  lang: LanguageTag = currentTag(),
): Intl.DateTimeFormat {
  const key = `${lang} ${timeZone} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(lang, { timeZone, ...options });
    formats.set(key, format);
  }
  return format;
}

/** RFC 3339, milliseconds since 1970, or a date. */
type Time = Date | string | number;

const write = (
  time: Time,
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  lang: LanguageTag | undefined,
): string => withMalayAugust(dateFormat(options, timeZone, lang).format(new Date(time)));

/** "22 Nov 2026", "2026年11月22日", "22 Nov 2026" in Malay: the one form of a date, in a time zone. */
export const dayText = (time: Time, timeZone: string, lang?: LanguageTag): string =>
  write(time, DAY, timeZone, lang);

/** "Sat, 21 Nov 2026, 08:00": for what happens at a time of the day. */
export const clockText = (time: Time, timeZone: string, lang?: LanguageTag): string =>
  write(time, { weekday: 'short', ...DAY, ...HOUR }, timeZone, lang);

/** "21 Nov 2026, 18:00". */
export const dayAndHourText = (time: Time, timeZone: string, lang?: LanguageTag): string =>
  write(time, { ...DAY, ...HOUR }, timeZone, lang);

/** "18:00". */
export const hourText = (time: Time, timeZone: string, lang?: LanguageTag): string =>
  write(time, HOUR, timeZone, lang);

/** "10 Nov", for the steps of a chart. */
export const shortDayText = (time: Time, timeZone: string, lang?: LanguageTag): string =>
  write(time, SHORT_DAY, timeZone, lang);

/** A step of time, short: "10 Nov", with the hour where steps are hours. */
export const momentText = (
  time: Time,
  unit: string | undefined,
  timeZone: string,
  lang?: LanguageTag,
): string => write(time, { ...SHORT_DAY, ...(unit === 'hour' ? HOUR : {}) }, timeZone, lang);

/** "28 Oct – 17 Nov 2026"; one day when both are the same. */
export function periodText(
  first: Time,
  last: Time,
  timeZone: string,
  lang: LanguageTag = currentTag(),
): string {
  const days = [dayText(first, timeZone, lang), dayText(last, timeZone, lang)];
  // In Chinese Intl writes ranges with slashes.
  if (lang === LANGUAGE_TAGS.zh) return [...new Set(days)].join(' – ');
  return withMalayAugust(
    dateFormat(DAY, timeZone, lang)
      .formatRange(new Date(first), new Date(last))
      .replaceAll(/[\u2009\u202f]/g, ' '),
  );
}
