import { percentText } from '../language/percent.model.js';

// Made once: a chart writes hundreds of numbers, and a format takes longer to make than to use.
const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** "1,234": a number as every chart writes it, with at most one decimal. */
export const count = (value: number): string => plain.format(value);

/** "25%" or "12.5%": a share from 0 to 1 at a scale, where round figures need no decimal. */
export const percentTick = (share: number): string => percentText(plain.format(share * 100));

/** "+23.2", "−9.7": a difference of shares in percentage points. */
export function points(difference: number): string {
  const value = (difference * 100).toFixed(1);
  if (Number(value) === 0) return '0.0';
  return value.startsWith('-') ? `−${value.slice(1)}` : `+${value}`;
}

/** "12k", "1.5M": a number short enough for an axis. */
export const short = (value: number): string => compact.format(value);

/** A part of a whole; nothing of nothing is nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
