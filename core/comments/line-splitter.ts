import { CLOSE_OBJECT, COMMA, NEWLINE, OPEN_OBJECT } from './json-bytes.js';
import {
  BATCH_BYTES,
  BATCH_ROWS,
  join,
  MAX_ROW_BYTES,
  type RowBatch,
  type RowSplitter,
} from './row-batch.js';

/** Cuts newline-delimited JSON into its lines; blank ones are left out. Damage in a line stays in that line. */
export class LineSplitter implements RowSplitter {
  readonly stopped = null;
  #rest: Uint8Array = new Uint8Array(0);
  #line = 1;
  #index = 0;
  /** Inside a line that is too long to be one: what follows up to its end is dropped. */
  #dropping = false;

  *push(piece: Uint8Array): Generator<RowBatch> {
    const bytes = join(this.#rest, piece);
    const consumed = yield* this.#cut(bytes);
    this.#rest = bytes.subarray(consumed);
    if (this.#rest.length <= MAX_ROW_BYTES) return;
    // The first part of an endless line goes out as a row, and fails there with its line.
    if (!this.#dropping) yield* this.#one(this.#rest.subarray(0, 100));
    this.#dropping = true;
    this.#rest = new Uint8Array(0);
  }

  *end(): Generator<RowBatch> {
    if (this.#rest.length > 0) yield* this.#cut(join(this.#rest, Uint8Array.of(NEWLINE)));
    this.#rest = new Uint8Array(0);
  }

  *#cut(bytes: Uint8Array): Generator<RowBatch, number> {
    let at = 0;
    let batch = this.#batch();
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, at)) {
      if (this.#dropping) this.#dropping = false;
      else if (!isBlank(bytes, at, end)) {
        batch.starts.push(at);
        batch.ends.push(end);
        batch.lines.push(this.#line);
        this.#index++;
      }
      at = end + 1;
      this.#line++;
      if (batch.starts.length >= BATCH_ROWS || at - (batch.starts[0] ?? at) >= BATCH_BYTES) {
        yield joinLines(bytes, batch);
        batch = this.#batch();
      }
    }
    if (batch.starts.length > 0) yield joinLines(bytes, batch);
    return at;
  }

  *#one(bytes: Uint8Array): Generator<RowBatch> {
    const firstIndex = this.#index++;
    yield { bytes, starts: [0], ends: [bytes.length], lines: [this.#line], firstIndex, joined: false };
  }

  #batch(): Omit<RowBatch, 'bytes' | 'joined'> {
    return { starts: [], ends: [], lines: [], firstIndex: this.#index };
  }
}

/** Copies the lines of a batch and puts commas where rows end, so that they can be parsed as one list. */
function joinLines(
  bytes: Uint8Array,
  { starts, ends, lines, firstIndex }: Omit<RowBatch, 'bytes' | 'joined'>,
): RowBatch {
  const from = starts[0]!;
  const copy = bytes.slice(from, ends.at(-1));
  let joined = true;
  for (const [row, start] of starts.entries()) {
    const end = ends[row]!;
    starts[row] = start - from;
    ends[row] = end - from;
    if (row < starts.length - 1) copy[end - from] = COMMA;
    // Two damaged lines could make one sound row; not if each is an object by its first and last character.
    joined &&= bytes[start] === OPEN_OBJECT && lastByte(bytes, end) === CLOSE_OBJECT;
  }
  return { bytes: copy, starts, ends, lines, firstIndex, joined };
}

function lastByte(bytes: Uint8Array, end: number): number | undefined {
  let at = end - 1;
  while (at > 0 && bytes[at]! <= 0x20) at--;
  return bytes[at];
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at]! > 0x20) return false;
  return true;
}
