import { invalid } from '../errors.js';
import { TimeSlice } from '../time-slice.js';
import { type FoundInArchive, unpacked, withHead } from './bytes/unpack.node.js';
import { MAX_RATIO } from './bytes/unpack-limits.js';
import { isArchive, openArchive } from './formats/open-archive.node.js';
import { SheetReader } from './formats/sheet-rows.js';
import { type CommentFileOptions, CommentFileReader, type CommentFileReport } from './read-comment-file.js';
import { ROWS } from './texts/rows.texts.model.js';
import { readCommentSheet } from './workbooks/read-workbook.js';

/**
 * Reads all comments of a file: whatever `CommentFileReader` reads, also compressed with gzip, XLSX, and a ZIP archive with one such file. The limits hold for
 * what comes out of an archive, while it comes. Others have their turns meanwhile. Throws VALIDATION, also for an archive
 * that is damaged or cut off. `signal` is that of the caller, who may leave.
 */
export async function readCommentSource(
  source: AsyncIterable<Uint8Array>,
  options: CommentFileOptions = {},
  signal?: AbortSignal,
): Promise<CommentFileReport> {
  const { head, rest } = await withHead(source);
  if (isArchive(head)) {
    const opened = await openArchive(rest);
    return opened.kind === 'workbook'
      ? await readWorkbook(opened.bytes, options, signal)
      : await readCommentSource(opened.pieces, { ...options, fileName: opened.name }, signal);
  }
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
  bytes: Buffer,
  options: CommentFileOptions,
  signal: AbortSignal | undefined,
): Promise<CommentFileReport> {
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
