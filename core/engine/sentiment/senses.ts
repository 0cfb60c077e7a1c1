import { PhraseIndex, type PhraseMatch } from '../phrases/phrase-index.js';
import { isAmong } from '../reader/language.js';
import type { Reading } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';

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

/** A sense found in a comment (`lexicon/senses.txt`), by its number. */
export interface SenseFound {
  sense: number;
  token: number;
  isNegated: boolean;
}

function loadSenses(): PhraseIndex<Listed<number>> {
  const index = new PhraseIndex<Listed<number>>();
  readDataLines('lexicon', 'senses.txt').forEach((line, sense) => {
    const [, words = ''] = line.split(/:\s+/, 2);
    for (const word of words.split(/\s+/)) addListed(index, word, sense);
  });
  return index;
}

/** The sense of every number written in digits. */
const NUMBER = -1;

const senses = loadSenses();

/** The senses of a comment in reading order; where words overlap, the longest counts. */
export function findSenses(reading: Reading): SenseFound[] {
  const found: SenseFound[] = [];
  const numbers = reading.tokens.flatMap(({ kind }, i) => (kind === 'number' ? [i] : []));
  let passed = 0;
  let covered = 0;
  for (const { start, end, token, value } of findListed(senses, reading)) {
    if (start < covered) continue;
    covered = end;
    for (; (numbers[passed] ?? token) < token; passed += 1)
      found.push({ sense: NUMBER, token: numbers[passed] ?? 0, isNegated: false });
    found.push({ sense: value, token, isNegated: reading.tokens[token]?.negated ?? false });
  }
  for (const token of numbers.slice(passed)) found.push({ sense: NUMBER, token, isNegated: false });
  return found;
}
