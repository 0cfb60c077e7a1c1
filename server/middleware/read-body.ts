import { AppError } from '@smops/core/errors.js';
import { inThisLanguage } from '@smops/core/language/caller-language.js';
import { SAY } from '@smops/core/requests.texts.model.js';
import type { Context, MiddlewareHandler } from 'hono';
import PQueue from 'p-queue';
import type { AppEnvironment } from '../environment.js';

/** A parsed body takes several times its size in memory, so only four bodies above 1 MB are processed at once. */
const LARGE_BYTES = 1024 * 1024;
const largeBodies = new PQueue({ concurrency: 4 });

/**
 * Reads a body before the route handles it, so that a slow sender never takes one of the places for large bodies. Throws
 * VALIDATION for JSON that is not UTF-8. A body that breaks off is found where it is parsed.
 */
export const readBody: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  if (c.req.raw.body === null) return await next();
  const bytes = await c.req.arrayBuffer().catch(() => undefined);
  // Hono keeps what it has read in this cache, as promises; the text takes the place of the bytes.
  if (bytes !== undefined && isJson(c)) c.req.bodyCache = { text: Promise.resolve(decode(bytes)) as never };
  if (bytes === undefined || bytes.byteLength <= LARGE_BYTES) return await next();
  await inLargePlace(c, inThisLanguage(next));
};

const isJson = (c: Context) => /^application\/([\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '');

/** Guessing at another encoding would store other words than were sent. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('VALIDATION', SAY().notUtf8);
  }
}

/** Waits for one of the places for large bodies, and keeps it until the route has responded or called `bodyDone`. */
async function inLargePlace(c: Context<AppEnvironment>, work: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    void largeBodies.add(async () => {
      const isStored = new Promise<void>((done) => c.set('bodyDone', done));
      const working = work();
      working.then(resolve, reject);
      await Promise.race([working.catch(() => {}), isStored]);
    });
  });
}
