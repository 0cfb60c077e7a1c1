import type { Variable } from '../../analyzer/providers/provider.js';
import { PhraseIndex } from '../phrases/phrase-index.js';
import { type Entry, findEntry, longerNames } from './gazetteer.js';
import {
  isNoEvidence,
  isTelling,
  linkWords,
  tellingPairs,
  tellingWords,
  wordTranslations,
} from './name-words.js';
import { ownForms } from './own-terms.js';
import { translationsOf } from './translations.js';
import { type Understanding, understand } from './understand.js';

/** Why a term stands for a variable; in falling order of weight. */
export type TermSource = 'own' | 'name' | 'concept' | 'translation' | 'word' | 'word-translation' | 'hint';

/** A term of a variable, or one part of a pair of terms that only count near each other. */
export interface TermUse {
  variable: number;
  source: TermSource;
  /** The word of the name that the term stands for, where it stands for no more than that. */
  word?: string;
  pair: number | undefined;
  part: 0 | 1;
  /** Counts only where the comment writes it so, capitals and all. */
  asWritten: string | undefined;
  /** A spelling of a thing of the gazetteer. */
  isThing: boolean;
  /** No term, but a longer name: a term within it is only a hint. */
  isLonger: boolean;
}

/** The variables of a question, ready for matching. */
export interface PreparedVariables {
  understandings: Understanding[];
  index: PhraseIndex<TermUse>;
}

// A variable of 10,000 characters is a text, not a topic: its head is enough.
const LONGEST_NAME = 200;

class TermCollector {
  readonly index = new PhraseIndex<TermUse>();
  private pairs = 0;

  add(variable: number, source: TermSource, term: string, special: Partial<TermUse> = {}): void {
    const use = {
      variable,
      source,
      pair: undefined,
      part: 0 as const,
      asWritten: undefined,
      isThing: false,
      isLonger: false,
      ...special,
    };
    const [left, right] = term.split('+', 2).map((part) => part.trim());
    if (left === undefined || left === '') return;
    if (right === undefined || right === '') {
      this.index.add(left, use);
      return;
    }
    this.pairs += 1;
    this.index.add(left, { ...use, pair: this.pairs });
    this.index.add(right, { ...use, pair: this.pairs, part: 1 });
  }
}

function addTopicWords(
  collector: TermCollector,
  variable: number,
  { topicWords, variable: { name } }: Understanding,
): void {
  const [first, second] = topicWords;
  if (first === undefined) return;
  if (second === undefined) {
    if (first !== name) collector.add(variable, 'name', first);
  } else if (topicWords.length === 2) collector.add(variable, 'name', `${first}+${second}`);
  else collector.add(variable, 'name', topicWords.join(' '));
}

/** For a variable the concept pack does not know: its words in the other languages, all of them near each other. */
function addTranslations(
  collector: TermCollector,
  variable: number,
  name: string,
  topicWords: readonly string[],
): void {
  for (const term of new Set([...translationsOf(name), ...translationsOf(topicWords.join(' '))]))
    collector.add(variable, 'translation', term);
  const [first, second, third] = topicWords;
  if (first === undefined || third !== undefined) return;
  if (second === undefined) {
    for (const term of wordTranslations(first)) collector.add(variable, 'translation', term);
    return;
  }
  const rights = [second, ...wordTranslations(second)];
  for (const left of [first, ...wordTranslations(first)]) {
    for (const right of rights)
      if (left !== first || right !== second) collector.add(variable, 'translation', `${left}+${right}`);
  }
}

// Of a longer name the first words say enough.
const MOST_PAIRED = 6;

/**
 * For a variable the concept pack does not know: the rare words of its name, each alone, and their translations; of a
 * name of three words and more also every two beside each other.
 */
function addNameWords(collector: TermCollector, variable: number, topicWords: readonly string[]): void {
  if (topicWords.length < 2) return;
  if (topicWords.length > 2) {
    for (const [left, right] of tellingPairs(topicWords.slice(0, MOST_PAIRED)))
      collector.add(variable, 'word', `${left}+${right}`);
  }
  for (const word of tellingWords(topicWords)) {
    collector.add(variable, 'word', word, { word });
    for (const term of wordTranslations(word))
      if (isTelling(term)) collector.add(variable, 'word-translation', term, { word });
  }
}

function addEntry(collector: TermCollector, variable: number, entry: Entry): void {
  for (const { text, asWritten, isHint } of entry.spellings)
    collector.add(variable, isHint ? 'hint' : 'concept', text, {
      asWritten: asWritten ? text : undefined,
      isThing: true,
    });
  for (const name of longerNames(entry)) collector.add(variable, 'hint', name, { isLonger: true });
}

/** Gathers every term that stands for each variable: its own terms, its name, the words of its topics. */
export function prepareVariables(variables: readonly Variable[]): PreparedVariables {
  const collector = new TermCollector();
  const understandings = variables.map((variable, i) => {
    const name = variable.name.slice(0, LONGEST_NAME);
    const understanding = understand({ ...variable, name });
    for (const own of variable.terms) {
      const term = own.slice(0, LONGEST_NAME);
      for (const form of ownForms(term)) collector.add(i, 'own', form);
      const entry = findEntry(term)?.entry;
      if (entry !== undefined) addEntry(collector, i, entry);
    }
    const spelling = findEntry(name)?.spelling;
    const asWritten = spelling?.asWritten ? spelling.text : undefined;
    collector.add(i, spelling?.isHint ? 'hint' : 'name', name.replaceAll('+', ' '), {
      asWritten,
      isThing: spelling !== undefined,
    });
    if (understanding.entry !== undefined) {
      addEntry(collector, i, understanding.entry);
      return { ...understanding, variable };
    }
    addTopicWords(collector, i, understanding);
    for (const concept of understanding.concepts) {
      // What staff may call a topic in one common word (`jalan`, `minyak`) is no sign of it in a comment.
      for (const term of concept.names) if (!isNoEvidence(term)) collector.add(i, 'concept', term);
      for (const term of concept.terms) collector.add(i, 'concept', term);
      for (const term of concept.hints) collector.add(i, 'hint', term);
    }
    if (understanding.concepts.length === 0) {
      const words = linkWords(understanding.topicWords);
      addTranslations(collector, i, name, words);
      addNameWords(collector, i, words);
    }
    return { ...understanding, variable };
  });
  return { understandings, index: collector.index };
}
