import type { Variable } from '../../analyzer/providers/provider.js';
import { PhraseIndex } from '../phrases/phrase-index.js';
import type { Concept } from './concepts.js';
import { fieldsNamed, type NamedField } from './fields.js';
import { type Entry, findEntry, longerNames, saysSame } from './gazetteer.js';
import { isHolder, type NamePart, partsOfName, sidesNamed } from './name-parts.js';
import {
  headOf,
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
import { isAmbiguous, isEveryday, translationsOf } from './translations.js';
import { conceptsNamed, isWholeTopic, singular, type Understanding, understand } from './understand.js';
import { prepareVetoes, type Vetoes } from './vetoes.js';

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
  /** The word of the name that a common word stands for, where two of them must not stand for the same one. */
  group: string | undefined;
  /** The term of a thing, or a translation, of which not every form is meant: `nyaman` is no form of `saman`. */
  thingTerm: string | undefined;
  /** A name of a place, road or building, which as the beginning of a longer name is another one; or the name of a brand. */
  proper: 'place' | 'brand' | undefined;
  /** Says the variable, but perhaps a neighbour of it: never certain. */
  isUnsure: boolean;
  /** No term, but a longer name: a term within it is only a hint. */
  isLonger: boolean;
}

/** The variables of a question, ready for matching. */
export interface PreparedVariables {
  understandings: Understanding[];
  index: PhraseIndex<TermUse>;
  vetoes: Vetoes;
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
      group: undefined,
      thingTerm: undefined,
      proper: undefined,
      isUnsure: false,
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
  const proper = properOf(undefined, name);
  if (first === undefined) return;
  if (second === undefined) {
    if (first !== name && !isGeneric(first)) collector.add(variable, 'name', first);
  } else if (topicWords.length === 2) collector.add(variable, 'name', `${first}+${second}`, { proper });
  else collector.add(variable, 'name', topicWords.join(' '), { proper });
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
  {
    shared,
    hasParts,
    fields,
  }: { shared: ReadonlySet<string>; hasParts: boolean; fields: readonly NamedField[] },
): void {
  if (topicWords.length < 2) return;
  if (topicWords.length > 2) {
    for (const [left, right] of tellingPairs(topicWords.slice(0, MOST_PAIRED)))
      collector.add(variable, 'word', `${left}+${right}`);
  }
  const telling = new Set(tellingWords(topicWords));
  const isOnlyHolder = !topicWords.some((word) => telling.has(word) && !isHolder(word)) && !hasParts;
  // Where only the head tells anything, it is what is meant: `perabot` of `perabot surau`.
  const isNamed = topicWords.every((word) => telling.has(word) && !isHolder(word));
  const head = isNamed ? headOf(topicWords) : undefined;
  for (const word of topicWords) {
    const field = fields.find((one) => one.word.split(' ').includes(word));
    const group = fields.length > 0 ? (field?.word ?? word) : undefined;
    const isWeak =
      word === head ||
      shared.has(word) ||
      !telling.has(word) ||
      (field !== undefined && (!field.field.isThing || shared.has(`#${field.field.id}`))) ||
      (isHolder(word) && !isOnlyHolder);
    collector.add(variable, 'word', word, { word, isWeak, group });
    // The list of fields is cleaner than a dictionary.
    if (field !== undefined && !isEveryday(word)) continue;
    for (const term of wordTranslations(word))
      if (isWeak || isTelling(term))
        collector.add(variable, 'word-translation', term, { word, isWeak, group, thingTerm: term });
  }
}

/**
 * The words of a field that the name has a word for: those that say it alone are likely, since the rest of the name is not
 * said; the others count beside a word of another part of the name.
 */
