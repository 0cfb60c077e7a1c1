import jstat from 'jstat';
import { type Interval, normalQuantile, wilsonInterval } from '../../analysis/shares/proportions.js';

const { jStat } = jstat;

/** Comments that were read of those drawn from. */
export interface Reads {
  of: number;
  read: number;
  /** How many of those read are "yes"; where readers differ, a comment counts by the share of them who said yes. */
  yes: number;
}

/** The limits of a rate, from reads of at least one comment, but not of all. */
export type Limits = (reads: Reads, confidence: number) => Interval;

/** The effective size of a sample without replacement (Cochran, Sampling Techniques, 3rd ed. 1977, section 3.6). */
const effectiveSize = ({ of, read }: Reads) => (read * (of - 1)) / (of - read);

/** Up to this many "yes" Wilson's lower limit is too high. */
const FEW = 3;

/**
 * Wilson's interval at the effective size. With at most three "yes" the lower limit is the Poisson limit with all of the error on
 * this side, with at most three "no" the upper one likewise: the modified Wilson interval of Brown, Cai and DasGupta, Statistical
 * Science 16 (2001) 101, section 4.1.1. Without it rare variables are covered in 90% of samples only (docs/estimates.md). For shares of
 * readers instead of whole verdicts it is on the safe side, as they vary less.
 */
export const wilsonLimits: Limits = (reads, confidence) => {
  const { read, yes } = reads;
  const total = effectiveSize(reads);
  const { low, high } = wilsonInterval(
    { hits: yes === read ? total : (yes / read) * total, total },
    confidence,
  );
  const few = (count: number) => jStat.gamma.inv(1 - confidence, (count / read) * total, 1) / total;
  const no = read - yes;
  return {
    low: yes > 0 && yes <= FEW ? Math.min(low, few(yes)) : low,
    high: no > 0 && no <= FEW ? Math.max(high, 1 - few(no)) : high,
  };
};

/**
 * The value below which a beta distribution has the chance of a normal one below `z`, by Paulson's approximation (Ann. Math. Statist. 13
 * (1942) 233) in closed form: plans and p-values ask for thousands of them.
 */
function betaQuantile(a: number, b: number, z: number): number {
  const [ofA, ofB] = [1 / (9 * a), 1 / (9 * b)];
  const [middleA, middleB] = [1 - ofA, 1 - ofB];
  const isBelow = z < 0;
  if (isBelow && middleA <= -z * Math.sqrt(ofA)) return 0;
  if (!isBelow && middleB <= z * Math.sqrt(ofB)) return 1;
  const root = Math.sqrt(Math.max(0, middleA ** 2 * ofB + middleB ** 2 * ofA - z * z * ofA * ofB));
  const cube = ((middleA * middleB + z * root) / (middleB ** 2 - z * z * ofB)) ** 3;
  return (a * cube) / (a * cube + b);
}

/**
 * Jeffreys' interval at the effective size (Brown, Cai and DasGupta 2001, section 3.1): a rate of which half a "yes" and half a "no" is
 * taken to be known. Of no "yes" at all the upper limit is the one that all of the error is above, about 3 / n (the rule of three: Hanley and
 * Lippman-Hand, JAMA 249 (1983) 1743), of no "no" the lower one likewise. Shorter than Wilson's where few are "yes"; a single stratum
 * would be covered too seldom by it, several cells together are not (docs/estimates.md, "Coverage").
 */
export const jeffreysLimits: Limits = (reads, confidence) => {
  const { read, yes } = reads;
  const total = effectiveSize(reads);
  const [a, b] = [(yes / read) * total + 0.5, (1 - yes / read) * total + 0.5];
  const z = normalQuantile(confidence);
  const none = 1 - (1 - confidence) ** (1 / total);
  return {
    low: yes <= 0 ? 0 : Math.min(betaQuantile(a, b, -z), 1 - none),
    high: yes >= read ? 1 : Math.max(betaQuantile(a, b, z), none),
  };
};
