import { requireRight, type ServiceContext } from '../../context.js';
import { notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { retold, SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { UpstreamError } from '../../platform/upstream/upstream-error.js';
import { localDay } from '../statistics/local-day.js';
import { readSource } from '../statistics/refresh-guard.js';
import * as posts from './facebook.repository.js';
import type { FacebookComment, FacebookComments } from './facebook.schemas.js';
import { listFacebookPosts, toPost } from './facebook.service.js';
import { openGraphApi, requireFacebook, sourceOf } from './facebook-source.js';
import type { GraphComment } from './graph-answers.js';

const DAY_MS = 86_400_000;

const toComment = (comment: GraphComment): FacebookComment => ({
  ...(comment.id === undefined ? {} : { id: comment.id }),
  message: comment.message,
  ...(comment.created_time === undefined ? {} : { created_time: comment.created_time.toISOString() }),
  ...(comment.from?.name ? { from: { name: comment.from.name } } : {}),
  like_count: comment.like_count,
  comment_count: comment.comment_count,
  ...(comment.parent === undefined ? {} : { parent: comment.parent }),
  ...(comment.permalink_url === null ? {} : { permalink_url: comment.permalink_url }),
});

/** Throws UPSTREAM while Facebook asks for a pause. */
async function refuseInPause({ db }: ServiceContext, pageId: string): Promise<void> {
  const { failureKind, failureMessage, retryAt, now } = await readSource(db, sourceOf(pageId));
  if (failureKind === 'rate' && retryAt !== null && retryAt > now)
    throw new UpstreamError(
      'rate',
      failureMessage === null ? SERVICES_TEXTS().facebook.pause : retold(failureMessage),
      {
        retryAt,
      },
    );
}

/**
 * A post's comments, read from Facebook now and stored nowhere. Only of posts in the list: the page's token must not be
 * used to look at anything else. NOT_FOUND for others, UPSTREAM when Facebook does not give them.
 */
export async function listFacebookComments(
  ctx: ServiceContext,
  postId: string,
  limit?: number,
): Promise<FacebookComments> {
  requireRight(ctx, 'lists');
  const { pageId } = requireFacebook(ctx.config);
  const row = await posts.findPostRow(ctx.db, pageId, postId);
  if (row === undefined) throw notFound(THING_NAMES().post(postId));
  await refuseInPause(ctx, pageId);
  const { comments, isWhole } = await openGraphApi(ctx).listComments(postId, limit);
  return { post: toPost(row), data: comments.map(toComment), complete: isWhole };
}

/**
 * The comments of the page's posts of the last days, a post at a time, the newest post first; read from Facebook now and
 * stored nowhere. Throws NOT_CONFIGURED, and UPSTREAM when Facebook does not give them.
 */
export async function* readPageComments(
  ctx: ServiceContext,
  { days, signal }: { days: number; signal: AbortSignal },
): AsyncGenerator<FacebookComment[]> {
  requireRight(ctx, 'lists');
  const { pageId } = requireFacebook(ctx.config);
  const from = localDay(new Date(ctx.clock.now().getTime() - days * DAY_MS), ctx.config.timeZone);
  const { data } = await listFacebookPosts(ctx, { from });
  await refuseInPause(ctx, pageId);
  const api = openGraphApi(ctx, { signal });
  for (const { id, comments } of data)
    if (comments.summary.total_count > 0) yield (await api.listComments(id)).comments.map(toComment);
}
