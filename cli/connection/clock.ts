import { LANGUAGE_TAGS } from '@smops/core/language/language.constants.js';
import { currentLanguage } from '@smops/core/language/language.model.js';
import { withMalayAugust } from '@smops/core/language/month.model.js';
import type { Client } from '@smops/server/client/client.js';
import { getStatus } from '@smops/server/client/system.client.js';
import { connectionTexts } from './connection.texts.js';

/** Tells times as people of the server's time zone (SMOPS_TIME_ZONE) read them. */
export interface ZoneClock {
  /** For the title of a column: `KUALA LUMPUR`. */
  city: string;
  /** For sentences: `Kuala Lumpur time`. */
  zone: string;
  /** The day on which an instant falls there, as `2026-11-22`. */
  day(time: string): string;
  /** An ISO 8601 instant as `2026-11-22 18:08`. */
  minute(time: string): string;
  /** The same with seconds. */
  second(time: string): string;
  /** For sentences, as the language writes them: `22 Mac 2026, 18:08`. As written it is ISO 8601, as in tables. */
  told: { day(time: string): string; minute(time: string): string };
}

export function zoneClock(timeZone: string): ZoneClock {
  const format = (timeStyle: 'short' | 'medium') => {
    // Swedish is written as ISO 8601 is.
    const formatter = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle });
    return (time: string) => formatter.format(new Date(time));
  };
  const days = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
  const told = (timeStyle?: 'short') => (time: string) => {
    const language = currentLanguage();
    const [tag, dateStyle] =
      language === 'written' ? (['sv', 'short'] as const) : ([LANGUAGE_TAGS[language], 'medium'] as const);
    const format = new Intl.DateTimeFormat(tag, { timeZone, dateStyle, timeStyle, hourCycle: 'h23' });
    return withMalayAugust(format.format(new Date(time)));
  };
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const zone = city === 'UTC' ? city : connectionTexts().zone(city);
  return {
    city: city.toUpperCase(),
    zone,
    day: (time) => days.format(new Date(time)),
    minute: format('short'),
    second: format('medium'),
    told: { day: told(), minute: told('short') },
  };
}

/** The clock of a server, beside other requests to it. */
export const clockOf = async (client: Client): Promise<ZoneClock> =>
  zoneClock((await getStatus(client)).timeZone);
