import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { EXIT } from '../program/exit-codes.js';
import { CommandError, usageError } from '../program/failures.js';

const WHY: Record<string, string> = {
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'the folder does not exist',
  EACCES: 'no permission to write there',
  EROFS: 'the file system is read-only',
  EISDIR: 'it is a folder; give a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than allowed',
};

const exitCodeOf = ({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? EXIT.notFound : EXIT.failed);

/** A failure of writing `path`, told of that path, whatever other name was written to on the way. */
export function writeFailure(error: unknown, path: string): unknown {
  const failure = error as NodeJS.ErrnoException;
  const why = WHY[failure.code ?? ''];
  if (why === undefined && failure.path === undefined) return error;
  return new CommandError(`${path} cannot be written: ${why ?? failure.code}.`, exitCodeOf(failure));
}

/**
 * Throws, before any work is done, when `path` cannot become a file: its folder is missing or closed, or something that is
 * not a file has the name.
 */
export function checkOutput(path: string): void {
  const folder = dirname(resolve(path));
  try {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const text =
      code === 'ENOENT' || code === 'ENOTDIR'
        ? `the folder ${folder} does not exist`
        : (WHY[code ?? ''] ?? (error as Error).message);
    throw new CommandError(
      `${path} cannot be written: ${text}.`,
      code === 'ENOENT' ? EXIT.notFound : EXIT.badInput,
    );
  }
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new CommandError(`${path} is a folder; give a file.`, EXIT.badInput);
  if (found !== undefined && !found.isFile())
    throw usageError(`${path} is not a file; leave the option out for standard output.`);
}

/** The format that a file's ending names, in any case. Throws a usage error for any other ending. */
export function formatOfEnding<Format extends string>(
  path: string,
  formats: readonly Format[],
  option = '--out',
): Format {
  const ending = /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase();
  const format = formats.find((one) => one === ending);
  if (format !== undefined) return format;
  throw usageError(`${option} ${path}: the name must end in ${formats.map((one) => `.${one}`).join(', ')}.`);
}
