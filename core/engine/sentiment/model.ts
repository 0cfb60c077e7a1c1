import { readFileSync } from 'node:fs';
import type { Sentiment, SentimentLabel } from '../../analyzer/providers/provider.js';
import { scoreInBand } from '../../analyzer/sentiment-band.js';
import { enginePath } from '../package-file.js';
import type { Reading } from '../reader/read.js';
import type { FeatureVector } from './feature-vector.js';
import { styleOf } from './style.js';

/** Three numbers, for negative, neutral, positive. */
export type Triple = [number, number, number];

/** What `weights/model.json` says about the sentiment weights. */
export interface SentimentMeta {
  /** A weight is its int8 times this. */
  scale: number;
  bias: Triple;
  /** Slopes of the logits in the calibration. */
  slopes: Triple;
  /** Offsets per label and style number. */
  offsets: [number[], number[], number[]];
}

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

/**
 * Logits turned into probabilities that hold for the kind of text; see `styleOf`. Clamped, because a fitted straight
 * line says nothing sensible far outside what it was fitted on.
 */
export function calibrate(logits: Triple, style: readonly number[], meta: SentimentMeta): Triple {
  const [least, , most] = [...logits].sort((a, b) => a - b) as Triple;
  const middle = (least + most) / 2;
  const shifted = logits.map((logit, label) => {
    let sum = (meta.slopes[label as 0] ?? 1) * (logit - middle);
    const offsets = meta.offsets[label as 0];
    for (let k = 0; k < style.length; k += 1) sum += (offsets[k] ?? 0) * (style[k] ?? 0);
    return Math.max(-12, Math.min(12, sum));
  });
  return softmax(shifted as Triple);
}

/** The trained sentiment model. */
export interface SentimentModel {
  logits(features: FeatureVector): Triple;
  sentiment(logits: Triple, reading: Reading): Sentiment;
  /** How much each token spoke for the label rather than against it, in logits; index by token. */
  tokenShares(features: FeatureVector, label: 0 | 1 | 2, tokenCount: number): Float32Array;
}

// The label leans mostly on the plain model, which treats all labels alike, and for the rest on the calibrated one.
const PLAIN_SHARE = 0.7;
const MIDDLE = 5;
const LABELS = ['negative', 'neutral', 'positive'] as const;

/** The expected score: 10 for praise, 5 for neither, 0 for blame. */
function expectedScore([, neutral, positive]: Triple): number {
  return 10 * positive + 5 * neutral;
}

function decide(plain: Triple, calibrated: Triple): 0 | 1 | 2 {
  const mixed = plain.map(
    (p, i) => PLAIN_SHARE * Math.log(p + 1e-9) + (1 - PLAIN_SHARE) * Math.log((calibrated[i] ?? 0) + 1e-9),
  );
  const [a = 0, b = 0, c = 0] = mixed;
  // What is expected below the middle of the scale is no praise, even where no single label is likelier.
  if (c > a && c > b) return expectedScore(calibrated) < MIDDLE ? 1 : 2;
  return b >= a ? 1 : 0;
}

/** The expected scores that each label has in practice; beyond them the ends of its band are reached. */
const PRACTICE: Record<SentimentLabel, (expected: number) => number> = {
  negative: (expected) => (3.9 * expected) / 5.5,
  neutral: (expected) => expected,
  positive: (expected) => 7 + (3 * (expected - 4.5)) / 5.5,
};

/** Loads the weights; throws when they are missing. */
export function loadSentimentModel(): SentimentModel {
  const { sentiment: meta } = JSON.parse(
    readFileSync(enginePath('weights', 'model.json'), 'utf8'),
  ) as ModelFile;
  const bytes = readFileSync(enginePath('weights', 'sentiment.bin'));
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    logits({ ids, values, size }) {
      let [a, b, c] = [0, 0, 0];
      for (let i = 0; i < size; i += 1) {
        const k = (ids[i] ?? 0) * 3;
        const value = values[i] ?? 0;
        a += (weights[k] ?? 0) * value;
        b += (weights[k + 1] ?? 0) * value;
        c += (weights[k + 2] ?? 0) * value;
      }
      const { scale, bias } = meta;
      return [a * scale + bias[0], b * scale + bias[1], c * scale + bias[2]];
    },
    sentiment(logits, reading) {
      const calibrated = calibrate(logits, styleOf(reading), meta);
      const index = decide(softmax(logits), calibrated);
      const label = LABELS[index];
      return {
        label,
        score: scoreInBand(label, PRACTICE[label](expectedScore(calibrated))),
        confidence: round(calibrated[index], 3),
      };
    },
    tokenShares({ ids, values, tokens, textSize }, label, tokenCount) {
      const shares = new Float32Array(tokenCount);
      for (let i = 0; i < textSize; i += 1) {
        const token = tokens[i] ?? -1;
        if (token < 0) continue;
        const k = (ids[i] ?? 0) * 3;
        const own = weights[k + label] ?? 0;
        const others = (weights[k] ?? 0) + (weights[k + 1] ?? 0) + (weights[k + 2] ?? 0) - own;
        shares[token] = (shares[token] ?? 0) + (values[i] ?? 0) * (own - others / 2) * meta.scale;
      }
      return shares;
    },
  };
}
