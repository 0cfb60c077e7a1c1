import { isUtf8 } from 'node:buffer';
import { invalid } from '../errors.js';
import { type CsvHeader, readCsvHeader, rowOfRecord } from './csv-header.js';
import { type CsvRecord, CsvSplitter } from './csv-splitter.js';
import { NEWLINE } from './json-bytes.js';
import type { RowChunk } from './parse-batch.node.js';
import { join, MAX_ROW_BYTES } from './row-batch.js';

/** Turns the bytes of a CSV file, which arrive in pieces, into rows under the names of its header. */
export class CsvRows {
  readonly #isWanted: (column: string) => boolean;
  #header: CsvHeader | null = null;
  #splitter: CsvSplitter | null = null;
  #rest: Uint8Array = new Uint8Array(0);
  #line = 1;
  #index = 0;
  readonly #badLines = new Set<number>();

  constructor(isWanted: (column: string) => boolean) {
    this.#isWanted = isWanted;
  }

  /** The rows that are complete with this piece. Throws VALIDATION when no column is wanted. */
  push(piece: Uint8Array): RowChunk {
    const bytes = join(this.#rest, piece);
    // No character of UTF-8 holds a newline byte, so a cut behind one never divides a character.
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    this.#rest = bytes.subarray(end);
    if (this.#rest.length > MAX_ROW_BYTES)
      throw invalid(
        `Line ${this.#line} is longer than ${MAX_ROW_BYTES / 1_048_576} MB: this is no CSV file.`,
      );
    return this.#rows(this.#split(bytes.subarray(0, end)));
  }

  end(): RowChunk {
    const records = this.#split(this.#rest);
    return this.#rows([...records, ...(this.#splitter?.end() ?? [])]);
  }

  #split(bytes: Uint8Array): CsvRecord[] {
    if (bytes.length === 0) return [];
    let text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    if (!isUtf8(bytes)) this.#findBadLines(bytes);
    this.#line += count(bytes);
    if (this.#header === null || this.#splitter === null) {
      this.#header = readCsvHeader(text, this.#isWanted);
      this.#splitter = new CsvSplitter(this.#header.delimiter, this.#header.lines + 1);
      text = text.slice(this.#header.chars);
    }
    return this.#splitter.push(text);
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

  #rows(records: CsvRecord[]): RowChunk {
    const chunk: RowChunk = { rows: [], problems: [] };
    for (const record of records) {
      const { line } = record;
      const index = this.#index++;
      const result = this.#isBad(record)
        ? { reason: 'The row is not UTF-8 text.' }
        : rowOfRecord(record, this.#header?.columns ?? []);
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
