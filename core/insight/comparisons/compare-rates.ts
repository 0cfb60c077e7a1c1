import {
  type Count,
  cohensH,
  holmAdjust,
  newcombeInterval,
  rateOf,
  testRates,
  twoProportionTest,
  wilsonInterval,
} from '../proportions.js';
import type { ComparedRates, ComparedVariable } from './comparison.schemas.js';

/** One community's counts: all comments that were answered, and those with each variable, in the variables' order. */
export interface CommunityCounts {
  total: number;
  /** Sum of the weights (1 plus reactions), and of their squares. */
  weight: number;
  weightSquared: number;
  hits: { comments: number; weight: number }[];
}

/** Below this many comments with the variable in both files together, or comments in one file, numbers only hint. */
const THIN_HITS = 10;
const THIN_TOTAL = 30;
const CLEAR = 0.05;

const estimateOf = (count: Count) => ({ ...count, rate: rateOf(count), ...wilsonInterval(count) });

/** Cohen (1988), section 6.2: 0.2 small, 0.5 medium, 0.8 large. */
function effectSizeOf(h: number): ComparedRates['effectSize'] {
  const size = Math.abs(h);
  if (size >= 0.8) return 'large';
  if (size >= 0.5) return 'medium';
  return size >= 0.2 ? 'small' : 'negligible';
}

function compare(
  a: Count,
  b: Count,
  result: { p: number; test: ComparedRates['test'] },
  pAdjusted: number,
): ComparedRates {
  const effect = cohensH(a, b);
  return {
    a: estimateOf(a),
    b: estimateOf(b),
    difference: rateOf(a) - rateOf(b),
    ...newcombeInterval(a, b),
    ...result,
    pAdjusted,
    effect,
    effectSize: effectSizeOf(effect),
    isClear: pAdjusted < CLEAR,
  };
}

/**
 * A weighted rate as a count over the effective sample size, (sum w)^2 / sum w^2: a few comments with thousands of
 * reactions must not look like thousands of comments. Kish, Survey Sampling (1965), section 11.2.
 */
function weightedCount(community: CommunityCounts, index: number): Count {
  const { weight, weightSquared } = community;
  if (weight === 0) return { hits: 0, total: 0 };
  const total = weight ** 2 / weightSquared;
  return { hits: ((community.hits[index]?.weight ?? 0) / weight) * total, total };
}

/** Both communities' rates of every variable, tested and corrected over all of them, raw and weighted by reactions. */
export function compareCommunities(
  variables: readonly string[],
  a: CommunityCounts,
  b: CommunityCounts,
): ComparedVariable[] {
  const rawCounts = variables.map((_, index) => ({
    a: { hits: a.hits[index]?.comments ?? 0, total: a.total },
    b: { hits: b.hits[index]?.comments ?? 0, total: b.total },
  }));
  const weightedCounts = variables.map((_, index) => ({
    a: weightedCount(a, index),
    b: weightedCount(b, index),
  }));
  const raw = rawCounts.map((count) => testRates(count.a, count.b));
  // Effective counts are no whole numbers, for which Fisher's test is not made.
  const weighted = weightedCounts.map((count) => ({
    p: count.a.total === 0 || count.b.total === 0 ? 1 : twoProportionTest(count.a, count.b),
    test: 'two-proportion' as const,
  }));
  const rawAdjusted = holmAdjust(raw.map((one) => one.p));
  const weightedAdjusted = holmAdjust(weighted.map((one) => one.p));
  return variables.map((variable, index) => {
    const count = rawCounts[index] as (typeof rawCounts)[number];
    const weights = weightedCounts[index] as (typeof weightedCounts)[number];
    return {
      variable,
      raw: compare(count.a, count.b, raw[index] as (typeof raw)[number], rawAdjusted[index] ?? 1),
      weighted: compare(
        weights.a,
        weights.b,
        weighted[index] as (typeof weighted)[number],
        weightedAdjusted[index] ?? 1,
      ),
      isThin: count.a.hits + count.b.hits < THIN_HITS || a.total < THIN_TOTAL || b.total < THIN_TOTAL,
    };
  });
}
