import { soundText } from '../../bytes/utf8.js';
import { ROWS } from '../../rows.texts.model.js';
import { damaged, type RowChunk, type RowReader, type StreamedRow } from '../row-chunk.js';
import { rowFault } from './json-fault.js';
import type { RowBatch, RowSplitter } from './row-batch.js';

/** Makes rows of what a splitter cuts. */
export class JsonRows implements RowReader {
  readonly #splitter: RowSplitter;

  constructor(splitter: RowSplitter) {
    this.#splitter = splitter;
  }

  *push(piece: Uint8Array): Generator<RowChunk> {
    for (const batch of this.#splitter.push(piece)) yield parseBatch(batch);
  }

  *end(): Generator<RowChunk> {
    for (const batch of this.#splitter.end()) yield parseBatch(batch);
  }

  get stopped() {
    return this.#splitter.stopped;
  }
}

/** Parses a batch in one call; only when that fails, row by row, so that a damaged one costs no other. */
function parseBatch(batch: RowBatch): RowChunk {
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
  const text = joined ? soundText(bytes.subarray(starts[0], ends.at(-1))) : null;
  if (text === null) return null;
  try {
    const values: unknown[] = JSON.parse(`[${text}]`);
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
    const text = soundText(bytes.subarray(start, ends[row]));
    try {
      if (text === null) chunk.problems.push(damaged(line, index, ROWS().rowNotUtf8));
      else chunk.rows.push({ row: JSON.parse(text), line, index });
    } catch {
      chunk.problems.push(damaged(line, index, rowFault(text ?? '', line)));
    }
  }
  return chunk;
}
