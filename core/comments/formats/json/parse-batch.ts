import { soundText } from '../../bytes/utf8.js';
import { ROWS } from '../../texts/rows.texts.model.js';
import { damaged, type RowChunk, type RowReader, type StreamedRow } from '../row-chunk.js';
import { rowFault } from './json-fault.js';
import { hasTooManyKeys, MAX_KEYS } from './key-counter.js';
import type { RowBatch, RowSplitter } from './row-batch.js';

/** Makes rows of what a splitter cuts. */
export class JsonRows implements RowReader {
  readonly #splitter: RowSplitter;
  readonly #maxRowBytes: number;

  /** Rows of more than `maxRowBytes` are problems and not parsed. */
  constructor(splitter: RowSplitter, maxRowBytes = Number.POSITIVE_INFINITY) {
    this.#splitter = splitter;
    this.#maxRowBytes = maxRowBytes;
  }

  *push(piece: Uint8Array): Generator<RowChunk> {
    for (const batch of this.#splitter.push(piece)) yield parseBatch(batch, this.#maxRowBytes);
  }

  *end(): Generator<RowChunk> {
    for (const batch of this.#splitter.end()) yield parseBatch(batch, this.#maxRowBytes);
  }

  get stopped() {
    return this.#splitter.stopped;
  }
}

/** Parses a batch in one call; only when that fails, row by row, so that a damaged one costs no other. */
function parseBatch(batch: RowBatch, maxRowBytes: number): RowChunk {
  const isHeavy = batch.starts.some((_, row) => refusalOf(batch, row, maxRowBytes) !== undefined);
  const values = isHeavy ? null : parseAtOnce(batch);
  if (values === null) return parseOneByOne(batch, maxRowBytes);
  const { lines, firstIndex } = batch;
  const rows = new Array<StreamedRow>(values.length);
  for (let row = 0; row < values.length; row++)
    rows[row] = { row: values[row], line: lines[row]!, index: firstIndex + row };
  return { rows, problems: [] };
}

/** Why a row is not parsed at all: it would take long, and nobody else has a turn meanwhile. */
function refusalOf({ bytes, starts, ends }: RowBatch, row: number, maxRowBytes: number): string | undefined {
  const one = bytes.subarray(starts[row], ends[row]);
  if (one.length > maxRowBytes) return ROWS().rowTooLong(maxRowBytes / 1_048_576);
  return hasTooManyKeys(one) ? ROWS().tooManyKeys(MAX_KEYS.toLocaleString('en')) : undefined;
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

function parseOneByOne(batch: RowBatch, maxRowBytes: number): RowChunk {
  const { bytes, starts, ends, lines, firstIndex } = batch;
  const chunk: RowChunk = { rows: [], problems: [] };
  for (const [row, start] of starts.entries()) {
    const line = lines[row]!;
    const index = firstIndex + row;
    const refusal = refusalOf(batch, row, maxRowBytes);
    if (refusal !== undefined) {
      chunk.problems.push(damaged(line, index, refusal));
      continue;
    }
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
