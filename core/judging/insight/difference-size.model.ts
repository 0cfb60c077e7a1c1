/** What a difference of two shares is called, from the smallest on. */
export const DIFFERENCE_SIZES = ['little', 'small', 'clear', 'large'] as const;
export type DifferenceSize = (typeof DIFFERENCE_SIZES)[number];

/** From how many percentage points on a difference has which size. */
const LARGE = 10;
const CLEAR = 5;
const SMALL = 2;
/** A share that doubles is a large difference, but one from 0.1 to 0.2 % is not. */
const LEAST_DOUBLING = 1;

/** Rounded as it is shown: a difference that reads as 10.0 points is one of 10. */
const pointsOf = (share: number) => Math.round(Math.abs(share) * 1000) / 10;

/**
 * What the difference of two shares (0 to 1) is called: large from 10 points on, or where one is at least double the other; clear
 * from 5 points on; small from 2; else little. It says nothing of chance: see `differenceWord`.
 */
export function differenceSize(one: number, other: number): DifferenceSize {
  const points = pointsOf(one - other);
  const isDouble = Math.max(one, other) >= 2 * Math.min(one, other);
  if (points >= LARGE || (isDouble && points >= LEAST_DOUBLING)) return 'large';
  if (points >= CLEAR) return 'clear';
  return points >= SMALL ? 'small' : 'little';
}

/** The word for a difference: its size, or `unclear` where it may be chance or rests on few comments. */
export const differenceWord = (
  { size, isClear }: { size: DifferenceSize; isClear: boolean },
  isThin = false,
): DifferenceSize | 'unclear' => (isClear && !isThin ? size : 'unclear');
