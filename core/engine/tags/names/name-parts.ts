import { PhraseIndex } from '../../phrases/phrase-index.js';
import type { Reading } from '../../reader/read.js';
import { isGeneric } from '../../words/generic-words.js';
import { readDataLines } from '../../words/package-file.js';
import { CONCEPTS, type Concept } from '../concepts.js';
import { fieldsNamed } from '../fields.js';
import { type Entry, findEntry } from '../gazetteer.js';
import { conceptsNamed, singular, type Understanding } from '../understand.js';
import { isTelling, linkWords, tellingWords, wordTranslations } from './name-words.js';

/** What a part of a variable's name stands for: a topic, a thing, a side of things, or an entry of the gazetteer. */
export interface NamePart {
  /** The part as the name has it. */
  word: string;
  concepts: readonly Concept[];
  entry: Entry | undefined;
  /** The place or institution that the name only belongs to: `kolej` of `wifi kolej`. */
  isHolder: boolean;
}

const LONGEST_PART = 3;
const HAN = /^\p{Script=Han}+$/u;

const HOLDERS = new Set(
  readDataLines('lexicon', 'holders.txt').flatMap((line) => (line.split(/:\s*/, 2)[1] ?? '').split(/\s+/)),
);

const sides = new Map<string, Concept>();
for (const concept of CONCEPTS)
  if (concept.isSide) for (const name of concept.names) sides.set(singular(name), concept);

/** Whether a word is a place, an institution or a vehicle that other things belong to. */
export function isHolder(word: string): boolean {
  return HOLDERS.has(word.toLowerCase());
}

/** The sides that words of a name ask about: its costs, its hours. */
export function sidesNamed(topicWords: readonly string[]): Concept[] {
  return [...new Set(topicWords.flatMap((word) => sides.get(word) ?? []))];
}

function joined(words: readonly string[]): string {
  return words.every((word) => HAN.test(word)) ? words.join('') : words.join(' ');
}

function partOf(words: readonly string[], isSide = false): NamePart | undefined {
  const word = joined(words);
  const side = isSide ? sides.get(word) : undefined;
  const concepts = side === undefined ? conceptsNamed(words) : [side];
  const entry = concepts.length > 0 ? undefined : findEntry(word)?.entry;
  // `Jalan Ipoh` is a road, no part of Ipoh.
  const isKnown = concepts.length > 0 || (entry !== undefined && entry.kind !== 'places');
  return isKnown ? { word, concepts, entry, isHolder: words.some((one) => isHolder(one)) } : undefined;
}

/** The longest known parts of a name, from left to right. */
function longestParts(
  topicWords: readonly string[],
  counts: (words: readonly string[]) => boolean,
  isSide: boolean,
) {
  const parts: NamePart[] = [];
  for (let i = 0; i < topicWords.length; ) {
    let length = Math.min(LONGEST_PART, topicWords.length - 1, topicWords.length - i);
    let part: NamePart | undefined;
    for (; length > 0; length -= 1) {
      const words = topicWords.slice(i, i + length);
      part = counts(words) ? partOf(words, isSide) : undefined;
      if (part !== undefined) break;
    }
    if (part !== undefined) parts.push(part);
    i += Math.max(1, length);
  }
  return parts;
}

/**
 * What the words of a name that the concept pack does not know stand for: all of them but the common ones (`telur` of
 * `kualiti telur`), otherwise the longest parts that are a known name by themselves and telling. In a name that says where
 * (`wifi kolej`, `yuran asrama`) also the side of it that is meant, however common its word.
 */
export function partsOfName(topicWords: readonly string[]): NamePart[] {
  const telling = new Set(tellingWords(topicWords));
  if (topicWords.some((word) => isHolder(word))) {
    const isOneSide = (words: readonly string[]): boolean =>
      words.length === 1 || !words.some((word) => sides.has(word));
    const parts = longestParts(topicWords, isOneSide, true);
    const isAsked =
      parts.some((part) => !part.isHolder) || topicWords.some((word) => telling.has(word) && !isHolder(word));
    if (isAsked) return parts;
  }
  const rare = topicWords.filter((word) => !isGeneric(word));
  const whole = rare.length > 0 && rare.length < topicWords.length ? partOf(rare) : undefined;
  const parts = whole
    ? [whole]
    : longestParts(
        topicWords,
        (words) => (words.length > 1 ? words.some((word) => isTelling(word)) : telling.has(words[0] ?? '')),
        false,
      );
  return parts.map((part) => ({ ...part, isHolder: false }));
}

/** A part of the name of a variable: its head, or what tells it from others of its kind. */
interface Part {
  variable: number;
  part: number;
}

/** The parts of names of several words, and the words that mean each of them. */
export interface PartsOfNames {
  index: PhraseIndex<Part>;
  /** How many parts have to be met, by the variable's place; 0 where one word is all of it. */
  needed: readonly number[];
}

/** Of a longer name two parts say enough: its head and one that tells it from others. */
const MOST_NEEDED = 2;

const LONG_HAN = /^\p{Script=Han}{4,}$/u;

/** Chinese writes head and modifier in one: 儿童座椅 is two parts where no dictionary has it as one. */
function cut(word: string): string[] {
  if (!LONG_HAN.test(word)) return [word];
  const middle = word.length === 4 ? 2 : Math.ceil(word.length / 2);
  return [word.slice(0, middle), word.slice(middle)];
}

/** Everything that means a part of a name: the word, its translations, the words of its field, and what its topic is called. */
function meaningOf(word: string): Set<string> {
  const fields = fieldsNamed(word.split(' ')).map(({ field }) => field);
  const concepts = conceptsNamed(word.split(' '));
  return new Set([
    word,
    ...wordTranslations(word),
    ...fields.flatMap(({ names, terms, hints }) => [...names, ...terms, ...hints]),
    ...concepts.flatMap(({ names, terms, hints }) => [...names, ...terms, ...hints]),
  ]);
}

/** The parts of the names of several words. A name that is one thing of the gazetteer or has one word has none. */
export function partsOfNames(understandings: readonly Understanding[]): PartsOfNames {
  const index = new PhraseIndex<Part>();
  const needed = understandings.map(({ topicWords, entry, words }, variable) => {
    if (entry !== undefined) return 0;
    const own = words.filter((word) => !topicWords.includes(word) && fieldsNamed([word]).length > 0);
    const parts = [...linkWords(topicWords), ...own].flatMap(cut);
    if (parts.length < 2) return 0;
    parts.forEach((word, part) => {
      for (const phrase of meaningOf(word)) if (!phrase.includes('+')) index.add(phrase, { variable, part });
    });
    return Math.min(MOST_NEEDED, parts.length);
  });
  return { index, needed };
}

/** The parts of names that a text has words for: `VARIABLE/PART`. */
export function partsIn(reading: Reading, { index }: PartsOfNames): Set<string> {
  return new Set(index.find(reading).map(({ value: { variable, part } }) => `${variable}/${part}`));
}

/** Whether enough parts of a variable's name are met: two in the text, or one there and one in its post. */
export function isNameMet(
  variable: number,
  { needed }: PartsOfNames,
  inText: ReadonlySet<string>,
  inPost: ReadonlySet<string>,
): boolean {
  const wanted = needed[variable] ?? 0;
  if (wanted === 0) return true;
  const prefix = `${variable}/`;
  const isOwn = (part: string): boolean => part.startsWith(prefix);
  return [...inText].filter(isOwn).length >= wanted || [...inPost].some(isOwn);
}
