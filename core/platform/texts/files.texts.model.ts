import { plural, sentencesOf } from '../language/language.model.js';

/** What is said of files to import, and of reading them. */
export const SAY = sentencesOf('core.transfer', {
  saveAsCsv: 'Save the sheet as CSV, then import that.',
  placeBeyond: (place: string) =>
    `This workbook names a cell ${place}, which no sheet has (at most XFD1048576).`,
  tooManyCells: (cells: string) =>
    `A sheet of this workbook has more than ${cells} cells, which is the limit.`,
  tooManyPlaces: (rows: number, columns: number) =>
    `A sheet of this workbook has ${plural(rows, 'row')} x ${plural(columns, 'column')}, more than can be read.`,
  unreadable: 'This is not an Excel workbook that can be read. Save the sheet again as .xlsx or CSV.',
  workbookTooLarge: (limit: string) =>
    `A workbook may have at most ${limit}. Save the sheet as CSV, which has no such limit.`,
  thisWorkbook: 'This workbook',
  thisImage: 'This image',
  smallerImage: 'Make it smaller, or save it again.',
  sheetEmpty: 'The first sheet of this workbook is empty.',
  sheetsEmpty: 'This workbook has no sheet with comments: what was read of it is empty.',
  takesTooLong: (subject: string, remedy: string) => `${subject} takes too long to read. ${remedy}`,
  tooMuchMemory: (subject: string, remedy: string) =>
    `${subject} needs too much memory, or is damaged. ${remedy}`,
  givesTooMuch: (subject: string, remedy: string) => `${subject} holds more than can be read. ${remedy}`,
  longCell: (place: string, characters: string, most: string) =>
    `Cell ${place} holds ${plural(characters, 'character')}; a cell of Excel holds at most ${most}. Shorten it.`,
  longRow: (row: number, characters: string) =>
    `Row ${row} of the sheet holds more than ${characters} characters. Take out columns that are not needed.`,
  notReadable: (why: string) => `Files cannot be read at the moment (${why}). Try again later.`,
  oldWorkbook: 'This is a workbook of an old Excel (.xls). Save it as .xlsx or CSV, then import that.',
  largeWorkbook: (limit: string) =>
    `This workbook unpacks to more than ${limit}, which is the limit. Save the sheet as CSV, then import that.`,
});
