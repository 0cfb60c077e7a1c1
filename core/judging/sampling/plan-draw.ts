import type { TimeSlice } from '../../time-slice.js';
import type { DrawableComment, RunningRates } from './drawable-comment.js';
import type { Grouping, GroupSize } from './grouping.js';

export interface Plan {
  /** How many comments are drawn among all. */
  common: number;
  /** Per variable, how many comments of each group are drawn in all. */
  targets: number[][];
  /** How many of these are in the common part. */
  inCommon: number[][];
}

interface PlanInput {
  /** The comments that can be drawn, in the order of their permanent random numbers. */
  ranked: readonly DrawableComment[];
  grouping: Grouping;
  /** The groups of each variable, in the order of the variables. */
  sizes: readonly (readonly GroupSize[])[];
  rates: readonly (RunningRates | null)[];
  size: number;
  /** How many of the first by number may be drawn for all variables. */
  mostCommon: number;
  /** What was drawn before: no plan has less. */
  least: Omit<Plan, 'inCommon'>;
}

/** How many sizes of the common part a plan chooses from, between half of the draw and all of it. */
const CANDIDATES = 16;

export const zeroGroups = (variables: number, groups: number): number[][] =>
  Array.from({ length: variables }, () => Array.from({ length: groups }, () => 0));

/**
 * Decides how many comments are drawn among all, and how many among those of single variables' groups: of several
 * sizes of the common part the one with which most of the minimums are met and then the variables' shares are known
 * best (by the product of their variances, so that rare variables count like frequent ones).
 */
export async function planDraw(
  { ranked, grouping, sizes, rates: given, size, mostCommon, least }: PlanInput,
  slice: TimeSlice,
): Promise<Plan> {
  const rates = sizes.map((groups, index) => given[index] ?? grouping.usualRates(groups));
  const to = Math.max(least.common, Math.min(size, mostCommon));
  const from = Math.min(to, Math.max(least.common, Math.ceil(size / 2)));
  const drawn = zeroGroups(sizes.length, grouping.count);
  let best = { plan: { ...least, inCommon: zeroGroups(0, 0) }, lacks: Number.POSITIVE_INFINITY, cost: 0 };
  let common = 0;
  for (let step = 0; step <= CANDIDATES; step++) {
    const until = Math.round(from + ((to - from) * step) / CANDIDATES);
    for (const comment of ranked.slice(common, until))
      for (const [index, groups] of drawn.entries()) {
        const group = grouping.groupOf(comment, index);
        if (group >= 0) groups[group]!++;
      }
    common = until;
    let room = size - common;
    const targets = drawn.map((reads, index) =>
      reads.map((count, group) => {
        const target = Math.max(count, least.targets[index]?.[group] ?? 0);
        room -= target - count;
        return target;
      }),
    );
    // A larger common part would draw more than asked for, as what was drawn for single variables stays.
    if (room < 0 && step > 0) break;
    fillRoom(targets, { grouping, sizes, rates, room });
    let lacks = 0;
    let cost = 0;
    for (const [index, reads] of targets.entries()) {
      const groups = sizes[index] as readonly GroupSize[];
      for (const [group, { least: wanted }] of groups.entries())
        lacks += Math.max(0, wanted - (reads[group] ?? 0));
      cost += Math.log(grouping.varianceOf(groups, rates[index] as RunningRates, reads));
    }
    if (lacks < best.lacks || (lacks === best.lacks && cost < best.cost))
      best = { plan: { common, targets, inCommon: drawn.map((groups) => [...groups]) }, lacks, cost };
    if (slice.isOver()) await slice.yield();
  }
  return best.plan;
}

/**
 * Raises the targets of single variables until the room is used: first the minimums, the one farthest from it first;
 * then where the variance falls most (Neyman, J. R. Stat. Soc. 97 (1934) 558), as far as the grouping lets a group grow.
 */
function fillRoom(
  targets: readonly number[][],
  {
    grouping,
    sizes,
    rates,
    room,
  }: Pick<PlanInput, 'grouping' | 'sizes'> & { rates: readonly RunningRates[]; room: number },
): void {
  const scoresOf = (index: number) => {
    const reads = targets[index] as number[];
    const groups = sizes[index] as readonly GroupSize[];
    const now = grouping.varianceOf(groups, rates[index] as RunningRates, reads);
    return groups.map(({ most, least }, group) => {
      const read = reads[group] ?? 0;
      if (read >= most) return 0;
      if (read < least) return 2 - read / least;
      if (!grouping.mayGrow(reads, group)) return 0;
      const more = reads.map((count, at) => (at === group ? count + 1 : count));
      return 1 - grouping.varianceOf(groups, rates[index] as RunningRates, more) / now;
    });
  };
  const scores = targets.map((_, index) => scoresOf(index));
  for (let left = room; left > 0; left--) {
    let best = { index: 0, group: 0, score: 0 };
    for (const [index, ofGroups] of scores.entries())
      for (const [group, score] of ofGroups.entries()) if (score > best.score) best = { index, group, score };
    const target = targets[best.index];
    if (best.score === 0 || target === undefined) return;
    target[best.group]!++;
    scores[best.index] = scoresOf(best.index);
  }
}
