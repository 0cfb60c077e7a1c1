import { createReadStream } from 'node:fs';
import { TimeSlice } from '../../time-slice.js';
import type { Encoding } from '../bytes/encodings.js';
import { type FoundInArchive, unpacked } from '../bytes/unpack.node.js';
import { MAX_RATIO } from '../bytes/unpack-limits.js';
import type { CommentFileFormat } from './comment-formats.js';
import { damaged, type RowChunk } from './row-chunk.js';
import { RowFile, type RowFileOptions } from './row-file.js';

export interface RowStreamOptions
  extends Pick<
    RowFileOptions,
    'fileName' | 'encoding' | 'isWantedColumn' | 'refusal' | 'headerRow' | 'isHeaderFirst' | 'maxRowBytes'
  > {
  /** Unpacked size (default 16 GiB) and ratio of an archive (default 200). */
  limits?: { maxBytes?: number; maxRatio?: number };
}

export interface RowStreamChunk extends RowChunk {
  format: CommentFileFormat;
  /** Known once a character beyond ASCII has come. */
  encoding: Encoding;
  /** The columns of a table. */
  columns?: string[] | undefined;
  /** True in the last chunk of a file that ends too early or is damaged beyond going on; its last problem says where. */
  broken: boolean;
}

const MAX_BYTES = 16 * 1024 ** 3;
const READ_BYTES = 1 << 20;

/** The rows of a file on disk; see `readRowStream`. */
export const readRowsOfFile = (path: string, options: RowStreamOptions = {}) =>
  readRowStream(createReadStream(path, { highWaterMark: READ_BYTES }), { fileName: path, ...options });

/**
 * Reads rows of any number from the bytes of a file as `RowFile` does, also compressed with gzip, and holds no more than
 * a few megabytes. Where nothing can follow (a list or an archive that is cut off) the rows before it have been handed
 * out. Rows are what JSON.parse gives; CommentCollector makes comments of them.
 */
export async function* readRowStream(
  source: AsyncIterable<Uint8Array>,
  { limits: { maxBytes = MAX_BYTES, maxRatio = MAX_RATIO } = {}, ...options }: RowStreamOptions = {},
): AsyncGenerator<RowStreamChunk> {
  const found: FoundInArchive = { reason: null };
  const file = new RowFile({ ...options, maxBytes });
  let last: { line: number | null; index: number } = { line: 1, index: -1 };
  const slice = new TimeSlice();
  async function* handOut(chunks: Iterable<RowChunk>) {
    for (const chunk of chunks) {
      if (chunk.rows.length + chunk.problems.length === 0) continue;
      last = chunk.rows.at(-1) ?? chunk.problems.at(-1) ?? last;
      const { format, encoding, columns } = file;
      yield { format, encoding, columns, broken: false, ...chunk };
      if (slice.isOver()) await slice.yield();
    }
  }
  for await (const piece of unpacked(source, maxRatio, found)) {
    yield* handOut(file.push(piece));
    if (file.stopped !== null) break;
  }
  yield* handOut(file.end());
  const stopped = found.reason === null ? file.stopped : { line: last.line ?? 1, reason: found.reason };
  if (stopped === null) return;
  const problem = damaged(stopped.line, last.index + 1, stopped.reason);
  yield { format: file.format, encoding: file.encoding, broken: true, rows: [], problems: [problem] };
}
