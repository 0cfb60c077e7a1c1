import { invalid } from '../../../errors.js';
import { LineRest } from '../../bytes/line-rest.js';
import { anyText, linesNotUtf8, soundText } from '../../bytes/utf8.js';
import { BROKEN_FILES_TEXTS } from '../../texts/broken-files.texts.model.js';
import { ROWS } from '../../texts/rows.texts.model.js';
import { MAX_ABOVE } from '../header-row.js';
import { BATCH_ROWS, MAX_ROW_BYTES } from '../json/row-batch.js';
import { damaged, type RowChunk, type RowReader } from '../row-chunk.js';
import { type CsvHeader, type HeaderSearch, readCsvHeader, rowOfRecord } from './csv-header.js';
import { type CsvRecord, CsvSplitter, countLines } from './csv-splitter.js';

/** Rows times columns that are made at once. */
const BATCH_CELLS = 50_000;

/** Lines that are looked at before the header is chosen, and characters after which no more are waited for. */
const LINES_AHEAD = MAX_ABOVE + 6;
const CHARS_AHEAD = 262_144;

/** Whether enough of a file has come to choose its header. */
const tellsHeader = (text: string, { headerRow, isHeaderFirst }: HeaderSearch) =>
  (isHeaderFirst === true && text.includes('\n') && !/^sep=/i.test(text)) ||
  text.length > CHARS_AHEAD ||
  countLines(text, 0, text.length) >= Math.max(LINES_AHEAD, headerRow ?? 0);

/** Turns the bytes of a CSV file, which arrive in pieces, into rows under the names of its header. */
export class CsvRows implements RowReader {
  readonly #search: HeaderSearch;
  readonly #maxRowChars: number;
  #header: CsvHeader | null = null;
  #splitter: CsvSplitter | null = null;
  readonly #rest = new LineRest();
  #line = 1;
  #index = 0;
  readonly #badLines = new Set<number>();
  /** The first lines, as long as they may stand above the header. */
  #ahead = '';

  constructor(search: HeaderSearch, maxRowChars = Number.POSITIVE_INFINITY) {
    this.#maxRowChars = maxRowChars;
    this.#search = search;
  }

  get columns(): string[] | undefined {
    return this.#header?.columns;
  }

  /** The rows that are complete with this piece, some at a time. Throws VALIDATION when no column is wanted. */
  *push(piece: Uint8Array): Generator<RowChunk> {
    yield* this.#rows(this.#rest.add(piece));
    if (this.#rest.length > MAX_ROW_BYTES)
      throw invalid(BROKEN_FILES_TEXTS().csvLineTooLong(this.#line, MAX_ROW_BYTES / 1_048_576));
  }

  *end(): Generator<RowChunk> {
    yield* this.#rows(this.#rest.take(), true);
    for (const records of this.#splitter?.end() ?? []) yield* this.#chunks(records);
  }

  *#rows(bytes: Uint8Array, isLast = false): Generator<RowChunk> {
    if (bytes.length === 0 && !(isLast && this.#ahead !== '')) return;
    const sound = soundText(bytes);
    let text = sound ?? anyText(bytes);
    if (sound === null) for (const line of linesNotUtf8(bytes, this.#line)) this.#badLines.add(line);
    this.#line += countLines(text, 0, text.length);
    if (this.#header === null || this.#splitter === null) {
      text = this.#ahead + text;
      this.#ahead = '';
      if (!isLast && !tellsHeader(text, this.#search)) {
        this.#ahead = text;
        return;
      }
      this.#header = readCsvHeader(text, this.#search);
      this.#splitter = new CsvSplitter(this.#header.delimiter, this.#header.lines + 1);
      text = text.slice(this.#header.chars);
    }
    for (const records of this.#splitter.push(text)) yield* this.#chunks(records);
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
        ? { reason: ROWS().rowNotUtf8 }
        : this.#isLong(record)
          ? { reason: ROWS().rowTooLong(this.#maxRowChars / 1_048_576) }
          : rowOfRecord(record, columns);
      if ('row' in result) chunk.rows.push({ row: result.row, line, index });
      else chunk.problems.push(damaged(line, index, result.reason));
    }
    return chunk;
  }

  /** Each cell counts with what parts it from the next. */
  #isLong(record: CsvRecord): boolean {
    if (!('cells' in record)) return false;
    let chars = record.cells.length;
    for (const cell of record.cells) chars += cell.length;
    return chars > this.#maxRowChars;
  }

  #isBad(record: CsvRecord): boolean {
    if (this.#badLines.size === 0) return false;
    const cells = 'cells' in record ? record.cells.join('') : '';
    const last = record.line + cells.split('\n').length - 1;
    for (let line = record.line; line <= last; line++) if (this.#badLines.has(line)) return true;
    return false;
  }
}
