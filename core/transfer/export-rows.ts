import { csvHead, csvRows } from '../export/csv.js';
import type { ExportColumn } from '../export/safe-cell.js';
import { xlsxFile } from '../export/xlsx.js';
import type { TransferFormat } from './transfer.constants.js';

const ROWS = 500;

function* portions<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS) yield rows.slice(start, start + ROWS);
}

/**
 * Rows as a file, in pieces: CSV with a byte order mark for Excel, XLSX of one sheet, a JSON list, or NDJSON. The JSON
 * forms hold the records as the API answers them, but without id and version, which belong to this database.
 */
export async function* exportRows<Row extends object>(
  format: TransferFormat,
  sheet: string,
  columns: ExportColumn<Row>[],
  rows: readonly Row[],
): AsyncGenerator<string | Uint8Array> {
  if (format === 'xlsx') {
    yield await xlsxFile(sheet, columns, [...rows]);
    return;
  }
  if (format === 'csv') {
    yield csvHead(columns);
    for (const portion of portions(rows)) yield csvRows(columns, portion);
    return;
  }
  const isList = format === 'json';
  if (isList) yield '[';
  let isFirst = true;
  for (const portion of portions(rows)) {
    const texts = portion.map((row) => JSON.stringify({ ...row, id: undefined, version: undefined }));
    yield isList ? `${isFirst ? '\n' : ',\n'}${texts.join(',\n')}` : `${texts.join('\n')}\n`;
    isFirst = false;
  }
  if (isList) yield isFirst ? ']\n' : '\n]\n';
}

/** The media type of an export. */
export const CONTENT_TYPES: Record<TransferFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
};
