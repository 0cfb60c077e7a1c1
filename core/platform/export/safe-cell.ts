/** What a spreadsheet may take for the beginning of a formula; the full-width signs are those of a Chinese keyboard. */
const BEGINS_FORMULA = '[=+\\-@＝＋－＠\\t\\r\\n]';
/**
 * Characters that show nothing, and U+FFFD, which stands for one: a program that drops them as it writes or opens the file
 * (`write-excel-file` does) finds what stands after them first.
 */
const UNSEEN = '[\\ufffd\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]*';
const NEEDS_GUARD = new RegExp(`^'*${UNSEEN}${BEGINS_FORMULA}`, 'u');
const HAS_GUARD = new RegExp(`^'+${UNSEEN}${BEGINS_FORMULA}`, 'u');

/**
 * Text for a cell of a spreadsheet file. A cell that begins with = + - @ (also full width), tab, carriage return or line
 * feed, also after characters that show nothing, would be run as a formula when a person opens the file; it gets one leading apostrophe, which spreadsheets show
 * as plain text (OWASP, "CSV Injection"). So does text that has such an apostrophe of its own, so that `plainCell` gives
 * back every text as it was. Numbers are no text and stay as they are.
 */
export function safeCell(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

/** The text of a cell that `safeCell` has made harmless: without that apostrophe. */
export function plainCell(cell: string): string {
  return HAS_GUARD.test(cell) ? cell.slice(1) : cell;
}

export type CellValue = string | number | boolean | null;

/** A column of an exported table. */
export interface ExportColumn<Row> {
  title: string;
  value: (row: Row) => CellValue;
  /** What a workbook offers in a drop-down for cells to be filled in; other words can be typed all the same. */
  choices?: readonly string[];
}