function addField(
  collector: TermCollector,
  variable: number,
  { word, field }: NamedField,
  {
    isWeak,
    isOnly,
    isOfThing,
    isOfHolder,
  }: Record<'isWeak' | 'isOnly' | 'isOfThing' | 'isOfHolder', boolean>,
): void {
  const group = isOnly ? undefined : word;
  for (const term of field.terms)
    collector.add(variable, 'part', term, {
      word,
      group,
      isWeak: isWeak || !isTelling(stem(term)),
    });
  const names = new Set(field.names);
  for (const term of new Set([...field.names, ...field.hints]))
    collector.add(variable, 'part', term, {
      word,
      group,
      isWeak: true,
      // `yuran` and `bayar` are of all fees, and so is 收费 of two things.
      isLoneSide: isOnly && (isOfThing || (isOfHolder && !names.has(term))),
    });
}

// Of which a longer name is another thing: Jalan Ampang and Jalan Ampang Hilir.
const PLACE_KINDS = new Set(['places', 'transport', 'health', 'education']);
const BRAND_KINDS = new Set(['companies', 'apps', 'agencies', 'schemes', 'money', 'utilities']);

function properOf(kind: string | undefined, name: string): TermUse['proper'] {
  if (kind === undefined) return /\s\p{Lu}\S*$/u.test(name) ? 'place' : undefined;
  if (PLACE_KINDS.has(kind)) return 'place';
  return BRAND_KINDS.has(kind) ? 'brand' : undefined;
}

