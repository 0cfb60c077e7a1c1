import type { Reading } from '../reader/read.js';
import { CONCEPTS } from '../tags/concepts.js';
import { ownForms } from '../tags/own-terms.js';
import { TermFinder } from './term-finder.js';

/** A topic of the concept pack whose words may be learned together. */
export interface Topic {
  id: string;
  /** What it is called. */
  name: string;
  terms: readonly string[];
}

/** The terms without those that another one covers: `wifi` beside `wi-fi`, `road` beside `road*`. */
function distinct(terms: readonly string[]): string[] {
  const all = [...new Set(terms)];
  const covered = new Set(
    all.flatMap((term) =>
      [...ownForms(term).slice(1), term.replace(/\*$/, '')].filter((form) => form !== term),
    ),
  );
  return all.filter((term) => !covered.has(term));
}

const TOPICS: readonly Topic[] = CONCEPTS.filter(({ isSide }) => !isSide).map(
  ({ id, isThing, names, terms }) => ({
    id,
    name: names[0] ?? id,
    terms: distinct(isThing ? names : [...names, ...terms]),
  }),
);

let finder: { terms: TermFinder; uses: { topic: Topic; term: string }[] } | undefined;

function load() {
  const uses = TOPICS.flatMap((topic) => topic.terms.map((term) => ({ topic, term })));
  return { terms: new TermFinder(uses.map(({ term }) => term)), uses };
}

/** The topics that a comment speaks of in any of their words that were not refused. */
export function topicsIn(reading: Reading, isRefused: (term: string) => boolean): Set<Topic> {
  finder ??= load();
  const { terms, uses } = finder;
  const found = [...terms.find(reading).keys()].flatMap((at) => uses[at] ?? []);
  return new Set(found.filter(({ term }) => !isRefused(term)).map(({ topic }) => topic));
}
