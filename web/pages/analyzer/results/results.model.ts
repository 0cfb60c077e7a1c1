import type { AnalysisComment } from '@smops/core/judging/results/results.schemas.js';

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
