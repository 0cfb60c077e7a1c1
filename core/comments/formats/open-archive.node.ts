import { invalid } from '../../errors.js';
import { TimeSlice } from '../../time-slice.js';
import { isOffice, isWorkbook, refuseOtherFormats, tooLargeArchive } from '../bytes/other-formats.js';
import { withHead } from '../bytes/unpack.node.js';
import { XLSX_MAX_BYTES } from '../bytes/workbook.constants.js';
import { zippedFile } from '../bytes/zipped-file.js';
import { COMMENTS_TEXTS } from '../texts/comments.texts.model.js';

/** What a file holds that begins as a ZIP archive does: a workbook, or one comment file, with its name. */
export type OpenedArchive =
  | { kind: 'workbook'; bytes: Buffer }
  | { kind: 'file'; name: string; pieces: AsyncIterable<Uint8Array> };

export const isArchive = (head: Uint8Array) => head[0] === 0x50 && head[1] === 0x4b;

/**
 * Opens a workbook, or a ZIP archive with one comment file, which is no archive itself. `outer` is the name of the file in
 * the archive around this one. Throws VALIDATION for any other archive, with what to do.
 */
export async function openArchive(
  source: AsyncIterable<Uint8Array>,
  outer: string | null = null,
): Promise<OpenedArchive> {
  const bytes = await gather(source);
  if (isWorkbook(bytes)) return { kind: 'workbook', bytes };
  if (isOffice(bytes)) refuseOtherFormats(bytes);
  if (outer !== null) throw invalid(COMMENTS_TEXTS().zipInZip(outer));
  const { name, pieces } = zippedFile(bytes);
  const { head, rest } = await withHead(inTurns(pieces));
  return isArchive(head) ? await openArchive(rest, name) : { kind: 'file', name, pieces: rest };
}

/** All of an archive, which cannot be read piece by piece. Throws VALIDATION for one that is too large. */
async function gather(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    pieces.push(piece);
    size += piece.length;
    if (size > XLSX_MAX_BYTES) throw tooLargeArchive(Buffer.concat(pieces));
  }
  return Buffer.concat(pieces, size);
}

async function* inTurns(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const slice = new TimeSlice();
  for (const piece of pieces) {
    yield piece;
    if (slice.isOver()) await slice.yield();
  }
}
