import { AppError, invalid } from '../../errors.js';
import { TRANSFER_TEXTS } from '../../platform/texts/files.texts.model.js';
import { ROW_MAX_BYTES, XLSX_MAX_BYTES } from '../bytes/workbook.constants.js';
import { readRowStream } from '../formats/row-stream.node.js';
import type { FileRows } from './file-rows.js';
import { readWorkbookRows } from './read-workbook.js';

const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const startsWith = (head: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => head[index] === byte);

/**
 * The rows of a CSV (any common separator), JSON, NDJSON or XLSX file, recognised by its content, some hundred at a
 * time. Throws VALIDATION for a file that is none of these. `signal` is that of the caller, who may leave.
 */
export async function* readFileRows(
  source: AsyncIterable<Uint8Array>,
  fileName: string,
  signal?: AbortSignal,
): AsyncGenerator<FileRows> {
  const { head, whole } = await withHead(source);
  if (startsWith(head, OLD_WORKBOOK)) {
    throw invalid(TRANSFER_TEXTS().oldWorkbook);
  }
  if (startsWith(head, ZIP)) {
    yield* readWorkbookRows(await gather(whole, XLSX_MAX_BYTES), signal);
    return;
  }
  // Every column is wanted here: which ones are fields is for the list to say.
  for await (const chunk of readRowStream(whole, {
    fileName,
    isWantedColumn: () => true,
    isHeaderFirst: true,
    maxRowBytes: ROW_MAX_BYTES,
  })) {
    const problems = chunk.problems.map(({ line, reason }) => ({ line: line ?? 1, reason }));
    yield { rows: chunk.rows, problems, isSheet: chunk.format === 'csv' };
  }
}

/** The first bytes, and the whole as if they had not been read. */
async function withHead(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < 4) {
    const next = await iterator.next();
    if (next.done === true) break;
    first.push(next.value);
    size += next.value.length;
  }
  async function* whole() {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: Buffer.concat(first).subarray(0, 4), whole: whole() };
}

async function gather(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    size += piece.length;
    if (size > maxBytes) {
      const limit = `${Math.round(maxBytes / 1024 / 1024)} MB`;
      throw new AppError('LIMIT_EXCEEDED', TRANSFER_TEXTS().workbookTooLarge(limit));
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces, size);
}
