import type { ResultComment } from '../analysis.types.js';

/** Which comments to show: all, those with any variable, with none, or with one (`variable:` and its name). */
export type MatchFilter = 'all' | 'any' | 'none' | `variable:${string}`;
export type ResultSort = 'original' | 'reactions';

/** A comment with what searching needs, worked out once for the whole list. */
export interface IndexedComment {
  index: number;
  comment: ResultComment;
  haystack: string;
}

export function indexComments(comments: readonly ResultComment[]): IndexedComment[] {
  return comments.map((comment, index) => ({
    index,
    comment,
    haystack: `${comment.content}\n${comment.author}\n${comment.ai_reasoning}`.toLowerCase(),
  }));
}

/** A copy in the wanted order; equal reaction counts keep the file's order. */
export function sortComments(
  comments: readonly IndexedComment[],
  sort: ResultSort,
): readonly IndexedComment[] {
  if (sort === 'original') return comments;
  return [...comments].sort(
    (a, b) => b.comment.reactions_count - a.comment.reactions_count || a.index - b.index,
  );
}

function matches({ matched_variables: variables }: ResultComment, filter: MatchFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'any') return variables.length > 0;
  if (filter === 'none') return variables.length === 0;
  return variables.includes(filter.slice('variable:'.length));
}

export function filterComments(
  comments: readonly IndexedComment[],
  filter: MatchFilter,
  search: string,
): readonly IndexedComment[] {
  const wanted = search.trim().toLowerCase();
  if (filter === 'all' && wanted === '') return comments;
  return comments.filter(
    (one) => matches(one.comment, filter) && (wanted === '' || one.haystack.includes(wanted)),
  );
}

/** A piece of a comment; `marked` pieces are what a tag rests on. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** Cuts a comment at the quotes found in it, every occurrence of each. Quotes that are not in it mark nothing. */
export function markQuotes(content: string, quotes: readonly string[]): Piece[] {
  const marked: [start: number, end: number][] = [];
  for (const quote of quotes) {
    if (quote.trim() === '') continue;
    for (let at = content.indexOf(quote); at !== -1; at = content.indexOf(quote, at + quote.length)) {
      marked.push([at, at + quote.length]);
    }
  }
  marked.sort((a, b) => a[0] - b[0]);
  const pieces: Piece[] = [];
  let end = 0;
  for (const [start, stop] of marked) {
    if (stop <= end) continue;
    if (start > end) pieces.push({ text: content.slice(end, start), marked: false });
    pieces.push({ text: content.slice(Math.max(start, end), stop), marked: true });
    end = stop;
  }
  if (end < content.length) pieces.push({ text: content.slice(end), marked: false });
  return pieces;
}

export interface SentimentCounts {
  positive: number;
  neutral: number;
  negative: number;
}

/** How the comments feel; undefined when none of them says. */
export function countSentiments(comments: readonly ResultComment[]): SentimentCounts | undefined {
  const counts: SentimentCounts = { positive: 0, neutral: 0, negative: 0 };
  let known = 0;
  for (const { sentiment } of comments) {
    if (!sentiment) continue;
    counts[sentiment.label]++;
    known++;
  }
  return known === 0 ? undefined : counts;
}
