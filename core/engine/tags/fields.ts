import { englishRoots, malayRoots } from '../reader/malay-stem.js';
import { readDataLines } from '../words/package-file.js';
import { GAZETTEER } from './gazetteer.js';

/** What names of variables say of things (that one is cancelled, full, smelly), with the words by which people say it. */
export interface Field {
  id: string;
  /** What a name of a variable calls it, in any form of the word. */
  names: string[];
  /** Words that say it by themselves; `hints` only beside another word of the name. */
  terms: string[];
  hints: string[];
  /** A thing that may be so and so, not what is said of it: a word of a name keeps its own translations beside the field's. */
  isThing: boolean;
  /** People say it under any post: such words are no other matter. */
  isAnywhere: boolean;
}

/** A field that a name of a variable has a word for. */
export interface NamedField {
  /** The word as the name has it. */
  word: string;
  field: Field;
}

const HAN = /^\p{Script=Han}+$/u;
const LONGEST_NAME = 3;

function membersOf(kind: string): string[] {
  const spellings = GAZETTEER.filter((entry) => entry.kind === kind).flatMap((entry) => entry.spellings);
  return spellings
    .filter((one) => !one.asWritten && !one.isHint && !one.text.includes('+'))
    .map(({ text }) => text);
}

const FIELDS: Field[] = [];
const byName = new Map<string, Field>();

for (const line of readDataLines('lexicon', 'fields.txt')) {
  if (line.startsWith('=')) {
    const [, id = '', ...marks] = line.split(' ');
    const [isThing, isAnywhere] = ['thing', 'anywhere'].map((mark) => marks.includes(mark));
    FIELDS.push({
      id,
      names: [],
      terms: [],
      hints: [],
      isThing: isThing === true,
      isAnywhere: isAnywhere === true,
    });
    continue;
  }
  const [list = '', words = ''] = line.split(/:\s*/, 2);
  const field = FIELDS.at(-1);
  if (list === 'names' || list === 'terms' || list === 'hints')
    field?.[list].push(...words.split(';').map((word) => word.trim()));
  // The members of a kind of the gazetteer: satay is a food.
  if (list === 'kinds') field?.hints.push(...membersOf(words));
}
for (const field of FIELDS) for (const name of field.names) if (!byName.has(name)) byName.set(name, field);

/** The list of fields (`lexicon/fields.txt`), in the order of the file. */
export const ALL_FIELDS: readonly Field[] = FIELDS;

function fieldOf(phrase: string): Field | undefined {
  for (const form of [phrase, ...englishRoots(phrase), ...malayRoots(phrase)]) {
    const field = byName.get(form);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** Fields named within a Chinese word of a name that is none itself: 盗刷 in 信用卡被盗刷. */
function fieldsWithin(word: string): NamedField[] {
  const found: NamedField[] = [];
  for (let length = word.length - 1; length > 1 && found.length === 0; length -= 1)
    for (let i = 0; i + length <= word.length; i += 1) {
      const part = word.slice(i, i + length);
      const field = byName.get(part);
      if (field !== undefined) found.push({ word: part, field });
    }
  return found;
}

/** The fields that a name has words for, from left to right, the longest phrases first. */
export function fieldsNamed(words: readonly string[]): NamedField[] {
  const found: NamedField[] = [];
  for (let i = 0; i < words.length; ) {
    let length = Math.min(LONGEST_NAME, words.length - i);
    for (; length > 0; length -= 1) {
      const phrase = words.slice(i, i + length).join(' ');
      const field = fieldOf(phrase);
      if (field === undefined) continue;
      found.push({ word: phrase, field });
      break;
    }
    const word = words[i] ?? '';
    if (length === 0 && HAN.test(word)) found.push(...fieldsWithin(word));
    i += Math.max(1, length);
  }
  return found.filter(({ field }, i) => found.findIndex((other) => other.field === field) === i);
}
