import {
  isOffice,
  isWorkbook,
  refuseOtherFormats,
  tooLargeArchive,
} from '@smops/core/comments/bytes/other-formats.js';
import { XLSX_MAX_BYTES } from '@smops/core/comments/bytes/workbook.constants.js';
import { zippedFile } from '@smops/core/comments/bytes/zipped-file.js';
import { readSheetComments, type SheetCell } from '@smops/core/comments/formats/sheet-rows.js';
import {
  type CommentFileOptions,
  CommentFileReader,
  type CommentFileReport,
} from '@smops/core/comments/read-comment-file.js';
import { COMMENTS_TEXTS } from '@smops/core/comments/texts/comments.texts.model.js';
import { invalid } from '@smops/core/errors.js';
import { TRANSFER_TEXTS } from '@smops/core/platform/texts/files.texts.model.js';
// Not loaded on demand: a worker's script may not fetch another one (its Content-Security-Policy).
import readWorkbookSheets from 'read-excel-file/web-worker';
import type { UNREADABLE } from './comment-file.texts.js';
import type { KnownColumns } from './messages.js';

/** Reads a chosen file whatever it is: text in any encoding, gzip, XLSX. Throws with one sentence for people. */
export async function readChosenFile(
  file: File,
  { corrections, choices }: KnownColumns,
  texts: typeof UNREADABLE,
  onRead: () => void,
): Promise<CommentFileReport> {
  // What only the content tells is shown to a person, who looks at it before anything runs.
  const options: CommentFileOptions = {
    fileName: file.name,
    guess: true,
    choices,
    ...(corrections ? { mapping: corrections.mapping } : {}),
    ...(corrections?.dateOrder ? { dateOrder: corrections.dateOrder } : {}),
  };
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0x50 && second === 0x4b) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    onRead();
    return await readArchive(bytes, options);
  }
  const isGzip = first === 0x1f && second === 0x8b;
  const stream = isGzip ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  return await readPieces(stream.getReader(), options, texts, onRead);
}

/** Reads the bytes of a file as they come, up to the limit. */
async function readPieces(
  pieces: ReadableStreamDefaultReader<Uint8Array>,
  options: CommentFileOptions,
  texts: typeof UNREADABLE,
  onRead: () => void,
): Promise<CommentFileReport> {
  const reader = new CommentFileReader(options);
  try {
    for (;;) {
      const { value, done } = await pieces.read().catch(() => {
        throw new Error(texts.damaged);
      });
      if (done) break;
      for (const _ of reader.push(value));
    }
  } finally {
    await pieces.cancel().catch(() => undefined);
  }
  onRead();
  for (const _ of reader.end());
  return reader.report();
}

/** Reads a workbook, or the one comment file of a ZIP archive, which is no archive itself. */
async function readArchive(
  bytes: Uint8Array<ArrayBuffer>,
  options: CommentFileOptions,
  outer: string | null = null,
): Promise<CommentFileReport> {
  if (bytes.length > XLSX_MAX_BYTES) throw tooLargeArchive(bytes);
  if (isWorkbook(bytes)) return await readWorkbook(bytes, options);
  if (isOffice(bytes)) refuseOtherFormats(bytes);
  if (outer !== null) throw invalid(COMMENTS_TEXTS().zipInZip(outer));
  const { name, pieces } = zippedFile(bytes);
  const reader = new CommentFileReader({ ...options, fileName: name });
  const inner: Uint8Array[] = [];
  for (const piece of pieces) {
    inner.push(piece);
    const [first] = inner;
    if (first?.[0] === 0x50 && first[1] === 0x4b) continue;
    for (const _ of reader.push(piece));
    inner.length = 1;
  }
  const [first] = inner;
  if (first?.[0] === 0x50 && first[1] === 0x4b)
    return await readArchive(
      new Uint8Array(await new Blob(inner as BlobPart[]).arrayBuffer()),
      { ...options, fileName: name },
      name,
    );
  for (const _ of reader.end());
  return reader.report();
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, options: CommentFileOptions) {
  const sheets = await readWorkbookSheets(bytes.buffer, { trim: false }).catch(() => {
    throw invalid(TRANSFER_TEXTS().unreadable);
  });
  return readSheetComments(sheets as { sheet: string; data: SheetCell[][] }[], options);
}
