export interface Place {
  start: number;
  end: number;
}

/** A text folded for comparison, and where each of its code units came from. */
interface Folded {
  text: string;
  /** `from[i]` and `to[i]`: where the source of folded unit i begins and ends. */
  from: number[];
  to: number[];
}

const WHITE = /\s/u;
const QUOTES = new Map([
  ['“', '"'],
  ['”', '"'],
  ['‘', "'"],
  ['’', "'"],
  ['…', '...'],
]);

/** The most code units that folding makes of one character (U+FDFA). */
const MAX_FOLDED_UNITS = 18;

/** Case, width, white space and kinds of quotation marks do not count: models change them when they copy. */
function fold(text: string): Folded {
  const units: string[] = [];
  const folded: Folded = { text: '', from: [], to: [] };
  let at = 0;
  let endsWhite = false;
  for (const character of text) {
    const end = at + character.length;
    const isWhite = WHITE.test(character);
    if (!isWhite || !endsWhite) {
      const unit = isWhite ? ' ' : (QUOTES.get(character) ?? character.normalize('NFKC').toLowerCase());
      units.push(unit);
      for (let i = 0; i < unit.length; i++) {
        folded.from.push(at);
        folded.to.push(end);
      }
      endsWhite = unit.endsWith(' ');
    } else {
      folded.to[folded.to.length - 1] = end;
    }
    at = end;
  }
  folded.text = units.join('');
  return folded;
}

/** The text without the characters that `isOuter` accepts at its two ends. */
function trimmed(text: string, isOuter: (character: string) => boolean): string {
  let [start, end] = [0, text.length];
  while (start < end && isOuter(text[start]!)) start++;
  while (end > start && isOuter(text[end - 1]!)) end--;
  return text.slice(start, end);
}

const isMark = (character: string) =>
  character === '"' || character === "'" || QUOTES.get(character)?.length === 1 || WHITE.test(character);

/**
 * Makes a function that says where a quote stands in `content`, or null. Exact first (at `hint`, else the first place),
 * then with case, width, white space and quotation marks set aside. The place is always one of `content`, so its text
 * can be cut out verbatim. Takes time in proportion to the quote and the content, whatever a provider answers.
 */
export function createQuoteFinder(content: string): (quote: string, hint?: number) => Place | null {
  let haystack: Folded | undefined;
  return (quote, hint) => {
    if (quote.trim() === '') return null;
    if (hint !== undefined && content.startsWith(quote, hint))
      return { start: hint, end: hint + quote.length };
    const exact = content.indexOf(quote);
    if (exact >= 0) return { start: exact, end: exact + quote.length };
    const bare = trimmed(quote, isMark);
    if (bare.length > MAX_FOLDED_UNITS * content.length) return null;
    const needle = trimmed(fold(bare).text, isMark);
    if (needle === '') return null;
    haystack ??= fold(content);
    const found = haystack.text.indexOf(needle);
    if (found < 0) return null;
    return {
      start: haystack.from[found] ?? 0,
      end: haystack.to[found + needle.length - 1] ?? content.length,
    };
  };
}

/** Where one quote stands in `content`, or null, as `createQuoteFinder` says. */
export const locateQuote = (content: string, quote: string, hint?: number): Place | null =>
  createQuoteFinder(content)(quote, hint);
