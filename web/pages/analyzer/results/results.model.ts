import type { AnalysisComment } from '@smops/core/analyzer/analyzer.schemas.js';

/** Which comments to show: all, those with any variable, with none, or with one (`variable:` and its name). */
export type MatchFilter = 'all' | 'any' | 'none' | `variable:${string}`;
export type ResultSort = 'original' | 'reactions';

/** A comment with what searching needs, worked out once for the whole list. */
export interface IndexedComment {
  index: number;
  comment: AnalysisComment;
  haystack: string;
}

export function indexComments(comments: readonly AnalysisComment[]): IndexedComment[] {
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

function matches({ matched_variables: variables }: AnalysisComment, filter: MatchFilter): boolean {
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

/** A piece of a comment; `variables` are those whose tag rests on it. */
export interface Piece {
  text: string;
  variables: string[];
}

type Place = Pick<AnalysisComment['tags'][number], 'variable' | 'start' | 'end'>;

/** Cuts a comment where its tags' quotes begin and end, so that quotes may overlap and nothing of it is lost. */
export function markTags(content: string, tags: readonly Place[]): Piece[] {
  const places = tags.filter(({ start, end }) => start >= 0 && start < end && end <= content.length);
  const cuts = [...new Set([0, content.length, ...places.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    const covering = places.filter((place) => place.start <= start && place.end >= end);
    return {
      text: content.slice(start, end),
      variables: [...new Set(covering.map((place) => place.variable))],
    };
  });
}
