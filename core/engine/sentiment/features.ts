import { isNegator } from '../reader/negation.js';
import type { Reading } from '../reader/read.js';
import type { Token } from '../reader/tokens.js';
import type { FeatureVector } from './feature-vector.js';
import { hashPair, hashText, KIND, toBucket } from './feature-vector.js';
import type { SentimentWord } from './lexicon.js';
import { findSenses } from './lexicon.js';
import { knownRoot, leaningOf } from './polarity.js';

// Very long comments say what they say early; this bounds the work for the rest.
const MOST_TOKENS = 1200;
const CACHED_WORDS = 60_000;

/** The features a word brings whatever stands beside it. */
interface WordFeatures {
  hash: number;
  id: number;
  negatedId: number;
  rootId: number;
  parts: Int32Array;
}

const wordCache = new Map<string, WordFeatures>();

function partsOf(word: string): Int32Array {
  const bounded = `<${word.slice(0, 24)}>`;
  const parts: number[] = [];
  for (let length = 3; length <= 5; length += 1) {
    for (let i = 0; i + length <= bounded.length; i += 1) {
      parts.push(toBucket(hashText(KIND.part * 16 + length, bounded, i, i + length)));
    }
  }
  return Int32Array.from(parts);
}

function inspect(token: Token, word: string): WordFeatures {
  const isWord = token.kind === 'word' || token.kind === 'han';
  const root = token.kind === 'word' ? knownRoot(token) : undefined;
  const hash = hashText(isWord ? KIND.word : KIND.sign, word);
  return {
    hash,
    id: toBucket(hash),
    negatedId: toBucket(hashText(KIND.negated, word)),
    rootId: root === undefined ? -1 : toBucket(hashText(KIND.word, root)),
    parts: token.kind === 'word' ? partsOf(word) : new Int32Array(0),
  };
}

function wordFeatures(token: Token): WordFeatures {
  const word = token.kind === 'number' ? '0' : token.word;
  const key = token.kind === 'word' ? word : `${token.kind === 'han' ? 'h' : 's'} ${word}`;
  let features = wordCache.get(key);
  if (features === undefined) {
    if (wordCache.size >= CACHED_WORDS) wordCache.clear();
    features = inspect(token, word);
    wordCache.set(key, features);
  }
  return features;
}

function addHan(out: FeatureVector, token: Token, before: string, index: number): void {
  const text = before + token.norm;
  for (let i = before.length; i < text.length; i += 1) {
    out.add(toBucket(hashText(KIND.hanOne, text, i, i + 1)), 0.4, index);
    if (i >= 1) out.add(toBucket(hashText(KIND.hanTwo, text, i - 1, i + 1)), 0.7, index);
    if (i >= 2) out.add(toBucket(hashText(KIND.hanThree, text, i - 2, i + 1)), 0.7, index);
  }
}

const START = hashText(KIND.sign, '^');
const END = hashText(KIND.sign, '$');

function addTokens(out: FeatureVector, tokens: readonly Token[]): void {
  let previous = START;
  let beforePrevious = START;
  let hanBefore = '';
  const count = Math.min(tokens.length, MOST_TOKENS);
  for (let i = 0; i < count; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    const { kind } = token;
    if (kind === 'mention' || kind === 'link') {
      hanBefore = '';
      continue;
    }
    const word = wordFeatures(token);
    out.add(word.id, 1, i);
    if (token.negated && (kind === 'word' || kind === 'han')) out.add(word.negatedId, 1, i);
    if (word.rootId >= 0) out.add(word.rootId, 0.7, i);
    out.add(toBucket(hashPair(KIND.pair, previous, word.hash)), 0.8, i);
    out.add(toBucket(hashPair(KIND.skip, beforePrevious, word.hash)), 0.4, i);
    for (const part of word.parts) out.add(part, 0.35, i);
    if (kind === 'han') {
      addHan(out, token, hanBefore, i);
      hanBefore = (hanBefore + token.norm).slice(-2);
    } else hanBefore = '';
    beforePrevious = previous;
    previous = word.hash;
  }
  out.add(toBucket(hashPair(KIND.pair, previous, END)), 0.5, -1);
}

const namedBuckets = new Map<string, number>();

function addNamed(out: FeatureVector, name: string, value = 1): void {
  let id = namedBuckets.get(name);
  if (id === undefined) {
    id = toBucket(hashText(KIND.whole, name));
    namedBuckets.set(name, id);
  }
  out.add(id, value, -1);
}

function level(value: number): number {
  return Math.min(5, Math.round(Math.log2(1 + Math.abs(value))));
}

