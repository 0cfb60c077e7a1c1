import { estimateVariable } from '../../estimates/estimates.js';
import type { VariableStrata } from '../../estimates/strata.service.js';
import { differenceOf, differenceTest, stratifiedShare } from '../../estimates/stratified.js';
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

const estimateOf = (count: Count) => ({
  ...count,
  rate: rateOf(count),
  ...wilsonInterval(count),
  words: null,
});

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
    basis: 'machine',
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

/** What was read of a variable in both communities, once both of its shares are corrected. */
function bothCorrected(a: VariableStrata | undefined, b: VariableStrata | undefined) {
  if (a === undefined || b === undefined) return undefined;
  const sideOf = ({ variable, tagged, untagged }: VariableStrata) => {
    const { estimate, words } = estimateVariable(variable, tagged, untagged);
    const share = estimate.kind === 'corrected' ? stratifiedShare([tagged, untagged]) : null;
    const total = tagged.of + untagged.of;
    return share && { share, total, words, strata: [tagged, untagged] };
  };
  const [sideA, sideB] = [sideOf(a), sideOf(b)];
  if (sideA === null || sideB === null) return undefined;
  return { a: sideA, b: sideB, p: differenceTest(sideA.strata, sideB.strata) };
}

/** Corrected rates: their intervals and test rest on what was read. */
function compareCorrected(
  { a, b, p }: NonNullable<ReturnType<typeof bothCorrected>>,
  pAdjusted: number,
): ComparedRates {
  const countOf = ({ share, total }: typeof a) => ({ hits: share.value * total, total });
  const rateOfSide = (side: typeof a) => {
    const { value: rate, low, high } = side.share;
    return { ...countOf(side), rate, low, high, words: side.words };
  };
  const { value, low, high } = differenceOf(a.share, b.share);
  const effect = cohensH(countOf(a), countOf(b));
  return {
    a: rateOfSide(a),
    b: rateOfSide(b),
    difference: value,
    low,
    high,
    p,
    test: 'stratified',
    basis: 'corrected',
    pAdjusted,
    effect,
    effectSize: effectSizeOf(effect),
    isClear: pAdjusted < CLEAR,
  };
}

/**
 * Both communities' rates of every variable, tested and corrected over all of them, raw and weighted by
 * reactions. Raw rates are those that people's reading corrects where enough was read of both (`read`).
 */
export function compareCommunities(
  variables: readonly string[],
  a: CommunityCounts,
  b: CommunityCounts,
  read: { a: readonly VariableStrata[]; b: readonly VariableStrata[] } = { a: [], b: [] },
): ComparedVariable[] {
  const corrected = variables.map((name) => {
    const of = (side: readonly VariableStrata[]) => side.find(({ variable }) => variable === name);
    return bothCorrected(of(read.a), of(read.b));
  });
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
  const rawAdjusted = holmAdjust(raw.map((one, index) => corrected[index]?.p ?? one.p));
  const weightedAdjusted = holmAdjust(weighted.map((one) => one.p));
  return variables.map((variable, index) => {
    const count = rawCounts[index] as (typeof rawCounts)[number];
    const both = corrected[index];
    const weights = weightedCounts[index] as (typeof weightedCounts)[number];
    return {
      variable,
      raw:
        both === undefined
          ? compare(count.a, count.b, raw[index] as (typeof raw)[number], rawAdjusted[index] ?? 1)
          : compareCorrected(both, rawAdjusted[index] ?? 1),
      weighted: compare(
        weights.a,
        weights.b,
        weighted[index] as (typeof weighted)[number],
        weightedAdjusted[index] ?? 1,
      ),
      isThin:
        both === undefined &&
        (count.a.hits + count.b.hits < THIN_HITS || a.total < THIN_TOTAL || b.total < THIN_TOTAL),
    };
  });
}
