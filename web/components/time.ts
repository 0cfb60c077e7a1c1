const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago", "in 3 days"; "just now" within a minute. `time` is RFC 3339 or milliseconds since 1970. */
export function timeAgo(time: string | number, now = Date.now()): string {
  const distance = new Date(time).getTime() - now;
  for (const [unit, ms] of STEPS) {
    if (Math.abs(distance) >= ms) return relative.format(Math.trunc(distance / ms), unit);
  }
  return 'just now';
}

/** "21 Nov 2026", in the reader's time zone. */
export const shortDate = (time: string | number, lang = 'en-GB') =>
  new Date(time).toLocaleDateString(lang, { day: 'numeric', month: 'short', year: 'numeric' });

/** The whole truth about a time, for a tooltip. */
export const fullDate = (time: string | number, lang = 'en-GB') =>
  new Date(time).toLocaleString(lang, { dateStyle: 'full', timeStyle: 'medium' });

/** The viewer's own date, YYYY-MM-DD: what "today" means to them. */
export function localToday(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
