import { useTimeZone } from '../../components/format/useTimeZone.js';
import { calendarDay, shortDate } from '../../format/dates.js';

/** A day, or the moment at which a run was started, as people say it. */
export const toldDay = (start: string, timeZone: string) =>
  start.length === 10 ? calendarDay(start) : shortDate(start, timeZone);

/** The same as a function, in the time zone of the server. */
export function useToldDay(): (start: string) => string {
  const zone = useTimeZone();
  return (start) => toldDay(start, zone);
}

/** The same as a part of a page. */
export const ToldDay = ({ start }: { start: string }): string => useToldDay()(start);
