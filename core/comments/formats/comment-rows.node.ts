import { isWorkbook, refuseOtherFormats } from '../bytes/other-formats.js';
import { withHead } from '../bytes/unpack.node.js';
import { isTextColumn, noTextInWorkbook } from './csv/csv-header.js';
import { type RowStreamChunk, type RowStreamOptions, readRowStream } from './row-stream.node.js';
import { gatherWorkbook, readSheetRows } from './workbook-rows.node.js';

/** The rows of a file as `readRowStream` reads them, and those of an XLSX workbook, which is whole in memory. */
export async function* readCommentRows(
  source: AsyncIterable<Uint8Array>,
  options: RowStreamOptions = {},
): AsyncGenerator<RowStreamChunk> {
  const { head, rest } = await withHead(source);
  if (head[0] !== 0x50 || head[1] !== 0x4b) {
    yield* readRowStream(rest, options);
    return;
  }
  const bytes = await gatherWorkbook(rest);
  if (!isWorkbook(bytes)) refuseOtherFormats(bytes);
  const { isWantedColumn = (name: string) => isTextColumn(name) } = options;
  for await (const { columns, rows, hasText } of readSheetRows(bytes, isWantedColumn)) {
    if (!hasText) throw noTextInWorkbook(columns);
    yield { rows, problems: [], format: 'xlsx', encoding: 'UTF-8', broken: false };
  }
}
