import jstat from 'jstat';
import {
  CONFIDENCE,
  type Count,
  holmAdjust,
  type Interval,
  testRates,
} from '../../../analysis/shares/proportions.js';
import type { Relation } from './relations.schemas.js';

const Z = jstat.jStat.normal.inv(1 - (1 - CONFIDENCE) / 2, 0, 1);

/** A pair that chance alone would give to fewer comments only hints. */
const THIN_EXPECTED = 10;
const CLEAR = 0.05;

/** Two things among `total` comments: how many have both, the first, the second. */
export interface PairCounts {
  both: number;
  first: number;
  second: number;
  total: number;
}

/**
 * Pointwise mutual information in bits, log2 of both * total / (first * second), with its 95% interval; null for what
 * never occurs together (its logarithm has no end). The measure is that of Church and Hanks, Word Association Norms, Mutual
 * Information, and Lexicography (1990). The interval is the delta method's for a multinomial sample: the variance of log
 * lift is 1/both - 1/first - 1/second + 2 both / (first * second) - 1/total. The test derives it from the four cells.
 */
export function mutualInformation(counts: PairCounts): ({ pmi: number } & Interval) | null {
  const { both, first, second, total } = counts;
  if (both === 0) return null;
  const pmi = Math.log2((both * total) / (first * second));
  const variance = 1 / both - 1 / first - 1 / second + (2 * both) / (first * second) - 1 / total;
  // Rounding can leave less than nothing where the variance is 0: both always together.
  const spread = (Z * Math.sqrt(Math.max(0, variance))) / Math.LN2;
  return { pmi, low: pmi - spread, high: pmi + spread };
}

/** A set of variables that the same comments carry, by their place in the list, and how many comments carry just it. */
export interface TagSet {
  variables: readonly number[];
  comments: number;
}

/** How many comments there are, how often each variable occurs, and each two of them together; `together[i][j]` for i < j. */
export function countTogether(size: number, sets: readonly TagSet[]) {
  const single = new Array<number>(size).fill(0);
  const together = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const { variables, comments } of sets) {
    const sorted = [...new Set(variables)].sort((one, two) => one - two);
    for (const [place, first] of sorted.entries()) {
      single[first] = (single[first] ?? 0) + comments;
      const row = together[first];
      if (row === undefined) continue;
      for (const second of sorted.slice(place + 1)) row[second] = (row[second] ?? 0) + comments;
    }
  }
  return { single, together, total: sets.reduce((sum, { comments }) => sum + comments, 0) };
}

/** Two rows of the two-by-two table: comments with and without the first, and how many of them have the second. */
const rowsOf = ({ both, first, second, total }: PairCounts): [Count, Count] => [
  { hits: both, total: first },
  { hits: second - both, total: total - first },
];

/** How many comments more have both than chance would give. */
const beyondChance = ({ both, first, second, total }: PairCounts) => both - (first * second) / total;

/**
 * Every pair of variables that occur, tested for independence (Fisher's exact test; the two-proportion test in large
 * files) and corrected by Holm over all of these pairs. Tests rest on `voices`, which count each text once; a pair that copies turn
 * the other way is not clear. The smallest p first, then the order of the variables.
 */
export function relate(
  names: readonly string[],
  sets: readonly TagSet[],
  voices: readonly TagSet[] = sets,
): Relation[] {
  const [all, once] = [countTogether(names.length, sets), countTogether(names.length, voices)];
  const countsOf = ({ single, together, total }: typeof all, i: number, j: number): PairCounts => ({
    both: together[i]?.[j] ?? 0,
    first: single[i] ?? 0,
    second: single[j] ?? 0,
    total,
  });
  const pairs: { a: string; b: string; counts: PairCounts; voice: PairCounts }[] = [];
  for (const [i, a] of names.entries()) {
    for (const [offset, b] of names.slice(i + 1).entries()) {
      const j = i + 1 + offset;
      const counts = countsOf(all, i, j);
      if (counts.first === 0 || counts.second === 0) continue;
      pairs.push({ a, b, counts, voice: countsOf(once, i, j) });
    }
  }
  const tests = pairs.map(({ counts, voice }) => {
    const test = testRates(...rowsOf(voice));
    return beyondChance(counts) * beyondChance(voice) < 0 ? { ...test, p: 1 } : test;
  });
  const adjusted = holmAdjust(tests.map(({ p }) => p));
  return pairs
    .map(({ a, b, counts }, index): Relation => {
      const information = mutualInformation(counts);
      const expected = (counts.first * counts.second) / counts.total;
      const pAdjusted = adjusted[index] ?? 1;
      return {
        a,
        b,
        both: counts.both,
        countA: counts.first,
        countB: counts.second,
        expected,
        lift: counts.both / expected,
        pmi: information?.pmi ?? null,
        low: information?.low ?? null,
        high: information?.high ?? null,
        ...(tests[index] ?? { p: 1, test: 'fisher' }),
        pAdjusted,
        isClear: pAdjusted < CLEAR,
        isThin: expected < THIN_EXPECTED,
      };
    })
    .sort((one, two) => one.p - two.p);
}
