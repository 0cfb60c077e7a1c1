import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { Clock } from '../../context.js';
import { getJson } from '../../platform/upstream/get-json.js';
import { type RetryPolicy, STANDARD_RETRIES, withRetries } from '../../platform/upstream/retry.js';
import { SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { UpstreamError } from '../../platform/upstream/upstream-error.js';
import {
  FACEBOOK_MAX_COMMENTS,
  FACEBOOK_MAX_POSTS,
  FACEBOOK_PAGE_SIZE,
  FACEBOOK_SLOW_PERCENT,
  FACEBOOK_STOP_PERCENT,
} from './facebook.constants.js';
import { edgeOf, GraphComment, GraphPost, GraphToken } from './graph-answers.js';
import { graphError, TooMuchData } from './graph-errors.js';
import { type GraphUsage, readGraphUsage } from './graph-usage.js';

export interface GraphApiOptions {
  /** Base address, as https://graph.facebook.com. */
  url: string;
  version: string;
  token: string;
  clock: Clock;
  /** Told what each answer's usage headers say. */
  onUsage?: (usage: GraphUsage) => Promise<void>;
  /** Between pages: throws to stop. */
  onPage?: () => Promise<void>;
  signal?: AbortSignal;
  retries?: RetryPolicy;
  timeoutMs?: number;
  slowDownMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;
const SLOW_DOWN_MS = 1000;
const MINUTE_MS = 60_000;
const MAX_PAGES = 500;

const POST_FIELDS =
  'id,created_time,full_picture,message,permalink_url,reactions.summary(true).limit(0),comments.summary(true).limit(0),shares';
const COMMENT_FIELDS = 'id,message,created_time,from,like_count,comment_count,parent,permalink_url';

/** The two edges smops reads, all their pages; both throw UpstreamError. */
export interface GraphApi {
  /** In Facebook's order, at most 1,000. `onItems` sees each page at once. */
  listPosts(pageId: string, onItems?: (posts: GraphPost[]) => void): Promise<GraphPost[]>;
  /** Oldest first, replies among them, each with its parent. */
  listComments(postId: string, limit?: number): Promise<{ comments: GraphComment[]; isWhole: boolean }>;
  /** When the token ends; null when it does not. */
  getTokenExpiry(): Promise<Date | null>;
}

/** The Graph API behind an address: deadlines, size limits, retries, and obedience to its usage headers. */
export function createGraphApi(options: GraphApiOptions): GraphApi {
  const { clock, signal, token } = options;
  const policy = options.retries ?? STANDARD_RETRIES;
  const limits = { timeoutMs: options.timeoutMs ?? TIMEOUT_MS, maxBytes: MAX_BYTES, signal };
  let usage: GraphUsage = { percent: 0, regainMinutes: 0 };

  /** Waits a little near the limit, and stops at it. */
  async function obeyUsage(): Promise<void> {
    const { percent, regainMinutes } = usage;
    if (percent >= FACEBOOK_STOP_PERCENT || regainMinutes > 0) {
      const retryAt = new Date(clock.now().getTime() + Math.max(regainMinutes, 5) * MINUTE_MS);
      throw new UpstreamError('rate', SERVICES_TEXTS().facebook.rate, { retryAt });
    }
    if (percent > FACEBOOK_SLOW_PERCENT) await sleep(options.slowDownMs ?? SLOW_DOWN_MS);
  }

  async function get<Body extends z.ZodType>(path: string, body: Body, query: URLSearchParams) {
    const url = new URL(`${options.url}/${options.version}/${path}`);
    for (const [name, value] of query) url.searchParams.set(name, value);
    url.searchParams.set('access_token', token);
    const once = async () => {
      const answer = await getJson('Facebook', url, limits);
      const seen = readGraphUsage(answer.headers);
      if (seen !== undefined) {
        usage = seen;
        await options.onUsage?.(seen);
      }
      if (answer.status >= 400) throw graphError(answer, clock.now());
      const page = body.safeParse(answer.body);
      if (page.success) return page.data;
      throw new UpstreamError('transient', SERVICES_TEXTS().facebook.unexpected);
    };
    return await withRetries(once, { policy, clock, signal });
  }

  /**
   * All pages of an edge. An empty page with a next one is no end. Of `next` only the query counts, with our own token
   * in it: wherever the address points, the token goes to the configured server alone.
   */
  async function* pages<Item extends z.ZodType>(path: string, item: Item, first: Record<string, string>) {
    let limit = FACEBOOK_PAGE_SIZE;
    let query = new URLSearchParams(first);
    const seen = new Set<string>();
    for (let page = 0; page < MAX_PAGES; page++) {
      if (page > 0) await options.onPage?.();
      await obeyUsage();
      query.set('limit', String(limit));
      let found: Awaited<z.output<ReturnType<typeof edgeOf<Item>>>>;
      try {
        found = await get(path, edgeOf(item), query);
      } catch (error) {
        if (!(error instanceof TooMuchData) || limit <= 1) throw error;
        limit = Math.floor(limit / 2);
        continue;
      }
      yield found.items;
      if (found.next === undefined) return;
      query = new URL(found.next).searchParams;
      query.delete('access_token');
      const place = query.get('after') ?? query.toString();
      // A place that comes again would lead round for ever.
      if (seen.has(place)) return;
      seen.add(place);
    }
  }

  return {
    async listPosts(pageId, onItems) {
      const posts = new Map<string, GraphPost>();
      for await (const items of pages(`${pageId}/posts`, GraphPost, { fields: POST_FIELDS })) {
        for (const post of items) posts.set(post.postId, post);
        onItems?.([...posts.values()]);
        if (posts.size >= FACEBOOK_MAX_POSTS) break;
      }
      return [...posts.values()].slice(0, FACEBOOK_MAX_POSTS);
    },
    async listComments(postId, limit = FACEBOOK_MAX_COMMENTS) {
      const comments: GraphComment[] = [];
      const ids = new Set<string>();
      const query = { fields: COMMENT_FIELDS, filter: 'stream', order: 'chronological' };
      for await (const items of pages(`${postId}/comments`, GraphComment, query)) {
        for (const comment of items) {
          if (comment.id !== undefined && ids.has(comment.id)) continue;
          if (comments.length >= limit) return { comments, isWhole: false };
          if (comment.id !== undefined) ids.add(comment.id);
          comments.push(comment);
        }
      }
      return { comments, isWhole: true };
    },
    async getTokenExpiry() {
      const { data } = await get('debug_token', GraphToken, new URLSearchParams({ input_token: token }));
      return data.expires_at === 0 ? null : new Date(data.expires_at * 1000);
    },
  };
}
