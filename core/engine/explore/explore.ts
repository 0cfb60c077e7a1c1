import type {
  CommentAnswer,
  ReportLanguage,
  SentimentLabel,
} from '../../analysis/analyzer/providers/provider.js';
import { copyNumbers } from '../copies/copy-numbers.js';
import type { Engine } from '../engine.js';
import { simplify } from '../reader/characters.js';
import { read } from '../reader/read.js';
import { themeFinder } from '../summary/themes.js';
import { pickExamples } from './examples.js';
import { type Candidate, type Group, groupTerms } from './groups.js';
import { isFormOfRoot, isName, termsOf } from './terms.js';

/** A comment to explore. The author's name is only there so that themes never are about people who comment. */
export interface ExploredComment {
  text: string;
  author: string;
  /** Milliseconds since 1970; absent or null where it is not known. */
  time?: number | null;
}

/** Something that many of the comments mention. */
export interface ProposedTheme {
  name: string;
  /** `known`: a topic of the concept pack. `found`: from the words of these comments alone. */
  kind: 'known' | 'found';
  /** The words by which it was found, most frequent first, as they are written. */
  terms: string[];
  /** The variable that looks for it, as one types it: a name, or `NAME=TERM,TERM`. */
  variable: string;
  comments: number;
  sentiments: Record<SentimentLabel, number>;
  languages: { language: CommentAnswer['language']; comments: number }[];
  examples: string[];
  /** The language of each example, in the same order. */
  exampleLanguages: string[];
  /** How many other comments of the theme are nearly the same as each example; absent in what earlier versions stored. */
  exampleCopies?: number[];
  /** How many comments it shares with each theme, itself included, in their order; absent in what earlier versions stored. */
  shared?: number[];
  /** Its share in the later half of the comments less that in the earlier half, -1 to 1; null when few carry a time, absent in what earlier versions stored. */
  rise?: number | null;
}

const LEAST_COMMENTS = 3;
const LEAST_SHARE = 0.005;
/** What nearly everybody writes is the language of the place, not a theme. */
const MOST_SHARE = 0.4;
/** Of the comments this share must carry a time before anything is said of when. */
const LEAST_WITH_TIME = 0.8;
const MOST_CANDIDATES = 500;
const MOST_THEMES = 30;
const MOST_SHOWN_TERMS = 6;
const MOST_EXAMPLES = 3;
/** A theme of which this much is another's says the same in other words. */
const COVERED = 0.7;

/** A theme while it is being put together. */
interface Draft {
  kind: ProposedTheme['kind'];
  name: string;
  variable: string;
  terms: string[];
  members: Set<number>;
}

/** Counts how often each key is written how. */
class Spellings {
  private readonly counts = new Map<string, Map<string, number>>();

  add(key: string, written: string): void {
    const spellings = this.counts.get(key) ?? new Map<string, number>();
    this.counts.set(key, spellings.set(written, (spellings.get(written) ?? 0) + 1));
  }

  /** The ways a key is written, most frequent first. */
  of(key: string): string[] {
    const spellings = [...(this.counts.get(key) ?? [])];
    return spellings.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([written]) => written);
  }
}

const plain = (text: string) => simplify(text).toLowerCase();

/** The words of the authors' names, of which no theme is made: analysis is by topic, never by person. */
export function namesOf(comments: readonly { author: string }[]): Set<string> {
  const names = new Set<string>();
  for (const { author } of comments) {
    const name = plain(author).trim();
    if (name === '') continue;
    names.add(name);
    for (const word of name.split(/[^\p{L}]+/u)) if (word.length > 2) names.add(word);
  }
  return names;
}

const sameWords = (text: string) =>
  plain(text)
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim();

const overlap = (a: ReadonlySet<number>, b: ReadonlySet<number>) => {
  let both = 0;
  for (const one of a) if (b.has(one)) both++;
  return both;
};

/** Leaves out what mostly repeats a larger theme; `drafts` largest first. */
function withoutRepeats(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const repeats = kept.some(
      (one) =>
        // A part of a much larger theme may still be one by itself: ayam among prices.
        overlap(draft.members, one.members) >= COVERED * draft.members.size &&
        (draft.kind === 'found' || draft.members.size >= 0.5 * one.members.size),
    );
    if (!repeats) kept.push(draft);
  }
  return kept;
}

function foundDraft(group: Group, written: Spellings): Draft | undefined {
  const members = new Set(group.flatMap(({ comments }) => comments));
  const terms = group.map(({ term }) => written.of(term)[0] ?? term);
  const [name] = terms;
  // Separators of the typed form cannot stand in a term.
  if (name === undefined || terms.some((term) => /[=,，;；\n]/.test(term))) return undefined;
  return {
    kind: 'found',
    name,
    variable: terms.length > 1 ? `${name}=${terms.join(',')}` : name,
    terms,
    members,
  };
}

/**
 * What the comments mention, by their own words: topics of the concept pack, and themes found by terms that many
 * comments have and that stand together. Largest first. The same comments give the same themes.
 */
