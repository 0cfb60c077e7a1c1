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
