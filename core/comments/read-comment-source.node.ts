import { invalid } from '../errors.js';
import { TimeSlice } from '../time-slice.js';
import { readCommentSheet } from '../transfer/read-workbook.js';
import { isOffice, isWorkbook, refuseOtherFormats } from './bytes/other-formats.js';
import { type FoundInArchive, unpacked, withHead } from './bytes/unpack.node.js';
import { MAX_RATIO } from './bytes/unpack-limits.js';
import { zippedFile } from './bytes/zipped-file.js';
import { SheetReader } from './formats/sheet-rows.js';
import { gatherWorkbook } from './formats/workbook-rows.node.js';
import { type CommentFileOptions, CommentFileReader, type CommentFileReport } from './read-comment-file.js';
import { ROWS } from './rows.texts.model.js';

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
  if (head[0] === 0x50 && head[1] === 0x4b) return await readArchive(rest, options, signal);
  const found: FoundInArchive = { reason: null };
  const reader = new CommentFileReader(options);
  const slice = new TimeSlice();
  for await (const piece of unpacked(rest, MAX_RATIO, found))
    for (const _ of reader.push(piece)) if (slice.isOver()) await slice.yield();
  if (found.reason !== null) throw invalid(ROWS().again(found.reason));
  for (const _ of reader.end()) if (slice.isOver()) await slice.yield();
  return reader.report();
}

/** Reads a workbook, or the one comment file of a ZIP archive, which is no archive itself. */
async function readArchive(
  source: AsyncIterable<Uint8Array>,
  options: CommentFileOptions,
  signal: AbortSignal | undefined,
  isInside = false,
): Promise<CommentFileReport> {
  const bytes = await gatherWorkbook(source);
  if (isWorkbook(bytes)) return await readWorkbook(bytes, options, signal);
  if (isInside || isOffice(bytes)) refuseOtherFormats(bytes);
  const { name, pieces } = zippedFile(bytes);
  const { head, rest } = await withHead(inTurns(pieces));
  const inner = { ...options, fileName: name };
  return head[0] === 0x50 && head[1] === 0x4b
    ? await readArchive(rest, inner, signal, true)
    : await readCommentSource(rest, inner, signal);
}

async function* inTurns(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const slice = new TimeSlice();
  for (const piece of pieces) {
    yield piece;
    if (slice.isOver()) await slice.yield();
  }
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
