/** In which times without a zone are read. */
export const DEFAULT_TIME_ZONE = 'Asia/Kuala_Lumpur';

const ISO_LIKE =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;
const EPOCH = /^\d{9,16}(?:\.\d{1,6})?$/;
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;
const MAX_CHARS = 60;

/** Whether the day or the month stands first in dates of digits (20/11/2026, 11/20/2026). */
export type DateOrder = 'day' | 'month';

/** What a value says of a moment. */
export interface Moment {
  /** RFC 3339 in UTC; null where both orders give a date, or none does. */
  time: string | null;
  /** The order under which this value alone can be read: what the whole column can be judged by. */
  order?: DateOrder;
  /** The two readings of a date that both orders can read. */
  either?: Record<DateOrder, string>;
}

const NONE: Moment = { time: null };

/**
 * A moment as RFC 3339 in UTC, or null when the value alone does not tell it for sure: relative text ("2d", "3 weeks"), or a
 * date that reads differently in different countries ("01/02/2024"). `readMoment` gives both readings of the latter.
 */
export const parseTime = (value: unknown, timeZone = DEFAULT_TIME_ZONE): string | null =>
  readMoment(value, timeZone).time;

/**
 * Reads RFC 3339, `+0000`, epoch seconds, milliseconds and microseconds, a spreadsheet's serial days, dates of digits in
 * either order, with names of months (English, Malay), halves of the day (AM, PTG, 下午), clocks with a point (5.46 PTG) and zones (GMT+8), and X's
 * `Fri Nov 24 17:49:36 +0000 2026`. Local times belong to `timeZone`. With an `order` a date that has two readings has one.
 */
export function readMoment(value: unknown, timeZone = DEFAULT_TIME_ZONE, order?: DateOrder): Moment {
  if (typeof value === 'number') return { time: fromEpoch(value) ?? fromSerialDay(value, timeZone) };
  if (typeof value !== 'string' || value.length > MAX_CHARS) return NONE;
  const text = value.normalize('NFKC').replace(MARKS, '').trim();
  if (EPOCH.test(text)) return { time: fromEpoch(Number(text)) };
  const iso = ISO_LIKE.exec(text);
  if (iso !== null) {
    const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone] = iso;
    const ms = Number(fraction.padEnd(3, '0').slice(0, 3));
    const parts = [year, month, day, hour, minute, second].map(Number);
    const from = zone === undefined ? timeZone : offsetMs(zone);
    return { time: from === undefined ? null : fromParts([...parts, ms], from) };
  }
  if (SERIAL_DAY.test(text)) return { time: fromSerialDay(Number(text.replace(',', '.')), timeZone) };
  return readParts(text.replace(CLOCK_OF_POINTS, '$1$2:$3$4'), timeZone, order);
}

/** Direction marks, which chat exports put around times. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const HALVES =
  '[ap]\\.?\\s?m\\.?|pg|ptg|pagi|petang|malam|tgh|tengah\\s?hari|上午|下午|凌晨|早上|清晨|中午|傍晚|晚上';
const HALF_BEFORE = new RegExp(`(?:^|[\\s,日])(${HALVES})\\s?(?=\\d{1,2}:\\d\\d)`, 'i');
const CLOCK = /(?:^|[\s,T日])(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?(?!\d)/;
/** A clock behind a date that is written with a point: 5.46 PTG, 17.45. */
const CLOCK_OF_POINTS = new RegExp(`([\\s,])(\\d{1,2})\\.(\\d\\d)(\\s?(?:${HALVES}))?$`, 'i');
const HALF_AFTER = new RegExp(`^\\s?(${HALVES})(?![a-z])`, 'i');
const ZONE = /(?:^|\s)(?:(?:GMT|UTC)\s?([+-]\d{1,2}(?::?\d\d)?)?|([+-]\d\d:?\d\d)|(Z)|(MYT|SGT))(?=\s|$)/i;
const YEAR_FIRST = /^(\d{4})[-/.年\s](\d{1,2})[-/.月\s](\d{1,2})日?$/;
const OF_DIGITS = /^(\d{1,2})([-/.\s])(\d{1,2})\2(\d{4}|\d\d)$/;
const DAY_AND_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]([a-z]{3,9})\.?[\s-](\d{4}|\d\d)$/i;
const NAME_AND_DAY = /^([a-z]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?\s(\d{4})$/i;
const WEEKDAY =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|isnin|selasa|rabu|khamis|jumaat|sabtu|ahad|(?:isn|sel|rab|kha|jum|sab|ahd)\.?|(?:星期|周|週|礼拜)[一二三四五六日天])[\s,]/i;
const WORDS_BETWEEN = /\s(?:at|on|pada|pukul|jam|um)(?=\s|$)/gi;

/** Months by the beginnings of their English and Malay names; the longer stand first. */
const MONTHS: readonly [string, number][] = [
  ['januari', 1],
  ['jan', 1],
  ['feb', 2],
  ['mac', 3],
  ['mar', 3],
  ['apr', 4],
  ['mei', 5],
  ['may', 5],
  ['jun', 6],
  ['jul', 7],
  ['ogo', 8],
  ['aug', 8],
  ['sep', 9],
  ['okt', 10],
  ['oct', 10],
  ['nov', 11],
  ['dis', 12],
  ['dec', 12],
];

const monthOf = (name: string) =>
  MONTHS.find(([start]) => name.toLowerCase().startsWith(start))?.[1] ?? Number.NaN;

const yearOf = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) >= 90 ? 1900 : 2000);

