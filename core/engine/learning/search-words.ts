import { lowerBound, pairsOf, passesGate, phrasesOf, wordsOf } from '../candidates/word-candidates.js';
import { type Reading, read } from '../reader/read.js';
import { CONCEPTS } from '../tags/concepts.js';
import { ownForms } from '../tags/term-collector.js';
import { isGeneric } from '../words/generic-words.js';
import { type Span, TermFinder } from './term-finder.js';
import { type NamedWord, wordKey } from './word-key.js';

/** Words that one round adds at most, of terms and of vetoes. */
export const MOST_WORDS = 8;
/** A wrong tag costs half of what a right one is worth. */
const COST_OF_WRONG = 0.5;

/** A comment that was read, with what was said of one variable. */
export interface ReadComment {
  reading: Reading;
  /** The verdict of those who read it. */
  isYes: boolean;
  /** The machine says yes. */
  isTagged: boolean;
  /** The words that an AI service's tag rests on: a veto elsewhere does not take it away. */
  quote?: Span | undefined;
}

/** A word, or the words of a topic, that read comments speak for. */
export interface FoundWord extends NamedWord {
  /** Of the read comments that it would newly tag (a veto: no longer tag), those where people say so, and the others. */
  right: number;
  wrong: number;
  /** Which comments say so, as indices; at most three that speak for it. */
  examples: number[];
}

export interface SearchInput {
  /** Words that say the variable already: its name and its terms. A veto takes a tag away only where none of them stands beside it. */
  own: readonly string[];
  vetoes: readonly string[];
  /** What was refused before, as of `wordKey`. */
  refused: ReadonlySet<string>;
  /** False: no topics of the concept pack, words alone. */
  hasTopics?: boolean;
  comments: readonly ReadComment[];
}

interface Candidate {
  terms: readonly string[];
  topic: Topic | undefined;
  /** Indices of the comments it would change. */
  hits: number[];
}

const isRepeated = ([, count]: [string, number]) => count > 1;

