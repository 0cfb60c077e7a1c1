import type { CommentMapping } from '@smops/core/comments/comment-fields.js';
import { DEFAULT_LIMITS } from '@smops/core/comments/comment-limits.js';
import { isWorkbook } from '@smops/core/comments/decode-text.js';
import { type CommentFileReport, readCommentFile } from '@smops/core/comments/read-comment-file.js';
import { readSheetComments, type SheetCell } from '@smops/core/comments/sheet-rows.js';
// Not loaded on demand: a worker's script may not fetch another one (its Content-Security-Policy).
import { readSheet } from 'read-excel-file/web-worker';

/** A workbook is unpacked as a whole, so it may be no larger. */
const MAX_WORKBOOK_BYTES = 25 * 1_048_576;

/** Reads a chosen file whatever it is: text in any encoding, gzip, XLSX. Throws with one sentence for people. */
export async function readChosenFile(
  file: File,
  mapping: CommentMapping | undefined,
  onRead: () => void,
): Promise<CommentFileReport> {
  const bytes = await unpacked(file);
  onRead();
  const options = { fileName: file.name.replace(/\.gz$/i, ''), ...(mapping ? { mapping } : {}) };
  return isWorkbook(bytes) ? await readWorkbook(bytes, options) : readCommentFile(bytes, options);
}

async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  options: { fileName: string; mapping?: CommentMapping },
) {
  if (bytes.length > MAX_WORKBOOK_BYTES)
    throw new Error('A workbook may have at most 25 MB. Save the sheet as CSV, which has no such limit.');
  const rows = await readSheet(bytes.buffer, { trim: false }).catch(() => {
    throw new Error('This is no Excel workbook that can be read. Save the sheet again as .xlsx or CSV.');
  });
  return readSheetComments(rows as SheetCell[][], options);
}

/** The bytes of a file; those of gzip as they come out of it, up to the limit. */
async function unpacked(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (head[0] !== 0x1f || head[1] !== 0x8b) return new Uint8Array(await file.arrayBuffer());
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw new Error('The gzip archive is damaged or cut off. Download or export it again.');
    });
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
    size += value.length;
    if (size > DEFAULT_LIMITS.maxBytes) {
      await reader.cancel();
      throw new Error('The file holds more than 100 MB, which is the limit. Split it.');
    }
    pieces.push(value);
  }
}
