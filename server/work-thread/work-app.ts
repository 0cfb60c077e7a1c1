import { AppError } from '@smops/core/errors.js';
import type { Runtime } from '../environment.js';
import { onError, onNotFound } from '../responses/errors.js';
import { createRouter } from '../router.js';
import { analysisRoutes } from '../routes/analysis-routes.js';
import { bodyOf, piecesOf, type WorkAnswer, type WorkCall } from './work-messages.js';

/**
 * The routes of analyses, for calls that the server has let in: it has found out who calls, and adds what every answer
 * carries.
 */
function createWorkApp(runtime: Runtime) {
  const app = createRouter();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(async (c, next) => {
    const { caller } = c.env;
    if (caller === undefined) throw new AppError('UNAUTHENTICATED', 'Nobody is signed in.');
    const { connection, clock, logger, config } = runtime;
    const { requestId, address, actor } = caller;
    c.set('runtime', runtime);
    c.set('requestId', requestId);
    c.set('address', address);
    const { signal } = c.req.raw;
    c.set('ctx', { db: connection.db, actor, clock, logger, requestId, config, signal });
    await next();
  });
  app.route('/', analysisRoutes);
  return app;
}

/** Answers the calls that the server hands on; `signal` is aborted when the caller has gone. Throws when an answer breaks off while it is written. */
export function createWork(runtime: Runtime): (call: WorkCall, signal: AbortSignal) => Promise<WorkAnswer> {
  const app = createWorkApp(runtime);
  return async ({ method, url, headers, body, caller }, signal) => {
    const request = new Request(url, {
      method,
      headers,
      signal,
      ...(body.length > 0 && { body: bodyOf(body), duplex: 'half' }),
    } as RequestInit);
    const answer = await app.fetch(request, { caller });
    return { status: answer.status, headers: [...answer.headers], body: await piecesOf(answer.body) };
  };
}
