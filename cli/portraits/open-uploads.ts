import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PartsOf } from '@smops/server/client/uploads.client.js';
import type { Io } from '../output.js';
import { profilesFile } from '../profiles.js';

/** The server forgets what nobody finished within a day. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface OpenUpload extends PartsOf {
  begunAt: number;
}

/**
 * Uploads that broke off, so that the same command goes on where it stopped. What cannot be read is forgotten: then the
 * file is sent from its beginning.
 */
export class OpenUploads {
  private readonly path: string;
  private readonly now: () => number;

  constructor(io: Pick<Io, 'env'>, now: () => number = Date.now) {
    this.path = join(dirname(profilesFile(io)), 'uploads.json');
    this.now = now;
  }

  private readAll(): Record<string, OpenUpload> {
    try {
      const entries = Object.entries(
        JSON.parse(readFileSync(this.path, 'utf8')) as Record<string, OpenUpload>,
      );
      return Object.fromEntries(entries.filter(([, { begunAt }]) => this.now() - begunAt < KEPT_MS));
    } catch {
      return {};
    }
  }

  private writeAll(all: Record<string, OpenUpload>): void {
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 });
    const partial = `${this.path}.${process.pid}`;
    writeFileSync(partial, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
    renameSync(partial, this.path);
  }

  find(name: string): PartsOf | undefined {
    return this.readAll()[name];
  }

  keep(name: string, { key, uploadId }: PartsOf): void {
    this.writeAll({ ...this.readAll(), [name]: { key, uploadId, begunAt: this.now() } });
  }

  forget(name: string): void {
    const { [name]: found, ...rest } = this.readAll();
    if (found !== undefined) this.writeAll(rest);
  }
}
