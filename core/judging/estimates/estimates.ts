import { roundScore } from '../../engine/words/sentiment-band.js';
import type { Estimate, MeanEstimate, VariableEstimate } from './estimate.schemas.js';
import {
  precisionAndRecall,
  type ScoreStratum,
  type Stratum,
  stratifiedMean,
  stratifiedShare,
} from './stratified.js';

/** Drawn comments that must be read before a share is corrected, or all there are (docs/estimates.md, "Minimum"). */
export const LEAST_TAGGED_READ = 15;
export const LEAST_UNTAGGED_READ = 60;
/** In each cell of a second reader at least this many are read, or all (docs/estimates.md, "A second reader"). */
export const LEAST_IN_CELL = 8;
/** Drawn comments whose sentiment must be judged before the score is corrected: of each of the machine's labels, and in all. */
const LEAST_OF_LABEL = 5;
const LEAST_JUDGED = 60;
/** Below this many "yes" read, or this share, a share is said in words. */
const LEAST_FOUND = 5;
const LEAST_SHARE = 0.02;
/** For sums of shares of readers, which are no whole numbers. */
const ROUNDING = 1e-9;

const missing = (least: number, { of, read }: { of: number; read: number }) =>
  Math.max(0, Math.min(least, of) - read);

/** What is missing in the cells of a second reader. */
const missingInCells = ({ cells = [] }: Stratum) =>
  cells.reduce((sum, { seen, read }) => sum + missing(LEAST_IN_CELL, { of: seen, read }), 0);

/** Drawn comments still to be read, of those with the tag and of the others, until the share is corrected. */
export const needsOf = (tagged: Stratum, untagged: Stratum): VariableEstimate['needs'] => ({
  tagged: Math.max(missing(LEAST_TAGGED_READ, tagged), missingInCells(tagged)),
  untagged: Math.max(missing(LEAST_UNTAGGED_READ, untagged), missingInCells(untagged)),
});

/** The machine's count as an estimate. */
export const machineEstimate = (count: number, of: number, read = 0): Estimate => ({
  count,
  share: of === 0 ? 0 : count / of,
  low: null,
  high: null,
  kind: 'machine',
  read,
});

/**
 * What is said of a share too small for a number: how many were found, and how many there are at most. Null for one that is
 * large enough, or known because everything was read.
 */
function wordsFor(
  strata: readonly Stratum[],
  share: { value: number; high: number },
): VariableEstimate['words'] {
  if (strata.every(({ of, read }) => read >= of)) return null;
  const found = strata.reduce((sum, { yes }) => sum + yes, 0) + ROUNDING;
  if (found >= LEAST_FOUND && share.value >= LEAST_SHARE) return null;
  return { kind: 'atLeast', found: Math.floor(found), mostShare: share.high };
}

/**
 * What a run says of a variable, from the drawn comments that people have read among those that the machine tagged and
 * among the others: the machine's count until the minimum is read, then the corrected share. `second` is who read the cells of the
 * strata, where they have any.
 */
export function estimateVariable(
  variable: string,
  tagged: Stratum,
  untagged: Stratum,
  second: VariableEstimate['second'] = null,
): VariableEstimate {
  const strata = [tagged, untagged];
  const of = tagged.of + untagged.of;
  const read = tagged.read + untagged.read;
  const needs = needsOf(tagged, untagged);
  const share = needs.tagged + needs.untagged > 0 ? null : stratifiedShare(strata);
  const machine = machineEstimate(tagged.of, of, read);
  return {
    variable,
    machine: { count: machine.count, share: machine.share },
    estimate:
      share === null
        ? machine
        : {
            count: Math.round(share.value * of),
            share: share.value,
            low: share.low,
            high: share.high,
            kind: 'corrected',
            read,
          },
    words: share && wordsFor(strata, share),
    needs,
    read: { tagged: tagged.read, untagged: untagged.read },
    of: { tagged: tagged.of, untagged: untagged.of },
    second,
    ...precisionAndRecall(tagged, untagged),
  };
}

/**
 * The score of a run: that of the machine's labels (`machine`) until enough drawn comments were judged, then the one of the
 * corrected shares. The strata are the machine's labels.
 */
export function estimateMean(
  machine: number,
  strata: Record<'negative' | 'neutral' | 'positive', ScoreStratum>,
): MeanEstimate {
  const counts = Object.values(strata).map(({ of, scores }) => ({ of, read: scores.length }));
  const all = counts.reduce((sum, one) => sum + one.of, 0);
  const read = counts.reduce((sum, one) => sum + one.read, 0);
  const needOf = ({ of, scores }: ScoreStratum) => missing(LEAST_OF_LABEL, { of, read: scores.length });
  const needs = {
    negative: needOf(strata.negative),
    neutral: needOf(strata.neutral),
    positive: needOf(strata.positive),
    all: missing(LEAST_JUDGED, { of: all, read }),
  };
  const isReady = Object.values(needs).every((count) => count === 0);
  const mean = isReady ? stratifiedMean(Object.values(strata)) : null;
  if (mean === null) return { machine, mean: machine, low: null, high: null, kind: 'machine', read, needs };
  const [low, high] = [roundScore(mean.low), roundScore(mean.high)];
  return { machine, mean: roundScore(mean.value), low, high, kind: 'corrected', read, needs };
}
