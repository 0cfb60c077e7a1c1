/**
 * Text for a cell of a spreadsheet file. A cell that begins with = + - @, tab or carriage return would be run as a
 * formula when somebody opens the file; it gets one leading apostrophe, which spreadsheets show as plain text (OWASP,
 * "CSV Injection"). Numbers are no text and stay as they are.
 */
export function safeCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

export type CellValue = string | number | boolean | null;

/** A column of an exported table. */
export interface ExportColumn<Row> {
  title: string;
  value: (row: Row) => CellValue;
}
