import { LEAST_TAGGED_READ, LEAST_UNTAGGED_READ } from '../estimates/estimates.js';
import type { TimeSlice } from '../time-slice.js';
import type { DrawableComment, RunningRates } from './drawable-comment.js';

/** Of one variable: something of the comments that the machine tagged with it, and of the others. */
export interface Sides<Of> {
  tagged: Of;
  untagged: Of;
}
const SIDES = ['tagged', 'untagged'] as const;

export interface Plan {
  /** How many comments are drawn among all. */
  common: number;
  /** Per variable, how many comments of either side are drawn in all. */
  targets: Sides<number>[];
  /** How many of these are in the common part. */
  inCommon: Sides<number>[];
}

interface PlanInput {
  /** By permanent number. */
  ranked: readonly DrawableComment[];
  /** Per variable, the comments of either side. */
  totals: readonly Sides<number>[];
  rates: readonly (RunningRates | null)[];
  size: number;
  /** What was drawn before: no plan has less. */
  least: Omit<Plan, 'inCommon'>;
}

const LEAST: Sides<number> = { tagged: LEAST_TAGGED_READ, untagged: LEAST_UNTAGGED_READ };
/** How many sizes of the common part a plan chooses from, between half of the draw and all of it. */
const CANDIDATES = 16;
/** What the local engine reaches on variables it knows: where nothing was read, a draw is planned for that. */
const USUAL_PRECISION = 0.8;
const USUAL_RECALL = 0.7;

export const zeroSides = (count: number): Sides<number>[] =>
  Array.from({ length: count }, () => ({ tagged: 0, untagged: 0 }));

/** Of which side of a variable a comment is. */
export const sideOf = ({ tags }: DrawableComment, index: number): keyof Sides<number> =>
  tags.includes(index) ? 'tagged' : 'untagged';

function usualRates({ tagged, untagged }: Sides<number>): RunningRates {
  const missed = tagged * USUAL_PRECISION * (1 / USUAL_RECALL - 1);
  return { tagged: USUAL_PRECISION, untagged: Math.min(0.5, missed / Math.max(1, untagged)) };
}

/** The variance of a variable's share after these reads. No rate is taken to be surely 0 or 1. */
function varianceOf(totals: Sides<number>, rates: RunningRates, reads: Sides<number>): number {
  let sum = 0;
  for (const side of SIDES) {
    const of = totals[side];
    const rate = (rates[side] * reads[side] + 0.5) / (reads[side] + 1);
    sum += of * rate * (1 - rate) * (of / Math.max(reads[side], 0.5) - 1);
  }
  return Math.max(sum, Number.MIN_VALUE);
}

/**
 * Decides how many comments are drawn among all, and how many among the tagged or untagged ones of single variables: of several
 * sizes of the common part the one with which most of the minimums are met and then the variances of the variables'
 * shares are smallest (by their product, so that rare variables count like frequent ones).
 */
export async function planDraw(
  { ranked, totals, rates: given, size, least }: PlanInput,
  slice: TimeSlice,
): Promise<Plan> {
  const rates = totals.map((sides, index) => given[index] ?? usualRates(sides));
  const from = Math.min(size, Math.max(least.common, Math.ceil(size / 2)));
  const drawn = zeroSides(totals.length);
  let best = { plan: { ...least, inCommon: zeroSides(0) }, lacks: Number.POSITIVE_INFINITY, cost: 0 };
  let common = 0;
  for (let step = 0; step <= CANDIDATES; step++) {
    const until = Math.round(from + ((size - from) * step) / CANDIDATES);
    for (const comment of ranked.slice(common, until))
      for (const [index, sides] of drawn.entries()) sides[sideOf(comment, index)]++;
    common = until;
    let room = size - common;
    const targets = drawn.map((reads, index) => {
      const target = { ...reads };
      for (const side of SIDES) {
        target[side] = Math.max(reads[side], least.targets[index]?.[side] ?? 0);
        room -= target[side] - reads[side];
      }
      return target;
    });
    fillRoom(targets, { totals, rates, room });
    let lacks = 0;
    let cost = 0;
    for (const [index, reads] of targets.entries()) {
      const of = totals[index] as Sides<number>;
      for (const side of SIDES) lacks += Math.max(0, Math.min(LEAST[side], of[side]) - reads[side]);
      cost += Math.log(varianceOf(of, rates[index] as RunningRates, reads));
    }
    if (lacks < best.lacks || (lacks === best.lacks && cost < best.cost))
      best = { plan: { common, targets, inCommon: drawn.map((sides) => ({ ...sides })) }, lacks, cost };
    if (slice.isOver()) await slice.yield();
  }
  return best.plan;
}

/**
 * Raises the targets of single variables until the room is used: first the minimums, the one farthest from it first;
 * then where the variance falls most (Neyman, J. R. Stat. Soc. 97 (1934) 558), never to more tagged than untagged comments.
 */
function fillRoom(
  targets: readonly Sides<number>[],
  { totals, rates, room }: Pick<PlanInput, 'totals'> & { rates: readonly RunningRates[]; room: number },
): void {
  const scoresOf = (index: number) => {
    const reads = targets[index] as Sides<number>;
    const of = totals[index] as Sides<number>;
    return SIDES.map((side) => {
      if (reads[side] >= of[side]) return 0;
      if (reads[side] < LEAST[side]) return 2 - reads[side] / LEAST[side];
      if (side === 'tagged' && reads.tagged >= reads.untagged) return 0;
      const rate = rates[index] as RunningRates;
      const more = { ...reads, [side]: reads[side] + 1 };
      return 1 - varianceOf(of, rate, more) / varianceOf(of, rate, reads);
    });
  };
  const scores = targets.map((_, index) => scoresOf(index));
  for (let left = room; left > 0; left--) {
    let best = { index: 0, place: 0, score: 0 };
    for (const [index, pair] of scores.entries())
      for (const [place, score] of pair.entries()) if (score > best.score) best = { index, place, score };
    const target = targets[best.index];
    const side = SIDES[best.place];
    if (best.score === 0 || target === undefined || side === undefined) return;
    target[side]++;
    scores[best.index] = scoresOf(best.index);
  }
}
