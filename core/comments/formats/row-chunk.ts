import type { RowProblem } from '../gather/comment-report.js';

/** One row of a file, parsed, with its place. */
export interface StreamedRow {
  row: unknown;
  /** Line on which it starts, from 1. */
  line: number;
  /** From 0. */
  index: number;
}

export interface RowChunk {
  rows: StreamedRow[];
  problems: RowProblem[];
}

/** Where and why reading cannot go on. Everything before that place has been handed out. */
export interface StreamEnd {
  line: number;
  reason: string;
}

/** Reads the rows of one format from UTF-8 that arrives in pieces. */
export interface RowReader {
  /** The rows that are complete with this piece, some at a time. */
  push(piece: Uint8Array): Iterable<RowChunk>;
  /** The rest, once the last piece has been pushed. */
  end(): Iterable<RowChunk>;
  /** Set as soon as the file turns out to be damaged beyond going on, or cut off. */
  readonly stopped?: StreamEnd | null;
  /** The names in the first line of a table, once it has been read. */
  readonly columns?: string[] | undefined;
  /** The object around the list of rows, where it is known before the rows are. */
  readonly around?: unknown;
}

/** The problem of a row that cannot be read. */
export const damaged = (line: number, index: number, reason: string): RowProblem => ({
  line,
  index,
  outcome: 'rejected',
  field: null,
  reason,
});
