import { invalid } from '../../errors.js';
import type { ChosenMapping } from '../fields/read-row.js';
import { CommentCollector } from '../gather/comment-collector.js';
import { isFormHeader } from '../layouts/find-layout.js';
import type { CommentFileOptions, CommentFileReport } from '../read-comment-file.js';
import { BROKEN_FILES_TEXTS } from '../texts/broken-files.texts.model.js';
import { isWantedColumn, noTextIn, resolveColumns } from './chosen-columns.js';
import { listedNames, noTextInWorkbook } from './csv/csv-header.js';
import { compareHeaders, findHeader, type HeaderScore, unnamedColumn } from './header-row.js';
import { isOwnExport, withPlainCells } from './own-export.js';
import { requireComments } from './require-comments.js';

/** A cell of a workbook as its reader gives it. */
export type SheetCell = string | number | boolean | Date | null;

/** A row's cells as other files have them: numbers as text, but for those that lost digits; dates as the sheet shows them. */
export function textCells(row: Record<string, unknown>, isOwn: boolean): Record<string, unknown> {
  const cells: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(row)) {
    if (value instanceof Date) cells[name] = value.toISOString().slice(0, 19).replace('T', ' ');
    else if (typeof value === 'number' && (!Number.isInteger(value) || Number.isSafeInteger(value)))
      cells[name] = String(value);
    else cells[name] = typeof value === 'boolean' ? String(value) : value;
  }
  return isOwn ? withPlainCells(cells) : cells;
}

/** Rows among which the header is looked for. */
const HEADER_ROWS = 40;

/** How well the first rows of a sheet name the columns of comments; for choosing among sheets. */
export function scoreOfSheet(rows: readonly (readonly SheetCell[])[], mapping?: ChosenMapping): HeaderScore {
  const isWanted = (name: string) => isWantedColumn(name, mapping);
  return findHeader(rows.slice(0, HEADER_ROWS).map(titlesOf), isWanted).score;
}

/** The index of the best of several sheets: the one that names the columns best, else the one with the most rows. */
export function bestSheet(scores: readonly HeaderScore[], rowCounts: readonly number[]): number {
  let best = 0;
  for (const [at, score] of scores.entries()) {
    const better = compareHeaders(score, scores[best]!);
    if (better > 0 || (better === 0 && !score.hasText && (rowCounts[at] ?? 0) > (rowCounts[best] ?? 0)))
      best = at;
  }
  return best;
}

const titlesOf = (cells: readonly SheetCell[]) => cells.map((cell) => String(cell ?? '').trim());

export interface SheetTableOptions {
  isWanted: (column: string) => boolean;
  headerRow?: number | undefined;
  /** Whether a sheet without a wanted column is taken too. */
  isAnyTable?: boolean;
}

/** Finds the header among the first rows of a sheet, and makes rows of the others under its names, cells as text. */
export class SheetTable {
  readonly #options: SheetTableOptions;
  #ahead: { cells: readonly SheetCell[]; line: number }[] = [];
  #titles: string[] | undefined;
  #isOwn = false;

  constructor(options: SheetTableOptions) {
    this.#options = options;
  }

  get columns(): string[] | undefined {
    return this.#titles;
  }

  /** Whether a column stands in the header that was looked for. */
  hasText = false;

