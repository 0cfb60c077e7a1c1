import { LEAST_RATE, type ReadingStratum } from './plan-reads.js';
import { areDivided, type Cell, type Stratum } from './stratified.js';

/**
 * Strata with the cells of a second reader, to decide where to read next. `rateOf` says what is taken to be the share of a cell that has
 * the variable; `side` is 0 for the tagged comments and 1 for the others, `at` 0 for "yes" and 1 for "no".
 */
export function readingStrata(
  sides: readonly Stratum[],
  rateOf: (cell: Cell, side: number, at: number) => number,
): ReadingStratum[] {
  const all = sides.reduce((sum, { of }) => sum + of, 0);
  return sides.map(({ of: size, cells = [] }, side) => {
    const seen = cells.reduce((sum, cell) => sum + cell.seen, 0);
    const isDivided = areDivided(cells.map((cell) => cell.seen));
    return {
      size,
      cells: cells.map((cell, at) => {
        const share = seen === 0 ? 0 : cell.seen / seen;
        return {
          weight: (size / Math.max(1, all)) * share,
          of: Math.max(cell.seen, Math.round(size * share)),
          most: cell.seen,
          read: cell.read,
          rate: Math.min(1 - LEAST_RATE, Math.max(LEAST_RATE, rateOf(cell, side, at))),
          isDivided,
        };
      }),
    };
  });
}
