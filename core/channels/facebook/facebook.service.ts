import { setTimeout as sleep } from 'node:timers/promises';
import { requireRight, type ServiceContext } from '../../context.js';
import { messageOf } from '../../errors.js';
import { retoldError } from '../../platform/upstream/retold-error.js';
import { retold, SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { UpstreamError } from '../../platform/upstream/upstream-error.js';
import { freshnessOf } from '../statistics/freshness.js';
import { noteTokenExpiry, readSource, type SourceState } from '../statistics/refresh-guard.js';
import { type RefreshEnd, refreshSource, waitFor } from '../statistics/refreshes.js';
import { engagementOf } from './engagement.model.js';
import {
  FACEBOOK_FRESH_MS,
  FACEBOOK_MIN_INTERVAL_SECONDS,
  FACEBOOK_TOKEN_CHECK_MS,
} from './facebook.constants.js';
import { filterPosts } from './facebook.model.js';
import * as posts from './facebook.repository.js';
import type { FacebookListInput, FacebookPost, FacebookPosts } from './facebook.schemas.js';
import type { FacebookPostRow } from './facebook.table.js';
import { openGraphApi, requireFacebook, sourceOf } from './facebook-source.js';
import type { GraphPost } from './graph-answers.js';

/** How long an answer waits for the live call; after that the cached copy has to do. */
const WAIT_MS = 15_000;

export const toPost = (row: FacebookPostRow): FacebookPost => ({
  id: row.postId,
  created_time: row.createdTime.toISOString(),
  ...(row.fullPicture === null ? {} : { full_picture: row.fullPicture }),
  ...(row.message === null ? {} : { message: row.message }),
  ...(row.permalinkUrl === null ? {} : { permalink_url: row.permalinkUrl }),
  reactions: { summary: { total_count: row.reactionCount } },
  comments: { summary: { total_count: row.commentCount } },
  shares: { count: row.shareCount },
});

/** Asks now and then when the token ends. That is for the admin to know; posts do not wait or fail for it. */
async function checkToken(ctx: ServiceContext): Promise<void> {
  const source = sourceOf(requireFacebook(ctx.config).pageId);
  const { tokenCheckedAt, now } = await readSource(ctx.db, source);
  if (tokenCheckedAt !== null && now.getTime() - tokenCheckedAt.getTime() < FACEBOOK_TOKEN_CHECK_MS) return;
  try {
    await noteTokenExpiry(ctx.db, source, await openGraphApi(ctx).getTokenExpiry());
  } catch (error) {
    ctx.logger.warn({ reason: messageOf(error) }, "the Facebook token's end is not known");
  }
}

/** Reads all pages and then replaces the copy; a failure half way is stored only where there was nothing before. */
function startRefresh(ctx: ServiceContext, byItself: boolean): Promise<RefreshEnd<number>> {
  const { pageId } = requireFacebook(ctx.config);
  const rules = { minIntervalSeconds: FACEBOOK_MIN_INTERVAL_SECONDS, byItself };
  return refreshSource(ctx, sourceOf(pageId), rules, async (handle) => {
    let soFar: GraphPost[] = [];
    try {
      const all = await openGraphApi(ctx, handle).listPosts(pageId, (found) => {
        soFar = found;
      });
      await posts.replacePostRows(ctx.db, pageId, all);
      await checkToken(ctx);
      return { result: all.length, isFullListing: true };
    } catch (error) {
      const hasCopy = (await posts.listPostRows(ctx.db, pageId)).length > 0;
      if (!hasCopy && soFar.length > 0) await posts.replacePostRows(ctx.db, pageId, soFar);
      throw error;
    }
  });
}

/** Waits for a live call of another server's while nothing is there to show. */
async function awaitOthers(ctx: ServiceContext, source: string): Promise<SourceState> {
  const giveUpAt = performance.now() + WAIT_MS;
  for (;;) {
    const state = await readSource(ctx.db, source);
    if (!state.isRefreshing || performance.now() > giveUpAt) return state;
    await sleep(200);
  }
}

async function answer(
  ctx: ServiceContext,
  end: RefreshEnd<number> | undefined,
  { limit, offset = 0, ...filter }: FacebookListInput,
): Promise<FacebookPosts> {
  const { timeZone } = ctx.config;
  const { pageId } = requireFacebook(ctx.config);
  const source = sourceOf(pageId);
  let rows = await posts.listPostRows(ctx.db, pageId);
  let state = await readSource(ctx.db, source);
  if (end?.end !== 'done' && rows.length === 0 && state.succeededAt === null) {
    if (end?.end === 'failed') throw retoldError(end.error);
    state = await awaitOthers(ctx, source);
    rows = await posts.listPostRows(ctx.db, pageId);
    if (rows.length === 0 && state.succeededAt === null) {
      const message =
        state.failureMessage === null ? SERVICES_TEXTS().facebook.notRead : retold(state.failureMessage);
      throw new UpstreamError(state.failureKind ?? 'transient', message);
    }
  }
  const all = rows.map(toPost);
  // Without a filter they stay in Facebook's order.
  const isAll = Object.values(filter).every((value) => value === undefined);
  const found = isAll ? all : filterPosts(all, filter, timeZone);
  return {
    data: found.slice(offset, limit === undefined ? undefined : offset + limit),
    total: all.length,
    found: found.length,
    engagement: engagementOf(found, timeZone),
    cached: end?.end !== 'done',
    cacheTime: (state.succeededAt ?? state.failedAt)?.toISOString() ?? null,
    freshness: freshnessOf(ctx, state),
  };
}

const isFresh = ({ succeededAt, now }: SourceState): boolean =>
  succeededAt !== null && now.getTime() - succeededAt.getTime() < FACEBOOK_FRESH_MS;

/**
 * The page's posts that the filter leaves, without one in Facebook's order: live, or the cached copy while that is
 * fresh, the live call fails, or Facebook asked for a pause. NOT_CONFIGURED without page and token, UPSTREAM when it
 * fails and nothing was ever read.
 */
export async function listFacebookPosts(
  ctx: ServiceContext,
  input: FacebookListInput = {},
): Promise<FacebookPosts> {
  requireRight(ctx, 'lists');
  const { pageId } = requireFacebook(ctx.config);
  const isEnough = isFresh(await readSource(ctx.db, sourceOf(pageId)));
  return await answer(ctx, isEnough ? undefined : await waitFor(startRefresh(ctx, true), WAIT_MS), input);
}

/** As `listFacebookPosts`, but live however fresh the copy is; at most one live call in 30 s, for everybody together. */
export async function refreshFacebookPosts(
  ctx: ServiceContext,
  input: FacebookListInput = {},
): Promise<FacebookPosts> {
  requireRight(ctx, 'lists');
  return await answer(ctx, await waitFor(startRefresh(ctx, false), WAIT_MS), input);
}
