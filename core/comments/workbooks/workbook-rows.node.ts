import type { ChosenMapping } from '../fields/read-row.js';
import type { StreamedRow } from '../formats/row-chunk.js';
import { SheetTable } from '../formats/sheet-rows.js';
import { readCommentSheet } from './read-workbook.js';

/** Some rows of a workbook's sheet, with the names of its columns. */
export interface SheetRows {
  columns: string[];
  /** Whether one of them is wanted, or those of a form. */
  hasText: boolean;
  rows: StreamedRow[];
}

export interface SheetRowsOptions {
  isWanted: (column: string) => boolean;
  headerRow?: number | undefined;
  /** See `CommentWorkbook`. */
  sheet?: string | undefined;
  mapping?: ChosenMapping | undefined;
}

/** The rows of the sheet with the comments, cells as text, under the names of its header. */
export async function* readSheetRows(
  bytes: Uint8Array,
  { isWanted, headerRow, sheet, mapping }: SheetRowsOptions,
): AsyncGenerator<SheetRows> {
  const table = new SheetTable({ isWanted, headerRow });
  let index = 0;
  const named = (found: Iterable<{ row: Record<string, unknown>; line: number }>): SheetRows => ({
    rows: [...found].map(({ row, line }) => ({ row, line, index: index++ })),
    columns: table.columns ?? [],
    hasText: table.hasText,
  });
  for await (const { rows, firstLine } of readCommentSheet({ bytes, sheet, mapping })) {
    const part = named(table.add(rows, firstLine));
    if (part.rows.length > 0) yield part;
  }
  const last = named(table.end());
  if (last.rows.length > 0) yield last;
}
