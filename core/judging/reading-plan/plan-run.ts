import { Z95 } from '../../analysis/shares/wilson.model.js';
import { needsOf } from '../estimates/estimates.js';
import {
  addReads,
  type PlannedStratum,
  plannedStrata,
  planReads,
  strataOfAccuracy,
  withSecondReader,
} from '../estimates/plan-reads.js';
import { readingStrata } from '../estimates/reading-strata.js';
import { type Stratum, stratifiedShare } from '../estimates/stratified.js';
import { USUAL_OF_CELLS } from '../sampling/grouping.js';

/** Where nothing is known: a frequent variable that the engine does not know, which takes many reads. */
const ASSUMED = { share: 0.2, precision: 0.75, recall: 0.55 };
/** What an assumption weighs beside what was read, in reads, until the minimum is read. */
const WEIGHT_OF_ASSUMED = 10;

/** How well a second reader is taken to find a variable. */
const ASSUMED_SECOND = { precision: 0.85, recall: 0.85 };

/** What is known of a variable before it is planned. */
export interface Known {
  tagged: Stratum;
  untagged: Stratum;
  /** The same by the cells of a second reader; null, or left out, without one. */
  byCells?: { tagged: Stratum; untagged: Stratum } | null;
}

/** Comments that are drawn from as one: those that are tagged, or of which smops and the second reader say the same. */
export interface GroupNeed {
  /** Reads that are missing. */
  missing: number;
  /** Of all comments the share that is in the group. */
  share: number;
}

/** What a variable needs. */
export interface VariablePlan {
  basis: 'read' | 'counted' | 'assumed';
  /** The share that is planned for. */
  share: number;
  /** Half the width of the interval as it is now; null before the minimum is read. */
  halfWidth: number | null;
  groups: GroupNeed[];
  /** False where all that can be read is not enough: the second reader has read too little. */
  isReachable: boolean;
}

interface Aim {
  of: number;
  halfWidth: number;
}
interface Grounds {
  known?: Known | undefined;
  earlier?: Known | undefined;
}

const isEnough = ({ tagged, untagged }: Known) => {
  const needs = needsOf(tagged, untagged);
  return needs.tagged + needs.untagged === 0;
};

/** The rates that are planned for: as read once the minimum is, before that between what was read and what is assumed. */
function ratesOf(known: Known): { tagged: number; untagged: number } {
  const { tagged, untagged } = known;
  const missed = (tagged.of * ASSUMED.precision * (1 / ASSUMED.recall - 1)) / Math.max(1, untagged.of);
  const assumed = { tagged: ASSUMED.precision, untagged: Math.min(0.5, Math.max(0.02, missed)) };
  const weight = isEnough(known) ? 0 : WEIGHT_OF_ASSUMED;
  return {
    tagged: mixed(tagged, assumed.tagged, weight),
    untagged: mixed(untagged, assumed.untagged, weight),
  };
}

/** A rate between what was read and a guess that weighs as this number of reads. */
const mixed = ({ read, yes }: { read: number; yes: number }, guess: number, weight: number) =>
  read + weight === 0 ? guess : (yes + weight * guess) / (read + weight);

/** Tagged and untagged comments without a second reader: as these are, as those of another run are, else as is assumed. */
function plainStrata({ known, earlier }: Grounds): {
  strata: PlannedStratum[];
  basis: VariablePlan['basis'];
} {
  const from = known ?? earlier;
  const all = from === undefined ? 0 : from.tagged.of + from.untagged.of;
  if (from === undefined || all === 0)
    return { strata: strataOfAccuracy(ASSUMED.share, ASSUMED), basis: 'assumed' };
  return {
    strata: plannedStrata(from.tagged.of / all, ratesOf(from)),
    basis: isEnough(from) ? 'read' : 'counted',
  };
}

const shareOf = (strata: readonly PlannedStratum[]) =>
  strata.reduce(
    (sum, { weight, cells }) => sum + weight * cells.reduce((rate, cell) => rate + cell.share * cell.rate, 0),
    0,
  );
const halfOf = (known: Known | undefined) => {
  const now = known && isEnough(known) ? stratifiedShare([known.tagged, known.untagged]) : null;
  return now && (now.high - now.low) / 2;
};

/**
 * What a variable of a file needs to be known to plus or minus `halfWidth`. `known` are the counts and reads of these comments;
 * `earlier` those of another run, which lend their shares and rates only. Without both a careful case is taken. Where a second reader
 * has read a part of these comments, people read within it.
 */
