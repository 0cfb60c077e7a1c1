import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** What a folder is searched for; half-written and hidden files are left alone. */
const IMPORTABLE = /\.((json|ndjson|jsonl|csv|tsv|txt)(\.gz)?|xlsx)$/i;
/** What programs call a file until it is whole, and files beside one that is open. */
const UNFINISHED = /^[.~]|\.(part|partial|tmp|temp|crdownload|download|filepart)$/i;

const hasWildcard = (path: string) => /[*?]/.test(path);

/** `*` and `?` stay within one name, `**` goes through folders. */
function patternOf(glob: string): RegExp {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*|\?/g, (sign) =>
      sign.startsWith('**') ? '(?:.*/)?' : sign === '*' ? '[^/]*' : '[^/]',
    );
  return new RegExp(`^${source}$`);
}

async function namesIn(folder: string, isMeant: (name: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isMeant(entry.name))
    .map((entry) => join(folder, entry.name))
    .sort();
}

/** Importable files directly in a folder, by name. */
export const filesOfFolder = (folder: string): Promise<string[]> =>
  namesIn(folder, (name) => IMPORTABLE.test(name) && !name.startsWith('.'));

/** Files directly in a folder that no comment file is called like, and that nobody is still writing. */
export const foreignFilesOfFolder = (folder: string): Promise<string[]> =>
  namesIn(folder, (name) => !IMPORTABLE.test(name) && !UNFINISHED.test(name));

/** Those of the files in a folder that an argument names which `findFiles` passes over. */
export async function findForeignFiles(argument: string): Promise<string[]> {
  if (argument === '-') return [];
  const isFolder = await stat(argument).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? await foreignFilesOfFolder(argument) : [];
}

/** With `/` between names, as patterns have it; on Windows people write `\\`. */
const slashed = (path: string) => (sep === '/' ? path : path.replaceAll(sep, '/'));

async function filesOfGlob(written: string): Promise<string[]> {
  const glob = slashed(written);
  const parts = glob.split('/');
  const first = parts.findIndex(hasWildcard);
  const base = parts.slice(0, first).join('/') || (glob.startsWith('/') ? '/' : '.');
  const pattern = patternOf(parts.slice(first).join('/'));
  const entries = await readdir(base, { recursive: glob.includes('**') || first < parts.length - 1 });
  return entries
    .filter((name) => pattern.test(slashed(name)))
    .map((name) => (base === '.' && !glob.startsWith('./') ? name : join(base, name)))
    .sort();
}

/**
 * The files that an argument of the command names: itself, those in it when it is a folder, those that match when it
 * has `*` or `?`; `-` is standard input. A pattern may match none; a missing file is an error (ENOENT).
 */
export async function findFiles(argument: string): Promise<string[]> {
  if (argument === '-') return ['-'];
  const found = await stat(argument).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && hasWildcard(argument)) return undefined;
    throw error;
  });
  if (found === undefined) {
    const matches = await filesOfGlob(argument);
    const stats = await Promise.all(
      matches.map(async (path) => ({ path, isFile: (await stat(path)).isFile() })),
    );
    return stats.filter(({ isFile }) => isFile).map(({ path }) => path);
  }
  return found.isDirectory() ? await filesOfFolder(argument) : [argument];
}
