const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in a time zone, YYYY-MM-DD. */
export function localDay(time: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(time);
}

/** The hour of a moment in a time zone, 0 to 23. */
export function localHour(time: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(time));
}
