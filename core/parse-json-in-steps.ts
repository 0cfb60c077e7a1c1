import type { Steps } from './turns.js';

/** Shorter texts are parsed in a millisecond or two. */
const LONG = 262_144;
/** Characters parsed in one step: less than a millisecond. */
const PIECE = 32_768;
/** Objects in objects that are looked into for long lists; what is deeper is parsed with its row. */
const MOST_DEEP = 4;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const LIST = { open: 91, close: 93 };
const OBJECT = { open: 123, close: 125 };

/** The text has another form than is followed here, or is no JSON: JSON.parse decides. */
class Unclear extends Error {}

/**
 * What JSON.parse makes of a text, for whoever has others to let through: the rows of long lists are parsed some at a
 * time. Throws what JSON.parse throws; then, and for one enormous row, there is only one step.
 */
export function* parseJsonInSteps(text: string): Steps<unknown> {
  if (text.length < LONG) return JSON.parse(text);
  try {
    const reader = new Reader(text);
    const value = yield* reader.value(0);
    reader.end();
    return value;
  } catch (error) {
    if (!(error instanceof Unclear) && !(error instanceof SyntaxError)) throw error;
    return JSON.parse(text);
  }
}

/** Follows the brackets and leaves everything between them to JSON.parse. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  *value(depth: number): Steps<unknown> {
    const code = this.#next();
    if (code === LIST.open) return yield* this.#list();
    if (code === OBJECT.open && depth < MOST_DEEP) return yield* this.#object(depth);
    return JSON.parse(yield* this.#slice(Number.POSITIVE_INFINITY));
  }

  end(): void {
    if (!Number.isNaN(this.#next())) throw new Unclear();
  }

  *#list(): Steps<unknown[]> {
    const list: unknown[] = [];
    for (this.#at += 1; ; this.#at += 1) {
      const rows = yield* this.#slice(PIECE);
      const isLast = this.#text.charCodeAt(this.#at) === LIST.close;
      if (rows.trim() !== '') for (const row of JSON.parse(`[${rows}]`)) list.push(row);
      // An empty list has no row; a comma before the bracket, or before another, is an error.
      else if (!isLast || list.length > 0) throw new Unclear();
      if (isLast) break;
      if (this.#text.charCodeAt(this.#at) !== COMMA) throw new Unclear();
      yield;
    }
    this.#at += 1;
    return list;
  }

  *#object(depth: number): Steps<object> {
    const object = {};
    this.#at += 1;
    if (this.#next() === OBJECT.close) {
      this.#at += 1;
      return object;
    }
    for (;;) {
      const key = this.#key();
      const value = yield* this.value(depth + 1);
      // As JSON.parse: `__proto__` is a name like any other.
      Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
      const code = this.#next();
      this.#at += 1;
      if (code === OBJECT.close) return object;
      if (code !== COMMA) throw new Unclear();
    }
  }

  #key(): string {
    if (this.#next() !== QUOTE) throw new Unclear();
    const start = this.#at;
    this.#at = this.#afterText(start);
    const key: unknown = JSON.parse(this.#text.slice(start, this.#at));
    if (this.#next() !== COLON) throw new Unclear();
    this.#at += 1;
    return key as string;
  }

  /** The character at the next place that is no blank; NaN at the end. */
  #next(): number {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return code;
      this.#at += 1;
    }
  }

  /** The place after the text that begins at a quote. */
  #afterText(start: number): number {
    for (let at = start + 1; at < this.#text.length; at++) {
      const code = this.#text.charCodeAt(at);
      if (code === QUOTE) return at + 1;
      if (code === BACKSLASH) at += 1;
    }
    throw new Unclear();
  }

  /**
   * Whole values from here to the first comma after `most` characters, or to the bracket that closes what is around them;
   * the place is then there. With infinitely many it is one value, up to its comma.
   */
  *#slice(most: number): Steps<string> {
    const text = this.#text;
    const start = this.#at;
    const from = most === Number.POSITIVE_INFINITY ? start : start + most;
    let depth = 0;
    let at = start;
    let pause = start + PIECE;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) at = this.#afterText(at) - 1;
      else if (code === LIST.open || code === OBJECT.open) depth += 1;
      else if (code === LIST.close || code === OBJECT.close) {
        if (depth === 0) break;
        depth -= 1;
      } else if (code === COMMA && depth === 0 && at >= from) break;
      if (at >= pause) {
        pause = at + PIECE;
        yield;
      }
    }
    this.#at = at;
    return text.slice(start, at);
  }
}
