import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { EXIT } from '../failures/exit-codes.js';
import { CommandError, usageError } from '../failures/failures.js';
import { outputTexts } from './output.texts.js';

const WHY = {
  ENOENT: 'noFolder',
  ENOTDIR: 'noFolder',
  EACCES: 'noPermission',
  EROFS: 'readOnly',
  EISDIR: 'giveFile',
  ENOSPC: 'diskFull',
  EDQUOT: 'quotaUsed',
  EFBIG: 'tooLarge',
} as const;

/** What a code of the system means, in the current language. */
function whyOf(code = ''): string | undefined {
  const key = (WHY as Record<string, (typeof WHY)[keyof typeof WHY] | undefined>)[code];
  return key === undefined ? undefined : outputTexts()[key];
}

const exitCodeOf = ({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? EXIT.notFound : EXIT.failed);

/** A failure of writing `path`; it names that path, whatever other name was written to on the way. */
export function writeFailure(error: unknown, path: string): unknown {
  const failure = error as NodeJS.ErrnoException;
  const why = whyOf(failure.code);
  if (why === undefined && failure.path === undefined) return error;
  return new CommandError(outputTexts().cannotWrite(path, why ?? String(failure.code)), exitCodeOf(failure));
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
        ? outputTexts().thatFolderMissing(folder)
        : (whyOf(code) ?? (error as Error).message);
    throw new CommandError(
      outputTexts().notWritable(path, text),
      code === 'ENOENT' ? EXIT.notFound : EXIT.badInput,
    );
  }
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new CommandError(outputTexts().isFolder(path), EXIT.badInput);
  if (found !== undefined && !found.isFile()) throw usageError(outputTexts().notFile(path));
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
  throw usageError(outputTexts().ending(option, path, formats.map((one) => `.${one}`).join(', ')));
}
