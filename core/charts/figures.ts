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

/** "24%" or "6.9%" of a share from 0 to 1, with the sign as the language sets it. */
export const percent = (share: number): string => percentText(hundredths(share));

/**
 * The percentages of the parts of a whole. Parts from ten percent on are rounded so that all parts together make 100 (by the
 * largest remainders), those below have a decimal.
 */
export function percentsOf(counts: readonly number[]): string[] {
  const all = counts.reduce((sum, one) => sum + one, 0);
  const exact = counts.map((one) => 100 * shareOf(one, all));
  const isLarge = (value: number) => value >= 10;
  const small = exact.filter((value) => !isLarge(value)).reduce((sum, value) => sum + value, 0);
  const wholes = exact.map(Math.floor);
  const large = [...exact.keys()].filter((at) => isLarge(exact[at] ?? 0));
  const missing = Math.round(100 - small) - large.reduce((sum, at) => sum + (wholes[at] ?? 0), 0);
  const rest = (at: number) => (exact[at] ?? 0) - (wholes[at] ?? 0);
  const raised = new Set(
    [...large].sort((one, other) => rest(other) - rest(one)).slice(0, Math.max(0, missing)),
  );
  return counts.map((one, at) =>
    isLarge(exact[at] ?? 0)
      ? percentText((wholes[at] ?? 0) + (raised.has(at) ? 1 : 0))
      : percent(shareOf(one, all)),
  );
}

/** "30 – 34%": where a share lies. */
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
