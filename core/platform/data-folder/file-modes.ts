import { chmodSync, type Dirent, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The rights of everybody but the owner. */
export const OTHERS = 0o077;
/** Folders below the data folder that are for smops alone. */
export const OWN_FOLDERS = ['db', 'objects', 'backups'];

/** Files of secrets; smops.env is looked at where the configuration is read. */
const SECRET_FILES = ['server.json', 'first-password.txt', 'objects.key'];

const modeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mode ?? 0;

/** Whether users other than the owner have any right to what is at `path`. */
export const isOpenToOthers = (path: string): boolean =>
  process.platform !== 'win32' && (modeOf(path) & OTHERS) !== 0;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Takes all rights of others from a folder and what is below it, or from a file in its place. Links are not followed. */
export function closeFolder(folder: string): void {
  chmodSync(folder, isFolder(folder) ? 0o700 : 0o600);
  if (!isFolder(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeFolder(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}

/**
 * Takes the rights of others from a database folder that still has some: from a folder made by hand, or from
 * the files in it: earlier versions made them with rights for all, PG_VERSION too.
 */
export function closeDatabaseFolder(folder: string): void {
  // A file in its place is refused when the database is opened.
  if (!isFolder(folder)) return;
  if (isOpenToOthers(folder) || isOpenToOthers(join(folder, 'PG_VERSION'))) closeFolder(folder);
}

/** What is in a folder; nothing where this user may not look, or it has just gone. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

export interface OpenFiles {
  /** Files and folders together. */
  count: number;
  /** One of them, from the data folder. */
  example: string;
  /** What in the data folder itself is open, or holds what is. */
  entries: string[];
}

/** Which of smops's own files in a data folder others have rights to; undefined when there are none. */
export function findOpenFiles(dataFolder: string): OpenFiles | undefined {
  const names: string[] = [];
  const look = (name: string, hasEntries: boolean) => {
    const path = join(dataFolder, name);
    if (isOpenToOthers(path)) names.push(name);
    if (!hasEntries) return;
    for (const entry of entriesOf(path)) {
      if (entry.isDirectory() || entry.isFile()) look(join(name, entry.name), entry.isDirectory());
    }
  };
  for (const entry of entriesOf(dataFolder)) {
    const isOwnFolder = entry.isDirectory() && OWN_FOLDERS.includes(entry.name);
    const isSecret = entry.isFile() && SECRET_FILES.includes(entry.name);
    if (isOwnFolder || isSecret) look(entry.name, isOwnFolder);
  }
  const [example] = names;
  if (example === undefined) return undefined;
  const entries = [...new Set(names.map((name) => name.split(sep)[0] as string))];
  return { count: names.length, example, entries };
}
