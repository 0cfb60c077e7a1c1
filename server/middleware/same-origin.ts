import { AppError } from '@smops/core/errors.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnvironment, Runtime } from '../environment.js';
import { bearerToken } from './authenticate.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of our own made the browser send this. */
export function isSameOrigin(c: Context<AppEnvironment>, runtime: Runtime): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = c.req.header('origin');
  if (origin === undefined || !URL.canParse(origin)) return false;
  const allowed = new Set([new URL(c.req.url).host, c.req.header('host')]);
  if (runtime.config.publicUrl !== undefined) allowed.add(new URL(runtime.config.publicUrl).host);
  return allowed.has(new URL(origin).host);
}

/** Bodies that are no JSON go only to the routes that take files. */
const TAKES_FILES =
  /^\/api\/(sentiments\/upload$|uploads\/|objects\/uploads\/|(accounts|tasks|whatsapps|codebooks)\/import$|fb-analyzer\/task\/[^/]+\/reading\/import$|restore$)/;

/** Addresses that carry their own signature: who has one may use it, from anywhere. */
const IS_SIGNED = /^\/(api\/objects\/uploads|leave)\//;

/** Downloads that do something on the server: a link on another site must not start them. */
const IS_WORK = /^\/api\/backup$/;

/** For programs: a page of another site that calls it is refused, token or not (Model Context Protocol, transports). */
const IS_FOR_PROGRAMS = /^\/mcp$/;

/** Whether another site made the browser ask for this address. One that was typed, or a bookmark, is from none. */
const isCrossSite = (c: Context<AppEnvironment>): boolean =>
  !['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'));

/**
 * Stops calls that another site makes a browser send: whatever changes something must come with same-origin Fetch
 * Metadata or Origin, and a JSON body must say that it is JSON (OWASP CSRF Prevention Cheat Sheet). Calls with a bearer
 * token carry nothing that a browser adds by itself and are let through; other kinds of authorization it does add (a proxy's
 * password), and then the cookie counts. What is for programs only refuses every foreign Origin.
 */
export function sameOrigin(runtime: Runtime): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    if (!SAFE.has(c.req.method) && !IS_SIGNED.test(c.req.path)) {
      if (bearerToken(c) === undefined && !isSameOrigin(c, runtime)) {
        throw new AppError('FORBIDDEN', REQUESTS_TEXTS().sameOrigin);
      }
      const hasBody =
        (c.req.header('content-length') ?? '0') !== '0' || c.req.header('transfer-encoding') !== undefined;
      const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
      if (hasBody && type !== 'application/json' && !TAKES_FILES.test(c.req.path)) {
        throw new HTTPException(415, { message: REQUESTS_TEXTS().bodyJson });
      }
    }
    if (
      IS_FOR_PROGRAMS.test(c.req.path) &&
      (c.req.header('origin') ?? '') !== '' &&
      !isSameOrigin(c, runtime)
    ) {
      throw new AppError('FORBIDDEN', REQUESTS_TEXTS().foreignOrigin);
    }
    if (IS_WORK.test(c.req.path) && bearerToken(c) === undefined && isCrossSite(c)) {
      throw new AppError('FORBIDDEN', REQUESTS_TEXTS().backupFrom);
    }
    await next();
  };
}
