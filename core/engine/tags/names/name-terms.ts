import { isGeneric } from '../../words/generic-words.js';
import { isEveryday, isKnownWord, translationsOf } from '../../words/translations.js';
import type { Concept } from '../concepts.js';
import type { NamedField } from '../fields.js';
import { areNeighbours, isOnlyKind } from '../kinds.js';
import { stem, type TermCollector } from '../term-collector.js';
import { properOf } from '../thing-terms.js';
import type { Understanding } from '../understand.js';
import { isHolder } from './name-parts.js';
import { headOf, isTelling, tellingPairs, tellingWords, wordTranslations } from './name-words.js';
import type { Identity } from './proper-names.js';

export function addTopicWords(
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
export function addTranslations(
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
export function addNameWords(
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
      isOnlyKind(topicWords, word) ||
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

/** For a name that means one person, place or product: what tells it from others, and no word that these have, too. */
export function addIdentity(
  collector: TermCollector,
  variable: number,
  { name, words, phrase, number }: Identity,
): void {
  if (phrase !== undefined) collector.add(variable, 'word', phrase, { word: phrase, ofName: name });
  if (number !== undefined)
    for (const word of [number.of, ...wordTranslations(number.of)]) {
      collector.add(variable, 'word', `${word}+${number.digits}`, { word: number.digits });
      collector.add(variable, 'word', `${number.digits}+${word}`, { word: number.digits });
    }
  for (const word of words) {
    // `gasing` is a top, `Gasing` the road.
    const asWritten = isKnownWord(word.toLowerCase()) ? word : undefined;
    collector.add(variable, 'word', word, { word, asWritten, ofName: name });
  }
}

/**
 * The words of a field that the name has a word for: those that say it alone are likely, since the rest of the name is not
 * said; the others count beside a word of another part of the name.
 */
export function addField(
  collector: TermCollector,
  variable: number,
  { word, field }: NamedField,
  {
    name,
    isWeak,
    isOnly,
    isOfThing,
    isOfHolder,
  }: Record<'isWeak' | 'isOnly' | 'isOfThing' | 'isOfHolder', boolean> & { name: string },
): void {
  const group = isOnly ? undefined : word;
  for (const term of field.terms)
    collector.add(variable, 'part', term, {
      isLonger: areNeighbours(name, term),
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

/** What a field has alone of the words that say it, where a topic has words for it. */
export function withoutWordsOf({ names, terms, hints }: Concept, { word, field }: NamedField): NamedField {
  const known = new Set([...names, ...terms, ...hints].map(stem));
  return {
    word,
    field: { ...field, names: [], terms: field.terms.filter((term) => !known.has(stem(term))), hints: [] },
  };
}
