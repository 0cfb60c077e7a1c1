/** A figure as a percentage: "24.6%", without a space in every language. */
export const percentText = (figure: number | string): string => `${figure}%`;

/** A share from 0 to 1 as a percentage with one decimal: "24.6%" on every surface, so that the same share never reads as two. */
export const percentOf = (share: number): string => percentText((share * 100).toFixed(1));

/** Where a share lies: "12.0–16.6%". */
export const percentRangeOf = (low: number, high: number): string =>
  percentText(`${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}`);
