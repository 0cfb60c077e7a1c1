import { fullDate, shortDate, timeAgo } from './time.js';

/** A time, short; the full one on hover. `ago` says it as a distance: "5 minutes ago". */
export function Time({ value, ago = false }: { value: string | number; ago?: boolean }) {
  return (
    <time
      dateTime={new Date(value).toISOString()}
      title={fullDate(value)}
      className="whitespace-nowrap tabular-nums"
    >
      {ago ? timeAgo(value) : shortDate(value)}
    </time>
  );
}
