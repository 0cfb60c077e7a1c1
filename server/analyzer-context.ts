import type { AnalyzerContext } from '@smops/core/analyzer/analyzer-context.js';
import type { Context } from 'hono';
import type { AppEnvironment } from './environment.js';
import { contextOf } from './router.js';

/** The caller's context for verbs that need the worker, the providers or uploaded comment files. Only where `contextOf` may be called. */
export const analyzerContextOf = (c: Context<AppEnvironment>): AnalyzerContext => ({
  ...contextOf(c),
  analyzer: c.get('runtime').analyzer,
  store: c.get('runtime').store,
});
