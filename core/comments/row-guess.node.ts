import { CLOSE_OBJECT, COLON, COMMA, NEWLINE, OPEN_OBJECT, QUOTE } from './json-bytes.js';
import { BATCH_BYTES, type RowBatch } from './row-batch.js';

const MIN_GUESS_BYTES = 16 * 1024;
const MAX_SEAM_BYTES = 200;
const MAX_FAILURES = 8;

/** A stretch of rows that has been parsed already. */
export interface GuessedRows {
  values: unknown[];
  lines: number[];
  /** Where the last row ends. */
  end: number;
  newlines: number;
}

/**
 * Saves looking at every byte: rows written by a program are all joined by the same seam (`},{"id":` with its blanks),
 * so the last seam within the next 256 kB probably ends a row. JSON.parse proves it: a text that begins with a row and is a
 * list when put in brackets can only end where a row ends. Where rows nest, the guess fails and the bytes are walked.
 */
export class RowGuess {
  readonly #parse: (bytes: Uint8Array, start: number, end: number) => unknown[] | null;
  #seam: Buffer | null = null;
  #failures = 0;

  constructor(parse: (bytes: Uint8Array, start: number, end: number) => unknown[] | null) {
    this.#parse = parse;
  }

  /** Learns the seam from two rows that follow each other. */
  learn({ bytes, starts, ends }: Pick<RowBatch, 'bytes' | 'starts' | 'ends'>): void {
    const [, second] = starts;
    if (this.#seam !== null || second === undefined || bytes[second] !== OPEN_OBJECT) return;
    const from = ends[0]! - 1;
    const colon = bytes.indexOf(COLON, second);
    const plain = bytes[from] === CLOSE_OBJECT && colon !== -1 && colon - from < MAX_SEAM_BYTES;
    if (plain && bytes.subarray(second, colon).includes(QUOTE))
      this.#seam = Buffer.from(bytes.slice(from, colon + 1));
  }

  /** The rows from just behind a row (or a list's bracket) at `at`, or null when the bytes must be walked. */
  next(bytes: Uint8Array, at: number, line: number): GuessedRows | null {
    const seam = this.#seam;
    if (seam === null || this.#failures >= MAX_FAILURES || bytes.length - at < MIN_GUESS_BYTES) return null;
    const { start, newlines } = rowStart(bytes, at);
    if (start < 0) return null;
    const window = Buffer.from(
      bytes.buffer,
      bytes.byteOffset + start,
      Math.min(BATCH_BYTES, bytes.length - start),
    );
    const last = window.lastIndexOf(seam);
    const values = last === -1 ? null : this.#parse(bytes, start, start + last + 1);
    const lines =
      values === null ? null : linesOf(window.subarray(0, last + 1), seam, values.length, line + newlines);
    if (values === null || lines === null) {
      this.#failures++;
      return null;
    }
    if (this.#failures > 0) this.#failures--;
    return { values, lines: lines.starts, end: start + last + 1, newlines: newlines + lines.newlines };
  }
}

/** Passes over blanks and one comma to the row behind them; -1 when something else stands there. */
function rowStart(bytes: Uint8Array, at: number): { start: number; newlines: number } {
  let newlines = 0;
  let commas = 0;
  for (let start = at; start < bytes.length; start++) {
    const byte = bytes[start]!;
    if (byte === OPEN_OBJECT) return { start, newlines };
    if (byte === NEWLINE) newlines++;
    else if (byte === COMMA ? ++commas > 1 : byte > 0x20) break;
  }
  return { start: -1, newlines };
}

/** The line of each of `count` rows; null when the seams between them cannot be told from others inside them. */
function linesOf(rows: Buffer, seam: Buffer, count: number, firstLine: number) {
  if (rows.indexOf(NEWLINE) === -1) return { starts: new Array<number>(count).fill(firstLine), newlines: 0 };
  const starts = [firstLine];
  const inSeam = seam.indexOf(OPEN_OBJECT);
  let line = firstLine;
  let newline = rows.indexOf(NEWLINE);
  for (let at = rows.indexOf(seam); at !== -1; at = rows.indexOf(seam, at + 1)) {
    for (; newline !== -1 && newline < at + inSeam; newline = rows.indexOf(NEWLINE, newline + 1)) line++;
    starts.push(line);
  }
  for (; newline !== -1; newline = rows.indexOf(NEWLINE, newline + 1)) line++;
  return starts.length === count ? { starts, newlines: line - firstLine } : null;
}
