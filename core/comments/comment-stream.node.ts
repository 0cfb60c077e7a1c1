import { createReadStream } from 'node:fs';
import { invalid } from '../errors.js';
import { gatherPieces, PIECE_BYTES } from '../gather-pieces.js';
import { Turns } from '../turns.js';
import type { CommentFileFormat } from './comment-formats.js';
import { isTextColumn } from './csv-header.js';
import { CsvRows } from './csv-rows.node.js';
import type { Encoding } from './encodings.js';
import { JsonSplitter } from './json-splitter.node.js';
import { isLineList } from './line-list.js';
import { LineRows } from './line-rows.node.js';
import { LineSplitter } from './line-splitter.js';
import { parseBatch, type RowChunk } from './parse-batch.node.js';
import { isNdjson } from './read-comment-file.js';
import { BATCH_ROWS, join, type RowBatch, type RowSplitter } from './row-batch.js';
import { type ByteLimits, type FoundInBytes, readTextBytes } from './row-bytes.node.js';

export interface RowStreamOptions {
  /** Only its ending is used, where the content leaves a doubt. */
  fileName?: string;
  /** Default: the one that the bytes show. */
  encoding?: Encoding;
  /** Unpacked size (default 16 GiB) and ratio of an archive (default 200). */
  limits?: Partial<ByteLimits>;
  /** Whether a CSV column makes the file one of the expected kind. Default: a column for the text of comments. */
  isWantedColumn?: (column: string) => boolean;
}

export interface RowStreamChunk extends RowChunk {
  format: CommentFileFormat;
  /** Known once a character beyond ASCII has come. */
  encoding: Encoding;
  /** True in the last chunk of a file that ends too early or is damaged beyond going on; its last problem says where. */
  broken: boolean;
}

const DEFAULT_LIMITS: ByteLimits = { maxBytes: 16 * 1024 ** 3, maxRatio: 200 };
const READ_BYTES = 1 << 20;

/** The rows of a file on disk; see `readRowStream`. */
export const readRowsOfFile = (path: string, options: RowStreamOptions = {}) =>
  readRowStream(createReadStream(path, { highWaterMark: READ_BYTES }), { fileName: path, ...options });

/**
 * Reads rows of any number from the bytes of a file: a JSON list, a list wrapped in an object, NDJSON, CSV or a
 * plain list of lines, each of them also compressed with gzip and in any encoding of `encodings.ts`. Hands out some hundred rows at a time, in the order of the file, and holds no
 * more than a few megabytes. A damaged row is a problem with its line, and the rows after it follow; where nothing can
 * follow (a list that is cut off) the rows before it have been handed out. Throws VALIDATION for an empty file, for one
 * that is of no such format, and for the limits. Rows are what JSON.parse gives; CommentCollector makes comments of them.
 */
export async function* readRowStream(
  source: AsyncIterable<Uint8Array>,
  options: RowStreamOptions = {},
): AsyncGenerator<RowStreamChunk> {
  const damage: FoundInBytes = { reason: null, encoding: 'UTF-8' };
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const pieces = readTextBytes(gatherPieces(source), limits, damage, options.encoding);
  const { head, done } = await readHead(pieces);
  const format = formatOf(head, options.fileName ?? '', done);
  const reader = createReader(format, options);
  const chunk = (part: RowChunk, broken = false): RowStreamChunk => ({
    format,
    encoding: damage.encoding,
    broken,
    ...part,
  });

  let last: { line: number | null; index: number } = { line: 1, index: -1 };
  function* handOut(parts: Iterable<RowChunk>) {
    for (const part of parts) {
      last = part.rows.at(-1) ?? part.problems.at(-1) ?? last;
      yield* portions(part).map((portion) => chunk(portion));
    }
  }
  const turns = new Turns();
  for await (const piece of startWith(head, pieces)) {
    for (const part of handOut(reader.push(piece))) {
      yield part;
      if (turns.isOver()) await turns.next();
    }
    if (reader.stopped() !== null) break;
  }
  yield* handOut(reader.end());
  const stopped = damage.reason === null ? reader.stopped() : { line: last.line, reason: damage.reason };
  if (stopped === null) return;
  const problem = { ...stopped, index: last.index + 1, outcome: 'rejected' as const, field: null };
  yield chunk({ rows: [], problems: [problem] }, true);
}

