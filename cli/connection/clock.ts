import { dayAndHourText, dayText } from '@smops/core/platform/language/dates.model.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { STATUS } from '@smops/core/telling/status/status.operations.js';
import type { Client } from '@smops/server/client/client.js';
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
  const minute = format('short');
  const isWritten = () => currentLanguage() === 'written';
  const told = {
    day: (time: string) => (isWritten() ? days.format(new Date(time)) : dayText(time, timeZone)),
    minute: (time: string) => (isWritten() ? minute(time) : dayAndHourText(time, timeZone)),
  };
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const zone = city === 'UTC' ? city : connectionTexts().zone(city);
  return {
    city: city.toUpperCase(),
    zone,
    day: (time) => days.format(new Date(time)),
    minute,
    second: format('medium'),
    told,
  };
}

/** The clock of a server, beside other requests to it. */
export const clockOf = async (client: Client): Promise<ZoneClock> =>
  zoneClock((await client.call(STATUS.get)).timeZone);
