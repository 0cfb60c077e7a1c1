import jstat from 'jstat';
import type { SentimentLabel } from '../../analysis/analyzer/providers/provider.js';
import { CONFIDENCE, type Interval, normalQuantile } from '../../analysis/shares/proportions.js';
import { jeffreysLimits, type Limits, type Reads, wilsonLimits } from './limits.js';

const { jStat } = jstat;

/** The comments of a run on which the machine says the same of a variable, and what people who read some of them say. */
export interface Stratum {
  /** All comments of the stratum. */
  of: number;
  /** Those that were drawn at random within the stratum and read. */
  read: number;
  /** How many of these are "yes"; where readers differ, a comment counts by the share of them who said yes. */
  yes: number;
  /**
   * Where a second reader (another provider) read a part of the stratum that was drawn at random: this part by what the second
   * reader says. People then read within it: the reads of the cells are those of the stratum.
   */
  cells?: readonly Cell[];
  /** What the intervals of the cells are: Jeffreys', in proofs of the first version Wilson's. */
  cellLimits?: 'jeffreys' | 'wilson';
}

/** The comments of a stratum of which the second reader says the same. */
export interface Cell {
  /** Those of the second reader's part; how many there are in the whole stratum is estimated from them. */
  seen: number;
  /** Those that people read, and how many of these are "yes". */
  read: number;
  yes: number;
}

/** A share or rate from 0 to 1, with its interval. */
export interface Rate extends Interval {
  value: number;
}

/**
 * What a stratum's reads say of its share, or null when none was read, or none of a cell that the second reader found. The interval is
 * Wilson's; a stratum read whole has no error.
 */
export function stratumRate(stratum: Stratum, confidence = CONFIDENCE): Rate | null {
  if (stratum.read === 0) return null;
  if (stratum.cells !== undefined && stratum.read < stratum.of)
    return rateOfCells(stratum.of, stratum.cells, confidence, stratum.cellLimits);
  return rateOfReads(stratum, wilsonLimits, confidence);
}

function rateOfReads(reads: Reads, limits: Limits, confidence: number): Rate {
  const value = reads.yes / reads.read;
  if (reads.read >= reads.of) return { value, low: value, high: value };
  return { value, ...limits(reads, confidence) };
}

/** Whether a second reader divides a stratum: with comments in one cell alone it says nothing of them. */
export const areDivided = (seen: readonly number[]): boolean => seen.filter((count) => count > 0).length > 1;

/**
 * The rate of a stratum by double sampling (Neyman 1938; Cochran, chapter 12; Rao 1973): the cells weigh what the second reader's
 * part says they weigh. Their own errors join by MOVER; what the cells differ by is known only as well as their weights are, and
 * not at all uncertain once the second reader has read everything. A single cell is the stratum as it is without a second reader.
 */
function rateOfCells(
  of: number,
  cells: readonly Cell[],
  confidence: number,
  limits: Stratum['cellLimits'] = 'jeffreys',
): Rate | null {
  const seen = cells.reduce((sum, cell) => sum + cell.seen, 0);
  const hasOne = !areDivided(cells.map((cell) => cell.seen));
  const ofCells = hasOne || limits === 'wilson' ? wilsonLimits : jeffreysLimits;
  let value = 0;
  let squares = 0;
  let below = 0;
  let above = 0;
  for (const { seen: ofCell, read, yes } of cells) {
    if (ofCell === 0) continue;
    if (read === 0) return null;
    const weight = ofCell / seen;
    const rate = rateOfReads({ of: weight * of, read, yes }, ofCells, confidence);
    value += weight * rate.value;
    squares += weight * rate.value ** 2;
    below += (weight * (rate.value - rate.low)) ** 2;
    above += (weight * (rate.high - rate.value)) ** 2;
  }
  const between = Math.max(0, squares - value ** 2);
  const ofWeights = normalQuantile(confidence) ** 2 * between * Math.max(0, 1 / seen - 1 / of);
  return { value, low: value - Math.sqrt(below + ofWeights), high: value + Math.sqrt(above + ofWeights) };
}

/**
 * The weighted mean of the strata's rates, or null when a stratum has comments and no rate. Its interval joins theirs by
 * MOVER (Zou and Donner, Statist. Med. 27 (2008) 1693; Newcombe's method 10 for any number of parts).
 */
function join(strata: readonly { of: number; rate: Rate | null }[]): Rate | null {
  const all = strata.reduce((sum, { of }) => sum + of, 0);
  if (all === 0) return null;
  let value = 0;
  let below = 0;
  let above = 0;
  for (const { of, rate } of strata) {
    if (of === 0) continue;
    if (rate === null) return null;
    value += (of / all) * rate.value;
    below += ((of / all) * (rate.value - rate.low)) ** 2;
    above += ((of / all) * (rate.high - rate.value)) ** 2;
  }
  return { value, low: value - Math.sqrt(below), high: value + Math.sqrt(above) };
}

/**
 * The share of all comments, from reads within strata; null when a stratum has comments and none of them was read. The
 * interval keeps to what was seen: there are no fewer than were found.
 */
export function stratifiedShare(strata: readonly Stratum[], confidence = CONFIDENCE): Rate | null {
  const share = join(strata.map((stratum) => ({ of: stratum.of, rate: stratumRate(stratum, confidence) })));
  if (share === null) return null;
  const sum = (count: (stratum: Stratum) => number) => strata.reduce((total, one) => total + count(one), 0);
  const all = sum(({ of }) => of);
  const { value, low, high } = share;
  return {
    value,
    low: Math.min(value, Math.max(sum(({ yes }) => yes) / all, low)),
    high: Math.max(value, Math.min(1 - sum(({ read, yes }) => read - yes) / all, high)),
  };
}