  *add(
    rows: readonly (readonly SheetCell[])[],
    firstLine: number,
  ): Generator<{ row: Record<string, unknown>; line: number }> {
    for (const [at, cells] of rows.entries()) {
      const line = firstLine + at;
      if (this.#titles !== undefined) yield* this.#row(cells, line);
      else {
        this.#ahead.push({ cells, line });
        if (this.#ahead.length >= Math.max(HEADER_ROWS, this.#options.headerRow ?? 0)) yield* this.end();
      }
    }
  }

  /** The rows that were held while the header was looked for. */
  *end(): Generator<{ row: Record<string, unknown>; line: number }> {
    if (this.#titles !== undefined) return;
    const { isWanted, headerRow } = this.#options;
    const ahead = this.#ahead;
    this.#ahead = [];
    const filled = ahead.filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''));
    const named =
      headerRow === undefined
        ? findHeader(
            filled.map(({ cells }) => titlesOf(cells)),
            isWanted,
          ).at
        : filled.findIndex(({ line }) => line === headerRow);
    const header = filled[Math.max(0, named)];
    if (header === undefined) return;
    this.#titles = titlesOf(header.cells);
    this.#isOwn = isOwnExport(this.#titles);
    this.hasText = this.#titles.some(isWanted) || isFormHeader(this.#titles);
    for (const { cells, line } of filled) if (line > header.line) yield* this.#row(cells, line);
  }

  *#row(
    cells: readonly SheetCell[],
    line: number,
  ): Generator<{ row: Record<string, unknown>; line: number }> {
    if (cells.every((cell) => cell === null)) return;
    const row: Record<string, unknown> = Object.create(null);
    for (const [column, title] of (this.#titles ?? []).entries()) {
      const cell = cells[column] ?? null;
      if (title === '') {
        if (cell !== null) row[unnamedColumn(column)] = cell;
      } else if (!(title in row)) row[title] = cell;
    }
    yield { row: textCells(row, this.#isOwn), line };
  }
}

/** Makes comments of the rows of a sheet, whose header stands among the first of them. */
export class SheetReader {
  readonly #options: CommentFileOptions;
  readonly #table: SheetTable;
  #collector: CommentCollector | undefined;
  #index = 0;
  /** The sheet's name, where there are several. */
  sheet: string | undefined;

  constructor(options: CommentFileOptions) {
    this.#options = options;
    const { mapping, headerRow } = options;
    this.#table = new SheetTable({ isWanted: (name) => isWantedColumn(name, mapping), headerRow });
  }

  /** Reads rows; `firstLine` is the number of the first in the sheet, from 1. Throws VALIDATION for a sheet without a column for the text. */
  add(rows: readonly (readonly SheetCell[])[], firstLine: number): void {
    for (const { row, line } of this.#table.add(rows, firstLine)) this.#collect(row, line);
  }

  /** What was found. Throws VALIDATION when that is no comment. */
  report(): CommentFileReport {
    for (const { row, line } of this.#table.end()) this.#collect(row, line);
    const { mapping } = this.#options;
    const columns = this.#table.columns ?? [];
    const found = (this.#collector ?? new CommentCollector()).report();
    if (found.mapping.content === null && found.read > 0 && !this.#table.hasText)
      throw noTextIn(mapping, noTextInWorkbook)(columns);
    const report = requireComments(found);
    const { sheet } = this;
    return {
      ...report,
      columns,
      format: 'xlsx',
      encoding: 'UTF-8',
      ...(sheet === undefined ? {} : { sheet }),
    };
  }

  #collect(row: Record<string, unknown>, line: number): void {
    if (this.#collector === undefined) {
      const { mapping } = this.#options;
      const columns = this.#table.columns ?? [];
      this.#collector = new CommentCollector({
        ...this.#options,
        columns,
        mapping: resolveColumns(mapping, columns),
      });
    }
    this.#collector.add(row, { line, index: this.#index++ });
  }
}

/** Reads the best of a workbook's sheets, or the one that is chosen. Throws VALIDATION. */
export function readSheetComments(
  sheets: readonly { sheet: string; data: readonly (readonly SheetCell[])[] }[],
  options: CommentFileOptions,
): CommentFileReport {
  const chosen =
    options.sheet === undefined
      ? bestSheet(
          sheets.map(({ data }) => scoreOfSheet(data, options.mapping)),
          sheets.map(({ data }) => data.length),
        )
      : sheetAt(
          sheets.map(({ sheet }) => sheet),
          options.sheet,
        );
  const { sheet, data } = sheets[chosen] ?? { sheet: '', data: [] };
  const reader = new SheetReader(options);
  if (sheets.length > 1) reader.sheet = sheet;
  reader.add(data, 1);
  return reader.report();
}

/** The index of the sheet that is called so, or has that number. Throws VALIDATION with the names that there are. */
export function sheetAt(names: readonly string[], chosen: string): number {
  const wanted = chosen.trim().toLowerCase();
  const at = names.findIndex((name) => name.trim().toLowerCase() === wanted);
  if (at >= 0) return at;
  const number = Number(chosen);
  if (Number.isInteger(number) && number >= 1 && number <= names.length) return number - 1;
  throw invalid(BROKEN_FILES_TEXTS().noSheet(JSON.stringify(chosen.slice(0, 60)), listedNames(names)));
}
