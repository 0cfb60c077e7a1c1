import { readFileSync } from 'node:fs';
import { enginePath, readDataLines } from './package-file.js';

let everyday: Map<string, string[]> | undefined;
let translations: Map<string, string[]> | undefined;
const english = new Set<string>();
const malay = new Set<string>();

function addAll(map: Map<string, string[]>, from: string, to: readonly string[]): void {
  const known = map.get(from) ?? [];
  for (const word of to) if (word !== from && word !== '' && !known.includes(word)) known.push(word);
  map.set(from, known);
}

function loadEveryday(): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const line of readDataLines('lexicon', 'everyday-words.txt')) {
    const words = line.split(/;\s*/);
    for (const word of words) addAll(map, word, words);
  }
  return map;
}

function load(): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const line of readFileSync(enginePath('weights', 'dictionary.txt'), 'utf8').split('\n')) {
    const [englishWord = '', malayList = '', chinese = ''] = line.split('\t');
    if (englishWord === '') continue;
    const malayWords = malayList === '' ? [] : malayList.split(',');
    const chineseWords = chinese === '' ? [] : chinese.split(',');
    addAll(map, englishWord, [...malayWords, ...chineseWords]);
    english.add(englishWord);
    for (const word of malayWords) {
      addAll(map, word, [englishWord, ...chineseWords]);
      malay.add(word);
    }
    for (const word of chineseWords) addAll(map, word, [englishWord, ...malayWords]);
  }
  return map;
}

/** All words of the dictionary by language. */
export function dictionaryWords(): { english: ReadonlySet<string>; malay: ReadonlySet<string> } {
  translations ??= load();
  return { english, malay };
}

const MOST_SENSES = 6;

// A word with more is too common to say anything.
const MOST_TRANSLATIONS = 8;

/** Whether a name in Latin letters is English rather than Malay, as far as the dictionary knows its words. */
export function isEnglish(words: readonly string[]): boolean {
  translations ??= load();
  const count = (known: ReadonlySet<string>): number => words.filter((word) => known.has(word)).length;
  return count(english) > count(malay);
}

/** Whether a dictionary has more senses of a word than a word of one meaning has. */
export function isAmbiguous(word: string): boolean {
  translations ??= load();
  return (translations.get(word)?.length ?? 0) > MOST_SENSES;
}

/** Whether a dictionary has a word. */
export function isKnownWord(word: string): boolean {
  translations ??= load();
  return isEveryday(word) || translations.has(word);
}

/** Whether a word is in the hand-written list of everyday things. */
export function isEveryday(word: string): boolean {
  everyday ??= loadEveryday();
  return everyday.has(word);
}

/**
 * Translations of a word or short phrase of any of the three languages into the other two; often none. Those of everyday
 * things are hand-written and have words of the same language beside them.
 */
export function translationsOf(phrase: string): readonly string[] {
  everyday ??= loadEveryday();
  const word = phrase.toLowerCase();
  const known = everyday.get(word);
  if (known !== undefined) return known;
  translations ??= load();
  const found = translations.get(word) ?? [];
  return found.length <= MOST_TRANSLATIONS ? found : [];
}