/** A chunk in portions of at most BATCH_ROWS rows; none when it is empty. */
function portions({ rows, problems }: RowChunk): RowChunk[] {
  if (rows.length <= BATCH_ROWS) return rows.length + problems.length > 0 ? [{ rows, problems }] : [];
  const parts: RowChunk[] = [];
  for (let start = 0; start < rows.length; start += BATCH_ROWS)
    parts.push({ rows: rows.slice(start, start + BATCH_ROWS), problems: start === 0 ? problems : [] });
  return parts;
}

interface Reader {
  push(piece: Uint8Array): Iterable<RowChunk>;
  end(): Iterable<RowChunk>;
  stopped(): { line: number; reason: string } | null;
}

function createReader(
  format: CommentFileFormat,
  { isWantedColumn = (name) => isTextColumn(name) }: RowStreamOptions,
): Reader {
  if (format === 'csv' || format === 'lines') {
    const rows = format === 'csv' ? new CsvRows(isWantedColumn) : new LineRows();
    return { push: (piece) => rows.push(piece), end: () => rows.end(), stopped: () => null };
  }
  const splitter: RowSplitter = format === 'ndjson' ? new LineSplitter() : new JsonSplitter();
  function* parsed(batches: Iterable<RowBatch>) {
    for (const batch of batches) yield parseBatch(batch);
  }
  return {
    push: (piece) => parsed(splitter.push(piece)),
    end: () => parsed(splitter.end()),
    stopped: () => splitter.stopped,
  };
}

/** Enough of the beginning to tell the format; `done` when that is the whole file. Throws VALIDATION for an empty file. */
async function readHead(pieces: AsyncGenerator<Uint8Array>): Promise<{ head: Uint8Array; done: boolean }> {
  let head: Uint8Array = new Uint8Array(0);
  for (;;) {
    const next = await pieces.next();
    if (next.done === true) {
      if (isBlank(head)) throw invalid('The file is empty. Export it again and choose that file.');
      return { head, done: true };
    }
    head = join(head, next.value);
    if (head.length >= PIECE_BYTES && !isBlank(head)) return { head, done: false };
    if (head.length >= PIECE_BYTES) head = head.subarray(head.length);
  }
}

async function* startWith(head: Uint8Array, pieces: AsyncGenerator<Uint8Array>) {
  yield head;
  yield* pieces;
}

function formatOf(head: Uint8Array, fileName: string, isWhole: boolean): CommentFileFormat {
  const probed = Buffer.from(head.subarray(0, 1 << 20)).toString('utf8');
  // A line that the probe has cut is not a damaged one.
  const sample = isWhole ? probed : probed.slice(0, probed.lastIndexOf('\n') + 1);
  const name = fileName.replace(/\.gz$/i, '');
  if (isLineList(probed, name)) return 'lines';
  const first = /\S/.exec(probed)?.[0];
  if (first === '{' || first === '[')
    return isNdjson(sample, name, isWhole) && !isWholeJson(probed, isWhole) ? 'ndjson' : 'json';
  if (/\.(ndjson|jsonl)$/i.test(name)) return 'ndjson';
  return /\.json$/i.test(name) ? 'json' : 'csv';
}

/** A small file is JSON if it parses as JSON, whatever its name says. */
function isWholeJson(text: string, isWhole: boolean): boolean {
  if (!isWhole || !text.trim().includes('\n')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isBlank = (bytes: Uint8Array) => bytes.every((byte) => byte <= 0x20);
