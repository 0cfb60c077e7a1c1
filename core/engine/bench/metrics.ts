import { createRandom } from '../train/random.js';

/** Macro-F1 in percent over the given classes, from true and predicted labels of equal length. */
export function macroF1(
  truth: readonly number[],
  predicted: readonly number[],
  classes: readonly number[],
): number {
  let sum = 0;
  for (const label of classes) {
    let hits = 0;
    let wrong = 0;
    let missed = 0;
    truth.forEach((actual, i) => {
      if (predicted[i] === label && actual === label) hits += 1;
      else if (predicted[i] === label) wrong += 1;
      else if (actual === label) missed += 1;
    });
    sum += hits === 0 ? 0 : (2 * hits) / (2 * hits + wrong + missed);
  }
  return (100 * sum) / classes.length;
}

/** Micro-F1 in percent. */
export function microF1({ hits, wrong, missed }: { hits: number; wrong: number; missed: number }): number {
  return hits === 0 ? 0 : (200 * hits) / (2 * hits + wrong + missed);
}

const RESAMPLES = 200;

/** A 95 % bootstrap interval of a figure over row indices; the same seed gives the same interval. */
export function bootstrap(size: number, figure: (rows: readonly number[]) => number): [number, number] {
  const random = createRandom(5);
  const figures: number[] = [];
  for (let i = 0; i < RESAMPLES; i += 1) {
    figures.push(figure(Array.from({ length: size }, () => Math.floor(random() * size))));
  }
  figures.sort((a, b) => a - b);
  return [figures[Math.floor(RESAMPLES * 0.025)] ?? 0, figures[Math.ceil(RESAMPLES * 0.975) - 1] ?? 0];
}
