import { boxOf, type Mark } from './scene.js';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** What lies askew counts as farther. */
const ASKEW = 3;

const middleOf = (mark: Mark) => {
  const { x, y, width, height } = boxOf(mark);
  return { x: x + width / 2, y: y + height / 2 };
};

/** The index of the nearest mark in a direction; the same index where there is none. */
export function neighbourOf(marks: readonly Mark[], index: number, direction: Direction): number {
  const own = marks[index];
  if (own === undefined) return index;
  const from = middleOf(own);
  let [best, least] = [index, Number.POSITIVE_INFINITY];
  for (const [place, mark] of marks.entries()) {
    const { x, y } = middleOf(mark);
    const isAcross = direction === 'left' || direction === 'right';
    const sign = direction === 'left' || direction === 'up' ? -1 : 1;
    const ahead = sign * (isAcross ? x - from.x : y - from.y);
    const aside = Math.abs(isAcross ? y - from.y : x - from.x);
    const distance = ahead + ASKEW * aside;
    if (ahead > 0.5 && distance < least) [best, least] = [place, distance];
  }
  return best;
}
