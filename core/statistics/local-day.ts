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
