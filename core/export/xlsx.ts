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

/** An XLSX file of one sheet, its first row the titles. The whole table is in memory meanwhile. */
export async function xlsxFile<Row>(
  sheet: string,
  columns: ExportColumn<Row>[],
  rows: Row[],
): Promise<Uint8Array> {
  const titles = columns.map((column) => ({
    value: column.title,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const data = rows.map((row) => columns.map((column) => cell(column.value(row))));
  return await writeXlsxFile([titles, ...data], { sheet, stickyRowsCount: 1 }).toBuffer();
}
