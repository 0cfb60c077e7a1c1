import { invalid } from '../errors.js';
import { TimeSlice } from '../time-slice.js';
import { readCommentSheet } from '../transfer/read-workbook.js';
import { isWorkbook, refuseOtherFormats } from './bytes/other-formats.js';
import { type FoundInArchive, MAX_RATIO, unpacked, withHead } from './bytes/unpack.node.js';
import { SheetReader } from './formats/sheet-rows.js';
import { gatherWorkbook } from './formats/workbook-rows.node.js';
import { type CommentFileOptions, CommentFileReader, type CommentFileReport } from './read-comment-file.js';
import { ROWS } from './rows.texts.model.js';

/**
 * Reads all comments of a file: whatever `CommentFileReader` reads, also compressed with gzip, and XLSX. The limits hold for
 * what comes out of an archive, while it comes. Others have their turns meanwhile. Throws VALIDATION, also for an archive
 * that is damaged or cut off. `signal` is that of the caller, who may leave.
 */
export async function readCommentSource(
  source: AsyncIterable<Uint8Array>,
  options: CommentFileOptions = {},
  signal?: AbortSignal,
): Promise<CommentFileReport> {
  const { head, rest } = await withHead(source);
  if (head[0] === 0x50 && head[1] === 0x4b) return await readWorkbook(rest, options, signal);
  const found: FoundInArchive = { reason: null };
  const reader = new CommentFileReader(options);
  const slice = new TimeSlice();
  for await (const piece of unpacked(rest, MAX_RATIO, found))
    for (const _ of reader.push(piece)) if (slice.isOver()) await slice.yield();
  if (found.reason !== null) throw invalid(ROWS().again(found.reason));
  for (const _ of reader.end()) if (slice.isOver()) await slice.yield();
  return reader.report();
}

async function readWorkbook(
  source: AsyncIterable<Uint8Array>,
  options: CommentFileOptions,
  signal: AbortSignal | undefined,
): Promise<CommentFileReport> {
  const bytes = await gatherWorkbook(source);
  if (!isWorkbook(bytes)) refuseOtherFormats(bytes);
  const reader = new SheetReader(options);
  const { sheet: chosen, mapping } = options;
  for await (const { rows, firstLine, sheet } of readCommentSheet(
    { bytes, sheet: chosen, mapping },
    signal,
  )) {
    reader.sheet ??= sheet;
    reader.add(rows, firstLine);
  }
  return reader.report();
}
