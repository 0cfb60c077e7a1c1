import jstat from 'jstat';
import { fisherExact, normalQuantile, rateOf, twoProportionTest } from '../../analysis/shares/proportions.js';

const { jStat } = jstat;

/** Days (or weeks) before one that it is compared with: at least, and at most. */
export const LEAST_BEFORE = 7;
const MOST_BEFORE = 28;
/** The chance of an alarm on a quiet day that the limit is set for: by the comments of the day alone, and by how days differ. */
const BY_SAMPLING = 0.001;
const BY_SPREAD = 0.002;
/** Fewer comments raise no alarm: two after one is twice as many, too. */
const LEAST_COMMENTS = 5;
/** Above this many comments Fisher's test takes long and says what the z test says. */
const MOST_EXACT = 20_000;

const logit = (share: number) => Math.log(share / (1 - share));
const shareAt = (logit: number) => 1 / (1 + Math.exp(-logit));

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
  /** That the share is that of the days before, by sampling alone. */
  p: number;
}

const sumOf = (days: readonly DayCount[]): DayCount =>
  days.reduce((sum, { hits, total }) => ({ hits: sum.hits + hits, total: sum.total + total }), {
    hits: 0,
    total: 0,
  });

/**
 * By how much the shares of days differ beyond sampling: the variance between them on the logit scale, from Pearson's chi-square
 * of their counts by the method of moments (DerSimonian and Laird, Control. Clin. Trials 7 (1986) 177). 0 where sampling explains all.
 */
export function spreadBetween(days: readonly DayCount[]): number {
  const share = rateOf(sumOf(days));
  if (share <= 0 || share >= 1) return 0;
  // The weight of a day is the inverse of the variance that sampling gives its logit.
  const weights = days.map(({ total }) => total * share * (1 - share));
  const chiSquare = days.reduce(
    (sum, { hits, total }, at) => sum + (hits - total * share) ** 2 / (weights[at] as number),
    0,
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const squares = weights.reduce((sum, weight) => sum + weight ** 2, 0);
  return Math.max(0, (chiSquare - (days.length - 1)) / (all - squares / all));
}

/**
 * The share above which a day of `total` comments stands out of the days before it: their share, plus what sampling and the spread
 * between days may add. Each is a limit of its own, and the two distances are added as squares (MOVER, as for differences of
 * shares): what is known of the spread rests on few days, so its limit is that of Student's t.
 */
function limitShare(before: readonly DayCount[], total: number): number {
  const all = sumOf(before);
  const share = (all.hits + 0.5) / (all.total + 1);
  const bySampling =
    normalQuantile(1 - 2 * BY_SAMPLING) * Math.sqrt(share * (1 - share) * (1 / total + 1 / all.total));
  const spread = Math.sqrt(spreadBetween(before) * (1 + 1 / before.length));
  const bySpread =
    shareAt(logit(share) + jStat.studentt.inv(1 - BY_SPREAD, before.length - 1) * spread) - share;
  return share + Math.hypot(bySampling, bySpread);
}

/** The alarm of a day, or null: its share stands out of the days before it. */
function alarmAt(days: readonly DayCount[], at: number): Alarm | null {
  const day = days[at] as DayCount;
  const before = days
    .slice(0, at)
    .filter(({ total }) => total > 0)
    .slice(-MOST_BEFORE);
  if (before.length < LEAST_BEFORE || day.hits < LEAST_COMMENTS) return null;
  const limit = limitShare(before, day.total) * day.total;
  if (day.hits <= limit) return null;
  // The normal limit is too low where few comments are expected.
  const all = sumOf(before);
  const test = day.total + all.total > MOST_EXACT ? twoProportionTest : fisherExact;
  const p = test(day, all);
  if (p > BY_SAMPLING) return null;
  return { at, hits: day.hits, total: day.total, expected: rateOf(all) * day.total, limit, p };
}

/** The days on which a variable was mentioned more than up to 28 days before make one expect. */
export const alarmsOf = (days: readonly DayCount[]): Alarm[] =>
  days.flatMap((_, at) => alarmAt(days, at) ?? []);
