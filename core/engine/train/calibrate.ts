import { calibrate, type SentimentMeta, type Triple } from '../sentiment/model.js';
import { STYLE_SIZE } from '../sentiment/style.js';

/** A comment of known label as the calibration sees it. */
export interface CalibrationRow {
  src: string;
  label: 0 | 1 | 2;
  logits: Triple;
  style: number[];
}

const STEPS = 500;
const RATE = 0.3;
const DECAY = 0.001;
// Sources count by their size to this power: equal voices, whatever their number of rows.
const SOURCE_POWER = 1;

/** Fits slopes and offsets by plain gradient descent on the log loss, drawn towards "change nothing". */
export function fitCalibration(rows: readonly CalibrationRow[]): Pick<SentimentMeta, 'slopes' | 'offsets'> {
  const sizes = new Map<string, number>();
  for (const { src } of rows) sizes.set(src, (sizes.get(src) ?? 0) + 1);
  const weights = rows.map(({ src }) => (sizes.get(src) ?? 1) ** -SOURCE_POWER);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const zeros = (): number[] => new Array<number>(STYLE_SIZE).fill(0);
  const meta: SentimentMeta = {
    scale: 1,
    bias: [0, 0, 0],
    slopes: [1, 1, 1],
    offsets: [zeros(), zeros(), zeros()],
  };
  for (let step = 0; step < STEPS; step += 1) {
    const slopeGradients: Triple = [0, 0, 0];
    const offsetGradients = [zeros(), zeros(), zeros()];
    rows.forEach((row, i) => {
      const probabilities = calibrate(row.logits, row.style, meta);
      const [low, , high] = [...row.logits].sort((a, b) => a - b) as Triple;
      for (let label = 0; label < 3; label += 1) {
        const error =
          (((probabilities[label as 0] ?? 0) - (row.label === label ? 1 : 0)) * (weights[i] ?? 0)) / total;
        slopeGradients[label as 0] += error * (row.logits[label as 0] - (low + high) / 2);
        const gradients = offsetGradients[label] ?? [];
        for (let k = 0; k < STYLE_SIZE; k += 1)
          gradients[k] = (gradients[k] ?? 0) + error * (row.style[k] ?? 0);
      }
    });
    for (let label = 0; label < 3; label += 1) {
      const slope = meta.slopes[label as 0];
      meta.slopes[label as 0] = slope - RATE * (slopeGradients[label as 0] + DECAY * (slope - 1));
      const offsets = meta.offsets[label as 0];
      for (let k = 0; k < STYLE_SIZE; k += 1) {
        const offset = offsets[k] ?? 0;
        offsets[k] = offset - RATE * ((offsetGradients[label]?.[k] ?? 0) + DECAY * offset);
      }
    }
  }
  return { slopes: meta.slopes, offsets: meta.offsets };
}
