import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../reader/read.js';
import { RAREST_TENTHS, RARITY_FILE } from '../words/generic-words.js';

const FEWEST_TEXTS = 3;
/** Languages whose texts are counted as one: a word is as common as where it is commonest. */
const COUNTED_AS: Record<string, string> = { id: 'ms', min: 'ms', bjn: 'ms' };

/**
 * Writes how rare the words of texts are, as lines `tenths<tab>word<tab>word…` of the inverse document frequency, the
 * commonest first. Words in fewer than 1 of some 4,000 texts are left out: all of them are as rare as can be.
 */
export function writeRarity(folder: string, texts: readonly { lang: string; text: string }[]): void {
  const sizes = new Map<string, number>();
  const counts = new Map<string, Map<string, number>>();
  for (const { lang, text } of texts) {
    const group = COUNTED_AS[lang] ?? lang;
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
    const ofGroup = counts.get(group) ?? new Map<string, number>();
    counts.set(group, ofGroup);
    const words = read(text).tokens.filter(({ kind }) => kind === 'word' || kind === 'han');
    for (const word of new Set(words.map((token) => token.word)))
      ofGroup.set(word, (ofGroup.get(word) ?? 0) + 1);
  }
  const rarity = new Map<string, number>();
  for (const [group, ofGroup] of counts) {
    for (const [word, count] of ofGroup) {
      const tenths = Math.round(10 * Math.log((sizes.get(group) ?? 1) / count));
      if (count >= FEWEST_TEXTS && tenths < RAREST_TENTHS && word.length > 1)
        rarity.set(word, Math.min(tenths, rarity.get(word) ?? RAREST_TENTHS));
    }
  }
  const byTenths = new Map<number, string[]>();
  for (const [word, tenths] of rarity) byTenths.set(tenths, [...(byTenths.get(tenths) ?? []), word]);
  const lines = [...byTenths]
    .sort((a, b) => a[0] - b[0])
    .map(([tenths, words]) => [tenths, ...words.sort()].join('\t'));
  writeFileSync(join(folder, RARITY_FILE), `${lines.join('\n')}\n`);
}
