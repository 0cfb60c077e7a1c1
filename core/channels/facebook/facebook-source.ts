import type { FacebookConfig } from '../../config.js';
import type { ServiceContext } from '../../context.js';
import { AppError } from '../../errors.js';
import { SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { noteUsage } from '../statistics/refresh-guard.js';
import type { RefreshHandle } from '../statistics/refreshes.js';
import { createGraphApi, type GraphApi } from './graph-api.js';

export const sourceOf = (pageId: string): string => `facebook:${pageId}`;

/** Page and token, or NOT_CONFIGURED in words that say what to configure. */
export function requireFacebook(config: { facebook: FacebookConfig }): {
  url: string;
  version: string;
  pageId: string;
  token: string;
} {
  const { graphUrl, graphVersion, pageId, pageToken } = config.facebook;
  if (pageId !== undefined && pageToken !== undefined) {
    return { url: graphUrl, version: graphVersion, pageId, token: pageToken };
  }
  throw new AppError('NOT_CONFIGURED', SERVICES_TEXTS().facebook.notConfigured);
}

/** The Graph API of the configured page; what its usage headers say is kept. */
export function openGraphApi(ctx: ServiceContext, handle: Partial<RefreshHandle> = {}): GraphApi {
  const { url, version, pageId, token } = requireFacebook(ctx.config);
  return createGraphApi({
    url,
    version,
    token,
    clock: ctx.clock,
    onUsage: ({ percent }) => noteUsage(ctx.db, sourceOf(pageId), percent),
    onPage: handle.beat,
    signal: handle.signal,
  });
}
