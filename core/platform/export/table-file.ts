import { TimeSlice } from '../../time-slice.js';
import { csvHead, csvRows } from './csv.js';
import type { ExportColumn } from './safe-cell.js';
import { titleText } from './titles.texts.model.js';
import { pagedSheet, type XlsxSheet, xlsxBody } from './xlsx.js';

/** The media type of each format that a file is exported in. */
export const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  html: 'text/html; charset=utf-8',
  qdc: 'application/xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

export type FileFormat = keyof typeof MEDIA_TYPES;
export type TableFormat = Exclude<FileFormat, 'html' | 'qdc' | 'docx' | 'pptx'>;

/** A file to be saved. */
export interface ExportedFile {
  fileName: string;
  contentType: string;
  /** Comes in pieces as it is read, so that a large table is never whole in memory. */
  body: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** Names a file by its format. `name` has no ending. */
export const exportedFile = (name: string, format: FileFormat, body: ExportedFile['body']): ExportedFile => ({
  fileName: `${name}.${format}`,
  contentType: MEDIA_TYPES[format],
  body,
});

export interface ExportedTable<Row> {
  /** Name of the sheet in XLSX. */
  sheet: string;
  columns: ExportColumn<Row>[];
  /** The rows, some at a time. */
  pages: AsyncIterable<Row[]> | Iterable<Row[]>;
  /** What the JSON formats hold of a row. Default: the row itself. */
  toJson?: (row: Row) => unknown;
  /** Whether the titles in CSV and XLSX are for people, and in their language. */
  isForPeople?: boolean;
  /** What XLSX has beside the table. */
  moreSheets?: () => XlsxSheet[];
}

/** The columns of a row by their titles. */
export const byTitle = <Row>(columns: ExportColumn<Row>[], row: Row) =>
  Object.fromEntries(columns.map((column) => [column.title, column.value(row)]));

const PAGE_ROWS = 500;

/** The pages of a list that is in memory. */
export function* pagesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += PAGE_ROWS) yield rows.slice(start, start + PAGE_ROWS);
}

/** The same rows in small pages; others go on between two of them. */
async function* inTimeSlices<Row>(pages: ExportedTable<Row>['pages']): AsyncGenerator<Row[]> {
  const slice = new TimeSlice();
  for await (const page of pages) {
    for (const part of pagesOf(page)) {
      yield part;
      if (slice.isOver()) await slice.yield();
    }
  }
}

/** A table as the text or bytes of a file: CSV and XLSX with a title row, a JSON list, or a JSON object per line. */
export async function* tableBody<Row>(
  format: TableFormat,
  {
    sheet,
    columns: named,
    pages,
    toJson = (row) => row,
    isForPeople,
    moreSheets = () => [],
  }: ExportedTable<Row>,
): AsyncGenerator<string | Uint8Array> {
  const columns = isForPeople
    ? named.map((column) => ({ ...column, title: titleText(column.title) }))
    : named;
  if (format === 'xlsx') return yield* xlsxBody([pagedSheet(sheet, columns, pages), ...moreSheets()]);
  let separator = '[\n';
  if (format === 'csv') yield csvHead(columns);
  for await (const page of inTimeSlices(pages)) {
    if (format === 'csv') yield csvRows(columns, page);
    else {
      const texts = page.map((row) => JSON.stringify(toJson(row)));
      yield format === 'ndjson' ? `${texts.join('\n')}\n` : `${separator}${texts.join(',\n')}`;
      separator = ',\n';
    }
  }
  if (format === 'json') yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** A table as a file. */
export const tableFile = <Row>(name: string, format: TableFormat, table: ExportedTable<Row>): ExportedFile =>
  exportedFile(name, format, tableBody(format, table));
