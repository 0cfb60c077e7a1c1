import { signed } from '../../../components/format/format.js';
import { TEXT } from '../analyzer.texts.js';

/** A rate as percent, one decimal. */
export const percent = (rate: number) => `${(rate * 100).toFixed(1)}%`;

/** An interval of rates. */
export const percentRange = (low: number, high: number) => `${percent(low)} – ${percent(high)}`;

/** A difference of rates in percentage points, with its sign. */
export const points = (difference: number) => signed(difference * 100, 1);

export const pointsRange = (low: number, high: number) => TEXT.range(points(low), points(high));

export const pText = (p: number) => (p < 0.001 ? '< 0.001' : p.toFixed(3));

/** Counts are whole; those over an effective sample size get one decimal. */
export const countText = (count: number) =>
  count.toLocaleString('en', { maximumFractionDigits: Number.isInteger(count) ? 0 : 1 });

const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2];

/** The marks of an axis of rates, from 0 to beyond the largest: round numbers, at most six. */
export function axisTicks(largest: number): number[] {
  const step = STEPS.find((one) => largest <= 5 * one + 1e-9) ?? 0.2;
  const count = Math.max(1, Math.ceil(largest / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
