import { isGeneric } from '../words/generic-words.js';
import { readDataLines } from '../words/package-file.js';
import { isKnownWord } from '../words/translations.js';
import { fieldsNamed } from './fields.js';
import { findEntry } from './gazetteer.js';
import { isHolder } from './names/name-parts.js';
import { headOf } from './names/name-words.js';
import { singular } from './understand.js';

function loadLists(): Record<string, Set<string>> {
  const lists: Record<string, Set<string>> = {};
  for (const line of readDataLines('lexicon', 'kinds.txt')) {
    const [name = '', words = ''] = line.split(/:\s*/, 2);
    lists[name] = new Set(words.split(' '));
  }
  return lists;
}
const LISTS = loadLists();
const THINGS = new Set(['ms', 'en', 'zh'].flatMap((list) => [...(LISTS[list] ?? [])]));

/** Whether a list of `lexicon/kinds.txt` has a word. */
export function isListed(list: string, word: string): boolean {
  return LISTS[list]?.has(word) === true;
}

const HAN = /^\p{Script=Han}+$/u;

/** Whether a text is a word of a list or has a Chinese one in it. */
export function listedWithin(list: string, text: string): boolean {
  return (
    isListed(list, text) || [...(LISTS[list] ?? [])].some((word) => HAN.test(word) && text.includes(word))
  );
}

/** Whether a noun beside another one says which kind of it is meant: `darah` of `ujian darah`. */
export function isListedKind(word: string): boolean {
  return THINGS.has(word);
}

/** Whether a word names a thing or a person of which there are many kinds: `kad`, `guru`. */
export function isListedHead(word: string): boolean {
  return isListed('heads', word);
}

/** Whether a word says a kind of what people do: `memancing` of `larangan memancing`. */
export function isActOf(act: string, word: string): boolean {
  return isListed('acts', act) && isListed('kinds of acts', word);
}

/** Whether a word of a name says which one is meant, and not only what is wrong with it. */
function isKind(word: string): boolean {
  return (
    isHolder(word) ||
    isListedKind(word) ||
    (isKnownWord(word) && !isGeneric(word)) ||
    findEntry(word.toUpperCase()) !== undefined
  );
}

const ofNames = new WeakMap<readonly string[], { kinds: string[]; isWild: boolean }>();

/** Of the words of a name those that say which one is meant, and whether it asks about animals without an owner. */
export function tellingOf(words: readonly string[]): { kinds: string[]; isWild: boolean } {
  let found = ofNames.get(words);
  if (found === undefined) {
    found = { kinds: words.filter(isKind), isWild: words.some((word) => listedWithin('wild', word)) };
    ofNames.set(words, found);
  }
  return found;
}

/** Whether a word of a name says how a thing is, and not which one: `garang` of `guru garang`. */
export function isState(word: string): boolean {
  return fieldsNamed([word]).some(({ field }) => !field.isThing);
}

/** Whether a word of a name only says which kind of its head is meant: `muzik` of `guru muzik`. */
export function isOnlyKind(words: readonly string[], word: string): boolean {
  const head = headOf(words);
  // Of a class or a test the kind says enough: `zumba` of `kelas zumba`.
  const isOwn = isListedKind(word) && !isState(word);
  return (
    head !== word &&
    words.includes(word) &&
    isOwn &&
    isListedHead(head ?? '') &&
    !isListed('kinds of acts', head ?? '')
  );
}

const TWO_WORDS = /^[a-z-]+ [a-z-]+$/;

/** Whether two names have the head and not the kind in common, or the kind and not the head: credit cards and debit cards. */
export function areNeighbours(name: string, other: string): boolean {
  const [own, others] = [name, other].map((one) => one.toLowerCase());
  if (!TWO_WORDS.test(own ?? '') || !TWO_WORDS.test(others ?? '')) return false;
  const [a, b] = [own, others].map((one) => (one ?? '').split(' ').map(singular));
  const place = a?.findIndex((word, i) => word === b?.[i]) ?? -1;
  const [mine, theirs] = [a?.[1 - place] ?? '', b?.[1 - place] ?? ''];
  const isTold = (word: string): boolean => isKind(word) || isListedHead(word);
  return (
    place >= 0 &&
    mine !== theirs &&
    isTold(mine) &&
    (isListedKind(theirs) || isListedHead(theirs) || isHolder(theirs))
  );
}
