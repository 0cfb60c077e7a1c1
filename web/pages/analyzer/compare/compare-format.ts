import { signed } from '../../../format/format.js';
import { TEXT } from '../analyzer.texts.js';

/** A difference of rates in percentage points, with its sign. */
export const points = (difference: number) => signed(difference * 100, 1);

export const pointsRange = (low: number, high: number) => TEXT.range(points(low), points(high));

export const pText = (p: number) => (p < 0.001 ? '< 0.001' : p.toFixed(3));

/** Counts are whole; those over an effective sample size get one decimal. */
export const countText = (count: number) =>
  count.toLocaleString('en', { maximumFractionDigits: Number.isInteger(count) ? 0 : 1 });
