import { readSheet } from 'read-excel-file/node';
import { AppError, invalid } from '../../errors.js';
import { serveChild } from '../../platform/limited-child/child-side.js';
import { TRANSFER_TEXTS } from '../../platform/texts/files.texts.model.js';
import type { ChosenMapping } from '../fields/read-row.js';
import { bestSheet, scoreOfSheet, sheetAt } from '../formats/sheet-rows.js';
import { checkSheet } from './check-sheet.js';
import { sheetNames, unpackWorkbook } from './unpack-workbook.js';

export type WorkbookCell = string | number | boolean | Date | null;

/** Some rows of a workbook's sheet with the line of the first. */
export interface WorkbookRows {
  firstLine: number;
  rows: WorkbookCell[][];
  /** The sheet, where it was chosen among several. */
  sheet?: string;
}

/** A workbook of comments: they may stand on any sheet. */
export interface CommentWorkbook {
  bytes: Uint8Array;
  /** By name or number; without it the best is taken. */
  sheet: string | undefined;
  mapping: ChosenMapping | undefined;
}

/** Sheets that are looked at. */
const MAX_SHEETS = 12;
/** A header with this many known names ends the search. */
const KNOWN_ENOUGH = 3;

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
      throw invalid(TRANSFER_TEXTS().longCell(place, figure(cell.length), figure(CELL_CHARACTERS)));
    }
    characters += cell.length;
  }
  if (characters > CHARACTERS) throw invalid(TRANSFER_TEXTS().longRow(line, figure(CHARACTERS)));
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

async function rowsOf(bytes: Uint8Array, at: number): Promise<WorkbookCell[][]> {
  const { sheet, workbook } = unpackWorkbook(bytes, at);
  checkSheet(sheet);
  // Texts stay as they are typed: spaces may be part of a name.
  const read = readSheet(Buffer.from(workbook), at + 1, { trim: false }).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw error instanceof AppError
      ? error
      : invalid(`${TRANSFER_TEXTS().unreadable} (${message.slice(0, 200)})`);
  });
  return (await read) as WorkbookCell[][];
}

/** The sheet with the comments. One that cannot be read is passed over if another has a column for the text. */
async function commentSheet({ bytes, sheet, mapping }: CommentWorkbook) {
  const names = sheetNames(bytes);
  if (sheet !== undefined) {
    const at = sheetAt(names, sheet);
    return { name: names[at] ?? '', rows: await rowsOf(bytes, at) };
  }
  const found: { name: string; rows: WorkbookCell[][] }[] = [];
  let failure: unknown;
  for (const [at, name] of (names.length === 0 ? [''] : names).slice(0, MAX_SHEETS).entries()) {
    try {
      const rows = await rowsOf(bytes, at);
      found.push({ name, rows });
      const score = scoreOfSheet(rows, mapping);
      if (score.hasText && score.known >= KNOWN_ENOUGH) return { name, rows };
    } catch (error) {
      failure ??= error;
    }
  }
  const scores = found.map(({ rows }) => scoreOfSheet(rows, mapping));
  const best = bestSheet(
    scores,
    found.map(({ rows }) => rows.length),
  );
  const chosen = found[best];
  if (chosen === undefined || (failure !== undefined && scores[best]?.hasText !== true))
    throw failure ?? invalid(TRANSFER_TEXTS().unreadable);
  return chosen;
}

serveChild(async function* (input: Uint8Array | CommentWorkbook): AsyncGenerator<WorkbookRows> {
  if (!('bytes' in input)) {
    yield* partsOf(await rowsOf(input, 0));
    return;
  }
  const { name, rows } = await commentSheet(input);
  const isOne = sheetNames(input.bytes).length < 2;
  for (const part of partsOf(rows)) yield isOne ? part : { ...part, sheet: name };
});
