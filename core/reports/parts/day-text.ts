import { LANGUAGE_TAGS } from '../../language/language.constants.js';
import { currentLanguage } from '../../language/language.model.js';
import { withMalayAugust } from '../../language/month.model.js';

function format(time: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const language = currentLanguage();
  const tag = LANGUAGE_TAGS[language === 'written' ? 'en' : language];
  return withMalayAugust(new Intl.DateTimeFormat(tag, { timeZone, ...options }).format(time));
}

/** "22 Nov 2026", in the team's time zone. */
export const dayText = (time: Date, timeZone: string): string =>
  format(time, timeZone, { day: 'numeric', month: 'short', year: 'numeric' });

const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** "18:00", in the team's time zone. */
export const hourText = (time: Date | string, timeZone: string): string =>
  format(new Date(time), timeZone, HOUR);

/** A step of time, short: "10 Nov", with the hour where steps are hours. */
export const momentText = (time: Date | string, unit: string | undefined, timeZone: string): string =>
  format(new Date(time), timeZone, {
    day: 'numeric',
    month: 'short',
    ...(unit === 'hour' ? HOUR : {}),
  });
