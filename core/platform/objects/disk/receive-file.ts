import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { gatherPieces } from '../../../gather-pieces.js';
import { StoreError } from '../object-store.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';

export interface ReceiveLimits {
  maxBytes: number;
  /** The body is given up when nothing comes this long. */
  idleMs: number;
}

const tooLarge = (maxBytes: number) => {
  const limit = maxBytes % 1048576 === 0 ? `${maxBytes / 1048576} MiB` : `${maxBytes} bytes`;
  return new StoreError('EntityTooLarge', OBJECTS_TEXTS().fileTooLarge(limit));
};

/** The same pieces; throws RequestTimeout when none comes for `idleMs`. */
async function* withIdleLimit(body: AsyncIterable<Uint8Array>, idleMs: number): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  let ended = false;
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(new StoreError('RequestTimeout', OBJECTS_TEXTS().silentFile));
        }, idleMs);
      });
      try {
        const step = await Promise.race([pieces.next(), late]);
        if (step.done) {
          ended = true;
          return;
        }
        yield step.value;
      } finally {
        clearTimeout(timer);
      }
    }
  } finally {
    // Not awaited: a reader that still waits for a piece would never answer.
    if (!ended) pieces.return?.().catch(() => {});
  }
}

/**
 * Writes a body into the new file `path` piece by piece, to the disk itself, and answers its size and S3's entity tag
 * (the MD5 in quotes). Throws EntityTooLarge, RequestTimeout, or what the body throws when its sender is gone; then no
 * file is left.
 */
export async function receiveFile(
  body: AsyncIterable<Uint8Array>,
  path: string,
  { maxBytes, idleMs }: ReceiveLimits,
): Promise<{ sizeBytes: number; etag: string }> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('md5');
  let sizeBytes = 0;
  try {
    for await (const piece of gatherPieces(withIdleLimit(body, idleMs))) {
      sizeBytes += piece.length;
      if (sizeBytes > maxBytes) throw tooLarge(maxBytes);
      hash.update(piece);
      await file.writeFile(piece);
    }
    await file.sync();
    await file.close();
  } catch (error) {
    await file.close().catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
  return { sizeBytes, etag: `"${hash.digest('hex')}"` };
}
