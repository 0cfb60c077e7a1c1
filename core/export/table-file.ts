import { csvHead, csvRows } from './csv.js';
import type { ExportColumn } from './safe-cell.js';
import { xlsxFile } from './xlsx.js';

export const TABLE_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

const TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};

async function* bodyOf<Row>(
  name: string,
  format: TableFormat,
  columns: ExportColumn<Row>[],
  rows: Row[],
): AsyncGenerator<string | Uint8Array> {
  if (format === 'xlsx') yield await xlsxFile(name, columns, rows);
  else if (format === 'csv') yield csvHead(columns) + csvRows(columns, rows);
  else {
    const objects = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column.title, column.value(row)])),
    );
    yield `${JSON.stringify(objects, undefined, 1)}\n`;
  }
}

/** Rows as a file: CSV and XLSX with a title row, JSON as a list of objects under the titles. */
export function tableFile<Row>(name: string, format: TableFormat, columns: ExportColumn<Row>[], rows: Row[]) {
  return {
    fileName: `${name}.${format}`,
    contentType: TYPES[format],
    body: bodyOf(name, format, columns, rows),
  };
}
