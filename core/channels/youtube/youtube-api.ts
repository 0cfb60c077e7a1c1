import type { z } from 'zod';
import type { Clock } from '../../context.js';
import { getJson } from '../../platform/upstream/get-json.js';
import { type RetryPolicy, STANDARD_RETRIES, withRetries } from '../../platform/upstream/retry.js';
import { SAY_OF, SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { UpstreamError } from '../../platform/upstream/upstream-error.js';
import { YOUTUBE_COMMENTS_PAGE_SIZE, YOUTUBE_PAGE_SIZE, type YoutubeBucket } from './youtube.constants.js';
import {
  ChannelItem,
  CommentItem,
  CommentThread,
  PlaylistItem,
  pageOf,
  StatsItem,
  VideoItem,
} from './youtube-answers.js';
import { youtubeError } from './youtube-errors.js';

export interface YoutubeApiOptions {
  /** Base address, as https://www.googleapis.com/youtube/v3. */
  url: string;
  apiKey: string;
  clock: Clock;
  /** Called before each call, retries included: each costs one unit. Throws to stop when the quota is used up. */
  spend: (bucket: YoutubeBucket) => Promise<void>;
  signal?: AbortSignal;
  retries?: RetryPolicy;
  timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 8 * 1024 * 1024;
const COMMENTS = { maxResults: String(YOUTUBE_COMMENTS_PAGE_SIZE), textFormat: 'plainText' };

export interface Page<Item> {
  items: Item[];
  nextPageToken?: string;
}

export interface UploadsPage {
  videoIds: string[];
  nextPageToken?: string;
}

/** The calls smops makes of the YouTube Data API v3. All throw UpstreamError. */
export interface YoutubeApi {
  /** By id (UC…), @handle or user name. Throws `not_found` for an unknown channel. */
  getChannel(subject: string): Promise<ChannelItem>;
  /** Newest first, 50 to the page. */
  getUploadsPage(uploadsId: string, pageToken?: string): Promise<UploadsPage>;
  /** At most 50; ids that are private or deleted are missing in the answer. */
  getVideos(videoIds: string[]): Promise<VideoItem[]>;
  /** Counts only, from the bucket of their own. At most 50; missing as in `getVideos`. */
  getStats(videoIds: string[]): Promise<StatsItem[]>;
  /** Comments on a channel and its videos, the newest first, 100 to the page. */
  getThreadsPage(channelId: string, pageToken?: string): Promise<Page<CommentThread>>;
  /** Replies to a comment, 100 to the page. */
  getRepliesPage(commentId: string, pageToken?: string): Promise<Page<CommentItem>>;
}

function channelFilter(subject: string): [string, string] {
  if (/^UC[\w-]{22}$/.test(subject)) return ['id', subject];
  return subject.startsWith('@') ? ['forHandle', subject] : ['forUsername', subject];
}

/** The Data API behind an address, with a deadline, a size limit and retries on every call. */
export function createYoutubeApi(options: YoutubeApiOptions): YoutubeApi {
  const { apiKey, clock, spend, signal } = options;
  const policy = options.retries ?? STANDARD_RETRIES;
  const limits = { timeoutMs: options.timeoutMs ?? TIMEOUT_MS, maxBytes: MAX_BYTES, signal };

  async function call<Item extends z.ZodType>(
    method: string,
    bucket: YoutubeBucket,
    item: Item,
    query: Record<string, string | undefined>,
  ): Promise<Page<z.output<Item>>> {
    const url = new URL(`${options.url}/${method}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    url.searchParams.set('key', apiKey);
    const once = async () => {
      await spend(bucket);
      const answer = await getJson('YouTube', url, limits);
      if (answer.status >= 400) throw youtubeError(answer, clock.now());
      const page = pageOf(item).safeParse(answer.body);
      if (page.success) return page.data;
      throw new UpstreamError('transient', SERVICES_TEXTS().youtube.unexpected);
    };
    return await withRetries(once, { policy, clock, signal });
  }

  return {
    async getChannel(subject) {
      const [filter, value] = channelFilter(subject);
      const part = 'snippet,statistics,contentDetails';
      const { items } = await call('channels', 'ordinary', ChannelItem, { part, [filter]: value });
      if (items[0] !== undefined) return items[0];
      throw new UpstreamError('not_found', SAY_OF().noChannel(subject));
    },
    async getUploadsPage(playlistId, pageToken) {
      const { items, nextPageToken } = await call('playlistItems', 'ordinary', PlaylistItem, {
        part: 'contentDetails',
        playlistId,
        maxResults: String(YOUTUBE_PAGE_SIZE),
        pageToken,
      });
      return { videoIds: items, nextPageToken };
    },
    async getVideos(videoIds) {
      const query = { part: 'snippet,statistics', id: videoIds.join(',') };
      return (await call('videos', 'ordinary', VideoItem, query)).items;
    },
    async getStats(videoIds) {
      const query = { part: 'id,statistics', id: videoIds.join(',') };
      return (await call('videos:batchGetStats', 'batch', StatsItem, query)).items;
    },
    getThreadsPage: (allThreadsRelatedToChannelId, pageToken) =>
      call('commentThreads', 'ordinary', CommentThread, {
        part: 'snippet,replies',
        ...{ allThreadsRelatedToChannelId, order: 'time', ...COMMENTS, pageToken },
      }),
    getRepliesPage: (parentId, pageToken) =>
      call('comments', 'ordinary', CommentItem, { part: 'snippet', parentId, ...COMMENTS, pageToken }),
  };
}
