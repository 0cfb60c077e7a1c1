import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { AppError } from '../../errors.js';
import { BACKUP_TEXTS } from './backup.texts.model.js';

/** The objects of a backup on their way in: beside the present ones until everything else is done. */
export class ObjectFolder {
  readonly incoming: string;
  private readonly folder: string;
  private file: FileHandle | undefined;
  private isUsed = false;

  constructor(folder: string) {
    this.folder = folder;
    this.incoming = `${folder}.incoming`;
  }

  /** Begins a file. Throws VALIDATION for a path that would leave the folder. */
  async begin(object: string, _sizeBytes: number): Promise<void> {
    await this.finish();
    const path = normalize(object);
    if (isAbsolute(path) || path.split(/[\\/]/).includes('..') || path === '.' || path.includes('\0')) {
      throw new AppError('VALIDATION', BACKUP_TEXTS().outside);
    }
    if (!this.isUsed) await rm(this.incoming, { recursive: true, force: true });
    this.isUsed = true;
    const target = join(this.incoming, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    this.file = await open(target, 'wx', 0o600);
  }

  async append(bytes: Buffer): Promise<void> {
    await this.file?.writeFile(bytes);
  }

  async finish(): Promise<void> {
    await this.file?.close();
    this.file = undefined;
  }

  /** Puts what came in the place of what was there. */
  async replace(): Promise<void> {
    await this.finish();
    const old = `${this.folder}.replaced`;
    await rm(old, { recursive: true, force: true });
    await rename(this.folder, old).catch(ignoreMissing);
    await rename(this.incoming, this.folder).catch(ignoreMissing);
    await rm(old, { recursive: true, force: true });
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
