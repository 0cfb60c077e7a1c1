import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, messageOf } from '../../errors.js';
import { isDatabaseFolder } from '../db/database-folder.js';
import { STORAGE_TEXTS } from '../db/storage.texts.model.js';
import { closeDatabaseFolder, closeFolder, isOpenToOthers, OTHERS, OWN_FOLDERS } from './file-modes.js';

/** What a running server tells the commands of its own machine (server.json, mode 0600). */
export interface ServerFile {
  url: string;
  pid: number;
  startTime: string;
  token: string;
  /** The name of its database (`databaseName`); a server of an older smops does not say. */
  database?: string;
}

export interface Holder extends ProcessIdentity {
  /** What it is doing, for the message to others: `serve` or a command. */
  purpose: string;
}

const LOCK = 'lock';
const SERVER = 'server.json';
const YOUNG_MS = 5000;

const heldFileOf = (folder: string) => join(folder, LOCK, 'held');

function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Node's own recursive mkdir never returns where a folder refuses new ones with ENOENT (/proc does). */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (!existsSync(parent)) makeFolders(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Makes the folder (0700) if it is missing. Throws INTERNAL with one clear line when it cannot be used. */
export function createDataFolder(folder: string): void {
  try {
    makeFolders(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw new AppError('INTERNAL', STORAGE_TEXTS().folderNotWritable(folder, messageOf(error)), {
      cause: error,
    });
  }
}

/** What smops itself puts into the data folder. */
const OWN_ENTRIES =
  /^(db|objects|backups|lock|lock\.guard|server\.json|smops\.env|first-password\.txt|imports?|\.probe-\d+|.*\.unfinished)$/;
/**
 * Makes what smops keeps readable and writable by its owner alone: files made from now on, by whatever part of the process,
 * and the database, objects and backups that are there. The data folder itself is closed when it holds nothing but smops's
 * files. Returns whether others can still enter it: it was made for more than smops.
 */
export function closeDataFolder(folder: string): boolean {
  process.umask(OTHERS);
  if (process.platform === 'win32') return false;
  for (const name of OWN_FOLDERS) {
    const path = join(folder, name);
    // Closed once, it is closed for all that is below.
    if (isOpenToOthers(path)) closeFolder(path);
  }
  closeDatabaseFolder(join(folder, 'db'));
  if (!isOpenToOthers(folder)) return false;
  const isOwn = statSync(folder).uid === process.getuid?.();
  if (!isOwn || !readdirSync(folder).every((name) => OWN_ENTRIES.test(name))) return true;
  chmodSync(folder, 0o700);
  return false;
}

/** Whether a database was ever made in the folder. */
export const hasDatabase = (folder: string): boolean => isDatabaseFolder(join(folder, 'db'));

/** The running server of this folder, or undefined when none runs (a file left by a killed one does not count). */
export function findServer(folder: string): ServerFile | undefined {
  const file = readJson<ServerFile>(join(folder, SERVER));
  const isThere = file !== undefined && typeof file.url === 'string' && isAlive(file);
  return isThere && isHeld(heldFileOf(folder)) ? file : undefined;
}

export function writeServerFile(
  folder: string,
  { url, token, database }: Pick<ServerFile, 'url' | 'token' | 'database'>,
): void {
  const path = join(folder, SERVER);
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify({ url, ...identify(process.pid), token, database }), { mode: 0o600 });
  chmodSync(path, 0o600);
}

export function removeServerFile(folder: string): void {
  if (readJson<ServerFile>(join(folder, SERVER))?.pid === process.pid)
    rmSync(join(folder, SERVER), { force: true });
}

/** Who holds the folder, if that process still runs. */
export function findHolder(folder: string): Holder | undefined {
  const holder = readJson<Holder>(join(folder, LOCK, 'holder.json'));
  return holder !== undefined && isAlive(holder) && isHeld(heldFileOf(folder)) ? holder : undefined;
}

