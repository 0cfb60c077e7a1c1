import { isGeneric } from '../../words/generic-words.js';
import { readDataLines } from '../../words/package-file.js';
import { CONCEPTS, type Concept } from '../concepts.js';
import { type Entry, findEntry } from '../gazetteer.js';
import { conceptsNamed, singular } from '../understand.js';
import { isTelling, tellingWords } from './name-words.js';

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
