import { fisherExact, normalQuantile, rateOf, twoProportionTest } from '../insight/proportions.js';

/** Days (or weeks) before one that it is compared with. */
export const BASELINE = 7;
/** The chance of an alarm in a quiet day that the threshold is set for, as in the surveillance package's EARS. */
const ALPHA = 0.001;
/** Fewer comments raise no alarm: two after one is twice as many, too. */
const LEAST_COMMENTS = 5;
/** How unlikely a day must be beside its baseline as a whole, so that a baseline that was even by chance raises no alarm. */
const MOST_P = 0.001;
/** Above this many comments Fisher's test takes long and says what the z test says. */
const MOST_EXACT = 20_000;

/**
 * The upper limit of the next count by EARS C1 (Hutwagner et al. 2003; Fricker, Hegler and Dunfee 2008): the mean of the counts
 * before it plus z times their standard deviation, which is taken to be at least `leastSd`.
 */
export function c1Limit(
  baseline: readonly number[],
  alpha: number,
  leastSd = 0,
): { mean: number; limit: number } {
  const mean = baseline.reduce((sum, count) => sum + count, 0) / baseline.length;
  const squares = baseline.reduce((sum, count) => sum + (count - mean) ** 2, 0);
  const sd = Math.sqrt(squares / (baseline.length - 1));
  return { mean, limit: mean + normalQuantile(1 - 2 * alpha) * Math.max(sd, leastSd) };
}

/** Comments of a day, and how many of them have the variable. */
export interface DayCount {
  hits: number;
  total: number;
}

export interface Alarm {
  /** The place of the day. */
  at: number;
  hits: number;
  total: number;
  /** What the days before it make one expect among as many comments, and the limit above which an alarm is raised. */
  expected: number;
  limit: number;
  p: number;
}

/** The alarm of a day, or null: its count stands out of the days before it, whose counts are scaled to its comments. */
function alarmAt(days: readonly DayCount[], at: number): Alarm | null {
  const day = days[at] as DayCount;
  const before = days
    .slice(0, at)
    .filter(({ total }) => total > 0)
    .slice(-BASELINE);
  if (before.length < BASELINE || day.hits < LEAST_COMMENTS) return null;
  const scaled = before.map(({ hits, total }) => (hits * day.total) / total);
  const all = before.reduce((sum, { hits, total }) => ({ hits: sum.hits + hits, total: sum.total + total }), {
    hits: 0,
    total: 0,
  });
  const rate = rateOf(all);
  // Counts vary by chance alone; days that were alike by luck do not make the next one strange.
  const bySampling = Math.sqrt(Math.max(1, day.total * rate * (1 - rate)));
  const { mean, limit } = c1Limit(scaled, ALPHA, bySampling);
  if (day.hits <= limit) return null;
  const test = day.total + all.total > MOST_EXACT ? twoProportionTest : fisherExact;
  const p = test(day, all);
  return p > MOST_P ? null : { at, hits: day.hits, total: day.total, expected: mean, limit, p };
}

/** The days on which a variable was mentioned more than the seven days before make one expect. */
export const alarmsOf = (days: readonly DayCount[]): Alarm[] =>
  days.flatMap((_, at) => alarmAt(days, at) ?? []);
