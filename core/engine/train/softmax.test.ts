import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { quantize } from './quantize.js';
import { fitSoftmax, type Matrix } from './softmax.js';

// Bucket 0 speaks for label 0, bucket 1 for label 1, bucket 2 for label 2; bucket 3 is in every row.
const ROWS = 300;
const matrix: Matrix = {
  ids: Int32Array.from({ length: ROWS * 2 }, (_, i) => (i % 2 === 0 ? (i / 2) % 3 : 3)),
  values: new Float32Array(ROWS * 2).fill(1),
  offsets: Int32Array.from({ length: ROWS + 1 }, (_, i) => i * 2),
  rows: ROWS,
};
const labels = Uint8Array.from({ length: ROWS }, (_, i) => i % 3);
const options = { buckets: 8, epochs: 3, rate: 0.1, dropout: 0.2, smoothing: 0, seed: 7 };

test('finds which feature speaks for which label', () => {
  const { weights } = fitSoftmax(matrix, labels, new Float32Array(ROWS).fill(1), options);
  for (const label of [0, 1, 2]) {
    const row = [0, 1, 2].map((other) => weights[label * 3 + other] ?? 0);
    assert.is(row.indexOf(Math.max(...row)), label);
  }
});

test('the same seed gives the same weights, another seed others', () => {
  const ones = new Float32Array(ROWS).fill(1);
  const first = fitSoftmax(matrix, labels, ones, options).weights;
  assert.equal(fitSoftmax(matrix, labels, ones, options).weights, first);
  assert.not.equal(fitSoftmax(matrix, labels, ones, { ...options, seed: 8 }).weights, first);
});

test('int8 weights differ from the fitted ones by half a step at most', () => {
  const weights = Float32Array.from([0.5, -0.25, 0, 0.13]);
  const { bytes, scale } = quantize(weights, 1);
  weights.forEach((weight, i) => {
    assert.ok(Math.abs(weight - (bytes[i] ?? 0) * scale) <= scale / 2 + 1e-7);
  });
});

test.run();
