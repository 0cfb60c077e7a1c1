import { readFileSync } from 'node:fs';
import { enginePath, readDataLines } from '../package-file.js';

let everyday: Map<string, string[]> | undefined;
let translations: Map<string, string[]> | undefined;

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
    const [english = '', malay = '', chinese = ''] = line.split('\t');
    if (english === '') continue;
    const malayWords = malay === '' ? [] : malay.split(',');
    const chineseWords = chinese === '' ? [] : chinese.split(',');
    addAll(map, english, [...malayWords, ...chineseWords]);
    for (const word of malayWords) addAll(map, word, [english, ...chineseWords]);
    for (const word of chineseWords) addAll(map, word, [english, ...malayWords]);
  }
  return map;
}

// A word with more is too common to say anything.
const MOST_TRANSLATIONS = 8;

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
