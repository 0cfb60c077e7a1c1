import { z } from 'zod';
import { parseCount, storableText } from '../../platform/upstream/storable-text.js';

/** What smops reads of the Data API's answers. Everything that may be missing is, sooner or later. */

const count = z.unknown().optional().transform(parseCount);
const pageToken = z.string().min(1).optional().catch(undefined);

const Thumbnail = z.object({ url: z.url(), width: z.number().optional().catch(undefined) });
const Thumbnails = z.record(z.string(), Thumbnail.optional().catch(undefined)).catch({});

/** Widths of the named sizes, for answers that leave them out. */
const WIDTHS: Record<string, number> = {
  default: 120,
  medium: 320,
  high: 480,
  standard: 640,
  maxres: 1280,
  fhd: 1920,
  qhd: 2560,
  uhd: 3840,
};
const WANTED_WIDTH = 640;

/** The address of the widest image up to the wanted width, else of the narrowest there is; empty without any. */
export function chooseThumbnail(thumbnails: z.infer<typeof Thumbnails>): string {
  const all = Object.entries(thumbnails)
    .flatMap(([name, image]) =>
      image === undefined ? [] : [{ url: image.url, width: image.width ?? WIDTHS[name] ?? 0 }],
    )
    .sort((a, b) => a.width - b.width);
  return (all.findLast(({ width }) => width <= WANTED_WIDTH) ?? all[0])?.url ?? '';
}

const Statistics = z
  .object({ viewCount: count, likeCount: count, commentCount: count })
  .catch({ viewCount: 0, likeCount: 0, commentCount: 0 });

export const VideoItem = z
  .object({
    id: z.string().min(1).max(64),
    snippet: z.object({
      title: z.unknown().optional(),
      description: z.unknown().optional(),
      publishedAt: z.iso.datetime({ offset: true }),
      thumbnails: Thumbnails.optional().transform((found) => found ?? {}),
    }),
    statistics: Statistics,
  })
  .transform(({ id, snippet, statistics }) => ({
    videoId: id,
    title: storableText(snippet.title, 500),
    description: storableText(snippet.description, 10_000),
    thumbnail: chooseThumbnail(snippet.thumbnails),
    publishedAt: new Date(snippet.publishedAt),
    ...statistics,
  }));
export type VideoItem = z.infer<typeof VideoItem>;

export const StatsItem = z
  .object({ id: z.string().min(1).max(64), statistics: Statistics })
  .transform(({ id, statistics }) => ({ videoId: id, ...statistics }));
export type StatsItem = z.infer<typeof StatsItem>;

export const ChannelItem = z
  .object({
    id: z.string().min(1).max(64),
    snippet: z.object({ title: z.unknown().optional() }).catch({ title: '' }),
    statistics: z
      .object({
        viewCount: count,
        subscriberCount: count,
        hiddenSubscriberCount: z.boolean().catch(false),
        videoCount: count,
      })
      .catch({ viewCount: 0, subscriberCount: 0, hiddenSubscriberCount: false, videoCount: 0 }),
    contentDetails: z
      .object({ relatedPlaylists: z.object({ uploads: z.string().min(1).optional() }) })
      .catch({ relatedPlaylists: {} }),
  })
  .transform(({ id, snippet, statistics, contentDetails }) => ({
    channelId: id,
    name: storableText(snippet.title, 200),
    uploadsId: contentDetails.relatedPlaylists.uploads ?? null,
    subscriberCount: statistics.hiddenSubscriberCount ? 0 : statistics.subscriberCount,
    viewCount: statistics.viewCount,
    videoCount: statistics.videoCount,
  }));
export type ChannelItem = z.infer<typeof ChannelItem>;

export const PlaylistItem = z
  .object({ contentDetails: z.object({ videoId: z.string().min(1).max(64) }) })
  .transform(({ contentDetails }) => contentDetails.videoId);

/** A comment, or a reply to one. */
export const CommentItem = z
  .object({
    id: z.string().min(1).max(128),
    snippet: z.object({
      textOriginal: z.unknown().optional(),
      textDisplay: z.unknown().optional(),
      authorDisplayName: z.unknown().optional(),
      likeCount: count,
      publishedAt: z.iso.datetime({ offset: true }),
      parentId: z.string().max(128).optional().catch(undefined),
    }),
  })
  .transform(({ id, snippet }) => ({
    id,
    text: storableText(snippet.textOriginal ?? snippet.textDisplay, 65_000),
    author: storableText(snippet.authorDisplayName, 300),
    likeCount: snippet.likeCount,
    publishedAt: new Date(snippet.publishedAt),
    parentId: snippet.parentId,
  }));
export type CommentItem = z.infer<typeof CommentItem>;

/** A comment with those of its replies that YouTube gives along; `replyCount` may be more. */
export const CommentThread = z
  .object({
    snippet: z.object({
      videoId: z.string().max(64).optional().catch(undefined),
      topLevelComment: CommentItem,
      totalReplyCount: count,
    }),
    replies: z
      .object({ comments: z.array(z.unknown()) })
      .optional()
      .catch(undefined),
  })
  .transform(({ snippet, replies }) => ({
    videoId: snippet.videoId,
    comment: snippet.topLevelComment,
    replyCount: snippet.totalReplyCount,
    replies: (replies?.comments ?? []).flatMap((one) => {
      const parsed = CommentItem.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    }),
  }));
export type CommentThread = z.infer<typeof CommentThread>;

/**
 * One page. An item that does not fit is left out, as YouTube itself leaves out what was deleted meanwhile; a page of
 * which nothing fits does not count as an answer.
 */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z
    .object({ items: z.array(z.unknown()).optional(), nextPageToken: pageToken })
    .transform(({ items = [], nextPageToken }, ctx) => {
      const fitting = items.flatMap((one) => {
        const parsed = item.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      });
      if (items.length > 0 && fitting.length === 0) {
        // same-text: people are told that the answer is unexpected
        ctx.addIssue({ code: 'custom', message: 'no item fits' });
      }
      return { items: fitting, nextPageToken };
    });