export function planVariable(aim: Aim, grounds: Grounds): VariablePlan {
  const { known } = grounds;
  if (known?.byCells) return planInCells(aim, known, known.byCells);
  const { strata, basis } = plainStrata(grounds);
  const done = [known?.tagged.read ?? 0, known?.untagged.read ?? 0] as const;
  const reads = planReads(strata, { ...aim, done }) ?? [];
  return {
    basis,
    share: shareOf(strata),
    halfWidth: halfOf(known),
    groups: strata.map(({ weight }, at) => ({
      missing: Math.max(0, (reads[at]?.[0] ?? 0) - (done[at] ?? 0)),
      share: weight,
    })),
    isReachable: true,
  };
}

/** The same within the part that a second reader has read. */
function planInCells({ halfWidth }: Aim, known: Known, byCells: NonNullable<Known['byCells']>): VariablePlan {
  const isRead = isEnough(byCells);
  const weight = isRead ? 0 : WEIGHT_OF_ASSUMED;
  const sides = [byCells.tagged, byCells.untagged];
  const strata = readingStrata(sides, (cell, side, at) =>
    mixed(cell, USUAL_OF_CELLS[2 * side + at] ?? 0.5, weight),
  );
  const isReachable = addReads(strata, halfWidth);
  const now = isRead ? byCells : known;
  const before = sides.flatMap(({ cells = [] }) => cells.map(({ read }) => read));
  const cells = strata.flatMap((stratum) => stratum.cells);
  return {
    basis: isEnough(now) ? 'read' : 'counted',
    share: cells.reduce((sum, { weight: share, rate }) => sum + share * rate, 0),
    halfWidth: halfOf(now),
    groups: cells.map(({ read, weight: share }, at) => ({ missing: read - (before[at] ?? 0), share })),
    isReachable,
  };
}

/**
 * What people have to read of a variable once a second reader has read `seen` of all comments. What was read before counts as far as it
 * falls into the cells. Null where so few comments are not enough.
 */
export function planWithSecond(aim: Aim & { seen: number }, grounds: Grounds): GroupNeed[] | null {
  const { strata } = plainStrata(grounds);
  const divided = withSecondReader(strata, ASSUMED_SECOND);
  const reads = planReads(divided, aim);
  if (reads === null) return null;
  const { known } = grounds;
  const done = [known?.tagged.read ?? 0, known?.untagged.read ?? 0];
  return divided.flatMap(({ weight, cells }, side) =>
    cells.map(({ share }, at) => ({
      missing: Math.max(0, (reads[side]?.[at] ?? 0) - (done[side] ?? 0) * share),
      share: weight * share,
    })),
  );
}

/**
 * How many comments a second reader reads at the least cost of both, when one of its comments costs `costOfSecond` and one of people's
 * `costOfPeople`, in the same unit: m and n of the formula for double sampling, with the interval's half width instead of a variance
 * (docs/estimates.md, "Planning").
 */
export function cheapestSeen(
  { of, halfWidth }: Aim,
  grounds: Grounds,
  { costOfSecond, costOfPeople }: { costOfSecond: number; costOfPeople: number },
): number {
  const divided = withSecondReader(plainStrata(grounds).strata, ASSUMED_SECOND);
  let withinCells = 0;
  let between = 0;
  let known = (halfWidth / Z95) ** 2;
  for (const { weight, cells } of divided) {
    const mean = cells.reduce((sum, { share, rate }) => sum + share * rate, 0);
    const explained = cells.reduce((sum, { share, rate }) => sum + share * (rate - mean) ** 2, 0);
    between += weight * Math.sqrt(explained);
    known += (weight * explained) / of;
    for (const { share, rate } of cells) {
      withinCells += weight * share * Math.sqrt(rate * (1 - rate));
      known += (weight * share * rate * (1 - rate)) / of;
    }
  }
  const both = withinCells * Math.sqrt(costOfPeople) + between * Math.sqrt(costOfSecond);
  return Math.min(of, (between * both) / (Math.sqrt(costOfSecond) * known));
}

/** A group that holds so much of all comments is read as far as the common part reaches. */
const COMMON_SHARE = 0.5;

/**
 * How many more comments are to be read for all variables, about: the common part is read for each of them, and what a
 * variable's smaller groups lack in it is added for this variable alone, at most as many as the common part has (docs/estimates.md, "Drawing").
 */
export function readsForAll(plans: readonly { groups: readonly GroupNeed[] }[], left: number): number {
  const groups = plans.flatMap((plan) => plan.groups).filter(({ missing }) => missing > 0);
  const least = Math.max(
    0,
    ...groups.map(({ missing, share }) => (share >= COMMON_SHARE ? missing / share : 0)),
  );
  const totalWith = (common: number) => {
    const added = groups.reduce((sum, { missing, share }) => sum + Math.max(0, missing - common * share), 0);
    return Math.max(common + added, 2 * added);
  };
  const sizes = groups.flatMap(({ missing, share }) => (share > 0 ? Math.max(least, missing / share) : []));
  return Math.min(left, Math.ceil(Math.min(...[least, ...sizes].map(totalWith)) - 1e-9));
}
