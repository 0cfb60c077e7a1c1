import { fullDate, shortDate, timeAgo } from './time.js';

interface TimeProps {
  /** RFC 3339, or milliseconds since 1970. */
  value: string | number;
  /** As a distance: "5 minutes ago". Default: false. */
  ago?: boolean;
  /** Default: English. */
  lang?: 'en-GB' | 'zh-CN';
}

/** A time, short; the full one on hover. */
export function Time({ value, ago = false, lang = 'en-GB' }: TimeProps) {
  return (
    <time
      dateTime={new Date(value).toISOString()}
      title={fullDate(value, lang)}
      className="whitespace-nowrap tabular-nums"
    >
      {ago ? timeAgo(value) : shortDate(value, lang)}
    </time>
  );
}
