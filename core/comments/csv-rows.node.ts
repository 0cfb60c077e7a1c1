import { isUtf8 } from 'node:buffer';
import { invalid } from '../errors.js';
import { type CsvHeader, readCsvHeader, rowOfRecord } from './csv-header.js';
import { type CsvRecord, CsvSplitter } from './csv-splitter.js';
import { NEWLINE } from './json-bytes.js';
import { LineRest } from './line-rest.js';
import type { RowChunk } from './parse-batch.node.js';
import { BATCH_ROWS, MAX_ROW_BYTES } from './row-batch.js';

/** Rows times columns that are made at once. */
const BATCH_CELLS = 50_000;

/** Turns the bytes of a CSV file, which arrive in pieces, into rows under the names of its header. */
export class CsvRows {
  readonly #isWanted: (column: string) => boolean;
  #header: CsvHeader | null = null;
  #splitter: CsvSplitter | null = null;
  readonly #rest = new LineRest();
  #line = 1;
  #index = 0;
  readonly #badLines = new Set<number>();

  constructor(isWanted: (column: string) => boolean) {
    this.#isWanted = isWanted;
  }

  /** The rows that are complete with this piece, some at a time. Throws VALIDATION when no column is wanted. */
  *push(piece: Uint8Array): Generator<RowChunk> {
    yield* this.#rows(this.#rest.add(piece));
    if (this.#rest.length > MAX_ROW_BYTES)
      throw invalid(
        `Line ${this.#line} is longer than ${MAX_ROW_BYTES / 1_048_576} MB: this is no CSV file.`,
      );
  }

  *end(): Generator<RowChunk> {
    yield* this.#rows(this.#rest.take());
    for (const records of this.#splitter?.end() ?? []) yield* this.#chunks(records);
  }

  *#rows(bytes: Uint8Array): Generator<RowChunk> {
    if (bytes.length === 0) return;
    let text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    if (!isUtf8(bytes)) this.#findBadLines(bytes);
    this.#line += count(bytes);
    if (this.#header === null || this.#splitter === null) {
      this.#header = readCsvHeader(text, this.#isWanted);
      this.#splitter = new CsvSplitter(this.#header.delimiter, this.#header.lines + 1);
      text = text.slice(this.#header.chars);
    }
    for (const records of this.#splitter.push(text)) yield* this.#chunks(records);
  }

  #findBadLines(bytes: Uint8Array): void {
    let line = this.#line;
    let start = 0;
    while (start < bytes.length) {
      const newline = bytes.indexOf(NEWLINE, start);
      const end = newline === -1 ? bytes.length : newline;
      if (!isUtf8(bytes.subarray(start, end))) this.#badLines.add(line);
      start = end + 1;
      line++;
    }
  }

  *#chunks(records: CsvRecord[]): Generator<RowChunk> {
    const columns = this.#header?.columns ?? [];
    const most = Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_CELLS / Math.max(1, columns.length))));
    for (let from = 0; from < records.length; from += most)
      yield this.#chunk(records.slice(from, from + most), columns);
  }

  #chunk(records: CsvRecord[], columns: string[]): RowChunk {
    const chunk: RowChunk = { rows: [], problems: [] };
    for (const record of records) {
      const { line } = record;
      const index = this.#index++;
      const result = this.#isBad(record)
        ? { reason: 'The row is not UTF-8 text.' }
        : rowOfRecord(record, columns);
      if ('row' in result) chunk.rows.push({ row: result.row, line, index });
      else chunk.problems.push({ line, index, outcome: 'rejected', field: null, reason: result.reason });
    }
    return chunk;
  }

  #isBad(record: CsvRecord): boolean {
    if (this.#badLines.size === 0) return false;
    const cells = 'cells' in record ? record.cells.join('') : '';
    const last = record.line + cells.split('\n').length - 1;
    for (let line = record.line; line <= last; line++) if (this.#badLines.has(line)) return true;
    return false;
  }
}

function count(bytes: Uint8Array): number {
  let newlines = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) newlines++;
  return newlines;
}
