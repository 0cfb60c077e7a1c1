import { isWorkbook, refuseOtherFormats } from '../bytes/other-formats.js';
import { withHead } from '../bytes/unpack.node.js';
import type { ChosenMapping } from '../fields/read-row.js';
import { isTextColumn, noTextInWorkbook } from './csv/csv-header.js';
import { type RowStreamChunk, type RowStreamOptions, readRowStream } from './row-stream.node.js';
import { gatherWorkbook, readSheetRows } from './workbook-rows.node.js';

export interface CommentRowsOptions extends RowStreamOptions {
  /** The sheet of a workbook, by name or number. Default: the best, for which `mapping` names the columns. */
  sheet?: string | undefined;
  mapping?: ChosenMapping | undefined;
}

/** The rows of a file as `readRowStream` reads them, and those of an XLSX workbook, which is whole in memory. */
export async function* readCommentRows(
  source: AsyncIterable<Uint8Array>,
  options: CommentRowsOptions = {},
): AsyncGenerator<RowStreamChunk> {
  const { head, rest } = await withHead(source);
  if (head[0] !== 0x50 || head[1] !== 0x4b) {
    yield* readRowStream(rest, options);
    return;
  }
  const bytes = await gatherWorkbook(rest);
  if (!isWorkbook(bytes)) refuseOtherFormats(bytes);
  const { isWantedColumn: isWanted = (name: string) => isTextColumn(name), refusal = noTextInWorkbook } =
    options;
  for await (const { columns, rows, hasText } of readSheetRows(bytes, { ...options, isWanted })) {
    if (!hasText) throw refusal(columns);
    yield { rows, columns, problems: [], format: 'xlsx', encoding: 'UTF-8', broken: false };
  }
}
