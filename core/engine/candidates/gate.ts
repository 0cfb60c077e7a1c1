/** One-sided: of a hundred words of which half are right, ten at most look as good as the gate asks. */
const Z = 1.28;
const LEAST_RIGHT = 2;
const LEAST_PRECISION = 0.5;
/**
 * For words that many things are called by, and for vetoes, as most tags are right: with a half, vetoes of two read comments cost
 * known variables a point of F1.
 */
const LEAST_STRICT_PRECISION = 0.6;

/** The lower bound of the share `right` of `right + wrong` (Wilson); 0 of none. */
export function lowerBound(right: number, wrong: number): number {
  const n = right + wrong;
  if (n === 0) return 0;
  const p = right / n;
  const z2 = Z * Z;
  return (p + z2 / (2 * n) - Z * Math.sqrt((p * wrong) / (n * n) + z2 / (4 * n * n))) / (1 + z2 / n);
}

/** Whether read comments say enough for a word: at least two are right, and so are most of what it would change. */
export function passesGate(right: number, wrong: number, isStrict = false): boolean {
  return (
    right >= LEAST_RIGHT && lowerBound(right, wrong) >= (isStrict ? LEAST_STRICT_PRECISION : LEAST_PRECISION)
  );
}
