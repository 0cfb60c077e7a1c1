import { TimeSlice } from '../../time-slice.js';
import { isOffice, isWorkbook, refuseOtherFormats } from '../bytes/other-formats.js';
import { withHead } from '../bytes/unpack.node.js';
import { zippedFile } from '../bytes/zipped-file.js';
import { gatherWorkbook } from './workbook-rows.node.js';

/** What a file holds that begins as a ZIP archive does: a workbook, or one comment file, with its name. */
export type OpenedArchive =
  | { kind: 'workbook'; bytes: Buffer }
  | { kind: 'file'; name: string; pieces: AsyncIterable<Uint8Array> };

export const isArchive = (head: Uint8Array) => head[0] === 0x50 && head[1] === 0x4b;

/**
 * Opens a workbook, or a ZIP archive with one comment file, which is no archive itself. Throws VALIDATION for any other
 * archive, with what to do.
 */
export async function openArchive(
  source: AsyncIterable<Uint8Array>,
  isInside = false,
): Promise<OpenedArchive> {
  const bytes = await gatherWorkbook(source);
  if (isWorkbook(bytes)) return { kind: 'workbook', bytes };
  if (isInside || isOffice(bytes)) refuseOtherFormats(bytes);
  const { name, pieces } = zippedFile(bytes);
  const { head, rest } = await withHead(inTurns(pieces));
  return isArchive(head) ? await openArchive(rest, true) : { kind: 'file', name, pieces: rest };
}

async function* inTurns(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const slice = new TimeSlice();
  for (const piece of pieces) {
    yield piece;
    if (slice.isOver()) await slice.yield();
  }
}