/** The difference a - b of two independent shares or means, with its interval by MOVER (Zou and Donner 2008). */
export function differenceOf(a: Rate, b: Rate): Rate {
  const value = a.value - b.value;
  return {
    value,
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
  };
}

/** Steps of the search for a p-value: its error is below 10^-9. */
const STEPS = 30;

/**
 * The two-sided p-value of "both shares are the same": one minus the highest confidence at which the interval of their
 * difference leaves out 0, so that p is below 0.05 just when the 95% interval does. 1 when one has nothing read.
 */
export function differenceTest(a: readonly Stratum[], b: readonly Stratum[]): number {
  return pFromIntervals((confidence) => {
    const shareA = stratifiedShare(a, confidence);
    const shareB = stratifiedShare(b, confidence);
    return shareA === null || shareB === null ? null : differenceOf(shareA, shareB);
  });
}

/** One minus the highest confidence at which an interval leaves out 0; 1 where there is no interval. */
export function pFromIntervals(intervalAt: (confidence: number) => Interval | null): number {
  const isApart = (confidence: number) => {
    const interval = intervalAt(confidence);
    return interval !== null && (interval.low > 0 || interval.high < 0);
  };
  let low = 0;
  let high = 1;
  for (let step = 0; step < STEPS; step++) {
    const p = (low + high) / 2;
    if (isApart(1 - p)) high = p;
    else low = p;
  }
  return high;
}

/** What a comment of each label counts in the score of many (`scoreOfCounts`), by smops or by a reader. */
export const LABEL_SCORES: Readonly<Record<SentimentLabel, number>> = {
  negative: 0,
  neutral: 5,
  positive: 10,
};
/** What every stratum is taken to hold besides what was read when its spread is estimated: half a comment of each verdict. */
const PRIOR = 0.5;

/** The comments to which the machine gave one sentiment, and the scores that their readers gave (means of several readers). */
export interface ScoreStratum {
  of: number;
  scores: readonly number[];
}

/**
 * A stratum's mean with its t interval. A few equal verdicts do not prove that all are equal, so that the spread is
 * that of the verdicts and half a comment of each verdict (Jeffreys' prior). Of one verdict nothing is known but itself.
 */
function meanOf({ of, scores }: ScoreStratum, prior: readonly number[]): Rate | null {
  const read = scores.length;
  if (read === 0) return null;
  const value = scores.reduce((sum, score) => sum + score, 0) / read;
  if (read >= of) return { value, low: value, high: value };
  const [least, most] = [Math.min(...prior), Math.max(...prior)];
  if (read === 1) return { value, low: least, high: most };
  const weight = read + PRIOR * prior.length;
  const middle = (read * value + PRIOR * prior.reduce((sum, score) => sum + score, 0)) / weight;
  const squares = (values: readonly number[]) =>
    values.reduce((sum, score) => sum + (score - middle) ** 2, 0);
  const variance = (squares(scores) + PRIOR * squares(prior)) / (weight - 1);
  const effective = (read * (of - 1)) / (of - read);
  const reach = jStat.studentt.inv(1 - (1 - CONFIDENCE) / 2, read - 1) * Math.sqrt(variance / effective);
  return { value, low: Math.max(least, value - reach), high: Math.min(most, value + reach) };
}

/**
 * The score of all comments, 0 to 10, from reads within the strata negative, neutral and positive; null when one of
 * them has comments and none of them was read. Strata join as those of a share do.
 */
export const stratifiedMean = (strata: readonly ScoreStratum[]): Rate | null =>
  join(strata.map((stratum) => ({ of: stratum.of, rate: meanOf(stratum, Object.values(LABEL_SCORES)) })));

/** The lower limit of a / b by MOVER; infinite when b is surely 0. */
function leastRatio(a: Rate, b: Rate): number {
  const square = (2 * a.value - a.low) * a.low;
  const root = (a.value * b.value) ** 2 - square * (2 * b.value - b.high) * b.high;
  const divisor = a.value * b.value + Math.sqrt(Math.max(0, root));
  if (divisor > 0) return square / divisor;
  return square > 0 ? Number.POSITIVE_INFINITY : 0;
}

/**
 * The machine's precision and recall from drawn comments: of the tags it gave the share that is right, and of the comments
 * that have the variable the share that it tagged. Recall is T / (T + R) of the shares of all comments that are right in
 * either stratum; its interval is that of R / T by MOVER for ratios (Donner and Zou, Stat. Methods Med. Res. 21 (2012) 347),
 * sent through that falling function. Null where there is nothing to divide.
 */
export function precisionAndRecall(
  tagged: Stratum,
  untagged: Stratum,
): { precision: Rate | null; recall: Rate | null } {
  const precision = stratumRate(tagged);
  const missed = stratumRate(untagged);
  const hits = weighted(precision, tagged);
  const misses = weighted(missed, untagged);
  if (hits === null || misses === null || hits.value + misses.value === 0) return { precision, recall: null };
  const recall = {
    value: hits.value / (hits.value + misses.value),
    low: 1 - 1 / (1 + leastRatio(hits, misses)),
    high: 1 / (1 + leastRatio(misses, hits)),
  };
  return { precision, recall };
}

/** A stratum's rate as a number of comments; an empty stratum surely has none. */
function weighted(rate: Rate | null, { of }: Stratum): Rate | null {
  if (of === 0) return { value: 0, low: 0, high: 0 };
  return rate && { value: rate.value * of, low: rate.low * of, high: rate.high * of };
}
