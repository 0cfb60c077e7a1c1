import { readFileSync } from 'node:fs';
import type { Sentiment } from '../../analysis/analyzer/providers/provider.js';
import { enginePath } from '../words/package-file.js';
import { scoreInBand } from '../words/sentiment-band.js';
import type { FeatureVector } from './feature-vector.js';

/** Three numbers, for negative, neutral, positive. */
export type Triple = [number, number, number];

/** A linear model of the file of weights: a weight is its int8 times the scale. */
interface PartMeta {
  scale: number;
  bias: Triple;
}

/** What `weights/model.json` says about the sentiment weights. */
export interface SentimentMeta {
  /** Fitted on all texts, the written examples counting little. */
  general: PartMeta;
  /** Fitted on the same, the written examples counting most: comments as Malaysians write them. */
  local: PartMeta;
  /** Tells how much a comment is like the written examples. */
  likeness: { scale: number; bias: number };
  /** What the logits are multiplied by, so that probabilities mean what they say. */
  slope: number;
}

/** How many weights a bucket has: three of `general`, three of `local`, one of `likeness`. */
export const WEIGHTS_PER_BUCKET = 7;

interface ModelFile {
  sentiment: SentimentMeta;
}

/** Softmax of three logits. */
export function softmax([a, b, c]: Triple): Triple {
  const most = Math.max(a, b, c);
  const x = Math.exp(a - most);
  const y = Math.exp(b - most);
  const z = Math.exp(c - most);
  const sum = x + y + z;
  return [x / sum, y / sum, z / sum];
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

/** What the model finds in a comment. */
export interface Finding {
  logits: Triple;
  /** How much the comment is like the written examples, 0 to 1: the share of `local` in the logits. */
  likeness: number;
}

/** The features of comments, one after the other: those of a comment are `[from, to)`. */
interface Features {
  ids: Int32Array;
  values: Float32Array;
}

/** Applies the weights to the features `[from, to)`. */
export function find(
  { ids, values }: Features,
  from: number,
  to: number,
  weights: Int8Array,
  { general, local, likeness }: Pick<SentimentMeta, 'general' | 'local' | 'likeness'>,
): Finding {
  let [a, b, c, d, e, f, g] = [0, 0, 0, 0, 0, 0, 0];
  for (let i = from; i < to; i += 1) {
    const k = (ids[i] ?? 0) * WEIGHTS_PER_BUCKET;
    const value = values[i] ?? 0;
    a += (weights[k] ?? 0) * value;
    b += (weights[k + 1] ?? 0) * value;
    c += (weights[k + 2] ?? 0) * value;
    d += (weights[k + 3] ?? 0) * value;
    e += (weights[k + 4] ?? 0) * value;
    f += (weights[k + 5] ?? 0) * value;
    g += (weights[k + 6] ?? 0) * value;
  }
  const share = 1 / (1 + Math.exp(-(g * likeness.scale + likeness.bias)));
  const mix = (one: number, other: number, label: 0 | 1 | 2): number =>
    (1 - share) * (one * general.scale + general.bias[label]) +
    share * (other * local.scale + local.bias[label]);
  return { logits: [mix(a, d, 0), mix(b, e, 1), mix(c, f, 2)], likeness: share };
}

// How soon scores near the ends of the scale: a label that is likely, though not certain, is mostly right, so scores in the
// middle of its band would draw the mean of many comments towards 5.
const STEEPNESS = 2;

const LABELS = ['negative', 'neutral', 'positive'] as const;

/**
 * The sentiment that logits stand for. The likeliest label decides; where praise and blame weigh against each other in the
 * rest places the score within the label's band, so that label and score cannot contradict each other.
 */
export function sentimentOf(logits: Triple, slope: number): Sentiment {
  const probabilities = softmax(logits.map((logit) => logit * slope) as Triple);
  const [negative, neutral, positive] = probabilities;
  const index = neutral >= negative && neutral >= positive ? 1 : negative >= positive ? 0 : 2;
  // From -1 to 1: at most 0 where blame is likeliest, at least 0 where praise is.
  const lean = positive - negative;
  const scores = [
    3.9 * (1 + lean) ** STEEPNESS,
    lean < 0 ? 5 + 2 * lean : 5 + 3.8 * lean,
    10 - 3 * (1 - lean) ** STEEPNESS,
  ] as const;
  const label = LABELS[index];
  return { label, score: scoreInBand(label, scores[index]), confidence: round(probabilities[index], 3) };
}

/** The trained sentiment model. */
export interface SentimentModel {
  find(features: FeatureVector): Finding;
  sentiment(logits: Triple): Sentiment;
  /** How much each token spoke for the label rather than against it, in logits; index by token. */
  tokenShares(features: FeatureVector, label: 0 | 1 | 2, likeness: number, tokenCount: number): Float32Array;
}

/** Loads the weights; throws when they are missing. */
export function loadSentimentModel(): SentimentModel {
  const { sentiment: meta } = JSON.parse(
    readFileSync(enginePath('weights', 'model.json'), 'utf8'),
  ) as ModelFile;
  const bytes = readFileSync(enginePath('weights', 'sentiment.bin'));
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  /** How much the weights at `k` speak for the label rather than for the other two. */
  const shareAt = (k: number, label: number, scale: number): number => {
    const own = weights[k + label] ?? 0;
    const all = (weights[k] ?? 0) + (weights[k + 1] ?? 0) + (weights[k + 2] ?? 0);
    return scale * (own - (all - own) / 2);
  };
  return {
    find: (features) => find(features, 0, features.size, weights, meta),
    sentiment: (logits) => sentimentOf(logits, meta.slope),
    tokenShares({ ids, values, tokens, textSize }, label, likeness, tokenCount) {
      const shares = new Float32Array(tokenCount);
      const { general, local } = meta;
      for (let i = 0; i < textSize; i += 1) {
        const token = tokens[i] ?? -1;
        if (token < 0) continue;
        const k = (ids[i] ?? 0) * WEIGHTS_PER_BUCKET;
        const share =
          (1 - likeness) * shareAt(k, label, general.scale) + likeness * shareAt(k + 3, label, local.scale);
        shares[token] = (shares[token] ?? 0) + (values[i] ?? 0) * share;
      }
      return shares;
    },
  };
}
