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

/** Who receives the rows has others to let through: long and wide rows are sent fewer at a time. */
const ROWS = 500;
const CELLS = 20_000;
const CHARACTERS = 1_048_576;
/** Excel's own limit. A text that many cells name is unpacked once, but is a text of its own in each of them. */
const CELL_CHARACTERS = 32_767;

const figure = (number: number) => number.toLocaleString('en');

/** The letters of a column, from 0: A, Z, AA. */
function lettersOf(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : `${lettersOf(Math.floor(column / 26) - 1)}${rest}`;
}

/** The characters of a row. Throws VALIDATION for a cell or a row with more than it may have. */
function charactersOf(cells: readonly WorkbookCell[], line: number): number {
  let characters = 0;
  for (const [column, cell] of cells.entries()) {
    if (typeof cell !== 'string') continue;
    if (cell.length > CELL_CHARACTERS) {
      const place = `${lettersOf(column)}${line}`;
      throw invalid(SAY().longCell(place, figure(cell.length), figure(CELL_CHARACTERS)));
    }
    characters += cell.length;
  }
  if (characters > CHARACTERS) throw invalid(SAY().longRow(line, figure(CHARACTERS)));
  return characters;
}

function* partsOf(rows: readonly WorkbookCell[][]): Generator<WorkbookRows> {
  const most = Math.max(1, Math.min(ROWS, Math.floor(CELLS / (rows[0]?.length || 1))));
  let start = 0;
  let characters = 0;
  for (const [at, row] of rows.entries()) {
    const more = charactersOf(row, at + 1);
    if (at > start && (at - start >= most || characters + more > CHARACTERS)) {
      yield { firstLine: start + 1, rows: rows.slice(start, at) };
      start = at;
      characters = 0;
    }
    characters += more;
  }
  if (start < rows.length) yield { firstLine: start + 1, rows: rows.slice(start) };
}

serveChild(async function* (bytes: Uint8Array): AsyncGenerator<WorkbookRows> {
  const { sheet, workbook } = unpackWorkbook(bytes);
  checkSheet(sheet);
  // Texts stay as they are typed: spaces may be part of a name.
  const read = readSheet(Buffer.from(workbook), { trim: false }).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw error instanceof AppError ? error : invalid(`${SAY().unreadable} (${message.slice(0, 200)})`);
  });
  yield* partsOf((await read) as WorkbookCell[][]);
});
