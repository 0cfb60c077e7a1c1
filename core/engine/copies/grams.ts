import { CHAR, CHARACTER_CLASSES } from '../reader/characters.js';

/** Characters per gram; of one that begins with a Chinese character. */
const LENGTH = 5;
const HAN_LENGTH = 3;
/** A longer text is known by its beginning. */
const MOST_UNITS = 4000;

/** Spreads every bit of a number over the whole result (the end of MurmurHash3, Appleby 2011, public domain). */
function spread(state: number): number {
  let hash = state ^ (state >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The different grams of a plain text as numbers of 32 bits, ascending. */
export function gramsOf(plain: string): Uint32Array {
  const units = Math.min(plain.length, MOST_UNITS);
  const grams = new Uint32Array(units);
  let count = 0;
  for (let at = 0; at < units; at += 1) {
    const isHan = CHARACTER_CLASSES[plain.charCodeAt(at)] === CHAR.han;
    const end = at + (isHan ? HAN_LENGTH : LENGTH);
    if (end > units) continue;
    let state = 0x2545f491;
    for (let place = at; place < end; place += 1)
      state = Math.imul(state ^ plain.charCodeAt(place), 0x01000193) ^ (state >>> 15);
    grams[count] = spread(state);
    count += 1;
  }
  const sorted = grams.subarray(0, count).sort();
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    if (at > 0 && sorted[at] === sorted[at - 1]) continue;
    sorted[kept] = sorted[at] as number;
    kept += 1;
  }
  return sorted.slice(0, kept);
}

/** The share of grams that two texts have in common, of all that they have: 0 to 1. Jaccard 1901. */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  let both = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left, right] = [a[i] as number, b[j] as number];
    if (left === right) both += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  const all = a.length + b.length - both;
  return all === 0 ? 0 : both / all;
}