function addWhole(out: FeatureVector, reading: Reading): void {
  const { tokens } = reading;
  const last = tokens.at(-1)?.norm ?? '';
  addNamed(out, `length ${level(tokens.length)}`, 0.5);
  addNamed(out, `language ${reading.language}`, 0.5);
  if (tokens.some((token) => token.kind === 'link')) addNamed(out, 'link');
  if (tokens.some((token) => token.kind === 'mention')) addNamed(out, 'mention', 0.5);
  if (tokens.some((token) => token.kind === 'mark' && /^[!！]/.test(token.norm)))
    addNamed(out, 'exclaims', 0.5);
  if (tokens.some((token) => token.kind === 'mark' && /^[?？]/.test(token.norm))) addNamed(out, 'asks', 0.7);
  if (/^[?？]/.test(last)) addNamed(out, 'ends asking', 0.7);
  addNamed(out, `negators ${Math.min(3, tokens.filter(isNegator).length)}`, 0.5);
}

function addSentimentWords(out: FeatureVector, words: readonly SentimentWord[]): void {
  let praise = 0;
  let blame = 0;
  for (const { strength } of words) {
    if (strength > 0) praise += strength;
    else blame -= strength;
  }
  const lean = (praise - blame) / Math.sqrt(Math.max(1, words.length));
  addNamed(out, `lean ${Math.max(-6, Math.min(6, Math.round(lean)))}`, 1.5);
  addNamed(out, 'lean', Math.max(-4, Math.min(4, lean / 2)));
  addNamed(out, `praise ${level(praise)}`);
  addNamed(out, `blame ${level(blame)}`);
  addNamed(out, `last ${Math.sign(Math.round(words.at(-1)?.strength ?? 0))}`, 0.7);
  addNamed(out, `first ${Math.sign(Math.round(words[0]?.strength ?? 0))}`, 0.5);
  if (praise > 0 && blame > 0) addNamed(out, 'both');
  if (words.length === 0) addNamed(out, 'none');
}

function addLeaning(out: FeatureVector, reading: Reading): void {
  const { praise, blame, count } = leaningOf(reading);
  const lean = (praise - blame) / Math.sqrt(praise * praise + blame * blame + 4);
  addNamed(out, `general lean ${Math.round(lean * 5)}`, 1.5);
  addNamed(out, 'general lean', lean);
  addNamed(out, `general praise ${level(praise)}`);
  addNamed(out, `general blame ${level(blame)}`);
  if (count === 0) addNamed(out, 'general none');
}

const SENSE = 2;
const SENSE_PAIR = 1.4;
const SENSE_SKIP = 1;
// The norm beyond which the senses' features are brought back to it.
const SENSE_NORM = 3.5;

/** What the senses say, alone and in order: `wait + number + hour` is the same in every language. */
function addSenses(out: FeatureVector, reading: Reading): void {
  const from = out.size;
  let previous = START;
  let beforePrevious = START;
  for (const { sense, token, isNegated } of findSenses(reading)) {
    const own = Math.imul(sense + 2, 0x9e3779b1) ^ (isNegated ? 0x55555555 : 0);
    out.add(toBucket(hashPair(KIND.sense, own, 0)), SENSE, token);
    out.add(toBucket(hashPair(KIND.sensePair, previous, own)), SENSE_PAIR, token);
    out.add(toBucket(hashPair(KIND.sensePair, beforePrevious ^ 0x3333, own)), SENSE_SKIP, token);
    beforePrevious = previous;
    previous = own;
  }
  const norm = normOf(out, from);
  if (norm > SENSE_NORM) scaleFrom(out, from, SENSE_NORM / norm);
}

/** The norm of the features from `from` on. */
function normOf(out: FeatureVector, from: number): number {
  let square = 0;
  for (let i = from; i < out.size; i += 1) square += (out.values[i] ?? 0) ** 2;
  return Math.sqrt(square);
}

function scaleFrom(out: FeatureVector, from: number, scale: number): void {
  for (let i = from; i < out.size; i += 1) out.values[i] = (out.values[i] ?? 0) * scale;
}

// The norm to which the text's features are brought; it sets how they weigh against those of the whole comment.
const TEXT_NORM = 3.5;

/**
 * What the models see of a comment: words, neighbours, parts of words, Chinese characters, signs, and what the lexicons
 * found. The part that grows with length is brought to a common norm, so that long comments weigh no more.
 * Fills and returns `out`, which is valid until it is filled again.
 */
export function featuresOf(
  reading: Reading,
  words: readonly SentimentWord[],
  out: FeatureVector,
): FeatureVector {
  out.clear();
  addTokens(out, reading.tokens);
  scaleFrom(out, 0, TEXT_NORM / normOf(out, 0));
  addSenses(out, reading);
  out.textSize = out.size;
  addWhole(out, reading);
  addSentimentWords(out, words);
  addLeaning(out, reading);
  return out;
}
