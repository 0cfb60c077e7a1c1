import { foldCopies } from '../copies/copy-numbers.js';
import { type Reading, read } from '../reader/read.js';
import { RunCounter } from './run-counter.js';
import { type FoundWord, searchWords } from './search-words.js';
import type { Span } from './term-finder.js';
import { refusedKeys } from './word-key.js';

const MOST_EXAMPLES = 3;

/** A tag that a comment has now, by its variable's index. */
export interface StudiedTag {
  variable: number;
  /** See `ReadComment`. */
  quote?: Span | undefined;
}

/** A comment of a run, with all of its copies. */
export interface StudiedComment {
  text: string;
  /** 0 for a comment of another run, which is only learned from. */
  copies: number;
  tags: readonly StudiedTag[];
  /** What those who read it say of each variable, null for nothing; null for a comment that is not learned from. */
  verdicts: readonly (boolean | null)[] | null;
}

/** A variable that words are sought for. */
export interface StudiedVariable {
  name: string;
  terms: readonly string[];
  vetoes: readonly string[];
  /** See `SearchInput`. */
  refused: readonly string[];
}

/** A found word with what it would change in the run. */
export interface LearnedWord extends Pick<FoundWord, 'kind' | 'topic' | 'right' | 'wrong'> {
  /** What becomes a term or veto, at least one. */
  terms: string[];
  /** The read comments that speak for it, of copies of one text one, at most three. */
  examples: string[];
  /** How many other read comments that speak for it are nearly the same as each example. */
  exampleCopies: number[];
  /** How many comments of the run would be newly tagged; of a veto, no longer tagged. */
  comments: number;
}

function taggedWith(tags: readonly StudiedTag[], variable: number) {
  const tag = tags.find((one) => one.variable === variable);
  return { isTagged: tag !== undefined, quote: tag?.quote };
}

function learnVariable(
  { name, terms, vetoes, refused }: StudiedVariable,
  variable: number,
  comments: readonly StudiedComment[],
  readings: readonly (Reading | null)[],
): { found: FoundWord[]; texts: string[]; counter: RunCounter } {
  const own = [name, ...terms];
  const judged = comments.flatMap(({ text, tags, verdicts }, at) => {
    const isYes = verdicts?.[variable] ?? null;
    const reading = readings[at] ?? null;
    return isYes === null || reading === null
      ? []
      : [{ text, isYes, reading, ...taggedWith(tags, variable) }];
  });
  const found = searchWords({ own, vetoes, refused: new Set(refused), comments: judged });
  return { found, texts: judged.map(({ text }) => text), counter: new RunCounter(found, own) };
}

/** The words that the read comments of a run speak for, per variable, with what they would change in all of it. */
export function studyComments(
  comments: readonly StudiedComment[],
  variables: readonly StudiedVariable[],
): LearnedWord[][] {
  const readings = comments.map(({ text, verdicts }) => (verdicts === null ? null : read(text)));
  const learned = variables.map((variable, at) => learnVariable(variable, at, comments, readings));
  if (learned.some(({ found }) => found.length > 0)) {
    for (const [index, { text, tags, copies }] of comments.entries()) {
      const reading = readings[index] ?? read(text);
      for (const [at, { counter }] of learned.entries()) counter.add(reading, taggedWith(tags, at), copies);
    }
  }
  return learned.map(({ found, texts, counter }, variable) => {
    const reaches = counter.reaches();
    const refused = new Set(variables[variable]?.refused);
    return found.flatMap(({ kind, topic, right, wrong, examples }, at): LearnedWord[] => {
      const { terms, comments: reach } = reaches[at] ?? { terms: [], comments: 0 };
      // A topic of which the run has one word is that word.
      const word = { kind, terms, topic: terms.length === 1 ? null : topic };
      if (refusedKeys(word).some((key) => refused.has(key))) return [];
      const said = examples.map((index) => texts[index] ?? '');
      const folded = foldCopies(said, MOST_EXAMPLES);
      return [
        {
          ...word,
          ...{ right, wrong, comments: reach },
          examples: folded.map(({ place }) => said[place] ?? ''),
          exampleCopies: folded.map(({ others }) => others),
        },
      ];
    });
  });
}
