import { LIST_WRAPPERS } from './comment-fields.js';
import {
  BATCH_BYTES,
  BATCH_ROWS,
  join,
  MAX_ROW_BYTES,
  type RowBatch,
  type RowSplitter,
  type StreamEnd,
} from './row-batch.js';
import { RowGuess } from './row-guess.node.js';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const OPEN_OBJECT = 0x7b;

/** What a byte outside strings means for finding the ends of rows; everything else is 0. */
const KIND_QUOTE = 1;
const KIND_OPEN = 2;
const KIND_CLOSE = 3;
const KIND_NEWLINE = 4;
const KIND_COMMA = 5;
const KIND_BLANK = 6;
const KINDS = new Uint8Array(256);
for (const [kind, characters] of [
  [KIND_QUOTE, '"'],
  [KIND_OPEN, '[{'],
  [KIND_CLOSE, ']}'],
  [KIND_NEWLINE, '\n'],
  [KIND_COMMA, ','],
  [KIND_BLANK, ' \t\r'],
] as const)
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind;

const MAX_WRAPPERS = 4;
const MAX_KEY_BYTES = 100;

/**
 * Finds the rows of JSON without parsing it: the elements of a list, of a list inside an object (`{…,"comments":[…]}`),
 * or a sequence of objects one after the other. Only brackets, strings and line ends are looked at; whether a row is
 * sound is left to JSON.parse.
 */
export class JsonSplitter implements RowSplitter {
  stopped: StreamEnd | null = null;
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #line = 1;
  #index = 0;
  #inString = false;
  /** In a list: brackets open since its own. Outside: brackets open inside a value that is passed over. */
  #depth = 0;
  #inList = false;
  /** Objects open around the list that is looked for, and what is known of the outermost. */
  #wrappers = 0;
  #top = { start: -1, line: 1, listSeen: false, rowsSeen: false };
  /** Rows before the list that is being read. */
  #rowsBefore = 0;
  /** The last name read in a wrapper; -1 as start while none is being read. */
  #key = { start: -1, name: '', expected: false };
  /** The row that has begun but not ended. */
  #start = -1;
  #startLine = 1;
  #starts: number[] = [];
  #ends: number[] = [];
  #lines: number[] = [];
  readonly #guess: RowGuess;

  /** `parse` reads the bytes of rows and the commas between them; null when they are not that. */
  constructor(parse: (bytes: Uint8Array, start: number, end: number) => unknown[] | null) {
    this.#guess = new RowGuess(parse);
  }

