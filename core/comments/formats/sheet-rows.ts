import { isWantedColumn, noTextIn, requireChosen, resolveColumns } from '../fields/chosen-columns.js';
import { CommentCollector } from '../gather/comment-collector.js';
import type { CommentFileOptions, CommentFileReport } from '../read-comment-file.js';
import { requireComments } from '../read-comments.js';
import { noTextInWorkbook } from './csv/csv-header.js';
import { isOwnExport, withPlainCells } from './own-export.js';

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

/** Makes comments of the rows of a sheet, which come under the names of its first row. */
export class SheetReader {
  readonly #options: CommentFileOptions;
  #collector: CommentCollector | undefined;
  #isOwn = false;
  #index = 0;

  constructor(options: CommentFileOptions) {
    this.#options = options;
  }

  /** Reads a row; `line` is its number in the sheet, from 1. Throws VALIDATION for a sheet without a column for the text. */
  add(row: Record<string, unknown>, line: number): void {
    if (this.#collector === undefined) {
      const columns = Object.keys(row);
      const { mapping } = this.#options;
      if (!columns.some((name) => isWantedColumn(name, mapping)))
        throw noTextIn(mapping, noTextInWorkbook)(columns);
      this.#collector = new CommentCollector({ ...this.#options, mapping: resolveColumns(mapping, columns) });
      this.#isOwn = isOwnExport(columns);
    }
    this.#collector.add(textCells(row, this.#isOwn), { line, index: this.#index++ });
  }

  /** What was found. Throws VALIDATION when that is no comment. */
  report(): CommentFileReport {
    const report = requireComments((this.#collector ?? new CommentCollector()).report());
    requireChosen(report, this.#options.mapping);
    return { ...report, format: 'xlsx', encoding: 'UTF-8' };
  }
}

/** Reads a whole sheet: its first row names the columns, rows without any value are left out. Throws VALIDATION. */
export function readSheetComments(
  rows: readonly (readonly SheetCell[])[],
  options: CommentFileOptions,
): CommentFileReport {
  const reader = new SheetReader(options);
  const titles = (rows[0] ?? []).map((title) => String(title ?? '').trim());
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || cells.every((cell) => cell === null)) continue;
    const row: Record<string, unknown> = Object.create(null);
    for (const [column, title] of titles.entries())
      if (title !== '' && !(title in row)) row[title] = cells[column] ?? null;
    reader.add(row, index + 1);
  }
  return reader.report();
}
