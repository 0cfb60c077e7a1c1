import { BUCKETS } from '../sentiment/feature-vector.js';
import {
  type Finding,
  find,
  type SentimentMeta,
  type Triple,
  WEIGHTS_PER_BUCKET,
} from '../sentiment/model.js';
import { fitSlope } from './calibrate.js';
import { quantize } from './quantize.js';
import type { Row } from './rows.js';
import { fitSoftmax, type Matrix, type SoftmaxWeights } from './softmax.js';
import { isTranslated, isWritten, weighForLikeness, weighRows } from './source-weights.js';
import { vectorize } from './vectorize.js';

// The mean of three still moved by half a point with the order of the rows.
const SEEDS = [7, 8, 9, 10, 11, 12];
const FIT = { buckets: BUCKETS, epochs: 6, rate: 0.03, dropout: 0.5, smoothing: 0.02 };
const FIT_LIKENESS = { ...FIT, epochs: 2, smoothing: 0.04 };
/** How much a written example counts in the general weights and in the local ones, beside other texts. */
const WRITTEN_WEIGHT = { general: 0.3, local: 15 };
/** How much surer than even it must be, in logits, that a comment is like the written examples: they are few, and speak firmly. */
const LIKENESS_DOUBT = 0.8;
const CLIP = 0.9999;

/** Labelled comments with their features, made once for many fits. */
export interface LabelledRows {
  rows: readonly Row[];
  matrix: Matrix;
}

/** Weights as they ship, with what `model.json` says about them. */
export interface FittedWeights {
  bytes: Int8Array;
  meta: Pick<SentimentMeta, 'general' | 'local' | 'likeness'>;
}

/** The same with the slope. */
export interface FittedSentiment extends FittedWeights {
  meta: SentimentMeta;
}

export function withFeatures(rows: readonly Row[]): LabelledRows {
  return { rows, matrix: vectorize(rows.map((row) => row.text)) };
}

/** What fitted weights find in the comment `row`. */
export function findIn({ matrix }: LabelledRows, row: number, { bytes, meta }: FittedWeights): Finding {
  return find(matrix, matrix.offsets[row] ?? 0, matrix.offsets[row + 1] ?? 0, bytes, meta);
}

/** Row weights from `weigh` for the rows that are used, 0 for the others. */
function spread(
  rows: readonly Row[],
  isUsed: (row: Row) => boolean,
  weigh: (used: readonly Row[]) => Float32Array,
): Float32Array {
  const used = rows.flatMap((row, i) => (isUsed(row) ? [i] : []));
  const weights = new Float32Array(rows.length);
  weigh(used.flatMap((i) => rows[i] ?? [])).forEach((weight, k) => {
    weights[used[k] ?? 0] = weight;
  });
  return weights;
}

function meanOf(fits: readonly SoftmaxWeights[]): SoftmaxWeights {
  const weights = new Float32Array(BUCKETS * 3);
  const bias: Triple = [0, 0, 0];
  for (const fit of fits) {
    for (let i = 0; i < weights.length; i += 1)
      weights[i] = (weights[i] ?? 0) + (fit.weights[i] ?? 0) / fits.length;
    for (let l = 0; l < 3; l += 1) bias[l as 0] += fit.bias[l as 0] / fits.length;
  }
  return { weights, bias };
}

/**
 * Fits the weights (the mean of the seeds, int8) on the rows of `training` that `isUsed` takes, and the
 * slope on those of `tuning`.
 */
export function fitSentiment(
  { rows, matrix }: LabelledRows,
  tuning: LabelledRows,
  isUsed: (row: Row) => boolean = () => true,
  seeds: readonly number[] = SEEDS,
): FittedSentiment {
  const labels = Uint8Array.from(rows, (row) => row.label);
  const fitAll = (rowWeights: Float32Array): SoftmaxWeights =>
    meanOf(seeds.map((seed) => fitSoftmax(matrix, labels, rowWeights, { ...FIT, seed })));
  const isOriginal = (row: Row): boolean => isUsed(row) && !isTranslated(row);
  const general = fitAll(spread(rows, isUsed, (used) => weighRows(used, WRITTEN_WEIGHT.general)));
  const local = fitAll(spread(rows, isOriginal, (used) => weighRows(used, WRITTEN_WEIGHT.local)));
  // Labels 0 and 2 stand for other texts and written examples.
  const sides = Uint8Array.from(rows, (row) => (isWritten(row) ? 2 : 0));
  const sideWeights = spread(rows, isOriginal, weighForLikeness);
  const likeness = meanOf(
    seeds.map((seed) => fitSoftmax(matrix, sides, sideWeights, { ...FIT_LIKENESS, seed })),
  );
  const likenessWeights = new Float32Array(BUCKETS);
  for (let i = 0; i < BUCKETS; i += 1)
    likenessWeights[i] = (likeness.weights[i * 3 + 2] ?? 0) - (likeness.weights[i * 3] ?? 0);

  const bytes = new Int8Array(BUCKETS * WEIGHTS_PER_BUCKET);
  const pack = (weights: Float32Array, width: number, at: number): number => {
    const small = quantize(weights, CLIP);
    for (let i = 0; i < weights.length; i += 1)
      bytes[Math.floor(i / width) * WEIGHTS_PER_BUCKET + at + (i % width)] = small.bytes[i] ?? 0;
    return small.scale;
  };
  const meta = {
    general: { scale: pack(general.weights, 3, 0), bias: general.bias },
    local: { scale: pack(local.weights, 3, 3), bias: local.bias },
    likeness: {
      scale: pack(likenessWeights, 1, 6),
      bias: likeness.bias[2] - likeness.bias[0] - LIKENESS_DOUBT,
    },
  };
  const found = tuning.rows.flatMap((row, i) =>
    isUsed(row) ? [{ ...row, logits: findIn(tuning, i, { bytes, meta }).logits }] : [],
  );
  return { bytes, meta: { ...meta, slope: fitSlope(found) } };
}