  *push(piece: Uint8Array): Generator<RowBatch> {
    // Always the same kind of view, so that the walk below stays fast.
    this.#bytes = join(this.#bytes, new Uint8Array(piece.buffer, piece.byteOffset, piece.length));
    while (this.stopped === null && this.#at < this.#bytes.length) {
      const guessed = this.#guessRows();
      if (guessed !== null) yield guessed;
      else if (this.#inList) this.#scanList();
      else this.#seekList();
      if (this.#isFull()) yield this.#batch();
    }
    if (this.#starts.length > 0) yield this.#batch();
    this.#dropRead();
  }

  end(): RowBatch[] {
    if (this.stopped !== null || (!this.#inList && this.#wrappers === 0)) return [];
    const line = this.#start >= 0 ? this.#startLine : this.#line;
    const where =
      this.#start >= 0 ? 'in the middle of the row that begins here' : 'before its list is closed';
    this.stopped = {
      line,
      reason: `The file ends ${where}: it is cut off, or a quote or bracket is missing.`,
    };
    return [];
  }

  #isFull(): boolean {
    const rows = this.#starts.length;
    return rows >= BATCH_ROWS || (rows > 0 && this.#ends[rows - 1]! - this.#starts[0]! >= BATCH_BYTES);
  }

  /** Takes rows without walking through them, if it can. Only between rows, with no other rows waiting. */
  #guessRows(): RowBatch | null {
    if (!this.#inList || this.#depth > 0 || this.#inString || this.#start >= 0 || this.#starts.length > 0)
      return null;
    const guessed = this.#guess.next(this.#bytes, this.#at, this.#line);
    if (guessed === null) return null;
    const { values, lines, end, newlines } = guessed;
    const firstIndex = this.#index;
    this.#index += values.length;
    this.#line += newlines;
    this.#at = end;
    return { bytes: this.#bytes, starts: [], ends: [], lines, firstIndex, joined: true, values };
  }

  #batch(): RowBatch {
    this.#guess.learn({ bytes: this.#bytes, starts: this.#starts, ends: this.#ends });
    const batch = {
      bytes: this.#bytes,
      starts: this.#starts,
      ends: this.#ends,
      lines: this.#lines,
      firstIndex: this.#index - this.#starts.length,
      joined: true,
    };
    this.#starts = [];
    this.#ends = [];
    this.#lines = [];
    return batch;
  }

  /** Forgets the bytes that no open row and no open name needs. */
  #dropRead(): void {
    // An object too large to be a row may still hold a list of them.
    if (this.#bytes.length - this.#top.start > MAX_ROW_BYTES) this.#top.start = -1;
    const needed = [this.#at, this.#start, this.#key.start, this.#top.start].filter((offset) => offset >= 0);
    // One byte more, where a bracket can be set while the row behind it is parsed.
    const from = Math.max(0, Math.min(...needed, this.#bytes.length) - 1);
    if (this.#bytes.length - from > MAX_ROW_BYTES)
      this.stopped ??= {
        line: this.#start >= 0 ? this.#startLine : this.#line,
        reason: `What begins here does not end within ${MAX_ROW_BYTES / 1_048_576} MB: a quote or bracket is missing.`,
      };
    this.#bytes = this.#bytes.subarray(from);
    this.#at -= from;
    if (this.#start >= 0) this.#start -= from;
    if (this.#key.start >= 0) this.#key.start -= from;
    if (this.#top.start >= 0) this.#top.start -= from;
  }

  #finishRow(end: number): void {
    this.#starts.push(this.#start);
    this.#ends.push(end);
    this.#lines.push(this.#startLine);
    this.#start = -1;
    this.#index++;
  }

  /** Walks through rows until the list ends, the batch is full or the bytes are used up. */
  #scanList(): void {
    const bytes = this.#bytes;
    const length = bytes.length;
    let at = this.#at;
    let depth = this.#depth;
    let inString = this.#inString;
    while (at < length) {
      if (inString) {
        let byte = bytes[at]!;
        while (byte !== QUOTE) {
          at += byte === BACKSLASH ? 2 : 1;
          if (at >= length) break;
          byte = bytes[at]!;
        }
        // An escape may reach over the end of the bytes: `at` then points into the next piece.
        if (at >= length) break;
        inString = false;
        at++;
        continue;
      }
      const kind = KINDS[bytes[at]!]!;
      if (kind === 0) {
        if (depth === 0 && this.#start < 0) this.#beginRow(at);
      } else if (kind === KIND_QUOTE) {
        inString = true;
        if (depth === 0 && this.#start < 0) this.#beginRow(at);
      } else if (kind === KIND_OPEN) {
        if (depth++ === 0 && this.#start < 0) this.#beginRow(at);
      } else if (kind === KIND_NEWLINE) {
        this.#line++;
      } else if (kind === KIND_CLOSE) {
        if (depth === 0) {
          if (this.#start >= 0) this.#finishRow(at);
          this.#inList = false;
          this.#top.rowsSeen = this.#index > this.#rowsBefore;
          at++;
          break;
        }
        if (--depth === 0) {
          this.#finishRow(at + 1);
          if (this.#isFull()) {
            at++;
            break;
          }
        }
      } else if (kind === KIND_COMMA && depth === 0 && this.#start >= 0) {
        this.#finishRow(at);
      }
      at++;
    }
    this.#at = at;
    this.#depth = depth;
    this.#inString = inString;
  }

  #beginRow(at: number): void {
    this.#start = at;
    this.#startLine = this.#line;
  }

  /** Walks through what stands around the list until it begins, an object without list ends, or the bytes are used up. */
  #seekList(): void {
    const bytes = this.#bytes;
    while (this.#at < bytes.length) {
      const byte = bytes[this.#at]!;
      if (this.#inString) {
        if (byte === BACKSLASH) this.#at++;
        else if (byte === QUOTE) this.#endString();
        this.#at++;
        continue;
      }
      const kind = KINDS[byte]!;
      if (kind === KIND_NEWLINE) this.#line++;
      else if (this.#wrappers === 0 && kind !== KIND_BLANK) {
        if (!this.#beginTop(byte)) return;
      } else if (kind === KIND_QUOTE) {
        this.#inString = true;
        if (this.#depth === 0 && this.#key.expected) this.#key.start = this.#at;
      } else if (this.#depth > 0) {
        if (kind === KIND_OPEN) this.#depth++;
        else if (kind === KIND_CLOSE) this.#depth--;
      } else if (kind === KIND_OPEN) this.#openValue(byte);
      else if (kind === KIND_CLOSE) this.#closeWrapper();
      else if (byte === COMMA) this.#key = { start: -1, name: '', expected: true };
      else if (byte === COLON) this.#key.expected = false;
      this.#at++;
      if (this.#inList || this.#isFull()) return;
    }
  }

  /** A value at the top of the file; false when it is none that could hold rows. */
  #beginTop(byte: number): boolean {
    if (byte === OPEN_LIST) {
      this.#openList();
      return true;
    }
    if (byte === OPEN_OBJECT) {
      this.#top = { start: this.#at, line: this.#line, listSeen: false, rowsSeen: false };
      this.#wrappers = 1;
      this.#key = { start: -1, name: '', expected: true };
      return true;
    }
    if (byte === COMMA && this.#index > 0) return true;
    const shown = JSON.stringify(String.fromCharCode(byte));
    this.stopped = {
      line: this.#line,
      reason: `A list or an object is expected here, but there is ${shown}: the JSON is damaged before or at this place.`,
    };
    return false;
  }

  #openValue(byte: number): void {
    const leads = !this.#top.rowsSeen && LIST_WRAPPERS.includes(this.#key.name);
    if (leads && byte === OPEN_LIST) this.#openList();
    else if (leads && this.#wrappers < MAX_WRAPPERS) {
      this.#wrappers++;
      this.#key = { start: -1, name: '', expected: true };
    } else this.#depth = 1;
  }

  #openList(): void {
    this.#inList = true;
    this.#depth = 0;
    this.#rowsBefore = this.#index;
    // An object with a list is a wrapper, even if the list turns out to be empty.
    this.#top.start = -1;
    this.#top.listSeen = true;
  }

  #closeWrapper(): void {
    this.#key = { start: -1, name: '', expected: false };
    if (--this.#wrappers > 0 || this.#top.listSeen) return;
    if (this.#top.start < 0) {
      const reason = `The object that begins here has more than ${MAX_ROW_BYTES / 1_048_576} MB and no list of rows.`;
      this.stopped = { line: this.#top.line, reason };
      return;
    }
    this.#start = this.#top.start;
    this.#top.start = -1;
    this.#startLine = this.#top.line;
    this.#finishRow(this.#at + 1);
  }

  #endString(): void {
    this.#inString = false;
    const { start } = this.#key;
    if (start < 0) return;
    const name = this.#at - start <= MAX_KEY_BYTES ? this.#bytes.subarray(start + 1, this.#at) : [];
    this.#key = { start: -1, name: String.fromCharCode(...name), expected: false };
  }
}
