import { readFileSync } from 'node:fs';
import { enginePath } from '../package-file.js';

let translations: Map<string, string[]> | undefined;

function addAll(map: Map<string, string[]>, from: string, to: readonly string[]): void {
  const known = map.get(from) ?? [];
  for (const word of to) if (word !== from && word !== '' && !known.includes(word)) known.push(word);
  map.set(from, known);
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

/** Translations of a word or short phrase of any of the three languages into the other two; often none. */
export function translationsOf(phrase: string): readonly string[] {
  translations ??= load();
  const found = translations.get(phrase.toLowerCase()) ?? [];
  return found.length <= MOST_TRANSLATIONS ? found : [];
}
