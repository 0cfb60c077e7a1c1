import { createRandom, shuffle } from './random.js';

/** Many feature vectors end to end: row `i` is `[offsets[i], offsets[i + 1])` of `ids` and `values`. */
export interface Matrix {
  ids: Int32Array;
  values: Float32Array;
  offsets: Int32Array;
  rows: number;
}

/** How a softmax model is fitted. */
export interface FitOptions {
  buckets: number;
  epochs: number;
  rate: number;
  /** Share of features left out of each step, so that none is relied on alone. */
  dropout: number;
  /** Share of each label given to the other two. */
  smoothing: number;
  seed: number;
}

/** Weights of the three labels per bucket (`weights[bucket * 3 + label]`) and their biases. */
export interface SoftmaxWeights {
  weights: Float32Array;
  bias: [number, number, number];
}

const BIAS_RATE = 0.002;
const ADAGRAD_FLOOR = 0.1;
const LAST_RATE = 0.3;

/** Fits a softmax over three labels by stochastic gradient with AdaGrad; the same input gives the same weights, and rows of weight 0 count for nothing. */
export function fitSoftmax(
  matrix: Matrix,
  labels: Uint8Array,
  rowWeights: Float32Array,
  options: FitOptions,
): SoftmaxWeights {
  const { ids, values, offsets, rows } = matrix;
  const { buckets, epochs, rate, dropout, smoothing, seed } = options;
  const random = createRandom(seed);
  const weights = new Float32Array(buckets * 3);
  const squares = new Float32Array(buckets * 3);
  const bias: [number, number, number] = [0, 0, 0];
  const order = Int32Array.from({ length: rows }, (_, i) => i);
  const kept = new Float32Array(
    Math.max(...Array.from({ length: rows }, (_, i) => (offsets[i + 1] ?? 0) - (offsets[i] ?? 0))),
  );
  const threshold = dropout * 4294967296;
  const on = 1 - smoothing;
  const off = smoothing / 2;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - (epoch / epochs) * (1 - LAST_RATE));
    for (const row of order) {
      const weight = rowWeights[row]!;
      if (weight === 0) continue;
      const from = offsets[row]!;
      const to = offsets[row + 1]!;
      let [a, b, c] = bias;
      let mask = (random() * 4294967296) >>> 0;
      for (let q = from; q < to; q += 1) {
        mask = (Math.imul(mask, 1664525) + 1013904223) >>> 0;
        const value = mask < threshold ? 0 : values[q]! / (1 - dropout);
        kept[q - from] = value;
        if (value === 0) continue;
        const k = ids[q]! * 3;
        a += weights[k]! * value;
        b += weights[k + 1]! * value;
        c += weights[k + 2]! * value;
      }
      const most = Math.max(a, b, c);
      a = Math.exp(a - most);
      b = Math.exp(b - most);
      c = Math.exp(c - most);
      const sum = a + b + c;
      const label = labels[row]!;
      const gradients = [
        (a / sum - (label === 0 ? on : off)) * weight,
        (b / sum - (label === 1 ? on : off)) * weight,
        (c / sum - (label === 2 ? on : off)) * weight,
      ] as const;
      for (let l = 0; l < 3; l += 1) bias[l as 0] -= BIAS_RATE * gradients[l as 0];
      for (let q = from; q < to; q += 1) {
        const value = kept[q - from]!;
        if (value === 0) continue;
        const k = ids[q]! * 3;
        for (let l = 0; l < 3; l += 1) {
          const gradient = gradients[l as 0] * value;
          const square = squares[k + l]! + gradient * gradient;
          squares[k + l] = square;
          weights[k + l] = weights[k + l]! - (step * gradient) / (Math.sqrt(square) + ADAGRAD_FLOOR);
        }
      }
    }
  }
  return { weights, bias };
}
