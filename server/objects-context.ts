import type { ObjectsContext } from '@smops/core/objects/objects-context.js';
import type { Context } from 'hono';
import type { AppEnvironment } from './environment.js';
import { contextOf } from './router.js';

/** The origin people reach smops at: as configured, else as this request came. */
export const baseUrlOf = (c: Context<AppEnvironment>): string =>
  new URL(c.get('runtime').config.publicUrl ?? c.req.url).origin;

/** The caller's context for verbs that keep files. Only where `contextOf` may be called. */
export const objectsContextOf = (c: Context<AppEnvironment>): ObjectsContext => ({
  ...contextOf(c),
  store: c.get('runtime').store,
  baseUrl: baseUrlOf(c),
});
