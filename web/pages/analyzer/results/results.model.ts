import type { AnalysisComment } from '@smops/core/analyzer/analyzer.schemas.js';

/** Which comments to show: all, those with any variable, with none, or with one (`variable:` and its name). */
export type MatchFilter = 'all' | 'any' | 'none' | `variable:${string}`;

/** The filter that an address names; all comments for anything else, also for a variable that the run does not have. */
export function matchFilterOf(name: string, variables: readonly string[]): MatchFilter {
  if (name === 'any' || name === 'none') return name;
  const variable = variables.find((one) => name === `variable:${one}`);
  return variable === undefined ? 'all' : `variable:${variable}`;
}

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

/** A piece of a comment; `variables` are those whose tag rests on it, `isFound` says that the search finds it. */
export interface Piece {
  text: string;
  variables: string[];
  isFound: boolean;
}

type Place = Pick<AnalysisComment['tags'][number], 'variable' | 'start' | 'end'>;

/** Where a search's words stand in a text, in UTF-16 code units. Nothing where lower case has another length. */
function findSearch(content: string, search: string): { start: number; end: number }[] {
  const wanted = search.trim().toLowerCase();
  const text = content.toLowerCase();
  if (wanted === '' || text.length !== content.length) return [];
  const found = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    found.push({ start: at, end: at + wanted.length });
  }
  return found;
}

/**
 * Cuts a comment where its tags' quotes and the words of a search begin and end, so that they may overlap and no
 * text is lost.
 */
export function markTags(content: string, tags: readonly Place[], search = ''): Piece[] {
  const places = tags.filter(({ start, end }) => start >= 0 && start < end && end <= content.length);
  const found = findSearch(content, search);
  const ends = [...places, ...found].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, content.length, ...ends])].sort((a, b) => a - b);
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    const covers = (place: { start: number; end: number }) => place.start <= start && place.end >= end;
    return {
      text: content.slice(start, end),
      variables: [...new Set(places.filter(covers).map((place) => place.variable))],
      isFound: found.some(covers),
    };
  });
}

/** The `lang` attribute for a comment, so that a screen reader speaks it rightly; empty where its language is not known. */
export function langOf(language = 'und'): string {
  return { ms: 'ms', id: 'id', en: 'en', zh: 'zh-CN' }[language] ?? '';
}
