import type { Concept } from './concepts.js';
import { type Entry, findEntry } from './gazetteer.js';
import { isGeneric, isTelling, tellingWords } from './name-words.js';
import { conceptsNamed } from './understand.js';

/** What a part of a variable's name stands for: a topic, a thing, or an entry of the gazetteer. */
export interface NamePart {
  /** The part as the name has it. */
  word: string;
  concepts: readonly Concept[];
  entry: Entry | undefined;
}

const LONGEST_PART = 3;
const HAN = /^\p{Script=Han}+$/u;

function joined(words: readonly string[]): string {
  return words.every((word) => HAN.test(word)) ? words.join('') : words.join(' ');
}

function partOf(words: readonly string[]): NamePart | undefined {
  const word = joined(words);
  const concepts = conceptsNamed(words);
  const entry = concepts.length > 0 ? undefined : findEntry(word)?.entry;
  // `Jalan Ipoh` is a road, no part of Ipoh.
  const isKnown = concepts.length > 0 || (entry !== undefined && entry.kind !== 'places');
  return isKnown ? { word, concepts, entry } : undefined;
}

/**
 * What the words of a name that the concept pack does not know stand for: all of them but the common ones (`telur` of
 * `kualiti telur`), otherwise the longest parts that are a known name by themselves and telling.
 */
export function partsOfName(topicWords: readonly string[]): NamePart[] {
  const rare = topicWords.filter((word) => !isGeneric(word));
  const whole = rare.length > 0 && rare.length < topicWords.length ? partOf(rare) : undefined;
  if (whole !== undefined) return [whole];
  const telling = new Set(tellingWords(topicWords));
  const parts: NamePart[] = [];
  for (let i = 0; i < topicWords.length; ) {
    let length = Math.min(LONGEST_PART, topicWords.length - 1, topicWords.length - i);
    let part: NamePart | undefined;
    for (; length > 0; length -= 1) {
      const words = topicWords.slice(i, i + length);
      const says = length > 1 ? words.some((word) => isTelling(word)) : telling.has(words[0] ?? '');
      part = says ? partOf(words) : undefined;
      if (part !== undefined) break;
    }
    if (part !== undefined) parts.push(part);
    i += Math.max(1, length);
  }
  return parts;
}