function countEach(sets: Iterable<ReadonlySet<string>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words that two and more of the readings have, in the order of the alphabet. */
const repeated = (sets: Iterable<ReadonlySet<string>>): string[] =>
  [...countEach(sets)]
    .filter(isRepeated)
    .map(([word]) => word)
    .sort();

function candidatesOf(words: readonly string[], comments: readonly ReadComment[], at: readonly number[]) {
  const finder = new TermFinder(words);
  const candidates = words.map((word): Candidate => ({ terms: [word], topic: undefined, hits: [] }));
  for (const index of at)
    for (const word of finder.find((comments[index] as ReadComment).reading).keys())
      candidates[word]?.hits.push(index);
  return candidates;
}

function topicCandidates(
  comments: readonly ReadComment[],
  at: readonly number[],
  isRefused: (term: string) => boolean,
): Candidate[] {
  const hits = new Map<Topic, number[]>();
  for (const index of at)
    for (const topic of topicsIn((comments[index] as ReadComment).reading, isRefused))
      hits.set(topic, [...(hits.get(topic) ?? []), index]);
  return [...hits]
    .map(([topic, found]): Candidate => ({ terms: topic.terms, topic, hits: found }))
    .sort((a, b) => ((a.topic?.id ?? '') < (b.topic?.id ?? '') ? -1 : 1));
}

/** Takes the best candidates one after the other, each by what it changes beyond those before it. */
function pickGreedily(
  candidates: readonly Candidate[],
  isRight: (index: number) => boolean,
  kind: FoundWord['kind'],
): FoundWord[] {
  const picked: FoundWord[] = [];
  const done = new Set<number>();
  while (picked.length < MOST_WORDS) {
    let best: Candidate | undefined;
    let bestWorth = 0;
    for (const candidate of candidates) {
      const left = candidate.hits.filter((index) => !done.has(index));
      const right = left.filter(isRight).length;
      const wrong = left.length - right;
      const isGenericWord = candidate.topic === undefined && isGeneric(candidate.terms[0] ?? '');
      if (!passesGate(right, wrong, kind === 'veto' || isGenericWord)) continue;
      // Of two that gain as much the surer one, then the earlier.
      const worth = right - COST_OF_WRONG * wrong + 0.01 * lowerBound(right, wrong);
      if (worth > bestWorth) [best, bestWorth] = [candidate, worth];
    }
    if (best === undefined) break;
    const { terms, topic, hits } = best;
    const examples = [...hits.filter((index) => isRight(index) && !done.has(index)), ...hits.filter(isRight)];
    for (const index of hits) done.add(index);
    const right = hits.filter(isRight).length;
    picked.push({
      kind,
      terms,
      topic: topic?.name ?? null,
      right,
      wrong: hits.length - right,
      examples: [...new Set(examples)],
    });
  }
  return picked;
}

const indicesOf = (comments: readonly ReadComment[], isWanted: (comment: ReadComment) => boolean) =>
  comments.flatMap((comment, index) => (isWanted(comment) ? [index] : []));

const readingsAt = (comments: readonly ReadComment[], at: readonly number[]) =>
  at.map((index) => (comments[index] as ReadComment).reading);

function searchTerms({ own, refused, comments, hasTopics = true }: SearchInput): FoundWord[] {
  const known = new TermFinder(own);
  const open = indicesOf(comments, ({ isTagged, reading }) => !isTagged && known.find(reading).size === 0);
  const missed = readingsAt(
    comments,
    open.filter((index) => comments[index]?.isYes),
  );
  const words = repeated(missed.map(wordsOf));
  const single = new Set(words);
  const pairs = repeated(missed.map((reading) => pairsOf(reading, single)));
  const isNew = ({ terms, topic }: Candidate) =>
    !refused.has(wordKey({ kind: 'term', terms, topic: topic?.name ?? null }));
  const isRefused = (term: string) => refused.has(wordKey({ kind: 'term', terms: [term], topic: null }));
  const candidates = [
    ...candidatesOf([...words, ...pairs], comments, open),
    ...(hasTopics ? topicCandidates(comments, open, isRefused) : []),
  ].filter(isNew);
  return pickGreedily(candidates, (index) => comments[index]?.isYes === true, 'term');
}

const overlaps = (a: Span, b: Span) => a.start < b.end && a.end > b.start;

/**
 * Whether vetoes take the tag of a comment away: no term of the variable's own stands outside of them, and the words that an
 * AI service quoted for it, if one did, have a veto in them.
 */
export function takesAway(own: readonly Span[], vetoes: readonly Span[], quote?: Span): boolean {
  const isIn = (span: Span) => vetoes.some((veto) => overlaps(span, veto));
  return vetoes.length > 0 && own.every(isIn) && (quote === undefined || isIn(quote));
}

/** All spans of what a finder found. */
export const spansOf = (found: ReadonlyMap<number, readonly Span[]>): Span[] => [...found.values()].flat();

function searchVetoes({ own, vetoes, refused, comments }: SearchInput): FoundWord[] {
  const known = new TermFinder(vetoes, { pairs: false });
  const tagged = indicesOf(comments, ({ isTagged, reading }) => isTagged && known.find(reading).size === 0);
  const wrong = readingsAt(
    comments,
    tagged.filter((index) => comments[index]?.isYes === false),
  );
  const mine = new TermFinder(own);
  // A veto that is a term of the variable would take it away everywhere.
  const isOwn = (word: string) =>
    spansOf(mine.find(read(word))).some(({ start, end }) => end - start === word.length);
  const words = repeated(
    wrong.map((reading) => new Set([...wordsOf(reading), ...phrasesOf(reading)])),
  ).filter((word) => !isOwn(word));
  const finder = new TermFinder(words, { pairs: false });
  const candidates = words.map((word): Candidate => ({ terms: [word], topic: undefined, hits: [] }));
  for (const index of tagged) {
    const { reading, quote } = comments[index] as ReadComment;
    const spans = spansOf(mine.find(reading));
    for (const [word, found] of finder.find(reading))
      if (takesAway(spans, found, quote)) candidates[word]?.hits.push(index);
  }
  const isNew = ({ terms }: Candidate) => !refused.has(wordKey({ kind: 'veto', terms, topic: null }));
  return pickGreedily(candidates.filter(isNew), (index) => comments[index]?.isYes === false, 'veto');
}

/**
 * Words that read comments speak for, as terms and as vetoes of a variable, the best first. A word passes only if at
 * least two of the read comments that it would newly tag are "yes", and the lower bound (one-sided, z = 1.28, Wilson) of
 * its precision among them is at least a half (0.6 for common words and for vetoes, which are the mirror image). Deterministic.
 */
export function searchWords(input: SearchInput): FoundWord[] {
  return [...searchTerms(input), ...searchVetoes(input)];
}

/** A topic of the concept pack whose words may be learned together. */
interface Topic {
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
function topicsIn(reading: Reading, isRefused: (term: string) => boolean): Set<Topic> {
  finder ??= load();
  const { terms, uses } = finder;
  const found = [...terms.find(reading).keys()].flatMap((at) => uses[at] ?? []);
  return new Set(found.filter(({ term }) => !isRefused(term)).map(({ topic }) => topic));
}
