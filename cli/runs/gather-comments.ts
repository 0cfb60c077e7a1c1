import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { measureComments, toCommentRow } from '@smops/core/analysis/analyzer/analyzer.model.js';
import { type ReadFile, sentIntakeOf } from '@smops/core/analysis/analyzer/runs/intake.model.js';
import type { Encoding } from '@smops/core/comments/bytes/encodings.js';
import type { Comment } from '@smops/core/comments/comment.js';
import type { ColumnChoice } from '@smops/core/comments/fields/column-choice.js';
import type { CommentLimits } from '@smops/core/comments/fields/comment-limits.js';
import type { DateOrder } from '@smops/core/comments/fields/comment-time.js';
import type { ChosenMapping } from '@smops/core/comments/fields/read-row.js';
import { readingOf } from '@smops/core/comments/file-reading.model.js';
import { isSheetLink, sheetFileName } from '@smops/core/comments/formats/google-sheet.js';
import type { CommentFileReport } from '@smops/core/comments/read-comment-file.js';
import { usageError } from '../failures/failures.js';
import { findFiles } from '../input/find-files.js';
import { sanitize } from '../output/output.js';
import { analyzeTexts } from './analyze.texts.js';

const READ_BYTES = 1 << 20;

/** Throws a usage error for a web address, which is not fetched here, unless it is a link to a Google sheet. */
export function refuseAddress(path: string): void {
  if (/^https?:\/\//i.test(path) && !isSheetLink(path)) {
    throw usageError(analyzeTexts().webAddress(sanitize(path)));
  }
}

/** The files that arguments name: files, folders, patterns; `-` is standard input. Throws a usage error for none. */
async function findAll(paths: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    refuseAddress(path);
    const found = isSheetLink(path) ? [path] : await findFiles(path);
    if (found.length === 0) {
      throw usageError(analyzeTexts().noFiles(sanitize(path)));
    }
    files.push(...found);
  }
  return [...new Set(files)];
}

/** How a file is named in messages. */
export const nameOf = (path: string) =>
  path === '-' ? 'stdin' : isSheetLink(path) ? sheetFileName(path) : basename(path);

/** Limits of this machine's configuration; the server has the last word. */
export async function limitsOf(env: NodeJS.ProcessEnv): Promise<Partial<CommentLimits> | undefined> {
  const { readConfiguredLimits } = await import('@smops/core/comments/gather/configured-limits.node.js');
  return readConfiguredLimits(env);
}

/** What an analysis sends of comments that were read from files. */
export interface ReadComments {
  fileName: string;
  /** A list of rows as JSON: as objects they take several times the room. */
  json: Blob;
  count: number;
  measure: ReturnType<typeof measureComments>;
  intake: ReturnType<typeof sentIntakeOf>;
}

/** The rows that were read, as a request takes them that is not in parts. */
export const rowsOf = async ({
  json,
}: Pick<ReadComments, 'json'>): Promise<Record<string, string | number>[]> => JSON.parse(await json.text());

const PIECE_ROWS = 1000;

function jsonOf(comments: readonly Comment[]): Blob {
  const pieces: Blob[] = [];
  for (let from = 0; from < comments.length; from += PIECE_ROWS) {
    const rows = comments
      .slice(from, from + PIECE_ROWS)
      .map((comment) => JSON.stringify(toCommentRow(comment)));
    pieces.push(new Blob([from === 0 ? '[' : ',', rows.join()]));
  }
  return new Blob([...pieces, ']'], { type: 'application/json' });
}

/** Columns and encoding that a person has chosen; what is not chosen is detected. */
export interface ChosenReading {
  mapping?: ChosenMapping | undefined;
  encoding?: Encoding | undefined;
  /** The sheet of a workbook, and the line that names the columns. */
  sheet?: string | undefined;
  headerRow?: number | undefined;
  dateOrder?: DateOrder | undefined;
  withPosts?: boolean | undefined;
  withNames?: boolean | undefined;
  /** What people chose for files with certain headers. */
  choices?: readonly ColumnChoice[] | undefined;
  /** Whether columns may be recognised by their content: a person looks at them before anything runs. */
  guess?: boolean | undefined;
}

export interface GatherOptions extends ChosenReading {
  env: NodeJS.ProcessEnv;
  /** The bytes of a file; read from the disk by default. */
  bytesOf?(path: string): AsyncIterable<Uint8Array>;
  /** Says the order of dates that both orders can read, if anyone knows; the file is then read again. */
  orderOf?(report: CommentFileReport): Promise<DateOrder | undefined>;
  /** Hears of each file that was read. */
  onFile?(name: string, report: CommentFileReport): void;
}

/**
 * Reads the comments of files, folders, patterns or standard input (`-`, with `bytesOf`): the one reader of the commands
 * and of the terminal UI. Throws VALIDATION for a file without comments, a usage error where no file is named.
 */
export async function gatherComments(
  paths: readonly string[],
  options: GatherOptions,
): Promise<ReadComments> {
  // V8 lets garbage grow to several times what is in use before it looks: of many comments to a quarter more.
  setFlagsFromString('--heap-growing-percent=25');
  const { readCommentSource } = await import('@smops/core/comments/read-comment-source.node.js');
  const { env, bytesOf = bytesOfFile, onFile, orderOf, ...reading } = options;
  const chosen = Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined));
  const { sheetOfLink } = await import('@smops/core/comments/read-sheet-link.node.js');
  const limits = await limitsOf(env);
  const files: ReadFile[] = [];
  const comments: Comment[] = [];
  for (const path of await findAll(paths)) {
    const name = nameOf(path);
    const readAs = (order?: DateOrder) =>
      readCommentSource(isSheetLink(path) ? sheetOfLink(path, env) : bytesOf(path), {
        ...chosen,
        fileName: name,
        limits,
        ...(order === undefined ? {} : { dateOrder: order }),
      }).catch((error: unknown) => {
        throw paths.length > 1 || path !== paths[0] ? inFile(error, name) : error;
      });
    let whole = await readAs();
    const order = whole.isOrderOpen ? await orderOf?.(whole) : undefined;
    if (order !== undefined) whole = await readAs(order);
    onFile?.(name, whole);
    const { comments: found, ...report } = whole;
    files.push({ ...report, name, reading: readingOf(report) });
    for (const comment of found) comments.push(comment);
  }
  const [first, ...more] = files;
  return {
    fileName: `${first?.name ?? ''}${more.length === 0 ? '' : ` + ${more.length}`}`,
    json: jsonOf(comments),
    count: comments.length,
    measure: measureComments(comments),
    intake: sentIntakeOf(files),
  };
}

const bytesOfFile = (path: string): AsyncIterable<Uint8Array> =>
  createReadStream(path, { highWaterMark: READ_BYTES });

/** The same error, its message led by the file's name where several are read. */
function inFile(error: unknown, name: string): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'VALIDATION')
    error.message = `${name}: ${error.message}`;
  return error;
}
