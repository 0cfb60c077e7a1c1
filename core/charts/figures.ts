import { percentText } from '../language/percent.model.js';

// Made once: a chart writes hundreds of numbers, and a format takes longer to make than to use.
const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** "1,234": a number as every chart writes it, with at most one decimal. */
export const count = (value: number): string => plain.format(value);

/** "24" or "6.9" of a hundred, of a share from 0 to 1: one decimal below ten, none above. */
function hundredths(share: number): string {
  const value = share * 100;
  return value > 0 && value < 10 ? value.toFixed(1) : String(Math.round(value));
}

/** "24 %" or "6.9 %" of a share from 0 to 1, with the sign as the language sets it. */
export const percent = (share: number): string => percentText(hundredths(share));

/** "30 – 34 %": where a share lies. */
export const percentRange = (low: number, high: number): string =>
  percentText(`${hundredths(low)} – ${hundredths(high)}`);

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
