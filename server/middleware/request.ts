import { randomBytes, randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment, Runtime } from '../environment.js';
import { clientAddress } from './client-address.js';
import { respondBeforeEnd } from './discard-rest.js';

/**
 * Secrets may stand in three kinds of address: a spreadsheet's feed, a shared page, a link to leave a list. Logs show them
 * without, also where the address is misspelt: whatever follows their first word, and whatever begins as their secret does.
 */
const maskPath = (path: string): string =>
  path
    .replace(/(\b(?:feeds|shared|leave)\/+)[^/]+/gi, '$1…')
    .replace(/\b(?:feed|share)(?:_|%5f)[^/]*/gi, '…');

/**
 * Begins and ends every request: its id (also in the response), the client's address, and one log line with what was
 * asked, by whom, how it ended and how long it took. Never bodies, queries, cookies or tokens.
 */
export function request(runtime: Runtime): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set('runtime', runtime);
    c.set('requestId', requestId);
    c.set('nonce', randomBytes(16).toString('base64'));
    c.set('address', clientAddress(c, runtime.config.trustedProxies));
    c.header('X-Request-Id', requestId);
    const { pathname } = new URL(c.req.url);
    const end = runtime.underWay?.begin(`${c.req.method} ${maskPath(pathname)} (${requestId})`);
    try {
      await next();
    } finally {
      end?.();
    }
    const incoming = c.env?.incoming;
    if (incoming?.complete === false) {
      if (c.res.status >= 400 && c.res.body !== null) {
        const answered = await respondBeforeEnd(c.res, incoming);
        c.res = undefined;
        c.res = answered;
      } else c.header('Connection', 'close');
    }
    const line = {
      requestId,
      method: c.req.method,
      path: maskPath(pathname),
      status: c.res.status,
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      actor: c.get('ctx')?.actor.name ?? null,
      address: c.get('address'),
    };
    const isQuiet = pathname === '/healthz' || pathname === '/readyz' || pathname === '/metrics';
    if (isQuiet) runtime.logger.debug(line, 'request');
    else runtime.logger.info(line, 'request');
  };
}
