import { DEFAULT_LIMITS } from '@smops/core/comments/fields/comment-limits.js';
import { AppError } from '@smops/core/errors.js';
import { networkOf } from '@smops/core/people/users/networks.js';
import { inThisLanguage } from '@smops/core/platform/language/caller-language.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import PQueue from 'p-queue';
import type { AppEnvironment } from '../environment.js';
import { ByteShares } from './byte-shares.js';
import { isSlowToParse } from './json-counter.js';

/** A parsed body takes several times its size in memory, so only four bodies above 1 MB are processed at once. */
const LARGE_BYTES = 1024 * 1024;
const largeBodies = new PQueue({ concurrency: 4 });

const MB = 1024 * 1024;
const WAIT = { waitingMax: 200, waitMs: 60_000 };
/** What bodies hold from their first byte until they are done with. Large ones do not keep small ones waiting. */
const small = new ByteShares({ all: 128 * MB, perCaller: 16 * MB, ...WAIT });
const large = new ByteShares({ all: 400 * MB, perCaller: 200 * MB, ...WAIT });

/**
 * Reads a body before the route handles it, so that a slow sender never takes one of the places for large bodies. Throws
 * LIMIT_EXCEEDED above `limitOf` bytes, UNAVAILABLE when bodies hold too much memory, status 408 for a sender that is too
 * slow, and VALIDATION for JSON that would take long to parse or is not UTF-8. A body that breaks off is found where it is parsed.
 */
export function readBody(limitOf: (c: Context<AppEnvironment>) => number): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const { body } = c.req.raw;
    if (body === null) return await next();
    const limit = limitOf(c);
    const declared = declaredBytes(c);
    if (declared !== undefined && declared > limit) throw bodyTooLarge(limit);
    const giveBack = await takeShare(c, declared ?? limit);
    try {
      const bytes = await gatherBody(body, { limit, declared }).catch((error: unknown) => {
        if (error instanceof AppError || error instanceof HTTPException) throw error;
        return undefined;
      });
      if (bytes !== undefined && isJson(c) && (await isSlowToParse(bytes, commentsOf(c))))
        throw new AppError('VALIDATION', REQUESTS_TEXTS().bodyTooManyValues);
      // Hono looks for what was read in this cache, as promises; the text takes the place of the bytes.
      if (bytes !== undefined) c.req.bodyCache = isJson(c) ? decoded(bytes) : exactly(bytes);
      if (bytes === undefined || bytes.byteLength <= LARGE_BYTES) await next();
      else await inLargePlace(c, inThisLanguage(next), giveBack);
    } finally {
      giveBack();
    }
  };
}

/** The length that the sender names; undefined for chunks, and for calls inside this process that name none. */
function declaredBytes(c: Context<AppEnvironment>): number | undefined {
  if (c.req.header('transfer-encoding') !== undefined) return undefined;
  const length = c.req.header('content-length');
  if (length === undefined) return c.env?.incoming === undefined ? undefined : 0;
  return Number.parseInt(length, 10);
}

async function takeShare(c: Context<AppEnvironment>, bytes: number): Promise<() => void> {
  // Made by this process from a body that has a share already.
  if (c.env?.isFromAssistant === true) return () => {};
  const actor = c.get('ctx')?.actor;
  const caller =
    actor === undefined ? networkOf(c.get('address') ?? '') : `user ${actor.userId ?? actor.name}`;
  const { signal } = c.req.raw;
  return await (bytes > LARGE_BYTES ? large : small).take({ caller, bytes, signal });
}

/** How many comments the largest body may bring. */
const commentsOf = (c: Context<AppEnvironment>) =>
  Math.max(c.get('runtime')?.config.maxComments ?? 0, DEFAULT_LIMITS.maxComments);

const isJson = (c: Context) => /^application\/([\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '');

/** Guessing at another encoding would store other words than were sent. */
function decoded(bytes: Uint8Array) {
  try {
    return { text: Promise.resolve(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as never };
  } catch {
    throw new AppError('VALIDATION', REQUESTS_TEXTS().notUtf8);
  }
}

function exactly({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) {
  const isWhole = byteLength === buffer.byteLength;
  const bytes = isWhole ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  return { arrayBuffer: Promise.resolve(bytes) as never };
}

/** Waits for one of the places for large bodies, and keeps it until the route has responded or called `bodyDone`. */
async function inLargePlace(
  c: Context<AppEnvironment>,
  work: () => Promise<void>,
  giveBack: () => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    void largeBodies.add(async () => {
      const isStored = new Promise<void>((done) => c.set('bodyDone', done));
      const working = work();
      working.then(resolve, reject);
      await Promise.race([working.catch(() => {}), isStored]);
      giveBack();
    });
  });
}

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

function bodyTooLarge(limit: number): AppError {
  const size = limit >= KB * KB ? `${Math.round(limit / KB / KB)} MB` : `${Math.round(limit / KB)} KB`;
  return new AppError('LIMIT_EXCEEDED', REQUESTS_TEXTS().bodyTooLarge(size));
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
        end(() => reject(new HTTPException(408, { message: REQUESTS_TEXTS().bodyTooSlow })));
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
