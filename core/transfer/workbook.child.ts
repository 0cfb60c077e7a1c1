import { readSheet } from 'read-excel-file/node';
import { AppError, invalid } from '../errors.js';
import { serveChild } from '../limited-child/child-side.js';
import { checkSheet } from './check-sheet.js';
import { SAY } from './transfer.texts.model.js';
import { unpackWorkbook } from './unpack-workbook.js';

export type WorkbookCell = string | number | boolean | Date | null;

/** Some rows of a workbook's first sheet with the line of the first. */
export interface WorkbookRows {
  firstLine: number;
  rows: WorkbookCell[][];
}

const ROWS = 500;
/** Wide rows are sent fewer at a time: who receives them has others to let through. */
const CELLS = 20_000;

serveChild(async function* (bytes: Uint8Array): AsyncGenerator<WorkbookRows> {
  const { sheet, workbook } = unpackWorkbook(bytes);
  checkSheet(sheet);
  // Texts stay as they are typed: spaces may be part of a name.
  const read = readSheet(Buffer.from(workbook), { trim: false }).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw error instanceof AppError ? error : invalid(`${SAY().unreadable} (${message.slice(0, 200)})`);
  });
  const rows = (await read) as WorkbookCell[][];
  const most = Math.max(1, Math.min(ROWS, Math.floor(CELLS / (rows[0]?.length || 1))));
  for (let start = 0; start < rows.length; start += most)
    yield { firstLine: start + 1, rows: rows.slice(start, start + most) };
});
