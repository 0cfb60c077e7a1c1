import type { StreamEnd } from '../row-chunk.js';

/** Some hundred rows of a file, still as bytes: where each starts and ends in `bytes`, and its line in the file. */
export interface RowBatch {
  bytes: Uint8Array;
  starts: number[];
  ends: number[];
  /** Line of the file on which each row starts, from 1. */
  lines: number[];
  /** Index of the first row among all of the file, from 0. */
  firstIndex: number;
  /** True when the bytes from the first row to the last, in brackets, are a JSON list if every row is sound. */
  joined: boolean;
}

/** Rows of a batch: enough to make JSON.parse worth its call, few enough to stay in the young generation of the heap. */
export const BATCH_BYTES = 256 * 1024;
export const BATCH_ROWS = 500;

/** A row beyond this is no row: a quote or a bracket is missing. */
export const MAX_ROW_BYTES = 8 * 1_048_576;

/** Cuts the bytes of a file, which arrive in pieces, into batches of rows. */
export interface RowSplitter {
  /** The batches that are complete with this piece, which the batches may refer to. */
  push(piece: Uint8Array): Generator<RowBatch>;
  /** The rest, once the last piece has been pushed. */
  end(): Iterable<RowBatch>;
  /** Set as soon as the file turns out to be damaged beyond going on, or cut off. */
  readonly stopped: StreamEnd | null;
}
