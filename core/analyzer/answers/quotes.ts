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

/** Case, width, white space and kinds of quotation marks do not count: models change them when they copy. */
function fold(text: string): Folded {
  const folded: Folded = { text: '', from: [], to: [] };
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const isWhite = WHITE.test(character);
    if (!isWhite || !folded.text.endsWith(' ')) {
      const unit = isWhite ? ' ' : (QUOTES.get(character) ?? character.normalize('NFKC').toLowerCase());
      folded.text += unit;
      for (let i = 0; i < unit.length; i++) {
        folded.from.push(at);
        folded.to.push(end);
      }
    } else {
      folded.to[folded.to.length - 1] = end;
    }
    at = end;
  }
  return folded;
}

/**
 * Where `quote` stands in `content`, or null. Exact first (at `hint`, else the first place), then with case, width,
 * white space and quotation marks set aside. The place is always one of `content`, so its text can be cut out verbatim.
 */
export function locateQuote(content: string, quote: string, hint?: number): Place | null {
  if (quote.trim() === '') return null;
  if (hint !== undefined && content.startsWith(quote, hint)) return { start: hint, end: hint + quote.length };
  const exact = content.indexOf(quote);
  if (exact >= 0) return { start: exact, end: exact + quote.length };
  const haystack = fold(content);
  const needle = fold(quote.trim()).text.replace(/^[\s"']+|[\s"']+$/g, '');
  if (needle === '') return null;
  const found = haystack.text.indexOf(needle);
  if (found < 0) return null;
  return {
    start: haystack.from[found] ?? 0,
    end: haystack.to[found + needle.length - 1] ?? content.length,
  };
}
