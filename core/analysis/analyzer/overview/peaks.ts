import { isChangedShare } from '../../shares/copied-shares.model.js';
import { type Count, chanceOfAtLeast, rateOf, wilsonInterval } from '../../shares/proportions.js';

/** What the counts per bucket of time are of, and what they are counted among. */
export interface CountsByTime {
  variable: string | null;
  hits: readonly number[];
}

/** A stretch of buckets, from the first to before the last, in which a share was clearly higher than in the others. */
export interface Peak {
  variable: string | null;
  from: number;
  to: number;
  share: number;
  elsewhere: number;
  count: number;
}

/** Shares of a peak, and the comments in it that have the variable. */
type Shares = Pick<Peak, 'share' | 'elsewhere' | 'count'>;

/** A peak of all comments; `once` has its numbers with each text counted once, null where copies change nothing. */
export type VoicedPeak = Peak & { once: Shares | null };

/** What peaks are looked for in: the counts of each variable by bucket, and the comments of each bucket. */
export interface TimeCounts {
  series: readonly CountsByTime[];
  totals: readonly number[];
}

/** The chance that a file without any peak is said to have one, over all its buckets and variables. */
const FALSE_ALARM = 0.001;
/** What is worth a word: a least number of comments, and a share that is higher by this much. */
const LEAST_COMMENTS = 5;
const LEAST_DIFFERENCE = 0.05;
const MOST_PEAKS = 5;

const add = (one: Count, other: Count, sign = 1): Count => ({
  hits: one.hits + sign * other.hits,
  total: one.total + sign * other.total,
});

/**
 * Buckets that chance hardly explains: a share at the upper end of the 95% interval of the other ones would bring so many
 * comments less often than `chance`. What stands out is taken out of the others and they are looked at again, so that the days
 * of one burst do not hide each other.
 */
function standingOut(buckets: readonly Count[], chance: number): Set<number> {
  const out = new Set<number>();
  let others = buckets.reduce((sum, bucket) => add(sum, bucket));
  const whole = others.total;
  for (let grew = true; grew; ) {
    grew = false;
    for (const [at, bucket] of buckets.entries()) {
      if (out.has(at) || bucket.hits < LEAST_COMMENTS) continue;
      const rest = add(others, bucket, -1);
      if (rateOf(bucket) - rateOf(rest) < LEAST_DIFFERENCE) continue;
      if (chanceOfAtLeast(bucket, wilsonInterval(rest).high) > chance) continue;
      // What holds for most of the comments is the usual, not a peak.
      if (rest.total * 2 <= whole) return new Set();
      out.add(at);
      others = rest;
      grew = true;
    }
  }
  return out;
}

/** When the share of a variable was clearly higher than otherwise: the largest differences first. */
export function peaksOf(series: readonly CountsByTime[], totals: readonly number[]): Peak[] {
  const looks = series.length * totals.filter((total) => total > 0).length;
  if (looks === 0) return [];
  const peaks = series.flatMap(({ variable, hits }) => {
    const buckets = totals.map((total, at): Count => ({ hits: hits[at] ?? 0, total }));
    const all = buckets.reduce((sum, bucket) => add(sum, bucket));
    const out = standingOut(buckets, FALSE_ALARM / looks);
    return [...out]
      .filter((at) => !out.has(at - 1))
      .map((from): Peak => {
        let to = from;
        let inside: Count = { hits: 0, total: 0 };
        for (; out.has(to); to++) inside = add(inside, buckets[to] as Count);
        const elsewhere = rateOf(add(all, inside, -1));
        return { variable, from, to, share: rateOf(inside), elsewhere, count: inside.hits };
      });
  });
  return peaks
    .sort((one, two) => two.share - two.elsewhere - (one.share - one.elsewhere) || one.from - two.from)
    .slice(0, MOST_PEAKS);
}

/** The shares within the buckets of a peak and outside of them. */
function sharesOf({ variable, from, to }: Peak, { series, totals }: TimeCounts): Shares {
  const hits = series.find((one) => one.variable === variable)?.hits ?? [];
  const [inside, outside]: [Count, Count] = [
    { hits: 0, total: 0 },
    { hits: 0, total: 0 },
  ];
  for (const [at, total] of totals.entries()) {
    const part = at >= from && at < to ? inside : outside;
    part.hits += hits[at] ?? 0;
    part.total += total;
  }
  return { share: rateOf(inside), elsewhere: rateOf(outside), count: inside.hits };
}

/**
 * The peaks of the comments that rest on one voice for each text: copies of a text make none. `voices` counts each text once, `all`
 * every comment; the shares of a peak are of all comments, as the chart beside it has them. One that copies at other times hide
 * among all comments is left out.
 */
export const peaksOfVoices = (voices: TimeCounts, all: TimeCounts): VoicedPeak[] =>
  peaksOf(voices.series, voices.totals).flatMap((peak): VoicedPeak[] => {
    const { share, elsewhere, count } = peak;
    const told = { ...peak, ...sharesOf(peak, all) };
    if (told.share - told.elsewhere < LEAST_DIFFERENCE) return [];
    const isChanged = isChangedShare(told.share, share) || isChangedShare(told.elsewhere, elsewhere);
    return [{ ...told, once: isChanged ? { share, elsewhere, count } : null }];
  });
