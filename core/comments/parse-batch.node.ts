import { isUtf8 } from 'node:buffer';
import type { RowProblem } from './comment-report.js';
import { rowFault } from './json-fault.js';
import type { RowBatch } from './row-batch.js';

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

/** Parses a batch in one call; only when that fails, row by row, so that a damaged one costs no other. */
export function parseBatch(batch: RowBatch): RowChunk {
  const values = parseAtOnce(batch);
  if (values === null) return parseOneByOne(batch);
  const { lines, firstIndex } = batch;
  const rows = new Array<StreamedRow>(values.length);
  for (let row = 0; row < values.length; row++)
    rows[row] = { row: values[row], line: lines[row]!, index: firstIndex + row };
  return { rows, problems: [] };
}

/** All rows of the batch; null when one of them is damaged. */
function parseAtOnce({ bytes, starts, ends, joined }: RowBatch): unknown[] | null {
  const text = viewOf(bytes, starts[0]!, ends.at(-1)!);
  if (!joined || !isUtf8(text)) return null;
  try {
    const values: unknown[] = JSON.parse(`[${text.toString('utf8')}]`);
    return values.length === starts.length ? values : null;
  } catch {
    return null;
  }
}

function parseOneByOne({ bytes, starts, ends, lines, firstIndex }: RowBatch): RowChunk {
  const chunk: RowChunk = { rows: [], problems: [] };
  for (const [row, start] of starts.entries()) {
    const line = lines[row]!;
    const index = firstIndex + row;
    const slice = viewOf(bytes, start, ends[row]!);
    const text = slice.toString('utf8');
    const reason = isUtf8(slice) ? null : 'The row is not UTF-8 text.';
    try {
      if (reason !== null) throw new SyntaxError(reason);
      chunk.rows.push({ row: JSON.parse(text), line, index });
    } catch {
      chunk.problems.push({
        line,
        index,
        outcome: 'rejected',
        field: null,
        reason: reason ?? rowFault(text, line),
      });
    }
  }
  return chunk;
}

const viewOf = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start);
