import { read } from '../reader/read.js';
import { BUCKETS } from '../sentiment/feature-hash.js';
import type { SentimentMeta, Triple } from '../sentiment/model.js';
import { styleOf } from '../sentiment/style.js';
import { fitCalibration } from './calibrate.js';
import { quantize } from './quantize.js';
import type { Row } from './rows.js';
import { fitSoftmax, type Matrix } from './softmax.js';
import { vectorize } from './vectorize.js';

// How much a source counts beside its size: weak labels, other languages and made-up texts less, own examples more.
const SOURCE_WEIGHTS: Record<string, number> = {
  'coldoff-zh': 0.15,
  'cped-zh': 0.6,
  'nusax-bjn': 0.3,
  'nusax-min': 0.3,
  'written-ms': 1.5,
  'written-zh': 1.5,
  'written-mixed-en': 1.5,
};
const TRANSLATED_WEIGHT = 0.3;
const SIZE_POWER = -0.3;
const LABEL_POWER = 0.6;
const LARGEST_WEIGHT = 6;
const SEEDS = [7, 8, 9];

function rowWeights(rows: readonly Row[]): Float32Array {
  const sources = new Map<string, number>();
  const labels = new Map<string, number>();
  for (const { src, label } of rows) {
    sources.set(src, (sources.get(src) ?? 0) + 1);
    labels.set(`${src} ${label}`, (labels.get(`${src} ${label}`) ?? 0) + 1);
  }
  const weights = Float32Array.from(rows, ({ src, label }) => {
    const size = sources.get(src) ?? 1;
    const own = SOURCE_WEIGHTS[src] ?? (src.endsWith('>zh') ? TRANSLATED_WEIGHT : 1);
    return own * size ** SIZE_POWER * (size / 3 / (labels.get(`${src} ${label}`) ?? 1)) ** LABEL_POWER;
  });
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return weights.map((weight) => Math.min(LARGEST_WEIGHT, weight / mean));
}

function logitsOf(matrix: Matrix, row: number, bytes: Int8Array, scale: number, bias: Triple): Triple {
  const logits: Triple = [0, 0, 0];
  for (let q = matrix.offsets[row] ?? 0; q < (matrix.offsets[row + 1] ?? 0); q += 1) {
    const k = (matrix.ids[q] ?? 0) * 3;
    for (let l = 0; l < 3; l += 1) logits[l as 0] += (bytes[k + l] ?? 0) * (matrix.values[q] ?? 0);
  }
  return logits.map((logit, l) => logit * scale + bias[l as 0]) as Triple;
}

/** Fits the sentiment weights (mean of three seeds, int8) on `rows` and the calibration on `tuning`. */
export function trainSentiment(
  rows: readonly Row[],
  tuning: readonly Row[],
): { bytes: Int8Array; meta: SentimentMeta } {
  const matrix = vectorize(rows.map((row) => row.text));
  const labels = Uint8Array.from(rows, (row) => row.label);
  const mean = new Float32Array(BUCKETS * 3);
  const bias: Triple = [0, 0, 0];
  for (const seed of SEEDS) {
    const options = { buckets: BUCKETS, epochs: 4, rate: 0.03, dropout: 0.5, smoothing: 0.02, seed };
    const fitted = fitSoftmax(matrix, labels, rowWeights(rows), options);
    for (let i = 0; i < mean.length; i += 1)
      mean[i] = (mean[i] ?? 0) + (fitted.weights[i] ?? 0) / SEEDS.length;
    for (let l = 0; l < 3; l += 1) bias[l as 0] += fitted.bias[l as 0] / SEEDS.length;
  }
  const { bytes, scale } = quantize(mean, 0.9999);
  const tuningMatrix = vectorize(tuning.map((row) => row.text));
  const calibration = fitCalibration(
    tuning.map(({ src, label, text }, i) => ({
      src,
      label,
      logits: logitsOf(tuningMatrix, i, bytes, scale, bias),
      style: styleOf(read(text)),
    })),
  );
  return { bytes, meta: { scale, bias, ...calibration } };
}
