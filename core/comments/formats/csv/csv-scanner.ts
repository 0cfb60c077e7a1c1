/** How many blanks may stand between a closing quote and the end of its cell. */
const MAX_BLANKS = 1_000;
const QUOTE = '"';
const NEWLINE = '\n';

export interface Scanned {
  /** Where the last complete record ends; 0 when none does. */
  complete: number;
  /** How far the text is decided; what follows must come again before the next piece. */
  passed: number;
  /** The quotes of the record that begins at `complete` (or began in an earlier piece) do not match. */
  isBroken: boolean;
}

/** Finds the ends of CSV records in text that arrives in pieces, looking at every character once. Line ends are \n. */
export class CsvScanner {
  readonly #delimiter: string;
  #inQuotes = false;
  /** Inside a cell that does not begin with a quote: quotes in it mean nothing. */
  #inPlain = false;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /** To be told that the next text begins a record. */
  reset(): void {
    this.#inQuotes = false;
    this.#inPlain = false;
  }

  /** Goes on behind what was `passed`. With `final`, the end of the text ends a record. */
  scan(text: string, final: boolean): Scanned {
    let at = 0;
    let complete = 0;
    while (at < text.length) {
      if (this.#inQuotes) {
        const quote = text.indexOf(QUOTE, at);
        if (quote === -1) break;
        const after = this.#closeQuote(text, quote, final);
        if (after === 'more') return { complete, passed: quote, isBroken: false };
        if (after === 'broken') return { complete, passed: quote, isBroken: true };
        at = after;
      } else if (!this.#inPlain && text[at] === QUOTE) {
        this.#inQuotes = true;
        at++;
      } else {
        const next = this.#endOfPlain(text, at);
        this.#inPlain = next === text.length;
        if (this.#inPlain) break;
        at = next + 1;
        if (text[next] === NEWLINE) complete = at;
      }
    }
    if (!final) return { complete, passed: text.length, isBroken: false };
    if (this.#inQuotes) return { complete, passed: text.length, isBroken: true };
    return { complete: text.length, passed: text.length, isBroken: false };
  }

  /** Where the plain cell at `at` ends: at a delimiter, a line end, or the end of the text. */
  #endOfPlain(text: string, at: number): number {
    for (let index = at; index < text.length; index++) {
      const char = text[index];
      if (char === NEWLINE || char === this.#delimiter) return index;
    }
    return text.length;
  }

  /** Where reading goes on behind a quote inside a quoted cell: behind a doubled one, or at the end of the cell. */
  #closeQuote(text: string, quote: number, final: boolean): number | 'more' | 'broken' {
    let at = quote + 1;
    if (text[at] === QUOTE) return at + 1;
    const last = Math.min(text.length, at + MAX_BLANKS);
    while (at < last && text[at] !== NEWLINE && text[at] !== this.#delimiter && text[at]!.trim() === '') at++;
    if (at === text.length && !final) return 'more';
    if (at < text.length && text[at] !== NEWLINE && text[at] !== this.#delimiter) return 'broken';
    this.#inQuotes = false;
    return at;
  }
}
