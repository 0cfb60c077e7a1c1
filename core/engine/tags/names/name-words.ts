import { englishRoots, malayRoots } from '../../reader/malay-stem.js';
import { wordForm } from '../../reader/words.js';
import { isGeneric, rarityOf } from '../../words/generic-words.js';
import { isEnglish, isEveryday, translationsOf } from '../../words/translations.js';

const HAN = /\p{Script=Han}/u;

/** Tenths; a commoner word (1 of 660 comments has it) says a thing only beside another word of it. */
const LEAST_HINT_RARITY = 65;

/** Whether a term of a thing is a common word, and so says the thing only beside another term of it. */
export function isCommon(term: string): boolean {
  const word = term.replace(/\*$/, '').toLowerCase();
  if (/[\s+]/.test(word)) return false;
  // `kl` is Kuala Lumpur, and `kalau` in chat.
  const isShort =
    word.length < SHORTEST_LATIN && !HAN.test(word) && (word.length < 2 || wordForm(word).word !== word);
  return isShort || !/\p{L}/u.test(word) || isGeneric(word) || rarityOf(word) < LEAST_HINT_RARITY;
}

/** A word alone says the name when it holds at least this share of the name's rarity. */
const LEAST_SHARE = 0.3;
/** Tenths; a commoner word (1 of 55 comments has it) says nothing by itself. */
const LEAST_RARITY = 40;
const SHORTEST_LATIN = 3;

/** Whether a word that is only part of a name, or translates one, is evidence by itself. */
export function isTelling(word: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return (word.length > 1 || isEveryday(word)) && !isGeneric(word);
  const words = word.split(' ');
  if (words.length > 1) return words.some((one) => isTelling(one));
  return word.length >= SHORTEST_LATIN && !isGeneric(word) && rarityOf(word) >= LEAST_RARITY;
}

/** Dictionary translations of a word of a name; those of its nearest root where it has none itself. */
export function wordTranslations(word: string): readonly string[] {
  for (const form of [word, ...englishRoots(word), ...malayRoots(word)]) {
    const found = translationsOf(form);
    if (found.length > 0) return found;
  }
  return [];
}

const LONG_HAN = /^(\p{Script=Han}{2})(\p{Script=Han}{2,3})$/u;

/** Two words of a name beside each other that a dictionary has as one thing are one (`bunga api`). */
function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const phrase = `${words[i]} ${words[i + 1]}`;
    const isPhrase = translationsOf(phrase).length > 0;
    joined.push(isPhrase ? phrase : (words[i] ?? ''));
    if (isPhrase) i += 1;
  }
  return joined;
}

/**
 * The words of a name as they are linked: two that are one thing together, a long Chinese one that no dictionary knows
 * cut in two (学校食堂).
 */
export function linkWords(words: readonly string[]): string[] {
  return joinPhrases(words).flatMap((word) => {
    const [, left, right] = LONG_HAN.exec(word) ?? [];
    if (left === undefined || right === undefined || wordTranslations(word).length > 0) return [word];
    return wordTranslations(left).length + wordTranslations(right).length > 0 ? [left, right] : [word];
  });
}

/** The words of a name of several that may stand for all of it: rare ones, with a good share of the name's rarity. */
export function tellingWords(words: readonly string[]): string[] {
  const total = words.reduce((sum, word) => sum + rarityOf(word), 0);
  return words.filter((word) => isTelling(word) && rarityOf(word) / total >= LEAST_SHARE);
}

const HAN_NAME = /^\p{Script=Han}+$/u;

/**
 * The word of a name of two that says what kind of thing it is, which neighbours have, too: `bridge` of `pedestrian bridge`, `sarung`
 * of `sarung bantal`. In Malay it comes first.
 */
export function headOf(words: readonly string[]): string | undefined {
  if (words.length !== 2) return undefined;
  return words.every((word) => HAN_NAME.test(word)) || isEnglish(words) ? words[1] : words[0];
}

/** Two words beside each other in a longer name, with their translations, where at least one of them is telling. */
export function tellingPairs(words: readonly string[]): [string, string][] {
  return words.slice(1).flatMap((right, i) => {
    const left = words[i] ?? '';
    if (!isTelling(left) && !isTelling(right)) return [];
    const rights = [right, ...wordTranslations(right)];
    return [left, ...wordTranslations(left)].flatMap((one) =>
      rights.map((other): [string, string] => [one, other]),
    );
  });
}
