import { sentencesOf } from '../language/language.model.js';

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
  noTextColumn: (names: string) =>
    `This is neither JSON nor a table with a known column for the text: line 1 names ${names}. Choose the text's column (--text-column NAME), or name it "text", "message" or "comment". If every line is one comment, name the file .txt.`,
  noTextInWorkbook: (names: string) =>
    `This workbook has no known column for the text: the first row of its first sheet names ${names}. Choose the text's column (--text-column NAME), or name it "text", "message" or "comment".`,
  noColumn: (column: string, option: string, columns: string) =>
    `There is no column ${column} (${option}). The columns are ${columns}.`,
});
