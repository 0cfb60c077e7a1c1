import { DEFAULT_LIMITS } from '@smops/core/comments/fields/comment-limits.js';
import { AppError } from '@smops/core/errors.js';
import { networkOf } from '@smops/core/people/users/networks.js';
import { inThisLanguage } from '@smops/core/platform/language/caller-language.js';
import { SAY } from '@smops/core/requests.texts.model.js';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import PQueue from 'p-queue';
import type { AppEnvironment } from '../environment.js';
import { ByteShares } from './byte-shares.js';
import { bodyTooLarge, gatherBody } from './gather-body.js';
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
        throw new AppError('VALIDATION', SAY().bodyTooManyValues);
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
    throw new AppError('VALIDATION', SAY().notUtf8);
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