function addEntry(collector: TermCollector, variable: number, entry: Entry, name: string): void {
  for (const { text, asWritten, isHint } of entry.spellings)
    collector.add(variable, isHint ? 'hint' : 'concept', text, {
      asWritten: asWritten ? text : undefined,
      isThing: true,
      isPlace: entry.kind === 'places',
      proper: properOf(entry.kind, name),
      isUnsure: !saysSame(entry, name, text),
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
 * Whether a term says only a part of the name (`bank` of `bank loan`), or has a word of it beside one that it has not (`annual
 * leave` of `maternity leave`).
 */
function isBesides(name: string, term: string): boolean {
  const [words, others] = [name, term].map((text) =>
    text
      .toLowerCase()
      .split(/[\s+]+/)
      .map(singular),
  );
  const common = others?.filter((word) => words?.includes(word)).length ?? 0;
  return common > 0 && common < (words?.length ?? 0);
}

// What a thing is called later in its list may be a part of it (school shoes of school uniforms).
const SURE_NAMES = 6;

/**
 * The words of a topic or thing; those of a name that only comes near its own are hints, and so are names of a thing that
 * say less than the variable's (`egg` of `egg prices`).
 */
function addConcept(
  collector: TermCollector,
  variable: number,
  {
    concept,
    name,
    topicWords,
    isNear,
  }: { concept: Concept; name: string; topicWords: readonly string[]; isNear: boolean },
): void {
  const sure = isNear ? 'hint' : 'concept';
  const size = sizeOf(name);
  const isPartOfTopic = !isWholeTopic(concept, topicWords);
  for (const [place, term] of concept.names.entries()) {
    // What staff may call a topic in one common word (`jalan`, `minyak`) is no sign of it in a comment.
    if (isNoEvidence(term)) continue;
    const isLess = concept.isThing && sizeOf(term) < size;
    const isWeak = concept.isThing && (isCommon(term) || (isLess && isHolder(term)));
    collector.add(variable, isWeak || isLess ? 'hint' : sure, term, {
      isWeak,
      isCalled: concept.isThing,
      thingTerm: concept.isThing ? term : undefined,
      isUnsure: isPartOfTopic || isBesides(name, term) || (concept.isThing && place >= SURE_NAMES),
    });
  }
  const called = new Set(concept.names.map((one) => one.toLowerCase()));
  for (const term of concept.terms) {
    // Most words of a topic are of its members and matters: `ballot` of elections, MBPJ of local councils.
    const isUnsure = isPartOfTopic || isBesides(name, term) || !called.has(stem(term).toLowerCase());
    collector.add(variable, sure, term, { isWeak: isNear, isUnsure });
  }
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
  { isShared, isOneOfMany, group }: { isShared: boolean; isOneOfMany: boolean; group: string | undefined },
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
        group,
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
    parts.push(...fieldsNamed(topicWords).map(({ field }) => `#${field.id}`));
    for (const part of new Set(parts)) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([part]) => part));
}

const stem = (term: string): string => term.replace('*', '');

/** What a field has alone of the words that say it, where a topic has words for it. */
function withoutWordsOf({ names, terms, hints }: Concept, { word, field }: NamedField): NamedField {
  const known = new Set([...names, ...terms, ...hints].map(stem));
  return {
    word,
    field: { ...field, names: [], terms: field.terms.filter((term) => !known.has(stem(term))), hints: [] },
  };
}

const isThingOrUnknown = ({ concepts }: Understanding): boolean => concepts.every(({ isThing }) => isThing);

const isWithin = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

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
      if (entry !== undefined) addEntry(collector, i, entry, term);
    }
    const spelling = findEntry(name)?.spelling;
    const asWritten = spelling?.asWritten ? spelling.text : undefined;
    const isUnsure = spelling?.isHint || isNoEvidence(name.toLowerCase());
    collector.add(i, isUnsure ? 'hint' : 'name', name.replaceAll('+', ' '), {
      asWritten,
      isThing: spelling !== undefined,
      isPlace: understanding.entry?.kind === 'places',
      proper: properOf(understanding.entry?.kind, name),
      isUnsure:
        understanding.entry === undefined &&
        isThingOrUnknown(understanding) &&
        isAmbiguous(name.toLowerCase()),
    });
    if (understanding.entry !== undefined) {
      addEntry(collector, i, understanding.entry, name);
      for (const concept of conceptsNamed(understanding.topicWords))
        if (concept.isThing)
          addConcept(collector, i, { concept, name, topicWords: understanding.topicWords, isNear: true });
      return { ...understanding, variable };
    }
    addTopicWords(collector, i, understanding);
    const { concepts, isNear, topicWords } = understanding;
    for (const concept of concepts) addConcept(collector, i, { concept, name, topicWords, isNear });
    if (concepts.some(({ isThing }) => isThing)) {
      for (const side of sidesNamed(topicWords)) addSide(collector, i, side);
    }
    if (concepts.every(({ isThing }) => isThing)) addTranslations(collector, i, name, linkWords(topicWords));
    // A topic as a whole has words enough of its own.
    const named = fieldsNamed(understanding.words);
    // A topic as a whole has words enough of its own: of a field it takes what it has not.
    const whole = isNear ? undefined : concepts.find((one) => !one.isThing && isWholeTopic(one, topicWords));
    const fields = whole === undefined ? named : named.map((one) => withoutWordsOf(whole, one));
    const links = linkWords(topicWords);
    const others = links.filter((word) => !isHolder(word) && !fields.some((one) => isWithin(word, one.word)));
    const isOnly = fields.length + others.length < 2;
    for (const named of fields)
      addField(collector, i, named, {
        isWeak: shared.has(`#${named.field.id}`) || (isHolder(named.word) && topicWords.length > 1),
        isOnly,
        isOfThing: concepts.some(({ isThing }) => isThing),
        isOfHolder: topicWords.some((word) => isHolder(word)),
      });
    if (concepts.length === 0) {
      const parts = partsOfName(topicWords);
      for (const part of parts) {
        const isShared =
          part.concepts.some(({ id }) => shared.has(`=${id}`)) ||
          shared.has(part.word) ||
          fields.some(({ word, field }) => shared.has(`#${field.id}`) && isWithin(part.word, word));
        addPart(collector, i, part, {
          isShared,
          isOneOfMany: parts.filter((one) => !one.isHolder).length > 1,
          group: isOnly || fields.length === 0 ? undefined : part.word,
        });
      }
      addNameWords(collector, i, links, {
        shared,
        hasParts: parts.some((part) => !part.isHolder),
        fields: isOnly ? [] : fields,
      });
    }
    return { ...understanding, variable };
  });
  return { understandings, index: collector.index, vetoes: prepareVetoes(variables) };
}
