import { readFileSync } from 'node:fs';
import { enginePath } from './package-file.js';

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
