import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, messageOf } from '../../errors.js';
import { BACKUP_TEXTS } from './backup.texts.model.js';
import { isEmpty } from './catalog.js';
import { type BackupSource, writeBackup } from './write-backup.js';

/** How many backups that smops makes by itself are kept. */
export const KEPT_BACKUPS = 5;

const NAME = /^before-[\w-]+-\d{8}T\d{6}\.\d{3}Z\.smops\.gz$/;
const timeOf = (name: string) => /\d{8}T\d{6}\.\d{3}Z/.exec(name)?.[0] ?? '';

/**
 * Saves what is stored before something replaces it, in `folder` (0700), beside older ones of these. Answers the
 * file, or undefined when nothing has been stored yet. Throws INTERNAL when it cannot be written: then whatever
 * wanted it must not go on.
 */
export async function keepBackup(
  source: BackupSource,
  folder: string,
  reason: 'migration' | 'restore',
): Promise<string | undefined> {
  if (await isEmpty(source.connection.db)) return undefined;
  const time = source.now.toISOString().replace(/[-:]/g, '');
  const path = join(folder, `before-${reason}-${time}.smops.gz`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeBackup(source, path);
    return path;
  } catch (error) {
    throw new AppError('INTERNAL', BACKUP_TEXTS().notWritten(reason, messageOf(error)), { cause: error });
  }
}

/** Keeps the last five of them. Called when what they were made for has been done: a failing one pushes none out. */
export async function dropOldBackups(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
  names.sort((a, b) => timeOf(b).localeCompare(timeOf(a)));
  for (const name of names.slice(KEPT_BACKUPS)) await rm(join(folder, name), { force: true });
}
