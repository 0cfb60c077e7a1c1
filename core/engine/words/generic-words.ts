import { readFileSync } from 'node:fs';
import { enginePath, readDataLines } from './package-file.js';

/** The words of a file; of one list of it where `list` names one. */
function loadWords(file: string, list?: string): string[] {
  return readDataLines('lexicon', file).flatMap((line) => {
    const [name, words = ''] = line.split(/:\s*/, 2);
    return list === undefined || name === list ? words.split(/\s+/) : [];
  });
}

const GENERIC = new Set(
  ['generic-words.txt', 'plain-words.txt', 'function-words.txt'].flatMap((file) => loadWords(file)),
);

/** Whether a word says too many things to be evidence of a topic, though staff may call the topic so. */
export function isNoEvidence(word: string): boolean {
  return NEVER.has(word);
}
const NEVER = new Set(loadWords('generic-words.txt', 'never'));

/** Whether a word stands in the names of many things, and so says none of them. */
export function isGeneric(word: string): boolean {
  return GENERIC.has(word);
}

export const RARITY_FILE = 'rarity.txt';
/** Tenths of the inverse document frequency of a word that hardly any text has: 1 of some 4,000. */
export const RAREST_TENTHS = 83;

let rarity: Map<string, number> | undefined;

function load(): Map<string, number> {
  const map = new Map<string, number>();
  for (const line of readFileSync(enginePath('weights', RARITY_FILE), 'utf8').split('\n')) {
    const [tenths, ...words] = line.split('\t');
    for (const word of words) map.set(word, Number(tenths));
  }
  return map;
}

/** How rare a word is in comments, as its inverse document frequency (natural logarithm) in tenths; 83 at most. */
export function rarityOf(word: string): number {
  rarity ??= load();
  return rarity.get(word) ?? RAREST_TENTHS;
}

/** The words that comments use, but for the rarest. */
export function wordsSeen(): Iterable<string> {
  rarity ??= load();
  return rarity.keys();
}