export function exploreComments(
  engine: Engine,
  comments: readonly ExploredComment[],
  language: ReportLanguage,
): ProposedTheme[] {
  const { index, labels } = themeFinder();
  const question = engine.prepare({ variables: [], post: '', language });
  const answers: CommentAnswer[] = [];
  const known = new Map<string, Set<number>>();
  const knownTerms = new Spellings();
  const byTerm = new Map<string, number[]>();
  const written = new Spellings();
  const names = namesOf(comments);
  // A text that is pasted many times makes no theme; what others say makes it, and the copies count then.
  const firstOf = new Map<string, number>();
  for (const [place, { text }] of comments.entries()) {
    const reading = read(text);
    answers.push(engine.answer(question, text, reading));
    for (const match of index.find(reading)) {
      const token = reading.tokens[match.token];
      if (match.how === 'root' && !(token && isFormOfRoot(token))) continue;
      const members = known.get(match.value) ?? new Set<number>();
      known.set(match.value, members.add(place));
      knownTerms.add(match.value, text.slice(match.start, match.end).toLowerCase());
    }
    const words = sameWords(text);
    const isCopy = firstOf.has(words);
    if (!isCopy) firstOf.set(words, place);
    for (const [term, spelling] of termsOf(reading)) {
      if (names.has(term)) continue;
      const places = byTerm.get(term) ?? [];
      if (!byTerm.has(term)) byTerm.set(term, places);
      places.push(place);
      if (!isCopy) written.add(term, spelling);
    }
  }
  const rise = risesOf(comments);
  const copies = copyNumbers(comments.map(({ text }) => text));
  const least = Math.max(LEAST_COMMENTS, comments.length * LEAST_SHARE);
  const distinct = new Set(firstOf.values());
  const knownDrafts = [...known].flatMap(([id, members]): Draft[] => {
    const name = labels.get(id)?.[language];
    if (name === undefined || members.size < least) return [];
    return [{ kind: 'known', name, variable: name, terms: knownTerms.of(id), members }];
  });
  const candidates = [...byTerm]
    .map(([term, places]): Candidate => ({ term, comments: places }))
    .filter(({ comments: places }) => {
      const different = places.filter((place) => distinct.has(place)).length;
      return different >= least && places.length <= Math.max(LEAST_COMMENTS, comments.length * MOST_SHARE);
    })
    .sort(byCount)
    .filter(({ term }) => index.find(read(term)).length === 0 && isName(term))
    .slice(0, MOST_CANDIDATES);
  const foundDrafts = groupTerms(candidates).flatMap((group) => foundDraft(group, written) ?? []);
  const bySize = (a: Draft, b: Draft) => b.members.size - a.members.size || (a.name < b.name ? -1 : 1);
  const drafts = withoutRepeats([...knownDrafts.sort(bySize), ...foundDrafts.sort(bySize)]);
  return drafts
    .sort(bySize)
    .slice(0, MOST_THEMES)
    .map((draft, _, all) => ({
      ...themeOf(draft, comments, answers, copies),
      rise: rise(draft.members),
      shared: all.map(({ members }) => overlap(draft.members, members)),
    }));
}

/** How far the share of some comments, by their places, is higher in the later half of all than in the earlier one. */
function risesOf(comments: readonly ExploredComment[]): (members: ReadonlySet<number>) => number | null {
  const times = comments.flatMap(({ time }) => time ?? []).sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)];
  if (middle === undefined || times.length < LEAST_WITH_TIME * comments.length) return () => null;
  const isLater = comments.map(({ time }) => (time == null ? undefined : time >= middle));
  const later = isLater.filter((one) => one === true).length;
  const earlier = times.length - later;
  if (earlier === 0) return () => null;
  return (members) => {
    const places = [...members];
    const hits = (half: boolean) => places.filter((place) => isLater[place] === half).length;
    return hits(true) / later - hits(false) / earlier;
  };
}

const byCount = (a: Candidate, b: Candidate) =>
  b.comments.length - a.comments.length || (a.term < b.term ? -1 : 1);

function themeOf(
  { kind, name, variable, terms, members }: Draft,
  comments: readonly ExploredComment[],
  answers: readonly CommentAnswer[],
  copies: Int32Array,
): ProposedTheme {
  const sentiments = { positive: 0, neutral: 0, negative: 0 };
  const languages = new Map<CommentAnswer['language'], number>();
  const places = [...members].sort((a, b) => a - b);
  for (const place of places) {
    const answer = answers[place];
    if (answer === undefined) continue;
    sentiments[answer.sentiment.label]++;
    languages.set(answer.language, (languages.get(answer.language) ?? 0) + 1);
  }
  const examples = pickExamples(
    places.map((place) => ({
      text: comments[place]?.text ?? '',
      language: answers[place]?.language ?? 'und',
      score: answers[place]?.sentiment.score ?? 5,
      copy: copies[place] ?? place,
    })),
    MOST_EXAMPLES,
  );
  return {
    name,
    kind,
    terms: terms.slice(0, MOST_SHOWN_TERMS),
    variable,
    comments: members.size,
    sentiments,
    languages: [...languages]
      .map(([language, count]) => ({ language, comments: count }))
      .sort((a, b) => b.comments - a.comments || (a.language < b.language ? -1 : 1)),
    examples: examples.map(({ text }) => text),
    exampleLanguages: examples.map(({ language }) => language),
    exampleCopies: examples.map(({ copies }) => copies),
  };
}