/** A date with an optional clock, half of the day and zone, in any order; nothing else may stand in the text. */
function readParts(text: string, timeZone: string, order: DateOrder | undefined): Moment {
  let rest = text;
  let half: string | undefined;
  const before = HALF_BEFORE.exec(rest);
  if (before !== null) {
    half = before[1];
    rest = `${rest.slice(0, before.index + before[0].search(/[^\s,]/))} ${rest.slice(before.index + before[0].length)}`;
    // What stood before the half (the 日 of a date) was cut with it when it was no blank.
    if (/^日/.test(before[0]))
      rest = `${text.slice(0, before.index + 1)} ${text.slice(before.index + before[0].length)}`;
  }
  const clock = CLOCK.exec(rest);
  let hour = 0;
  let minute = 0;
  let second = 0;
  let zone: string | number = timeZone;
  let date = rest;
  if (clock !== null) {
    [hour, minute, second] = [clock[1], clock[2], clock[3] ?? '0'].map(Number) as [number, number, number];
    let after = rest.slice(clock.index + clock[0].length);
    const behind = HALF_AFTER.exec(after);
    if (behind !== null && half === undefined) {
      half = behind[1];
      after = after.slice(behind[0].length);
    }
    const named = ZONE.exec(after);
    if (named !== null) {
      const from = namedOffset(named);
      if (from === undefined) return NONE;
      zone = from;
      after = `${after.slice(0, named.index)} ${after.slice(named.index + named[0].length)}`;
    }
    const lead = /^日/.test(clock[0]) ? 1 : 0;
    date = `${rest.slice(0, clock.index + lead)} ${after}`;
  } else if (half !== undefined) return NONE;
  if (half !== undefined) {
    const hours = hour24(hour, half);
    if (hours === null) return NONE;
    hour = hours;
  }
  date = date
    .replace(/\([^()]{1,6}\)/g, ' ')
    .replace(/[,،]/g, ' ')
    .trim();
  date = date.replace(WEEKDAY, '').replace(WORDS_BETWEEN, ' ').replace(/\s+/g, ' ').trim();
  const at = (year: number, month: number, day: number) =>
    fromParts([year, month, day, hour, minute, second, 0], zone);
  const yearFirst = YEAR_FIRST.exec(date);
  if (yearFirst !== null)
    return { time: at(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])) };
  const ofDigits = OF_DIGITS.exec(date);
  if (ofDigits !== null) {
    const [, first = '', sign, second = '', year = ''] = ofDigits;
    const dayFirst = at(yearOf(year), Number(second), Number(first));
    const monthFirst = at(yearOf(year), Number(first), Number(second));
    // A point between the numbers, and the Malay halves of the day, are of places that write the day first.
    const told = order ?? (sign === '.' || /^p(?:g|tg|agi|etang)$/i.test(half ?? '') ? 'day' : undefined);
    if (first === second) return { time: dayFirst };
    if (dayFirst === null)
      return { time: told === 'day' ? null : monthFirst, ...(monthFirst === null ? {} : { order: 'month' }) };
    if (monthFirst === null) return { time: told === 'month' ? null : dayFirst, order: 'day' };
    if (told !== undefined) return { time: told === 'day' ? dayFirst : monthFirst };
    return { time: null, either: { day: dayFirst, month: monthFirst } };
  }
  const named = DAY_AND_NAME.exec(date);
  if (named !== null) return { time: at(yearOf(named[3]!), monthOf(named[2]!), Number(named[1])) };
  const american = NAME_AND_DAY.exec(date);
  if (american !== null) return { time: at(Number(american[3]), monthOf(american[1]!), Number(american[2])) };
  return NONE;
}

function namedOffset([, gmt, plain, , local]: RegExpExecArray): number | undefined {
  if (local !== undefined) return 8 * 3_600_000;
  const offset = gmt ?? plain;
  if (offset === undefined) return 0;
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d\d)?$/.exec(offset) ?? [];
  return offsetMs(`${sign}${hours.padStart(2, '0')}:${minutes}`);
}

/** The hour of the day from one on a dial; null for one that no dial has. */
function hour24(hour: number, half: string): number | null {
  const name = half.toLowerCase().replace(/[.\s]/g, '');
  if (/^(?:am|pg|pagi|上午|凌晨|早上|清晨)$/.test(name)) return hour > 12 ? null : hour % 12;
  if (hour > 23) return null;
  if (/^(?:tgh|tengahhari|中午)$/.test(name)) return hour < 10 ? hour + 12 : hour;
  if (/^(?:malam|晚上)$/.test(name)) return hour === 12 ? 0 : hour < 5 ? hour : (hour % 12) + 12;
  return hour % 12 === hour || hour === 12 ? (hour % 12) + 12 : hour;
}

/** With a comma where the spreadsheet's language writes one. */
const SERIAL_DAY = /^\d{5}(?:[.,]\d{1,12})?$/;
/** 1 January 2000 and 2100 as a spreadsheet counts days. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_051;
const SERIAL_OF_1970 = 25_569;

/** A spreadsheet's day number (46346.75), which is a local time. */
function fromSerialDay(value: number, timeZone: string): string | null {
  if (!(value >= FIRST_SERIAL && value < LAST_SERIAL)) return null;
  const wall = new Date(Math.round((value - SERIAL_OF_1970) * 86_400) * 1000);
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate()];
  const clock = [wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds()];
  return fromParts([year, month, day, ...clock, 0], timeZone);
}

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
