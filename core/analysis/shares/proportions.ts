import jstat from 'jstat';
import { wilson, Z95 } from './wilson.model.js';

const { jStat } = jstat;

export interface Interval {
  low: number;
  high: number;
}

/** A number of hits among a total; of weighted or shared counts neither is a whole number. */
export interface Count {
  hits: number;
  total: number;
}

/** The confidence level of every interval smops shows. */
export const CONFIDENCE = 0.95;

/** How many standard errors an interval of this confidence reaches to either side. */
export const normalQuantile = (confidence: number): number =>
  jStat.normal.inv(1 - (1 - confidence) / 2, 0, 1);

export const rateOf = ({ hits, total }: Count): number => (total === 0 ? 0 : hits / total);

/**
 * Wilson's score interval of a rate, of 95% unless said otherwise. Of nothing nothing is known: 0 to 1.
 * Wilson, JASA 22 (1927) 209; method 3 of Newcombe, Statist. Med. 17 (1998) 857.
 */
export const wilsonInterval = ({ hits, total }: Count, confidence = CONFIDENCE): Interval =>
  wilson(hits, total, confidence === CONFIDENCE ? Z95 : normalQuantile(confidence));

/** The chance of that many hits or more among a total when each is one with a given rate: the binomial tail, exact. */
export const chanceOfAtLeast = ({ hits, total }: Count, rate: number): number =>
  hits <= 0 || rate >= 1 ? 1 : rate <= 0 ? 0 : jStat.ibeta(rate, hits, total - hits + 1);

/**
 * Newcombe's interval of the difference of two independent rates (a minus b), 95%, from their Wilson intervals.
 * Method 10 of Newcombe, Statist. Med. 17 (1998) 873.
 */
export function newcombeInterval(a: Count, b: Count): Interval {
  const pa = rateOf(a);
  const pb = rateOf(b);
  const wa = wilsonInterval(a);
  const wb = wilsonInterval(b);
  return {
    low: pa - pb - Math.hypot(pa - wa.low, wb.high - pb),
    high: pa - pb + Math.hypot(wa.high - pa, pb - wb.low),
  };
}

const logChoose = (n: number, k: number) =>
  jStat.gammaln(n + 1) - jStat.gammaln(k + 1) - jStat.gammaln(n - k + 1);

/** Tables whose probability differs by rounding only count as equally likely (as R's fisher.test does). */
const SAME = 1 + 1e-7;

/**
 * Fisher's exact test that two rates are one, two-sided: the sum of all tables with the same margins that are no more
 * likely than this one. Fisher, The Design of Experiments (1935), chapter 2.
 */
export function fisherExact(a: Count, b: Count): number {
  const hits = a.hits + b.hits;
  const all = a.total + b.total;
  const least = Math.max(0, hits - b.total);
  const most = Math.min(hits, a.total);
  // From the likeliest table outwards: each is its neighbour times a ratio, and only the first needs logarithms.
  const likeliest = Math.min(most, Math.max(least, Math.floor(((a.total + 1) * (hits + 1)) / (all + 2))));
  const start = Math.exp(
    logChoose(a.total, likeliest) + logChoose(b.total, hits - likeliest) - logChoose(all, hits),
  );
  const seen =
    Math.exp(logChoose(a.total, a.hits) + logChoose(b.total, b.hits) - logChoose(all, hits)) * SAME;
  let sum = start <= seen ? start : 0;
  let one = start;
  for (let k = likeliest; k < most && one > 0; k++) {
    one *= ((a.total - k) * (hits - k)) / ((k + 1) * (b.total - hits + k + 1));
    if (one <= seen) sum += one;
  }
  one = start;
  for (let k = likeliest; k > least && one > 0; k--) {
    one *= (k * (b.total - hits + k)) / ((a.total - k + 1) * (hits - k + 1));
    if (one <= seen) sum += one;
  }
  return Math.min(1, sum);
}

/** The two-proportion z test with pooled variance, two-sided. Good when every expected count is at least five. */
export function twoProportionTest(a: Count, b: Count): number {
  const pooled = (a.hits + b.hits) / (a.total + b.total);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / a.total + 1 / b.total));
  if (!(deviation > 0)) return 1;
  const z = Math.abs(rateOf(a) - rateOf(b)) / deviation;
  return 2 * (1 - jStat.normal.cdf(z, 0, 1));
}

/** Smallest expected count of the two-by-two table: what decides which test holds (Cochran, 1954: at least five). */
export function smallestExpected(a: Count, b: Count): number {
  const all = a.total + b.total;
  const hits = a.hits + b.hits;
  if (all === 0) return 0;
  return (Math.min(a.total, b.total) * Math.min(hits, all - hits)) / all;
}

export type RateTest = 'fisher' | 'two-proportion';

/** Above this many comments Fisher's sum gains nothing over the z test and only takes time. */
const EXACT_LIMIT = 20_000;

/** Tests that two rates are one: Fisher's exact test while the files are small or counts thin, the z test above. */
export function testRates(a: Count, b: Count): { p: number; test: RateTest } {
  if (a.total === 0 || b.total === 0) return { p: 1, test: 'fisher' };
  const isThin = smallestExpected(a, b) < 5;
  if (isThin || a.total + b.total <= EXACT_LIMIT) return { p: fisherExact(a, b), test: 'fisher' };
  return { p: twoProportionTest(a, b), test: 'two-proportion' };
}

/**
 * Cohen's h, the effect size of two rates: 0.2 small, 0.5 medium, 0.8 large.
 * Cohen, Statistical Power Analysis (2nd ed., 1988), section 6.2.
 */
export function cohensH(a: Count, b: Count): number {
  const phi = (rate: number) => 2 * Math.asin(Math.sqrt(rate));
  return phi(rateOf(a)) - phi(rateOf(b));
}

/**
 * Holm's step-down correction: the adjusted p-value of each, in the order given. Of m tests the smallest p counts m
 * times, the next m - 1 times, and none less than one before it. Holm, Scand. J. Statist. 6 (1979) 65.
 */
export function holmAdjust(pValues: readonly number[]): number[] {
  const order = pValues.map((p, index) => ({ p, index })).sort((one, two) => one.p - two.p);
  const adjusted = new Array<number>(pValues.length).fill(1);
  let floor = 0;
  for (const [rank, { p, index }] of order.entries()) {
    floor = Math.max(floor, Math.min(1, p * (pValues.length - rank)));
    adjusted[index] = floor;
  }
  return adjusted;
}
