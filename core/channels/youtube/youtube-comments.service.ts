import { requireRight, type ServiceContext } from '../../context.js';
import { YOUTUBE_MAX_COMMENT_PAGES } from './youtube.constants.js';
import { findChannelRow } from './youtube.repository.js';
import type { CommentItem, CommentThread } from './youtube-answers.js';
import type { Page, YoutubeApi } from './youtube-api.js';
import { openYoutubeApi, requireYoutube } from './youtube-source.js';

const DAY_MS = 86_400_000;

/** A comment as comment files have it. */
export interface YoutubeComment {
  id: string;
  text: string;
  author: string;
  like_count: number;
  published_at: string;
  parent_id?: string;
  comment_url?: string;
}

/** The pages of a list; a place that comes again would lead round for ever. */
async function* pagesOf<Item>(get: (pageToken?: string) => Promise<Page<Item>>): AsyncGenerator<Item[]> {
  const seen = new Set<string | undefined>();
  let token: string | undefined;
  do {
    seen.add(token);
    const { items, nextPageToken } = await get(token);
    yield items;
    token = nextPageToken;
  } while (token !== undefined && !seen.has(token) && seen.size < YOUTUBE_MAX_COMMENT_PAGES);
}

const toComment = (
  { id, text, author, likeCount, publishedAt, parentId }: CommentItem,
  videoId: string | undefined,
): YoutubeComment => ({
  ...{ id, text, author, like_count: likeCount, published_at: publishedAt.toISOString() },
  ...(parentId === undefined ? {} : { parent_id: parentId }),
  ...(videoId === undefined ? {} : { comment_url: `https://www.youtube.com/watch?v=${videoId}&lc=${id}` }),
});

/** A comment and all replies to it. */
async function withReplies(api: YoutubeApi, thread: CommentThread): Promise<YoutubeComment[]> {
  const { comment, videoId, replyCount } = thread;
  let replies = thread.replies;
  if (replies.length < replyCount) {
    replies = [];
    for await (const items of pagesOf((token) => api.getRepliesPage(comment.id, token)))
      replies.push(...items);
  }
  return [
    toComment(comment, videoId),
    ...replies.map((reply) => toComment({ ...reply, parentId: reply.parentId ?? comment.id }, videoId)),
  ];
}

/**
 * The comments of the last days on the configured channel and its videos, each with all its replies, a page at a time, the newest
 * first; read from YouTube now and stored nowhere. Each call counts towards the day's quota. Throws NOT_CONFIGURED, and UPSTREAM when YouTube
 * does not give them or the quota is used up.
 */
export async function* readChannelComments(
  ctx: ServiceContext,
  { days, signal }: { days: number; signal: AbortSignal },
): AsyncGenerator<YoutubeComment[]> {
  requireRight(ctx, 'lists');
  const { subject } = requireYoutube(ctx.config);
  const { api } = openYoutubeApi(ctx, signal);
  const { channelId } = (await findChannelRow(ctx.db, subject)) ?? (await api.getChannel(subject));
  const since = ctx.clock.now().getTime() - days * DAY_MS;
  for await (const threads of pagesOf((token) => api.getThreadsPage(channelId, token))) {
    const recent = threads.filter(({ comment }) => comment.publishedAt.getTime() >= since);
    if (recent.length === 0) return;
    const page: YoutubeComment[] = [];
    for (const thread of recent) page.push(...(await withReplies(api, thread)));
    yield page;
  }
}
