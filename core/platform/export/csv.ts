import { type CellValue, type ExportColumn, safeCell } from './safe-cell.js';

function cell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = safeCell(value);
  // Where ; or tab parts cells, what follows one would begin a cell of its own.
  return /[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: CellValue[]) => `${cells.map(cell).join(',')}\r\n`;

/** The title row of a CSV file (RFC 4180), with the byte order mark that makes Excel read UTF-8. */
export function csvHead<Row>(columns: ExportColumn<Row>[]): string {
  return `\uFEFF${line(columns.map((column) => column.title))}`;
}

/** Rows of a CSV file; no cell of text is read as a formula. */
export function csvRows<Row>(columns: ExportColumn<Row>[], rows: Row[]): string {
  return rows.map((row) => line(columns.map((column) => column.value(row)))).join('');
}
