import { existsSync, readFileSync } from 'node:fs';
import { plainWord, simplify } from '../reader/characters.js';
import type { Reading } from '../reader/read.js';
import type { Token } from '../reader/tokens.js';
import { enginePath } from '../words/package-file.js';

type Strengths = Map<string, number>;

function load(file: string): Strengths {
  const strengths: Strengths = new Map();
  const path = enginePath('weights', file);
  if (!existsSync(path)) return strengths;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [tenths, ...words] = line.split('\t');
    for (const word of words) strengths.set(word, Number(tenths) / 10);
  }
  return strengths;
}

const LATIN = load('polarity-latin.txt');
const HAN = load('polarity-han.txt');

/** How a comment leans by its general vocabulary (not the lexicon of sentiment): sums of praise and blame. */
export interface Leaning {
  praise: number;
  blame: number;
  count: number;
}

// Comments repeat their words; looking for roots each time would cost more than all the rest of the sum.
const CACHED_WORDS = 60_000;
const strengths = new Map<string, number>();

function strengthOf(token: Token): number {
  if (token.kind === 'han') return HAN.get(token.norm) ?? 0;
  let strength = strengths.get(token.norm);
  if (strength === undefined) {
    if (strengths.size >= CACHED_WORDS) strengths.clear();
    strength = LATIN.get(token.norm) ?? LATIN.get(token.word) ?? LATIN.get(knownRoot(token) ?? '') ?? 0;
    strengths.set(token.norm, strength);
  }
  return strength;
}

/** Returns how much a word praises (above 0) or blames (below 0), a denied word the other way and less. */
export function leanOf(token: Token): number {
  const strength = strengthOf(token);
  return token.negated ? -0.6 * strength : strength;
}

/** Sums the general leaning of a comment's words, a denied word counting the other way and less. */
export function leaningOf(reading: Reading): Leaning {
  const leaning: Leaning = { praise: 0, blame: 0, count: 0 };
  for (const token of reading.tokens) {
    if (token.kind !== 'word' && token.kind !== 'han') continue;
    const meant = leanOf(token);
    if (meant === 0) continue;
    leaning.count += 1;
    if (meant > 0) leaning.praise += meant;
    else leaning.blame -= meant;
  }
  return leaning;
}

/** The root of an inflected word, when the polarity lists know it: `mengecewakan` is `kecewa`. */
export function knownRoot(token: Token): string | undefined {
  return token.roots.find((root) => LATIN.has(root));
}

/** The spelling under which a word of a polarity list is looked up, or undefined when it is no single word. */
export function polarityKey(word: string): string | undefined {
  const key = simplify(plainWord(word.trim()));
  return /^[\p{L}]+$/u.test(key) ? key : undefined;
}
