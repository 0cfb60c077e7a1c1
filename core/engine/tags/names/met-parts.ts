import { PhraseIndex } from '../../phrases/phrase-index.js';
import type { Reading } from '../../reader/read.js';
import { fieldsNamed } from '../fields.js';
import { conceptsNamed, type Understanding } from '../understand.js';
import { linkWords, wordTranslations } from './name-words.js';

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

const HAN = /^\p{Script=Han}{4,}$/u;

/** Chinese writes head and modifier in one: 儿童座椅 is two parts where no dictionary has it as one. */
function cut(word: string): string[] {
  if (!HAN.test(word)) return [word];
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
