import type { AnalyzerContext } from '@smops/core/analysis/analyzer/analyzer-context.js';
import type { ServiceContext } from '@smops/core/context.js';
import { AppError } from '@smops/core/errors.js';
import type { ObjectsContext } from '@smops/core/platform/objects/objects-context.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import type { Context } from 'hono';
import type { AppEnvironment } from './environment.js';

/** The caller's context. Only for routes whose access is not public: there it is always set. */
export function contextOf(c: Context<AppEnvironment>): ServiceContext {
  const ctx = c.get('ctx');
  if (ctx === undefined) throw new AppError('UNAUTHENTICATED', REQUESTS_TEXTS().notSignedIn);
  return ctx;
}

/** The caller's context for verbs that need the worker, the providers or uploaded comment files. Only where `contextOf` may be called. */
export const analyzerContextOf = (c: Context<AppEnvironment>): AnalyzerContext => ({
  ...contextOf(c),
  analyzer: c.get('runtime').analyzer,
  store: c.get('runtime').store,
});

/** All that a verb may need of its call. */
export type CallContext = AnalyzerContext & ObjectsContext;

/** The caller's context for any verb. Only where `contextOf` may be called. */
export const callContextOf = (c: Context<AppEnvironment>): CallContext => ({
  ...analyzerContextOf(c),
  baseUrl: baseUrlOf(c),
});

/** The origin people reach smops at: as configured, else as this request came. */
export const baseUrlOf = (c: Context<AppEnvironment>): string =>
  new URL(c.get('runtime').config.publicUrl ?? c.req.url).origin;

/** The caller's context for verbs that keep files. Only where `contextOf` may be called. */
export const objectsContextOf = (c: Context<AppEnvironment>): ObjectsContext => ({
  ...contextOf(c),
  store: c.get('runtime').store,
  baseUrl: baseUrlOf(c),
});
