import { csvHead, csvRows } from '../export/csv.js';
import type { ExportColumn } from '../export/safe-cell.js';
import { xlsxFile } from '../export/xlsx.js';
import type { ReportFormat } from './insight.constants.js';

const TYPES: Record<ReportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
};

/** A result in every format it is exported in. */
export interface ReportSource<Row> {
  /** Of the file, without ending. */
  name: string;
  columns: ExportColumn<Row>[];
  rows: Row[];
  /** What the JSON file holds. */
  whole: unknown;
  html: () => string;
}

/** A result as a file. */
export async function reportFile<Row>(source: ReportSource<Row>, format: ReportFormat) {
  const { name, columns, rows, whole, html } = source;
  const content = {
    csv: () => csvHead(columns) + csvRows(columns, rows),
    xlsx: () => xlsxFile(name, columns, rows),
    json: () => JSON.stringify(whole),
    html,
  }[format];
  return { fileName: `${name}.${format}`, contentType: TYPES[format], body: [await content()] };
}
