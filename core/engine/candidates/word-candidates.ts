import type { Reading } from '../reader/read.js';
import type { Token } from '../reader/tokens.js';
import { isNoEvidence, RAREST_TENTHS, rarityOf } from '../words/generic-words.js';
import { readDataLines } from '../words/package-file.js';

const STOP = new Set(
  readDataLines('lexicon', 'stop-words.txt').flatMap((line) => (line.split(/:\s*/, 2)[1] ?? '').split(/\s+/)),
);
const SHORTEST = 2;
const SHORTEST_ROOT = 4;
const LONGEST_HAN = 3;
/** How far apart, in words, the two of a pair may stand. */
const PAIR_WORDS = 3;
const PAIR_REACH = 32;

/** Whether a word may be learned at all. */
export function isLearnable(word: string): boolean {
  return !STOP.has(word) && !isNoEvidence(word) && /\p{L}/u.test(word);
}

const isKnown = (word: string) => rarityOf(word) < RAREST_TENTHS;

function ofToken({ kind, word, norm, roots }: Token): string[] {
  if (kind === 'han') return norm.length <= LONGEST_HAN ? [norm] : [];
  if (kind !== 'word' || word.length < SHORTEST) return [];
  return [word, ...roots.filter((root) => root.length >= SHORTEST_ROOT && isKnown(root))];
}

/** The words of a comment that may become terms: as meant, their known roots, one to three Chinese characters. */
export function wordsOf({ tokens }: Reading): Set<string> {
  const words = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    for (const word of ofToken(token)) if (isLearnable(word)) words.add(word);
    const next = tokens[at + 1];
    if (token.kind !== 'han' || next?.kind !== 'han' || token.end !== next.start) continue;
    const both = token.norm + next.norm;
    if (both.length <= LONGEST_HAN) words.add(both);
  }
  return words;
}

const isWord = ({ kind }: Token) => kind === 'word' || kind === 'han';

/** Every two of the `known` words that stand near each other, as terms have them (`a+b`, in the order of the alphabet). */
export function pairsOf(reading: Reading, known: ReadonlySet<string>): Set<string> {
  const words = reading.tokens.filter(isWord);
  const pairs = new Set<string>();
  for (const [at, a] of words.entries()) {
    if (!known.has(a.word)) continue;
    for (const b of words.slice(at + 1, at + 1 + PAIR_WORDS)) {
      if (b.start - a.end > PAIR_REACH) break;
      if (known.has(b.word) && b.word !== a.word) pairs.add([a.word, b.word].sort().join('+'));
    }
  }
  return pairs;
}

/** Two words beside each other, of which at least one may be learned: what vetoes are made of beside single words. */
export function phrasesOf({ tokens }: Reading): Set<string> {
  const phrases = new Set<string>();
  for (const [at, a] of tokens.entries()) {
    const b = tokens[at + 1];
    if (b === undefined || a.kind !== b.kind || !isWord(a)) continue;
    if (isLearnable(a.word) || isLearnable(b.word))
      phrases.add(a.kind === 'han' ? a.word + b.word : `${a.word} ${b.word}`);
  }
  return phrases;
}

/** One-sided: of a hundred words of which half are right, ten at most look as good as the gate asks. */
const Z = 1.28;
const LEAST_RIGHT = 2;
const LEAST_PRECISION = 0.5;
/**
 * For words that many things are called by, and for vetoes, as most tags are right: with a half, vetoes of two read comments cost
 * known variables a point of F1.
 */
const LEAST_STRICT_PRECISION = 0.6;

/** The lower bound of the share `right` of `right + wrong` (Wilson); 0 of none. */
export function lowerBound(right: number, wrong: number): number {
  const n = right + wrong;
  if (n === 0) return 0;
  const p = right / n;
  const z2 = Z * Z;
  return (p + z2 / (2 * n) - Z * Math.sqrt((p * wrong) / (n * n) + z2 / (4 * n * n))) / (1 + z2 / n);
}

/** Whether read comments say enough for a word: at least two are right, and so are most of what it would change. */
export function passesGate(right: number, wrong: number, isStrict = false): boolean {
  return (
    right >= LEAST_RIGHT && lowerBound(right, wrong) >= (isStrict ? LEAST_STRICT_PRECISION : LEAST_PRECISION)
  );
}
