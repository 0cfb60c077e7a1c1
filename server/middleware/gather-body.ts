import { AppError } from '@smops/core/errors.js';
import { SAY } from '@smops/core/requests.texts.model.js';
import { HTTPException } from 'hono/http-exception';

const KB = 1024;
const FIRST_BYTES = 16 * KB;

/** A body must bring so much in each such time, unless it ends: about the slowest line that is in use. */
const PACE_MS = 30_000;
const PACE_BYTES = 16 * KB;

export interface GatherOptions {
  /** Above it the body is refused. */
  limit: number;
  /** What the sender says is its length. */
  declared?: number;
  paceMs?: number;
}

export function bodyTooLarge(limit: number): AppError {
  const size = limit >= KB * KB ? `${Math.round(limit / KB / KB)} MB` : `${Math.round(limit / KB)} KB`;
  return new AppError('LIMIT_EXCEEDED', SAY().bodyTooLarge(size));
}

/**
 * Returns the whole body in one buffer, in whatever pieces it comes. Throws LIMIT_EXCEEDED past the limit, status 408 for
 * a sender that stands still or is too slow, and what the stream throws when the sender leaves.
 */
export async function gatherBody(
  body: ReadableStream<Uint8Array>,
  { limit, declared = 0, paceMs = PACE_MS }: GatherOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  // The system gives a large buffer its memory only as it is filled.
  let buffer = new Uint8Array(Math.min(limit, declared > 0 ? declared : FIRST_BYTES));
  let size = 0;
  let isOver = false;

  async function read(): Promise<Uint8Array<ArrayBuffer>> {
    while (!isOver) {
      const { done, value } = await reader.read();
      if (done) break;
      if (size + value.length > limit) throw bodyTooLarge(limit);
      if (size + value.length > buffer.length) {
        const grown = new Uint8Array(Math.min(limit, Math.max(size + value.length, 2 * buffer.length)));
        grown.set(buffer.subarray(0, size));
        buffer = grown;
      }
      buffer.set(value, size);
      size += value.length;
    }
    return buffer.subarray(0, size);
  }

  return await new Promise((resolve, reject) => {
    let before = 0;
    const pace = setInterval(() => {
      if (size - before < PACE_BYTES)
        end(() => reject(new HTTPException(408, { message: SAY().bodyTooSlow })));
      before = size;
    }, paceMs);
    const end = (settle: () => void) => {
      isOver = true;
      clearInterval(pace);
      settle();
    };
    read().then(
      (whole) => end(() => resolve(whole)),
      (error) => end(() => reject(error)),
    );
  });
}
