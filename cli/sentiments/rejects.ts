import { type FileHandle, open } from 'node:fs/promises';

/** A row that was not taken, where it stands and why. */
export interface Reject {
  file: string;
  line: number | null;
  field: string | null;
  message: string;
  /** As it was read; absent when it could not be parsed. */
  row?: unknown;
}

/** Where rejected rows are kept for repair: one JSON object a line. Emptied at the start. */
export class RejectsFile {
  private readonly handle: FileHandle;

  private constructor(handle: FileHandle) {
    this.handle = handle;
  }

  static async open(path: string): Promise<RejectsFile> {
    // It holds comments: only its owner reads it, also where a file of that name was there before.
    const handle = await open(path, 'w', 0o600);
    await handle.chmod(0o600);
    return new RejectsFile(handle);
  }

  async write(rejects: Reject[]): Promise<void> {
    if (rejects.length === 0) return;
    await this.handle.appendFile(rejects.map((reject) => `${JSON.stringify(reject)}\n`).join(''));
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
