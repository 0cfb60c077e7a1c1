import type { AnalyzerContext } from '@smops/core/analyzer/analyzer-context.js';
import type { Context } from 'hono';
import type { AppEnvironment } from './environment.js';
import { contextOf } from './router.js';

/** The caller's context for verbs that need the worker or the providers. Only where `contextOf` may be called. */
export const analyzerContextOf = (c: Context<AppEnvironment>): AnalyzerContext => ({
  ...contextOf(c),
  analyzer: c.get('runtime').analyzer,
});