/** One try: mkdir is atomic, so of two processes one makes the lock. Returns what lets go of it, or undefined. */
function tryLock(folder: string, purpose: string): (() => void) | undefined {
  const lock = join(folder, LOCK);
  try {
    mkdirSync(lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return undefined;
  }
  const letGo = holdFile(heldFileOf(folder));
  writeFileSync(join(lock, 'holder.json'), JSON.stringify({ ...identify(process.pid), purpose }));
  return () => {
    letGo();
    rmSync(lock, { recursive: true, force: true });
  };
}

/** Removes a lock whose holder has died. Only one process at a time may judge that, hence the guard. */
function clearStaleLock(folder: string): void {
  const lock = join(folder, LOCK);
  const guard = join(folder, 'lock.guard');
  const ageOf = (path: string) =>
    Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  try {
    mkdirSync(guard);
  } catch {
    if (ageOf(guard) > YOUNG_MS) rmSync(guard, { recursive: true, force: true });
    return;
  }
  try {
    const isBeingMade = !existsSync(join(lock, 'holder.json')) && ageOf(lock) < YOUNG_MS;
    if (!isBeingMade && findHolder(folder) === undefined) rmSync(lock, { recursive: true, force: true });
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

/**
 * Makes this process the folder's only user: two on one embedded database would destroy it. Waits while a command
 * holds it (`onWait` is told once who); never waits for a server. Throws CONFLICT, naming the holder, when a server
 * holds it or the wait is over; an aborted `signal` ends the wait with its reason. Returns the release.
 */
export async function lockDataFolder(
  folder: string,
  purpose: string,
  options: { waitMs: number; onWait?: (holder: string) => void; signal?: AbortSignal },
): Promise<() => void> {
  const deadline = Date.now() + options.waitMs;
  let isTold = false;
  for (;;) {
    const release = tryLock(folder, purpose);
    if (release !== undefined) return once(release);
    const holder = findHolder(folder);
    if (holder === undefined) {
      clearStaleLock(folder);
      await sleep(20);
      continue;
    }
    const named = STORAGE_TEXTS().holder(holder.purpose, holder.pid);
    if (holder.purpose === 'serve' || Date.now() > deadline) {
      const server = holder.purpose === 'serve' ? findServer(folder) : undefined;
      throw new AppError(
        'CONFLICT',
        server === undefined
          ? STORAGE_TEXTS().folderInUse(folder, named)
          : STORAGE_TEXTS().folderInUseAt(folder, named, server.url),
      );
    }
    if (!isTold) options.onWait?.(named);
    isTold = true;
    options.signal?.throwIfAborted();
    await sleep(100);
  }
}

const once = (release: () => void) => {
  let isReleased = false;
  return () => {
    if (!isReleased) release();
    isReleased = true;
  };
};

/**
 * libuv's UV_FS_O_EXLOCK: while the file is open no one else may open it (libuv's documentation, "File system
 * operations"). Windows closes it with the process, however that ends. Other systems are not asked.
 */
const EXCLUSIVE = 0x10000000;

/** Opens a file for this process alone. Returns what closes it. Throws EBUSY where another process has it. */
function holdFile(path: string): () => void {
  if (process.platform !== 'win32') return () => {};
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT | EXCLUSIVE);
  return () => closeSync(file);
}

/**
 * Whether a process holds the file by `holdFile`. On Windows a process id says little: the next process soon has it. Where the
 * system tells when a process began, the id is enough, and the answer is yes.
 */
function isHeld(path: string): boolean {
  if (process.platform !== 'win32') return true;
  try {
    closeSync(openSync(path, constants.O_RDWR | EXCLUSIVE));
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EBUSY';
  }
}

/**
 * A process, named so that a later one with the same pid is not taken for it: Linux gives the start time in clock
 * ticks since boot (proc(5), field 22 of /proc/pid/stat); elsewhere it is empty.
 */
interface ProcessIdentity {
  pid: number;
  startTime: string;
}

function identify(pid: number): ProcessIdentity {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in brackets, may hold spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, startTime: fields[19] ?? '' };
  } catch {
    return { pid, startTime: '' };
  }
}

/** Whether this very process still runs. */
function isAlive({ pid, startTime }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = identify(pid).startTime;
  return startTime === '' || now === '' || now === startTime;
}
