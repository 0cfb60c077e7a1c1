import { sentencesOf } from '../../platform/language/language.model.js';

/** Where a comment file is broken, or lacks a column. */
export const SAY = sentencesOf('core.brokenFiles', {
  notUtf8: (line: number, others: string) =>
    `Line ${line} is not UTF-8 text. Save the file with the encoding UTF-8, or name the one it has (${others}).`,
  noJson: 'The file is not valid JSON.',
  jsonStops: (line: number, column: number) =>
    `The JSON stops at line ${line}, column ${column}, before it is complete: the file seems to be cut off. Export or download it again.`,
  fileTooLarge: (limit: string) =>
    `The file holds more than ${limit} MB, which is the limit. Split it, or export a shorter time.`,
  lineTooLong: (line: number, limit: number) =>
    `Line ${line} is longer than ${limit} MB: this is not a list of comments.`,
  csvLineTooLong: (line: number, limit: number) =>
    `Line ${line} is longer than ${limit} MB: this is not a CSV file.`,
  headerQuote:
    'Line 1, which names the columns, has a quote that is not closed: correct it, or export the file again.',
  noTextColumn: (columns: string) =>
    `No column for the text was found. If every line is one comment, name the file .txt. If the columns are named further down, name that line (--header-row N). Else name the column by its name, its beginning or its number (--text-column NAME):${columns}`,
  noTextInWorkbook: (columns: string) =>
    `No column for the text was found in this workbook. Choose another sheet (--sheet NAME) or the row that names the columns (--header-row N), or name the column by its name, its beginning or its number (--text-column NAME):${columns}`,
  noColumn: (column: string, option: string, columns: string) =>
    `There is no column ${column} (${option}). The columns are:${columns}`,
  severalColumns: (column: string, option: string, columns: string) =>
    `Several columns begin with ${column} (${option}). The columns are:${columns}`,
  noSheet: (sheet: string, sheets: string) =>
    `There is no sheet ${sheet} (--sheet). The sheets are:${sheets}`,
});
