const HOUR_MS = 60 * 60 * 1000;

/** The time a Retry-After header names, as seconds or as a date (RFC 9110, 10.2.3); at most an hour ahead. */
export function retryAfter(header: string | string[] | undefined, now: Date): Date | undefined {
  const text = (Array.isArray(header) ? header[0] : header)?.trim();
  if (text === undefined || text === '') return undefined;
  const isDate = /\d:\d\d/.test(text);
  // Date.parse alone takes 1.5 for a day in January.
  const at = /^\d+$/.test(text)
    ? now.getTime() + Number(text) * 1000
    : isDate
      ? Date.parse(text)
      : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + HOUR_MS));
}
