import { PhraseIndex, type PhraseMatch } from '../phrases/phrase-index.js';
import { isAmong } from '../reader/language.js';
import { isIntensifier } from '../reader/negation.js';
import type { Reading } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';

/** What a phrase of a word list stands for, and the language it must stand in when it is another word elsewhere. */
interface Listed<T> {
  value: T;
  language?: 'ms' | 'en';
}

/** Adds an entry of a word list: `_` joins the words of a phrase, and `jam/en` counts only among English words. */
function addListed<T>(index: PhraseIndex<Listed<T>>, entry: string, value: T): void {
  const [, word = entry, language] = /^(\w+)\/(ms|en)$/.exec(entry) ?? [];
  const phrase = word.replaceAll('_', ' ');
  index.add(phrase, language === undefined ? { value } : { value, language: language as 'ms' | 'en' });
}

/** The list's phrases in a comment, in reading order, the longest first where they overlap. */
function findListed<T>(index: PhraseIndex<Listed<T>>, reading: Reading): PhraseMatch<T>[] {
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

/** A word or emoji of sentiment found in a comment; `strength` from -4 to 4, negation and "very" already applied. */
export interface SentimentWord {
  start: number;
  end: number;
  strength: number;
  token: number;
}

function loadLexicon(): PhraseIndex<Listed<number>> {
  const index = new PhraseIndex<Listed<number>>();
  const seen = new Set<string>();
  for (const file of ['ms.txt', 'en.txt', 'zh.txt', 'emoji.txt']) {
    for (const line of readDataLines('lexicon', file)) {
      const [strength = '0', ...words] = line.split(/\s+/);
      for (const word of words) {
        if (seen.has(word)) continue;
        seen.add(word);
        addListed(index, word, Number(strength));
      }
    }
  }
  return index;
}

const lexicon = loadLexicon();

/** A denied praise is a complaint, a denied complaint hardly a praise. */
function turned(strength: number): number {
  return strength > 0 ? -0.8 * strength : -0.4 * strength;
}

/**
 * The words of sentiment of a comment in reading order. Where phrases overlap, the longest counts; forms recognised by
 * their root only count half, because affixes may turn the meaning.
 */
export function sentimentWords(reading: Reading): SentimentWord[] {
  const words: SentimentWord[] = [];
  let covered = 0;
  for (const match of findListed(lexicon, reading)) {
    if (match.start < covered) continue;
    covered = match.end;
    // A word that only looks like one of sentiment: the 好 of 好几天.
    if (match.value === 0) continue;
    const token = reading.tokens[match.token];
    let strength = match.how === 'root' ? match.value / 2 : match.value;
    if (token?.negated) strength = turned(strength);
    const before = reading.tokens[match.token - 1];
    const after = reading.tokens[match.token + 1];
    if ((before !== undefined && isIntensifier(before)) || (after !== undefined && isIntensifier(after)))
      strength *= 1.3;
    words.push({ start: match.start, end: match.end, strength, token: match.token });
  }
  return words;
}
