import { scoreOfCounts } from '../../engine/words/sentiment-band.js';
import type { Estimates } from './basis.model.js';
import type { MeanEstimate, VariableEstimate } from './estimate.schemas.js';
import { estimateMean, estimateVariable } from './estimates.js';
import {
  type CountedRun,
  type ReadComment,
  type SortedReads,
  sortReads,
  type VariableStrata,
} from './sort-reads.js';
import { LABEL_SCORES } from './stratified.js';

/** The share of a variable, from what was read of it. */
export const shareOf = ({ variable, tagged, untagged, second }: VariableStrata): VariableEstimate =>
  estimateVariable(variable, tagged, untagged, second);

/** The score of a run, of the machine's labels or corrected by what was read. */
export const meanOf = (counted: CountedRun, { sentiment }: Pick<SortedReads, 'sentiment'>): MeanEstimate =>
  estimateMean(scoreOfCounts(counted.sentiment) ?? LABEL_SCORES.neutral, sentiment);

/** Shares and score of a completed run, from what the machine counted and what was read. */
export function estimatesFrom(counted: CountedRun, comments: readonly ReadComment[]): Estimates {
  const sorted = sortReads(counted, comments);
  return {
    shares: sorted.variables.map(shareOf),
    mentioning: shareOf(sorted.mentioning),
    mean_sentiment: meanOf(counted, sorted),
  };
}
