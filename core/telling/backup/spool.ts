import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { dataPaths } from '../../platform/data-folder/default-folder.js';

/** Who made a folder stands in its name: `PID-XXXXXX`. */
const NAME = /^(\d+)-/;

/** A private folder below the data folder for a backup on its way; removed after `work`. */
export async function withSpool<Result>(
  dataDir: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const { spool } = dataPaths(dataDir);
  await mkdir(spool, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(spool, `${process.pid}-`));
  try {
    return await work(join(folder, 'backup.smops.gz'));
  } finally {
    // The folder around it stays: another backup may be about to make its own in it.
    await rm(folder, { recursive: true, force: true }).catch(ignoreStillRead);
  }
}

/** Windows may keep a file that is still read, and with it the folder, until it is closed. */
function ignoreStillRead(error: NodeJS.ErrnoException): void {
  if (process.platform !== 'win32' || !['ENOTEMPTY', 'EBUSY', 'EPERM'].includes(error.code ?? ''))
    throw error;
}

/** Removes the folder of a file in it once the file has been read: what `withSpool` could not. */
export function removeOnceRead(path: string, content: Readable): void {
  content.once('close', () => void rm(dirname(path), { recursive: true, force: true }).catch(() => {}));
}

/** Removes what killed processes have left: each is a copy of everything stored. Called once, at the start. */
export async function sweepSpool(dataDir: string): Promise<void> {
  const { spool } = dataPaths(dataDir);
  for (const name of await readdir(spool).catch(() => [])) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (pid === process.pid || !isAlive(pid)) await rm(join(spool, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
