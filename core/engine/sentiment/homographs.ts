import type { PhraseIndex, PhraseMatch } from '../phrases/phrase-index.js';
import { isAmong } from '../reader/language.js';
import type { Reading } from '../reader/read.js';

/** What a phrase of a word list stands for, and the language it must stand in when it is another word elsewhere. */
export interface Listed<T> {
  value: T;
  language?: 'ms' | 'en';
}

/** Adds an entry of a word list: `_` joins the words of a phrase, and `jam/en` counts only among English words. */
export function addListed<T>(index: PhraseIndex<Listed<T>>, entry: string, value: T): void {
  const [, word = entry, language] = /^(\w+)\/(ms|en)$/.exec(entry) ?? [];
  const phrase = word.replaceAll('_', ' ');
  index.add(phrase, language === undefined ? { value } : { value, language: language as 'ms' | 'en' });
}

/** The list's phrases in a comment, in reading order, the longest first where they overlap. */
export function findListed<T>(index: PhraseIndex<Listed<T>>, reading: Reading): PhraseMatch<T>[] {
  return index
    .find(reading)
    .filter(({ value: { language }, token }) => language === undefined || isAmong(language, reading, token))
    .map((match) => ({ ...match, value: match.value.value }))
    .sort((a, b) => a.start - b.start || b.end - a.end || (a.how === 'exact' ? -1 : 1));
}
