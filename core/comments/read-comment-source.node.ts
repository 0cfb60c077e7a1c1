import { invalid } from '../errors.js';
import { readWorkbookRows } from '../transfer/read-workbook.js';
import { inTurns } from '../turns.js';
import { DEFAULT_LIMITS } from './comment-limits.js';
import { isWorkbook, refuseOtherFormats } from './decode-text.js';
import {
  type CommentFileOptions,
  type CommentFileReport,
  readCommentFileInSteps,
} from './read-comment-file.js';
import { type FoundInBytes, readTextBytes, withHead } from './row-bytes.node.js';
import { SheetReader } from './sheet-rows.js';
import { gatherWorkbook } from './workbook-rows.node.js';

/** How many times larger than the archive its content may be. */
const MAX_RATIO = 200;

/**
 * Reads all comments of a file: whatever `readCommentFile` reads, also compressed with gzip, and XLSX. The limits hold for
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
  const limits = { ...DEFAULT_LIMITS, ...options.limits, maxRatio: MAX_RATIO };
  const found: FoundInBytes = { reason: null, encoding: 'UTF-8' };
  const pieces: Uint8Array[] = [];
  for await (const piece of readTextBytes(rest, limits, found, options.encoding)) pieces.push(piece);
  if (found.reason !== null) throw invalid(`${found.reason} Download or export it again.`);
  const fileName = options.fileName?.replace(/\.gz$/i, '');
  // Counted above; a text of another encoding has more bytes in UTF-8 than in the file.
  const unlimited = { ...options.limits, maxBytes: Number.POSITIVE_INFINITY };
  const text = Buffer.concat(pieces);
  const report = await inTurns(
    readCommentFileInSteps(text, { ...options, fileName, encoding: 'UTF-8', limits: unlimited }),
  );
  return { ...report, encoding: found.encoding };
}

async function readWorkbook(
  source: AsyncIterable<Uint8Array>,
  options: CommentFileOptions,
  signal: AbortSignal | undefined,
): Promise<CommentFileReport> {
  const bytes = await gatherWorkbook(source);
  if (!isWorkbook(bytes)) refuseOtherFormats(bytes);
  const reader = new SheetReader(options);
  for await (const { rows } of readWorkbookRows(bytes, signal)) {
    for (const { row, line } of rows) reader.add(row as Record<string, unknown>, line);
  }
  return reader.report();
}
