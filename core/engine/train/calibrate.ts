import { softmax, type Triple } from '../sentiment/model.js';

/** A comment of known label as the calibration sees it. */
export interface CalibrationRow {
  src: string;
  label: 0 | 1 | 2;
  logits: Triple;
}

const STEPS = 200;
const RATE = 0.5;

/**
 * Fits by what the logits are multiplied, by plain gradient descent on the log loss. Every label of every source counts
 * alike, so that nothing is learned of how often people complain there.
 */
export function fitSlope(rows: readonly CalibrationRow[]): number {
  const sizes = new Map<string, number>();
  for (const { src, label } of rows) sizes.set(`${src} ${label}`, (sizes.get(`${src} ${label}`) ?? 0) + 1);
  const groups = Math.max(1, sizes.size);
  let slope = 1;
  for (let step = 0; step < STEPS; step += 1) {
    let gradient = 0;
    for (const { src, label, logits } of rows) {
      const probabilities = softmax(logits.map((logit) => slope * logit) as Triple);
      const size = sizes.get(`${src} ${label}`) ?? 1;
      for (let l = 0; l < 3; l += 1) {
        const error = (probabilities[l as 0] ?? 0) - (label === l ? 1 : 0);
        gradient += (error * logits[l as 0]) / size / groups;
      }
    }
    slope -= RATE * gradient;
  }
  return slope;
}
