import { invalid } from '../../errors.js';
import type { Encoding } from '../bytes/encodings.js';
import { anyText, concat, Utf8Stream } from '../bytes/utf8.js';
import type { ChosenMapping } from '../fields/read-row.js';
import { BROKEN_FILES_TEXTS } from '../texts/broken-files.texts.model.js';
import { ChatRows } from './chat-rows.js';
import type { CommentFileFormat } from './comment-formats.js';
import { isTextColumn } from './csv/csv-header.js';
import { CsvRows } from './csv/csv-rows.js';
import { formatOf } from './format-of.js';
import { JsonSplitter } from './json/json-splitter.js';
import { LineSplitter } from './json/line-splitter.js';
import { JsonRows } from './json/parse-batch.js';
import { MAX_ROW_BYTES } from './json/row-batch.js';
import { WholeJson } from './json/whole-json.js';
import { LineRows } from './line-rows.js';
import type { RowChunk, RowReader, StreamEnd } from './row-chunk.js';

export interface RowFileOptions {
  /** Only its ending is used, where the content leaves a doubt. */
  fileName?: string | undefined;
  /** Default: the one that the bytes show. */
  encoding?: Encoding | undefined;
  /** Of a row of JSON or CSV, beyond which it is a problem. Default: as long as any row may be. */
  maxRowBytes?: number | undefined;
  /** Default: any number. */
  maxBytes?: number | undefined;
  /** Whether a CSV column makes the file one of the expected kind. Default: a column for the text of comments. */
  isWantedColumn?: ((column: string) => boolean) | undefined;
  /** The error for a table without such a column. */
  refusal?: ((columns: readonly string[]) => Error) | undefined;
  /** See `HeaderSearch`. */
  headerRow?: number | undefined;
  isHeaderFirst?: boolean | undefined;
  isAnyTable?: boolean | undefined;
  /**
   * To analyse all comments or none: JSON that is damaged anywhere is refused with line and column. The fields that the
   * caller has chosen. Without it the sound elements of a damaged list are read.
   */
  whole?: { mapping: ChosenMapping | undefined };
}

/** The beginning by which the format is told, unless it shows nothing yet. */
const HEAD_BYTES = 65_536;

/**
 * The one reader of comment files: makes rows of the bytes of a file, which arrive in pieces, however they are cut. Reads
 * a JSON list, one wrapped in an object, NDJSON, CSV and plain lists of lines, in any encoding of `encodings.ts`. Hands
 * out some hundred rows at a time, in the order of the file. A damaged row is a problem with its line, and the rows
 * after it follow. Throws VALIDATION for an empty file, for one of no such format, and for too many bytes.
 */
export class RowFile {
  readonly #options: RowFileOptions;
  readonly #text: Utf8Stream;
  #bytes = 0;
  #format: CommentFileFormat = 'json';
  #reader: RowReader | null = null;
  #head: Uint8Array[] = [];
  #headBytes = 0;
  #neededBytes = HEAD_BYTES;

  constructor(options: RowFileOptions = {}) {
    this.#options = options;
    this.#text = new Utf8Stream(options.encoding);
  }

  /** Known from the first row on. */
  get format(): CommentFileFormat {
    return this.#format;
  }

  /** Final once a character beyond ASCII has come. */
  get encoding(): Encoding {
    return this.#text.encoding;
  }

  /** Where and why the file cannot be read on; the rows before that place have been handed out. */
  get stopped(): StreamEnd | null {
    return this.#reader?.stopped ?? null;
  }

  /** The columns of a table, known from the first row on. */
  get columns(): string[] | undefined {
    return this.#reader?.columns;
  }

  /** The object around the list of a JSON file that is read whole. */
  get around(): unknown {
    return this.#reader?.around;
  }

  *push(bytes: Uint8Array): Generator<RowChunk> {
    const { maxBytes = Number.POSITIVE_INFINITY } = this.#options;
    this.#bytes += bytes.length;
    if (this.#bytes > maxBytes) throw tooLarge(maxBytes);
    for (const piece of this.#text.push(bytes)) yield* this.#read(piece);
  }

  *end(): Generator<RowChunk> {
    for (const piece of this.#text.end()) yield* this.#read(piece);
    if (this.#reader === null) yield* this.#begin(true);
    if (this.#reader !== null) yield* this.#reader.end();
  }

  *#read(piece: Uint8Array): Generator<RowChunk> {
    if (this.#reader !== null) {
      yield* this.#reader.push(piece);
      return;
    }
    this.#head.push(piece);
    this.#headBytes += piece.length;
    while (this.#reader === null && this.#headBytes >= this.#neededBytes) yield* this.#begin(false);
  }

  /** Chooses the reader, if what has come tells the format; else more is needed. */
  *#begin(isWhole: boolean): Generator<RowChunk> {
    const { fileName = '', whole } = this.#options;
    const head = concat(this.#head);
    this.#head = [head];
    const text = anyText(head.subarray(0, this.#neededBytes));
    const hasColumns = whole?.mapping?.content != null;
    const format = formatOf({ text, fileName, isWhole, hasColumns });
    if (format === null && this.#neededBytes < MAX_ROW_BYTES) {
      this.#neededBytes *= 2;
      return;
    }
    this.#format = format ?? 'json';
    this.#head = [];
    this.#reader = this.#readerOf(this.#format);
    yield* this.#reader.push(head);
  }

  #readerOf(format: CommentFileFormat): RowReader {
    const { isWantedColumn = (name) => isTextColumn(name), whole, maxRowBytes } = this.#options;
    const { refusal, headerRow, isHeaderFirst, isAnyTable } = this.#options;
    if (format === 'csv')
      return new CsvRows(
        { isWanted: isWantedColumn, refusal, headerRow, isHeaderFirst, isAnyTable },
        maxRowBytes,
      );
    if (format === 'chat') return new ChatRows();
    if (format === 'lines') return new LineRows();
    if (format === 'ndjson') return new JsonRows(new LineSplitter(), maxRowBytes);
    return whole === undefined ? new JsonRows(new JsonSplitter(), maxRowBytes) : new WholeJson(whole.mapping);
  }
}

const tooLarge = (maxBytes: number) =>
  invalid(BROKEN_FILES_TEXTS().fileTooLarge(Math.round(maxBytes / 1_048_576).toLocaleString('en-US')));
