import { isUtf8 } from 'node:buffer';
import type { RowProblem } from './comment-report.js';
import { CLOSE_LIST, OPEN_LIST } from './json-bytes.js';
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

function parseAtOnce({ bytes, starts, ends, joined, values }: RowBatch): unknown[] | null {
  if (values !== undefined) return values;
  const parsed = joined ? parseRows(bytes, starts[0]!, ends.at(-1)!) : null;
  return parsed?.length === starts.length ? parsed : null;
}

/** The rows between two offsets, with commas between them; null when these bytes are no such list. */
export function parseRows(bytes: Uint8Array, start: number, end: number): unknown[] | null {
  if (!isUtf8(viewOf(bytes, start, end))) return null;
  try {
    const values: unknown = JSON.parse(bracketed(bytes, start, end));
    return Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}

/**
 * The bytes as text in brackets. The brackets are set into the bytes for the moment of decoding, where there is room:
 * gluing them to the text afterwards would copy it once more, a tenth of the whole time.
 */
function bracketed(bytes: Uint8Array, start: number, end: number): string {
  if (start === 0 || end >= bytes.length) return `[${viewOf(bytes, start, end).toString('utf8')}]`;
  const before = bytes[start - 1]!;
  const after = bytes[end]!;
  bytes[start - 1] = OPEN_LIST;
  bytes[end] = CLOSE_LIST;
  const text = viewOf(bytes, start - 1, end + 1).toString('utf8');
  bytes[start - 1] = before;
  bytes[end] = after;
  return text;
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
