/**
 * Text for a cell of a spreadsheet file. A cell that begins with = + - @, tab or carriage return would be run as a
 * formula when somebody opens the file; it gets one leading apostrophe, which spreadsheets show as plain text (OWASP,
 * "CSV Injection"). So does text that has such an apostrophe of its own, so that `plainCell` gives back every text as
 * it was. Numbers are no text and stay as they are.
 */
export function safeCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The text of a cell that `safeCell` has made harmless: without that apostrophe. */
export function plainCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

export type CellValue = string | number | boolean | null;

/** A column of an exported table. */
export interface ExportColumn<Row> {
  title: string;
  value: (row: Row) => CellValue;
}
