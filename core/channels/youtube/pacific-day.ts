const HOUR_MS = 60 * 60 * 1000;
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day by which YouTube counts quota, YYYY-MM-DD in US Pacific time. */
export const pacificDay = (time: Date): string => format.format(time);

/** When YouTube's quota begins again: the next midnight in US Pacific time, daylight saving included. */
export function nextPacificMidnight(time: Date): Date {
  const today = pacificDay(time);
  // Pacific time is whole hours off UTC, so a day begins on a whole hour.
  let next = Math.floor(time.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS;
  while (pacificDay(new Date(next)) === today) next += HOUR_MS;
  return new Date(next);
}
