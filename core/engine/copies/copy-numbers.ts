import { findNearCopies } from './find-near-copies.js';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** A number for each text that is the same for copies of one text: near-copies, and texts too short for these with the same words. */
export function copyNumbers(texts: readonly string[]): Int32Array {
  const numbers = new Int32Array(texts.length).fill(-1);
  for (const [first = 0, ...others] of findNearCopies(texts))
    for (const place of [first, ...others]) numbers[place] = first;
  const firstOf = new Map<string, number>();
  for (const [place, text] of texts.entries()) {
    if (numbers[place] !== -1) continue;
    const words = plain(text);
    const first = firstOf.get(words) ?? place;
    firstOf.set(words, first);
    numbers[place] = first;
  }
  return numbers;
}

/** The first texts of which no other is a copy, at most `most`, by their places, each with how many of the others are copies of it. */
export function foldCopies(texts: readonly string[], most: number): { place: number; others: number }[] {
  const numbers = copyNumbers(texts);
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts]
    .slice(0, most)
    .map(([number, count]) => ({ place: numbers.indexOf(number), others: count - 1 }));
}
