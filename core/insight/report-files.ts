import { named } from '../export/columns.texts.model.js';
import type { ExportColumn } from '../export/safe-cell.js';
import { type ExportedFile, exportedFile, tableFile } from '../export/table-file.js';
import type { ReportFormat } from './insight.constants.js';

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
export function reportFile<Row>(source: ReportSource<Row>, format: ReportFormat): ExportedFile {
  const { name, columns, rows, whole, html } = source;
  if (format === 'json') return exportedFile(name, format, [JSON.stringify(whole)]);
  if (format === 'html') return exportedFile(name, format, [html()]);
  return tableFile(name, format, { sheet: name, columns: named(columns), pages: [rows] });
}
