import { hourText } from '@smops/core/platform/language/dates.model.js';
import { clockDate, fullDate, shortDate, timeAgo, todayIn } from '../../format/dates.js';
import { useTimeZone } from './useTimeZone.js';
import { useScreenTag } from './Written.js';

interface TimeProps {
  /** RFC 3339, or milliseconds since 1970. */
  value: string | number;
  /** As a distance: "5 minutes ago". Default: false. */
  ago?: boolean;
  /** With the day of the week and the time of the day. Default: false. */
  clock?: boolean;
}

/** A time in the server's zone and the language of the screen, short; the full one with its zone on hover. */
export function Time({ value, ago = false, clock = false }: TimeProps) {
  const zone = useTimeZone();
  const lang = useScreenTag();
  return (
    <time
      dateTime={new Date(value).toISOString()}
      title={fullDate(value, zone, lang)}
      className="whitespace-nowrap tabular-nums"
    >
      {ago ? timeAgo(value, Date.now(), lang) : (clock ? clockDate : shortDate)(value, zone, lang)}
    </time>
  );
}

/** The hour of what was made today, the date of what was made before: so that things of one day can be told apart. */
export function TimeToday({ value }: { value: string }) {
  const zone = useTimeZone();
  const lang = useScreenTag();
  const isToday = todayIn(zone, new Date(value)) === todayIn(zone);
  return (
    <time
      dateTime={new Date(value).toISOString()}
      title={fullDate(value, zone, lang)}
      className="whitespace-nowrap tabular-nums"
    >
      {isToday ? hourText(value, zone, lang) : shortDate(value, zone, lang)}
    </time>
  );
}
