import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { polarityKey } from '../sentiment/polarity.js';

const WEAKEST_TENTHS = 3;

/**
 * Writes words with their strengths as lines `tenths<tab>word<tab>word…`, from the most negative to the most positive;
 * where lists disagree about a word, the earlier list is right.
 */
export function writePolarity(
  folder: string,
  file: string,
  lists: readonly ReadonlyMap<string, number>[],
): void {
  const strengths = new Map<string, number>();
  for (const list of lists) {
    for (const [word, strength] of list) {
      const key = polarityKey(word);
      const tenths = Math.round(strength * 10);
      if (key !== undefined && !strengths.has(key) && Math.abs(tenths) >= WEAKEST_TENTHS)
        strengths.set(key, tenths);
    }
  }
  const byStrength = new Map<number, string[]>();
  for (const [word, tenths] of strengths) byStrength.set(tenths, [...(byStrength.get(tenths) ?? []), word]);
  const lines = [...byStrength]
    .sort((a, b) => a[0] - b[0])
    .map(([tenths, words]) => [tenths, ...words.sort()].join('\t'));
  writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
}
