import { withHead } from '../bytes/unpack.node.js';
import type { ChosenMapping } from '../fields/read-row.js';
import { isTextColumn, noTextInWorkbook } from '../formats/csv/csv-header.js';
import { isArchive, openArchive } from '../formats/open-archive.node.js';
import { type RowStreamChunk, type RowStreamOptions, readRowStream } from '../formats/row-stream.node.js';
import { readSheetRows } from './workbook-rows.node.js';

export interface CommentRowsOptions extends RowStreamOptions {
  /** The sheet of a workbook, by name or number. Default: the best, for which `mapping` names the columns. */
  sheet?: string | undefined;
  mapping?: ChosenMapping | undefined;
}

/** The rows of a file as `readRowStream` reads them, also out of a ZIP archive, and those of an XLSX workbook. */
export async function* readCommentRows(
  source: AsyncIterable<Uint8Array>,
  options: CommentRowsOptions = {},
): AsyncGenerator<RowStreamChunk> {
  const { head, rest } = await withHead(source);
  const opened = isArchive(head) ? await openArchive(rest) : undefined;
  if (opened?.kind !== 'workbook') {
    yield* opened === undefined
      ? readRowStream(rest, options)
      : readRowStream(opened.pieces, { ...options, fileName: opened.name });
    return;
  }
  const { isWantedColumn: isWanted = (name: string) => isTextColumn(name), refusal = noTextInWorkbook } =
    options;
  for await (const { columns, rows, hasText } of readSheetRows(opened.bytes, { ...options, isWanted })) {
    if (!hasText) throw refusal(columns);
    yield { rows, columns, problems: [], format: 'xlsx', encoding: 'UTF-8', broken: false };
  }
}
