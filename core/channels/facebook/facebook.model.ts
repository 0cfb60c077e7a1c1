import { isFound } from '../../platform/language/search-text.model.js';
import { localDay } from '../statistics/local-day.js';
import type { FacebookSort } from './facebook.constants.js';
import type { FacebookFilter, FacebookPost } from './facebook.schemas.js';

/** Counts as the cards show them: one decimal with K from 1,000 and M from 1,000,000. */
export function abbreviateCount(count: number): string {
  if (count >= 1_000_000) return `${(count / 1e6).toFixed(1)}M`;
  return count >= 1000 ? `${(count / 1000).toFixed(1)}K` : String(count);
}

export const countsOf = (post: FacebookPost) => ({
  reactions: post.reactions.summary.total_count,
  comments: post.comments.summary.total_count,
  shares: post.shares.count,
});

const ORDERS: Record<FacebookSort, (a: FacebookPost, b: FacebookPost) => number> = {
  newest: (a, b) => b.created_time.localeCompare(a.created_time),
  oldest: (a, b) => a.created_time.localeCompare(b.created_time),
  'most-reactions': (a, b) => countsOf(b).reactions - countsOf(a).reactions,
  'most-comments': (a, b) => countsOf(b).comments - countsOf(a).comments,
  'least-reactions': (a, b) => countsOf(a).reactions - countsOf(b).reactions,
  'least-comments': (a, b) => countsOf(a).comments - countsOf(b).comments,
  'most-shares': (a, b) => countsOf(b).shares - countsOf(a).shares,
  'least-shares': (a, b) => countsOf(a).shares - countsOf(b).shares,
};

/** Posts in an order; equals keep theirs. */
export const sortPosts = (posts: readonly FacebookPost[], sort: FacebookSort): FacebookPost[] =>
  posts.toSorted(ORDERS[sort]);

/** The posts that a filter leaves, in the order it names; days are those of the time zone. */
export function filterPosts(
  posts: readonly FacebookPost[],
  { search = '', from, to, ids, sort = 'newest' }: FacebookFilter & { ids?: string | undefined },
  timeZone: string,
): FacebookPost[] {
  const among = ids === undefined ? undefined : new Set(ids.split(','));
  const isWithin = (post: FacebookPost) => {
    const day = localDay(new Date(post.created_time), timeZone);
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  };
  const found = posts.filter(
    (post) => (among?.has(post.id) ?? true) && isFound(search, [post.message ?? null]) && isWithin(post),
  );
  return sortPosts(found, sort);
}
