import { invalid } from '../../errors.js';
import { runInChild } from '../../platform/limited-child/run-in-child.js';
import { TRANSFER_TEXTS } from '../../platform/texts/files.texts.model.js';
import type { FileRows } from './file-rows.js';
import type { CommentWorkbook, WorkbookCell, WorkbookRows } from './workbook.child.js';

/** For 25 MB of a workbook, which are some 400 MB unpacked. */
const LIMITS = { heapMb: 1_500, memoryMb: 2_500, seconds: 120 };

/**
 * The rows of a workbook's first sheet under the names in its first row. Read in a process of its own, which alone ends
 * when a workbook takes more memory or time than it may. Throws VALIDATION when it cannot be read, UNAVAILABLE when
 * too many wait. `signal`: see `runInChild`.
 */
export async function* readWorkbookRows(bytes: Uint8Array, signal?: AbortSignal): AsyncGenerator<FileRows> {
  const parts = readInChild(bytes, signal);
  let titles: string[] | undefined;
  for await (let { rows, firstLine } of parts) {
    if (titles === undefined) {
      titles = (rows[0] ?? []).map((title) => String(title ?? '').trim());
      rows = rows.slice(1);
      firstLine++;
    }
    yield { rows: namedRows(rows, firstLine, titles), problems: [], isSheet: true };
  }
  if (titles === undefined) throw invalid(TRANSFER_TEXTS().sheetEmpty);
}

const readInChild = (input: Uint8Array | CommentWorkbook, signal: AbortSignal | undefined) =>
  runInChild<WorkbookRows>({
    script: new URL('./workbook.child.js', import.meta.url),
    input,
    limits: LIMITS,
    subject: TRANSFER_TEXTS().thisWorkbook,
    remedy: TRANSFER_TEXTS().saveAsCsv,
    signal,
  });

/**
 * The cells of the sheet with the comments, whichever it is, row by row from the first. Throws as `readWorkbookRows` does,
 * and VALIDATION for a chosen sheet that there is not.
 */
export async function* readCommentSheet(
  workbook: CommentWorkbook,
  signal?: AbortSignal,
): AsyncGenerator<WorkbookRows> {
  let isEmpty = true;
  for await (const part of readInChild(workbook, signal)) {
    isEmpty = false;
    yield part;
  }
  if (isEmpty) throw invalid(TRANSFER_TEXTS().sheetsEmpty);
}

/** Rows as objects; rows without any value are left out, their lines still count. */
function namedRows(rows: WorkbookCell[][], firstLine: number, titles: string[]): FileRows['rows'] {
  const named: FileRows['rows'] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === null)) continue;
    const row: Record<string, WorkbookCell> = Object.create(null);
    for (const [column, title] of titles.entries()) {
      if (title !== '' && !(title in row)) row[title] = cells[column] ?? null;
    }
    named.push({ row, line: firstLine + index });
  }
  return named;
}
