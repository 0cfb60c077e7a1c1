import { GrowingBytes } from '../../bytes/growing-bytes.js';
import {
  BACKSLASH,
  KIND_CLOSE,
  KIND_COMMA,
  KIND_NEWLINE,
  KIND_OPEN,
  KIND_QUOTE,
  KINDS,
  QUOTE,
} from '../../bytes/json-bytes.js';
import { ROWS } from '../../texts/rows.texts.model.js';
import type { StreamEnd } from '../row-chunk.js';
import { ListSeeker } from './list-seeker.js';
import { BATCH_BYTES, BATCH_ROWS, MAX_ROW_BYTES, type RowBatch, type RowSplitter } from './row-batch.js';

/**
 * Finds the rows of JSON without parsing it: the elements of a list, of a list inside an object (`{…,"comments":[…]}`),
 * or a sequence of objects one after the other. Only brackets, strings and line ends are looked at; whether a row is
 * sound is left to JSON.parse.
 */
export class JsonSplitter implements RowSplitter {
  stopped: StreamEnd | null = null;
  readonly #kept = new GrowingBytes();
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #line = 1;
  #index = 0;
  #inString = false;
  /** Brackets open inside the list. */
  #depth = 0;
  #inList = false;
  /** Rows before the list that is being read. */
  #rowsBefore = 0;
  readonly #seeker = new ListSeeker();
  /** The row that has begun but not ended. */
  #start = -1;
  #startLine = 1;
  #starts: number[] = [];
  #ends: number[] = [];
  #lines: number[] = [];

  *push(piece: Uint8Array): Generator<RowBatch> {
    this.#kept.add(piece);
    this.#bytes = this.#kept.view;
    while (this.stopped === null && this.#at < this.#bytes.length) {
      if (this.#inList) this.#scanList();
      else this.#seek();
      if (this.#isFull()) yield this.#batch();
    }
    if (this.#starts.length > 0) yield this.#batch();
    this.#dropRead();
  }

  end(): RowBatch[] {
    if (this.stopped !== null || (!this.#inList && !this.#seeker.isInside)) return [];
    const line = this.#start >= 0 ? this.#startLine : this.#line;
    this.stopped = { line, reason: this.#start >= 0 ? ROWS().endsInRow : ROWS().endsInList };
    return [];
  }

  #isFull(): boolean {
    const rows = this.#starts.length;
    return rows >= BATCH_ROWS || (rows > 0 && this.#ends[rows - 1]! - this.#starts[0]! >= BATCH_BYTES);
  }

  #batch(): RowBatch {
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
    const needed = Math.min(this.#at, this.#seeker.needed(this.#bytes.length), this.#bytes.length);
    const from = this.#start >= 0 ? Math.min(this.#start, needed) : needed;
    if (this.#bytes.length - from > MAX_ROW_BYTES)
      this.stopped ??= {
        line: this.#start >= 0 ? this.#startLine : this.#line,
        reason: ROWS().endless(MAX_ROW_BYTES / 1_048_576),
      };
    this.#kept.drop(from);
    this.#bytes = this.#kept.view;
    this.#at -= from;
    if (this.#start >= 0) this.#start -= from;
    this.#seeker.shift(from);
  }

  /** Walks through what stands around lists until one begins or an object without one is a row. */
  #seek(): void {
    this.#seeker.at = this.#at;
    this.#seeker.line = this.#line;
    const met = this.#seeker.seek(this.#bytes);
    this.#at = this.#seeker.at;
    this.#line = this.#seeker.line;
    this.stopped = this.#seeker.stopped;
    if (met.kind === 'row') {
      this.#start = met.start;
      this.#startLine = met.line;
      this.#finishRow(this.#at);
    } else if (met.kind === 'list') {
      this.#inList = true;
      this.#depth = 0;
      this.#rowsBefore = this.#index;
    }
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
          this.#seeker.listEnded(this.#index > this.#rowsBefore);
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
}
