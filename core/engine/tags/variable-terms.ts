import type { Variable } from '../../analyzer/providers/provider.js';
import { PhraseIndex } from '../phrases/phrase-index.js';
import type { Concept } from './concepts.js';
import { type Entry, findEntry, longerNames } from './gazetteer.js';
import { isHolder, type NamePart, partsOfName, sidesNamed } from './name-parts.js';
import {
  isCommon,
  isGeneric,
  isNoEvidence,
  isTelling,
  linkWords,
  tellingPairs,
  tellingWords,
  wordTranslations,
} from './name-words.js';
import { ownForms } from './own-terms.js';
import { translationsOf } from './translations.js';
import { conceptsNamed, type Understanding, understand } from './understand.js';

/** Why a term stands for a variable; in falling order of weight. */
export type TermSource =
  | 'own'
  | 'name'
  | 'concept'
  | 'translation'
  | 'word'
  | 'word-translation'
  | 'part'
  | 'hint';

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
  /** What the thing of the variable is called. */
  isCalled: boolean;
  /** A spelling of a town, island or state. */
  isPlace: boolean;
  /** A common word that only counts beside another one of the variable. */
  isWeak: boolean;
  /** A word of a side of things that says nothing without the thing: two of them are none. */
  isLoneSide: boolean;
  /** The term of a thing, or a translation, of which not every form is meant: `nyaman` is no form of `saman`. */
  thingTerm: string | undefined;
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
      isCalled: false,
      isPlace: false,
      isWeak: false,
      isLoneSide: false,
      thingTerm: undefined,
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
    if (first !== name && !isGeneric(first)) collector.add(variable, 'name', first);
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
    collector.add(variable, 'translation', term, { thingTerm: term });
  const [first, second, third] = topicWords;
  if (first === undefined || third !== undefined) return;
  if (second === undefined) {
    for (const term of wordTranslations(first))
      collector.add(variable, 'translation', term, { thingTerm: term });
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
function addNameWords(
  collector: TermCollector,
  variable: number,
  topicWords: readonly string[],
  { shared, hasParts }: { shared: ReadonlySet<string>; hasParts: boolean },
): void {
  if (topicWords.length < 2) return;
  if (topicWords.length > 2) {
    for (const [left, right] of tellingPairs(topicWords.slice(0, MOST_PAIRED)))
      collector.add(variable, 'word', `${left}+${right}`);
  }
  const telling = new Set(tellingWords(topicWords));
  const isOnlyHolder = !topicWords.some((word) => telling.has(word) && !isHolder(word)) && !hasParts;
  for (const word of topicWords) {
    const isWeak = shared.has(word) || !telling.has(word) || (isHolder(word) && !isOnlyHolder);
    collector.add(variable, 'word', word, { word, isWeak });
    for (const term of wordTranslations(word))
      if (isWeak || isTelling(term))
        collector.add(variable, 'word-translation', term, { word, isWeak, thingTerm: term });
  }
}

function addEntry(collector: TermCollector, variable: number, entry: Entry): void {
  for (const { text, asWritten, isHint } of entry.spellings)
    collector.add(variable, isHint ? 'hint' : 'concept', text, {
      asWritten: asWritten ? text : undefined,
      isThing: true,
      isPlace: entry.kind === 'places',
    });
  for (const name of longerNames(entry)) collector.add(variable, 'hint', name, { isLonger: true });
}

/** How many words a name has, roughly; two Chinese characters count as one. */
function sizeOf(name: string): number {
  const han = name.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (
    Math.ceil(han / 2) +
    name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^[^\p{Script=Han}]+$/u.test(word)).length
  );
}

/**
 * The words of a topic or thing; those of a name that only comes near its own are hints, and so are names of a thing that
 * say less than the variable's (`egg` of `egg prices`).
 */
function addConcept(
  collector: TermCollector,
  variable: number,
  { concept, name, isNear }: { concept: Concept; name: string; isNear: boolean },
): void {
  const sure = isNear ? 'hint' : 'concept';
  const size = sizeOf(name);
  for (const term of concept.names) {
    // What staff may call a topic in one common word (`jalan`, `minyak`) is no sign of it in a comment.
    if (isNoEvidence(term)) continue;
    const isLess = concept.isThing && sizeOf(term) < size;
    const isWeak = concept.isThing && (isCommon(term) || (isLess && isHolder(term)));
    collector.add(variable, isWeak || isLess ? 'hint' : sure, term, {
      isWeak,
      isCalled: concept.isThing,
      thingTerm: concept.isThing ? term : undefined,
    });
  }
  for (const term of concept.terms) collector.add(variable, sure, term, { isWeak: isNear });
  for (const term of concept.hints)
    collector.add(variable, 'hint', term, {
      isWeak: concept.isThing && isCommon(term),
      thingTerm: concept.isThing ? term : undefined,
    });
}

