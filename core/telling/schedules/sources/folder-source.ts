import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readingOf } from '../../../comments/file-reading.model.js';
import type { CommentFileReport } from '../../../comments/read-comment-file.js';
import { readCommentSource } from '../../../comments/read-comment-source.node.js';
import { AppError, invalid } from '../../../errors.js';
import { REASON } from '../schedules.texts.model.js';
import { type Collected, isOutOfTime, type Reading } from './source.js';

/** A file that was changed within this time may still be written. */
const SETTLED_MS = 10_000;
/** What programs call a file until it is whole. */
const UNFINISHED = /^[.~]|\.(part|partial|tmp|temp|crdownload|download|filepart)$/i;
const READ_BYTES = 1 << 20;
const MB = 1024 * 1024;

const reasonOf = (error: unknown) =>
  error instanceof AppError
    ? error.message
    : REASON().notReadable((error as NodeJS.ErrnoException).code ?? '?');

/** Whether a folder as it is in truth lies at or below another one. */
const isWithin = (folder: string, root: string) =>
  folder === root || folder.startsWith(root.endsWith(sep) ? root : root + sep);

/** A folder below WATCH_FOLDER as it is in truth. Throws VALIDATION for one that is not there, or lies elsewhere. */
export async function requireFolder({ config }: Pick<Reading, 'config'>, folder: string): Promise<string> {
  try {
    const root = await realpath(config.watchFolder ?? '');
    const found = await realpath(join(root, folder));
    if (config.watchFolder !== undefined && isWithin(found, root) && (await stat(found)).isDirectory())
      return found;
  } catch {
    // Told like a folder elsewhere: what lies outside is not named.
  }
  throw invalid(REASON().noFolder(folder));
}

/** The pieces of a file, each put into the hash as it is read. */
async function* hashed(path: string, hash: ReturnType<typeof createHash>, signal: AbortSignal) {
  for await (const piece of createReadStream(path, { highWaterMark: READ_BYTES, signal })) {
    hash.update(piece as Uint8Array);
    yield piece as Uint8Array;
  }
}

async function hashOf(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const _ of hashed(path, hash, signal));
  return hash.digest('hex');
}

/** A file that is new: what it holds, or why not and whether that stays so. */
type Read = { report: CommentFileReport } | { reason: string; isFinal: boolean };

async function readFile(path: string, name: string, known: string, reading: Reading): Promise<Read> {
  const { config, choices, signal } = reading;
  const { maxUploadBytes: maxBytes, maxComments, timeZone } = config;
  const hash = createHash('sha256');
  try {
    const options = { fileName: name, limits: { maxBytes, maxComments }, timeZone, choices };
    const report = await readCommentSource(hashed(path, hash, signal), options, signal);
    // Read twice: one that grew in between is not whole.
    return hash.digest('hex') === known ? { report } : { reason: REASON().stillWritten, isFinal: false };
  } catch (error) {
    const isUnreadable = error instanceof AppError && ['VALIDATION', 'LIMIT_EXCEEDED'].includes(error.code);
    return { reason: reasonOf(error), isFinal: isUnreadable && (await hashOf(path, signal)) === known };
  }
}

interface Found {
  name: string;
  path: string;
  mtimeMs: number;
  size: number;
  /** Stands for the content as long as nobody writes the file again. */
  key: string;
}

/** The files of a folder in the order of their names, and why others cannot be looked at. */
async function findFiles(root: string): Promise<(Found | { name: string; reason: string })[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
    .map(({ name }) => name);
  const found: (Found | { name: string; reason: string })[] = [];
  for (const name of names.sort()) {
    const path = join(root, name);
    try {
      const { mtimeNs, mtimeMs, size, ino } = await stat(path, { bigint: true });
      const key = `stat:${ino}:${size}:${mtimeNs}`;
      found.push({ name, path, key, mtimeMs: Number(mtimeMs), size: Number(size) });
    } catch (error) {
      found.push({ name, reason: reasonOf(error) });
    }
  }
  return found;
}

/**
 * The files of a folder whose content was not read before, in the order of their names; folders in it are left alone. What is still
 * being written, or has no room in the run, is left for the next time; what is no comment file is told once. A file that was read before is not read again
 * while its size, its time and its place on the disk stay. Throws VALIDATION for a folder that is not there.
 */
export async function readFolder(folder: string, reading: Reading): Promise<Collected> {
  const { config, seen, signal } = reading;
  const root = await requireFolder(reading, folder);
  const collected: Collected = { comments: [], files: [], leftOut: [], keys: [], known: [], state: {} };
  const files = await findFiles(root);
  const unchanged = await seen(files.flatMap((file) => ('key' in file ? [file.key] : [])));
  for (const file of files) {
    const { name } = file;
    const leave = (reason: string) => collected.leftOut.push({ name, reason });
    if ('reason' in file) {
      leave(file.reason);
      continue;
    }
    const { path, mtimeMs, size, key: place } = file;
    if (unchanged.has(place)) continue;
    try {
      signal.throwIfAborted();
      // By this machine's own clock, which also dates the file.
      if (Math.abs(Date.now() - mtimeMs) < SETTLED_MS) {
        leave(REASON().stillWritten);
        continue;
      }
      const key = `file:${await hashOf(path, signal)}`;
      const isKnown = collected.keys.includes(key) || (await seen([key])).has(key);
      if (isKnown) {
        collected.known.push(place);
        continue;
      }
      const read: Read =
        size > config.maxUploadBytes
          ? { reason: REASON().tooLarge(Math.round(config.maxUploadBytes / MB)), isFinal: true }
          : await readFile(path, name, key.slice('file:'.length), reading);
      if ('reason' in read) {
        leave(read.reason);
        if (read.isFinal) {
          collected.keys.push(key);
          collected.known.push(place);
        }
      } else if (collected.comments.length + read.report.accepted > config.maxComments)
        leave(REASON().noRoom);
      else {
        const { comments, ...report } = read.report;
        for (const comment of comments) collected.comments.push(comment);
        collected.files.push({ ...report, name, reading: readingOf(report) });
        collected.keys.push(key);
        collected.known.push(place);
      }
    } catch (error) {
      if (!signal.aborted) {
        leave(reasonOf(error));
        continue;
      }
      // What was read until then counts, so that the next period goes on from there.
      if (!isOutOfTime(signal) || collected.known.length === 0) throw error;
      leave(REASON().noTime);
      break;
    }
  }
  return collected;
}
