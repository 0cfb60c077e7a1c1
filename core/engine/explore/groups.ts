import { translationsOf } from '../words/translations.js';

/** A term and the comments that have it, by their place, ascending. */
export interface Candidate {
  term: string;
  comments: readonly number[];
}

/** Terms that name one thing, the most frequent first. */
export type Group = Candidate[];

// A rarer term that mostly stands where a commoner one does belongs to it.
const TOGETHER = 0.6;
const LEAST_TOGETHER = 3;
const MOST_TERMS = 8;

/** How many comments each pair of candidates shares, by their places; pairs without any are absent. */
function countPairs(candidates: readonly Candidate[]): Map<number, number> {
  const byComment = new Map<number, number[]>();
  for (const [place, { comments }] of candidates.entries()) {
    for (const comment of comments) {
      const places = byComment.get(comment);
      if (places === undefined) byComment.set(comment, [place]);
      else places.push(place);
    }
  }
  const pairs = new Map<number, number>();
  for (const places of byComment.values()) {
    for (const [index, first] of places.entries()) {
      for (const second of places.slice(index + 1)) {
        const key = first * candidates.length + second;
        pairs.set(key, (pairs.get(key) ?? 0) + 1);
      }
    }
  }
  return pairs;
}

/**
 * Brings candidates together that name one thing: translations of each other, and those of which the rarer mostly
 * stands beside the commoner. `candidates` most frequent first; so are the groups, each by its first term.
 */
export function groupTerms(candidates: readonly Candidate[]): Group[] {
  const pairs = countPairs(candidates);
  const groups: Group[] = [];
  const groupOf = new Map<string, Group>();
  for (const [place, candidate] of candidates.entries()) {
    const translated = translationsOf(candidate.term).find((term) => groupOf.has(term));
    let home = translated === undefined ? undefined : groupOf.get(translated);
    for (let first = 0; home === undefined && first < place; first++) {
      const both = pairs.get(first * candidates.length + place) ?? 0;
      if (both < LEAST_TOGETHER || both < TOGETHER * candidate.comments.length) continue;
      home = groupOf.get(candidates[first]?.term ?? '');
    }
    if (home !== undefined && home.length >= MOST_TERMS) continue;
    if (home === undefined) {
      home = [];
      groups.push(home);
    }
    home.push(candidate);
    groupOf.set(candidate.term, home);
  }
  return groups;
}
