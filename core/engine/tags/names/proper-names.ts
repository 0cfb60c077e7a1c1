import { readDataLines } from '../../words/package-file.js';
import { isKnownWord } from '../../words/translations.js';
import { findEntry } from '../gazetteer.js';
import { isCommon } from './name-words.js';

const HEADS = new Set<string>();
const PERSONS = new Set<string>();
const PLACES_NAMED = new Set(
  'jalan lorong lebuh persiaran taman kampung bukit gunung sungai tasik pulau pasar'.split(' '),
);
for (const line of readDataLines('lexicon', 'name-heads.txt')) {
  const [kind = '', words = ''] = line.split(/:\s*/, 2);
  for (const word of words.split(/\s+/)) {
    HEADS.add(word);
    if (kind === 'persons') PERSONS.add(word);
  }
}

/** Whether a word stands before the name of a person: `cikgu`. */
export function isTitle(word: string): boolean {
  return PERSONS.has(word);
}

/** Whether names of places or persons begin or end with a word: `jalan`, `hill`, `dr`. */
export function isNameHead(word: string): boolean {
  return HEADS.has(word);
}

const WORD = /^[\p{L}\p{N}]+$/u;
const CAPITAL = /^\p{Lu}/u;
const MODEL = /^(?=.*\p{L})(?=.*\p{N})/u;
const NUMBER = /^\p{N}{1,4}$/u;
// Shorter ones stand beside anything.
const LONG_NUMBER = 3;
// Shorter ones are of many persons.
const LONG_NAME = 4;

/** What tells a thing with a name of its own from its neighbours. */
export interface Identity {
  /** Its words, as the name writes them: `Gasing` of `Jalan Gasing`, `S24` of `Samsung Galaxy S24`. */
  words: string[];
  name: string;
  /** Words beside each other that say it where no single one does: `Kenanga 3`, `Setia Alam`. */
  phrase: string | undefined;
  /** The number that says it near the word it is of, such as that of a bus. */
  number: { of: string; digits: string } | undefined;
}

function isPerson(word: string, next = ''): boolean {
  return PERSONS.has(word.toLowerCase()) && CAPITAL.test(next) && !isNameHead(next.toLowerCase());
}

function isDescription(words: readonly string[]): boolean {
  const [first = ''] = words;
  const isModel = MODEL.test(words.at(-1) ?? '') && words.every((word) => CAPITAL.test(word));
  return (
    !isModel &&
    !words.some((word, i) => isPerson(word, words[i + 1])) &&
    !isNameHead(first.toLowerCase()) &&
    (!/\p{Lu}/u.test(first) || isKnownWord(first.toLowerCase()))
  );
}

/**
 * What tells the one person, place or product that a name means; undefined for a name that describes (`harga telur`, `tol LDP`)
 * rather than names.
 */
export function identityOf(name: string): Identity | undefined {
  const words = name.split(/\s+/).filter((word) => WORD.test(word) && !/\p{Script=Han}/u.test(word));
  const last = words.at(-1) ?? '';
  if (words.length < 2) return undefined;
  if (isDescription(words)) return undefined;
  const none = { name, words: [], phrase: undefined, number: undefined };
  const models = words.filter((word) => MODEL.test(word));
  if (models.length > 0) return { ...none, words: models };
  if (NUMBER.test(last)) {
    const of = words.at(-2) ?? '';
    const isLong = last.length >= LONG_NUMBER;
    return {
      ...none,
      phrase: `${of} ${last}`,
      number: isLong ? { of: of.toLowerCase(), digits: last } : undefined,
    };
  }
  const title = words.findIndex((word, i) => isPerson(word, words[i + 1]));
  if (title >= 0) {
    const [head = '', called = ''] = words.slice(title);
    return { ...none, words: called.length >= LONG_NAME ? [called] : [], phrase: `${head} ${called}` };
  }
  const named = words.filter((word, i) => CAPITAL.test(word) && (i > 0 || !isKnownWord(word.toLowerCase())));
  const own = named.filter((word) => !isNameHead(word.toLowerCase()));
  // Of an institution the place as a whole is said: beside the head of another one (Hospital Sungai Buloh) it is that one.
  const head = words[0] ?? '';
  const isOfPlace = isNameHead(head.toLowerCase()) && !PLACES_NAMED.has(head.toLowerCase());
  const place = words.slice(1).join(' ');
  const isPlace =
    words.length === 3 && PLACES_NAMED.has(words[1]?.toLowerCase() ?? '')
      ? CAPITAL.test(place)
      : findEntry(place)?.entry.kind === 'places';
  if (isOfPlace && isPlace) return { ...none, phrase: place };
  const rare = own.filter((word) => !isKnownWord(word.toLowerCase()) && !isCommon(word));
  if (rare.length === 1) return { ...none, words: rare };
  // `Klinik Gigi` describes, `Jalan Kenanga` names.
  if (rare.length === 0 && !PLACES_NAMED.has(words[0]?.toLowerCase() ?? '')) return undefined;
  if (own.length === 1) return isCommon(own[0] ?? '') ? undefined : { ...none, words: own };
  return own.length === 0 ? undefined : { ...none, phrase: (rare.length > 1 ? rare : own).join(' ') };
}