/**
 * The words of what a part of the name stands for: likely, since the rest of the name is not said. Those of a part that
 * other variables of the run share say nothing alone (`ferry` beside `ferry fares` and `ferry delays`), nor does the place
 * that the name belongs to (`kolej` of `wifi kolej`).
 */
function addPart(
  collector: TermCollector,
  variable: number,
  { word, concepts, entry, isHolder: isOwner }: NamePart,
  { isShared, isOneOfMany }: { isShared: boolean; isOneOfMany: boolean },
): void {
  for (const { names, terms, hints, isSide, isThing } of concepts) {
    const isWeak = isShared || isOwner || isSide;
    const suggesting = new Set(isOneOfMany ? hints : []);
    for (const term of isOwner ? names : [...names, ...terms, ...hints])
      collector.add(variable, 'part', term, {
        word,
        isWeak: isWeak || suggesting.has(term) || (isThing ? isCommon(term) : isGeneric(term)),
        // `mahal` and `sehari` are of all costs, `yuran mahal` of these.
        isLoneSide: isSide && (isShared || !names.includes(term)),
        thingTerm: term,
      });
  }
  const isWeak = isShared || isOwner;
  for (const { text, asWritten } of entry?.spellings ?? [])
    collector.add(variable, 'part', text, {
      word,
      asWritten: asWritten ? text : undefined,
      isThing: true,
      isWeak,
    });
}

/** The words of a side that the name of a thing asks about (`harga ayam`): they count beside those of the thing. */
function addSide(collector: TermCollector, variable: number, { names, hints }: Concept): void {
  for (const term of [...names, ...hints])
    collector.add(variable, 'hint', term, { isWeak: true, isLoneSide: true, thingTerm: term });
}

/** The words and topics that two and more variables of a run have in their names, and so tell none of them. */
function sharedParts(understandings: readonly Understanding[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { concepts, topicWords } of understandings) {
    const parts = [...linkWords(topicWords), ...concepts.map(({ id }) => `=${id}`)];
    const named = concepts.length === 0 ? partsOfName(topicWords).flatMap((part) => part.concepts) : [];
    parts.push(...[...named, ...sidesNamed(topicWords)].map(({ id }) => `=${id}`));
    for (const part of new Set(parts)) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([part]) => part));
}

/** Gathers every term that stands for each variable: its own terms, its name, the words of its topics. */
export function prepareVariables(variables: readonly Variable[]): PreparedVariables {
  const collector = new TermCollector();
  const understood = variables.map((variable) =>
    understand({ ...variable, name: variable.name.slice(0, LONGEST_NAME) }),
  );
  const shared = sharedParts(understood);
  const understandings = understood.map((understanding, i) => {
    const { name, terms } = understanding.variable;
    const variable = variables[i] ?? understanding.variable;
    for (const own of terms) {
      const term = own.slice(0, LONGEST_NAME);
      for (const form of ownForms(term)) collector.add(i, 'own', form);
      const entry = findEntry(term)?.entry;
      if (entry !== undefined) addEntry(collector, i, entry);
    }
    const spelling = findEntry(name)?.spelling;
    const asWritten = spelling?.asWritten ? spelling.text : undefined;
    const isUnsure = spelling?.isHint || isNoEvidence(name.toLowerCase());
    collector.add(i, isUnsure ? 'hint' : 'name', name.replaceAll('+', ' '), {
      asWritten,
      isThing: spelling !== undefined,
      isPlace: understanding.entry?.kind === 'places',
    });
    if (understanding.entry !== undefined) {
      addEntry(collector, i, understanding.entry);
      for (const concept of conceptsNamed(understanding.topicWords))
        if (concept.isThing) addConcept(collector, i, { concept, name, isNear: true });
      return { ...understanding, variable };
    }
    addTopicWords(collector, i, understanding);
    const { concepts, isNear, topicWords } = understanding;
    for (const concept of concepts) addConcept(collector, i, { concept, name, isNear });
    if (concepts.some(({ isThing }) => isThing)) {
      for (const side of sidesNamed(topicWords)) addSide(collector, i, side);
    }
    if (concepts.every(({ isThing }) => isThing)) addTranslations(collector, i, name, linkWords(topicWords));
    if (concepts.length === 0) {
      const parts = partsOfName(topicWords);
      for (const part of parts) {
        const isShared = part.concepts.some(({ id }) => shared.has(`=${id}`)) || shared.has(part.word);
        addPart(collector, i, part, {
          isShared,
          isOneOfMany: parts.filter((one) => !one.isHolder).length > 1,
        });
      }
      addNameWords(collector, i, linkWords(topicWords), {
        shared,
        hasParts: parts.some((part) => !part.isHolder),
      });
    }
    return { ...understanding, variable };
  });
  return { understandings, index: collector.index };
}
