import writeXlsxFile from 'write-excel-file/node';
import { type CellValue, type ExportColumn, safeCell } from './safe-cell.js';

/** Most characters a cell may have (Microsoft, "Excel specifications and limits"); longer text is cut. */
const MAX_CELL = 32_767;

/** Characters that XML 1.0 cannot hold would make the whole file unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function cell(value: CellValue) {
  if (typeof value !== 'string') return value;
  const text = safeCell(value.toWellFormed().replace(NOT_XML, '\ufffd'));
  return { value: text.slice(0, MAX_CELL).toWellFormed(), type: String };
}

/** A sheet of an XLSX file: its first row is the titles. */
export interface XlsxSheet {
  name: string;
  cells: ReturnType<typeof cell>[][];
}

export function xlsxSheet<Row>(name: string, columns: ExportColumn<Row>[], rows: Row[]): XlsxSheet {
  const titles = columns.map(({ title }) => ({
    value: safeCell(title),
    type: String,
    fontWeight: 'bold' as const,
  }));
  return { name, cells: [titles, ...rows.map((row) => columns.map((column) => cell(column.value(row))))] };
}

/** An XLSX file of several sheets; programs that read one table read the first. All of it is in memory meanwhile. */
export async function xlsxFile(sheets: XlsxSheet[]): Promise<Uint8Array> {
  return await writeXlsxFile(
    sheets.map(({ name, cells }) => ({ sheet: name, data: cells, stickyRowsCount: 1 })),
  ).toBuffer();
}
