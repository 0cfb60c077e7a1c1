import { CLOSE_OBJECT, COMMA, NEWLINE, OPEN_OBJECT } from '../../bytes/json-bytes.js';
import { LineRest } from '../../bytes/line-rest.js';
import { BATCH_BYTES, BATCH_ROWS, MAX_ROW_BYTES, type RowBatch, type RowSplitter } from './row-batch.js';

/** Cuts newline-delimited JSON into its lines; blank ones are left out. Damage in a line stays in that line. */
export class LineSplitter implements RowSplitter {
  readonly stopped = null;
  readonly #rest = new LineRest();
  #line = 1;
  #index = 0;
  /** Inside a line that is too long to be one: what follows up to its end is dropped. */
  #dropping = false;

  *push(piece: Uint8Array): Generator<RowBatch> {
    yield* this.#cut(this.#rest.add(piece));
    if (this.#rest.length <= MAX_ROW_BYTES) return;
    const first = this.#rest.take();
    // The first part of an endless line goes out as a row, and fails there with its line.
    if (!this.#dropping) yield* this.#one(first.subarray(0, 100));
    this.#dropping = true;
  }

  *end(): Generator<RowBatch> {
    const last = this.#rest.take();
    if (last.length === 0) return;
    const line = new Uint8Array(last.length + 1);
    line.set(last);
    line[last.length] = NEWLINE;
    yield* this.#cut(line);
  }

  /** Cuts bytes that end with a line end. */
  *#cut(bytes: Uint8Array): Generator<RowBatch> {
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
  // Not `slice`, which of a Buffer is no copy.
  const copy = new Uint8Array(bytes.subarray(from, ends.at(-1)));
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
