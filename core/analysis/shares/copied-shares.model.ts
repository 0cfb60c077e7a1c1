import { points } from '../../platform/charts/figures.js';
import { percentOf } from '../../platform/language/percent.model.js';
import type { DIFFERENCES } from './differences.texts.model.js';

/** The share of a variable when every copy counts and when each text counts once, and the copies among its comments. */
export interface CopiedShare {
  /** Comments with the variable that are copies of one another. */
  comments: number;
  /** How many texts they are. */
  texts: number;
  all: number;
  once: number;
}

/** From this change on copies are spoken of: half a point. */
const LEAST_CHANGE = 0.005;

export const isChangedShare = (all: number, once: number): boolean => Math.abs(all - once) >= LEAST_CHANGE;

/** Whether copies change a share so much that it must be said. */
export const isChangedByCopies = ({ all, once, comments }: CopiedShare): boolean =>
  comments > 1 && isChangedShare(all, once);

/** The shares of the sides when copies change one of them, else null. */
export const copiedShares = (sides: readonly CopiedShare[]): CopiedShare[] | null =>
  sides.some(isChangedByCopies) ? [...sides] : null;

export type DifferenceWords = ReturnType<typeof DIFFERENCES>;

/** The sides that a difference is of: one, and the other or the mean of the others. */
interface Told {
  variable: string;
  /** Names of the sides, in order. */
  names: readonly string[];
  copies: readonly CopiedShare[];
  /** The side whose difference is told; of two sides the first. */
  place?: number;
}

/**
 * How many comments are copies, and the difference counted both ways: "60 comments of Penang are one text; counted once the
 * difference is 0.0 points (10.0 % against 10.0 %), with copies -13.3 points (10.0 % against 23.3 %)."
 */
export function copiesText({ variable, names, copies, place = 0 }: Told, say: DifferenceWords): string {
  const parts = copies.flatMap((side, at) =>
    side.comments > 1 ? [say.copiesOf(names[at] ?? '', side.comments, side.texts)] : [],
  );
  const counted = (how: 'all' | 'once') => {
    const own = copies[place]?.[how] ?? 0;
    const others = copies.filter((_, at) => at !== place).map((side) => side[how]);
    const other = others.reduce((sum, share) => sum + share, 0) / Math.max(1, others.length);
    return say.differenceOf(points(own - other), percentOf(own), percentOf(other));
  };
  return say.counted(variable, parts.join(say.betweenParts), counted('once'), counted('all'));
}

/** The same of one share alone: "40 of these 41 comments are one text; counted once the share is 0.5 %, with copies 13.7 %". */
export const copiesOfShareText = (
  { comments, texts, all, once }: CopiedShare,
  hits: number,
  say: DifferenceWords,
) => say.countedShare(comments, hits, texts, percentOf(once), percentOf(all));

/** A peak, and how it stands with each text counted once where copies change it. */
export interface CopiedPeak {
  count?: number;
  once?: { share: number; elsewhere: number; count: number } | null;
}

/** The words of a peak, with how many of its comments repeat a text and the shares counted once, where that changes them. */
export const peakOnceText = (peak: string, { count = 0, once }: CopiedPeak, say: DifferenceWords): string =>
  once
    ? say.peakOnce(peak, count - once.count, count, percentOf(once.share), percentOf(once.elsewhere))
    : peak;
