import { LEAST_IN_CELL, LEAST_TAGGED_READ, LEAST_UNTAGGED_READ } from '../estimates/estimates.js';
import { lengthOf, type ReadingCell } from '../estimates/plan-reads.js';
import type { DrawableComment, RunningRates } from './drawable-comment.js';

/** The comments of a variable that are drawn from as one: those of which smops, or smops and the second reader, say the same. */
export interface Grouping {
  count: number;
  /** The group of a comment; -1 where it is in none, and not drawn for the variable. */
  groupOf(comment: DrawableComment, variable: number): number;
  /** Whether a comment may be drawn for all variables. */
  isCommon(comment: DrawableComment): boolean;
  /** From how many comments of each group can be drawn, and how many there are in the run, by group. */
  sizesOf(totals: Totals): GroupSize[];
  /** The rates of a variable of which nothing was read. */
  usualRates(sizes: readonly GroupSize[]): RunningRates;
  /** The variance of a variable's share after these reads, or what stands for it: it is to be small. No rate is taken to be surely 0 or 1. */
  varianceOf(sizes: readonly GroupSize[], rates: RunningRates, reads: readonly number[]): number;
  /** Whether the next comment may be drawn of a group, its minimum apart. */
  mayGrow(reads: readonly number[], group: number): boolean;
}

/** Comments of a variable: all that are tagged with it and the others, and those of each group. */
export interface Totals {
  tagged: number;
  untagged: number;
  groups: number[];
}

export interface GroupSize {
  /** Comments of the run; estimated where only a part was read by the second reader. */
  of: number;
  /** How many can be drawn. */
  most: number;
  /** How many are drawn at least, as far as there is room. */
  least: number;
}

/** What the local engine reaches on variables it knows: where nothing was read, a draw is planned for that. */
const USUAL_PRECISION = 0.8;
const USUAL_RECALL = 0.7;

/** The assumed share of a group that has the variable, after its reads so far: half a comment of each verdict stands beside them. */
const rateAfter = (rate: number | undefined, read: number) => ((rate ?? 0.5) * read + 0.5) / (read + 1);

/** Tagged comments, then the others. */
export const BY_TAG: Grouping = {
  count: 2,
  groupOf: ({ tags }, variable) => (tags.includes(variable) ? 0 : 1),
  isCommon: () => true,
  sizesOf: ({ tagged, untagged }) => [
    { of: tagged, most: tagged, least: Math.min(LEAST_TAGGED_READ, tagged) },
    { of: untagged, most: untagged, least: Math.min(LEAST_UNTAGGED_READ, untagged) },
  ],
  usualRates([tagged, untagged]) {
    const missed = (tagged?.of ?? 0) * USUAL_PRECISION * (1 / USUAL_RECALL - 1);
    return [USUAL_PRECISION, Math.min(0.5, missed / Math.max(1, untagged?.of ?? 0))];
  },
  varianceOf(sizes, rates, reads) {
    let sum = 0;
    for (const [group, { of }] of sizes.entries()) {
      const read = reads[group] ?? 0;
      const rate = rateAfter(rates[group], read);
      sum += of * rate * (1 - rate) * (of / Math.max(read, 0.5) - 1);
    }
    return Math.max(sum, Number.MIN_VALUE);
  },
  mayGrow: ([tagged = 0, untagged = 0], group) => group === 1 || tagged < untagged,
};

/** Before anything was read, of (tagged, yes), (tagged, no), (untagged, yes) and (untagged, no). */
export const USUAL_OF_CELLS = [0.93, 0.3, 0.7, 0.03];

/** The tagged comments and the others, each by what the second reader says: yes, then no. */
export const BY_CELL: Grouping = {
  count: 4,
  groupOf({ tags, second }, variable) {
    if (second === undefined || second.tags === null) return -1;
    if (second.of !== null && !second.of.includes(variable)) return -1;
    return (tags.includes(variable) ? 0 : 2) + (second.tags.includes(variable) ? 0 : 1);
  },
  isCommon: ({ second }) => second !== undefined && second.of === null,
  sizesOf: ({ tagged, untagged, groups: [a = 0, b = 0, c = 0, d = 0] }) => [
    ...cellsOf(tagged, [a, b], LEAST_TAGGED_READ),
    ...cellsOf(untagged, [c, d], LEAST_UNTAGGED_READ),
  ],
  usualRates: () => USUAL_OF_CELLS,
  // Few of the largest cell have the variable: its interval is longer than its variance says.
  varianceOf(sizes, rates, reads) {
    const all = sizes.reduce((sum, { of }) => sum + of, 0);
    const cells = sizes.map(({ of, most }, group): ReadingCell => {
      const read = Math.min(most, reads[group] ?? 0);
      return {
        weight: of / Math.max(1, all),
        of,
        most,
        read,
        rate: rateAfter(rates[group], read),
        isDivided: true,
      };
    });
    return Math.max(lengthOf(cells) ** 2, Number.MIN_VALUE);
  },
  mayGrow: () => true,
};

/** The cells of a side: each its minimum, and the larger one what is missing for the minimum of the side. */
function cellsOf(of: number, seen: readonly [number, number], leastOfSide: number): GroupSize[] {
  const all = seen[0] + seen[1];
  const least = seen.map((count) => Math.min(LEAST_IN_CELL, count));
  const larger = seen[0] > seen[1] ? 0 : 1;
  const missing = Math.max(0, leastOfSide - (least[0] ?? 0) - (least[1] ?? 0));
  least[larger] = Math.min(seen[larger] ?? 0, (least[larger] ?? 0) + missing);
  return seen.map((most, cell) => ({
    of: all === 0 ? 0 : (of * most) / all,
    most,
    least: least[cell] ?? 0,
  }));
}
