import { shownText } from '../../platform/language/shown-text.model.js';
import { MAX_AUTHOR_CHARS, MAX_REFERENCE_CHARS } from './comment-limits.js';
import { isObject } from './plain-object.js';

/** PostgreSQL's integer: no comment has more reactions. */
const MAX_COUNT = 2_147_483_647;

const MULTIPLIERS: Record<string, number> = {
  k: 1e3,
  rb: 1e3,
  ribu: 1e3,
  千: 1e3,
  w: 1e4,
  万: 1e4,
  萬: 1e4,
  m: 1e6,
  jt: 1e6,
  juta: 1e6,
  亿: 1e8,
  億: 1e8,
  b: 1e9,
};

const COUNT = /^(\d{1,3}(?:[,. ]\d{3})+|\d+(?:[.,]\d+)?)\s*(k|rb|ribu|千|w|万|萬|m|jt|juta|亿|億|b)?\+?$/u;

/** A count as exporters write it: 12, "1,234", "1.2K", "3万", "2 rb". Undefined when it cannot be read. */
export function parseCount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? whole(value) : undefined;
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const match = COUNT.exec(value.normalize('NFKC').trim().toLowerCase());
  if (match === null) return undefined;
  const [, digits = '', suffix] = match;
  const grouped = /^\d{1,3}(?:[,. ]\d{3})+$/.test(digits);
  // A count is whole, so "1.234" groups thousands; only a suffix makes a fraction of it ("1.234K").
  if (suffix === undefined)
    return whole(Number(grouped ? digits.replace(/[,. ]/g, '') : digits.replace(',', '.')));
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  return whole(Number(plain.replaceAll(' ', '')) * MULTIPLIERS[suffix]!);
}

const whole = (count: number) => Math.min(Math.round(count), MAX_COUNT);

/** The sum of an object of counts such as `{"like":2,"haha":1}`, or undefined when it holds none. */
export function sumCounts(value: unknown): number | undefined {
  if (!isObject(value)) return undefined;
  const counts = Object.values(value).map(parseCount);
  if (counts.length === 0 || counts.includes(undefined)) return undefined;
  return whole(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, and \r
const UNCLEAN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff]/;
const LONE_SURROGATE = /\p{Surrogate}/gu;
/**
 * Text that every store and screen can hold: line ends as \n, control characters (NUL above all, which PostgreSQL
 * refuses) removed, lone surrogates replaced with U+FFFD, no blanks around it.
 */
export function cleanText(text: string): string {
  if (!UNCLEAN.test(text)) return text.trim();
  return text.replace(/\r\n?/g, '\n').replace(CONTROL, '').replace(LONE_SURROGATE, '\uFFFD').trim();
}

/** Whether a cleaned text has nothing to see: only blanks and characters that show nothing. */
export const isBlank = (text: string) => !shownText(text).trim();

/** One line, cut without splitting a character. */
export function cleanAuthor(text: string): string {
  const line = cleanText(text.slice(0, 4 * MAX_AUTHOR_CHARS)).replace(/\s\s+|[^\S ]/g, ' ');
  return line.length <= MAX_AUTHOR_CHARS ? line : cleanText(line.slice(0, MAX_AUTHOR_CHARS));
}

/** An id as text; undefined when it is none. */
export function parseId(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value !== 'string' || value.length > MAX_REFERENCE_CHARS) return undefined;
  const id = cleanText(value);
  return id === '' ? undefined : id;
}

/** A web address without a user name; anything else (`javascript:` above all) is no link. */
export function parseLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_REFERENCE_CHARS) return undefined;
  const link = cleanText(value);
  return /^https?:\/\/[^\s"'<>@/?#\\]+(?:[/?#\\][^\s"'<>]*)?$/i.test(link) ? link : undefined;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text of the simple HTML that YouTube gives as textDisplay: line breaks kept, tags dropped, entities decoded. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}

/** Stars that a comment gives, and out of how many; `of` is 0 where the value alone does not say. */
export interface Stars {
  value: number;
  of: number;
}

const WORDS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];
const NUMBER =
  /^(\d{1,3}(?:[.,]\d{1,2})?)(?:\s?(?:\/|out of|daripada|of)\s?(\d{1,3}))?(?:\s?(?:stars?|bintang|星|颗星|★))?$/i;
const SIGNS = /^(★|⭐){1,5}☆{0,4}$/u;
const MOST = 100;

/** Reads 4, "4.5", "4/5", "5 stars", FOUR and ★★★★☆. Undefined for anything else, and for no star at all. */
export function commentStars(value: unknown): Stars | undefined {
  if (typeof value === 'number') return value > 0 && value <= MOST ? { value, of: 0 } : undefined;
  if (typeof value !== 'string' || value.length > 30) return undefined;
  const text = value.normalize('NFKC').replaceAll('\ufe0f', '').trim();
  const word = WORDS.indexOf(text.toUpperCase());
  if (word >= 0) return { value: word + 1, of: 5 };
  if (SIGNS.test(text)) return { value: [...text].filter((sign) => sign !== '☆').length, of: 5 };
  const match = NUMBER.exec(text);
  if (match === null) return undefined;
  const stars = Number(match[1]?.replace(',', '.'));
  const of = Number(match[2] ?? 0);
  return stars > 0 && stars <= (of || MOST) ? { value: stars, of } : undefined;
}

/** Out of how many the stars of a column are, where no value says it: the usual scale that has room for the largest. */
export const scaleOf = (largest: number) => (largest <= 5 ? 5 : largest <= 10 ? 10 : MOST);
