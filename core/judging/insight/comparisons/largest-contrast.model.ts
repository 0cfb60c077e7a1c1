import type { ComparedRates, Contrast } from './comparison.schemas.js';

/** A difference that counts for something: chance is ruled out, and it is more than little. */
export const isNotable = ({ isClear, size }: Pick<Contrast, 'isClear' | 'size'>): boolean =>
  isClear && size !== 'little';

const NOTHING: Contrast = {
  difference: 0,
  low: 0,
  high: 0,
  p: 1,
  pAdjusted: 1,
  test: 'fisher',
  effect: 0,
  size: 'little',
  isClear: false,
};

/**
 * The largest difference of a variable, and the place of its side: of the notable ones, where there are any. Of two sides
 * it is their difference, the first minus the second.
 */
export function largestOf({ contrasts }: Pick<ComparedRates, 'contrasts'>): {
  contrast: Contrast;
  place: number;
  isNotable: boolean;
} {
  let [contrast, place] = [contrasts[0] ?? NOTHING, 0];
  for (const [at, one] of contrasts.entries()) {
    const isMore = Math.abs(one.difference) > Math.abs(contrast.difference);
    if (isNotable(one) === isNotable(contrast) ? isMore : isNotable(one)) [contrast, place] = [one, at];
  }
  return { contrast, place, isNotable: isNotable(contrast) };
}
