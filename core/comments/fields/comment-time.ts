const DEFAULT_TIME_ZONE = 'Asia/Kuala_Lumpur';

const ISO_LIKE =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?)?$/i;
const EPOCH = /^\d{9,16}(?:\.\d{1,6})?$/;
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/**
 * A moment as RFC 3339 in UTC, or null when it cannot be told for sure: relative text ("2d", "3 weeks"), or a date
 * that reads differently in different countries ("01/02/2024"). Understands RFC 3339, `+0000`, epoch seconds,
 * milliseconds and microseconds, and local times, which belong to `timeZone`.
 */
export function parseTime(value: unknown, timeZone = DEFAULT_TIME_ZONE): string | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string' || value.length > 60) return null;
  const text = value.normalize('NFKC').trim();
  if (EPOCH.test(text)) return fromEpoch(Number(text));
  const iso = ISO_LIKE.exec(text);
  if (iso !== null) {
    const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone] = iso;
    const ms = Number(fraction.padEnd(3, '0').slice(0, 3));
    const parts = [year, month, day, hour, minute, second].map(Number);
    const from = zone === undefined ? timeZone : offsetMs(zone);
    return from === undefined ? null : fromParts([...parts, ms], from);
  }
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst === null) return null;
  const [, first, second, year, hour = '0', minute = '0', seconds = '0', half] = dayFirst;
  if (Number(first) <= 12 && Number(second) <= 12 && first !== second) return null;
  if (half !== undefined && Number(hour) > (half.toLowerCase() === 'pm' ? 23 : 12)) return null;
  const [day, month] = Number(first) > 12 ? [first, second] : [second, first];
  const parts = [year, month, day, hour24(Number(hour), half), minute, seconds].map(Number);
  return fromParts([...parts, 0], timeZone);
}

const hour24 = (hour: number, half: string | undefined) =>
  half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);

function fromEpoch(value: number): string | null {
  if (!(value >= 1e8)) return null;
  const ms = value < 1e11 ? value * 1000 : value < 1e14 ? value : value / 1000;
  return plausible(ms);
}

function plausible(ms: number): string | null {
  const date = new Date(ms);
  const year = date.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? date.toISOString() : null;
}

/** How far the clocks of `Z`, `+08:00` and the like are ahead of UTC; undefined for more than a day or an hour has. */
function offsetMs(zone: string): number | undefined {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (match === null) return 0;
  if (Number(match[2]) > 23 || Number(match[3]) > 59) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
}

function fromParts(parts: number[], zone: string | number): string | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0] = parts;
  if (year < FIRST_YEAR || year > LAST_YEAR || hour > 24 || minute > 59 || second > 60) return null;
  if (hour === 24 && minute + second + ms > 0) return null;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second, ms);
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null;
  if (typeof zone === 'number') return plausible(wall - zone);
  // The offset at the wall time, read twice, is right except within the hour of a clock change.
  const guess = wall - zoneOffsetMs(wall, zone);
  return plausible(wall - zoneOffsetMs(guess, zone));
}

const QUARTER_HOUR_MS = 900_000;
const MAX_OFFSETS_REMEMBERED = 20_000;
const clocks = new Map<string, { clock: Intl.DateTimeFormat; offsets: Map<number, number> }>();

/** How far a zone's clock is ahead of UTC; clocks change only on a quarter of an hour, so that is what is remembered. */
function zoneOffsetMs(moment: number, timeZone: string): number {
  let zone = clocks.get(timeZone);
  if (zone === undefined) {
    zone = { clock: clockOf(timeZone), offsets: new Map() };
    clocks.set(timeZone, zone);
  }
  const start = Math.floor(moment / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  let offset = zone.offsets.get(start);
  if (offset === undefined) {
    const part = new Map(zone.clock.formatToParts(start).map(({ type, value }) => [type, Number(value)]));
    const get = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0;
    const wall = Date.UTC(
      get('year'),
      get('month') - 1,
      get('day'),
      get('hour'),
      get('minute'),
      get('second'),
    );
    offset = wall - start;
    if (zone.offsets.size >= MAX_OFFSETS_REMEMBERED) zone.offsets.clear();
    zone.offsets.set(start, offset);
  }
  return offset;
}

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
