import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../analysis/analyzer/of-run.schemas.js';
import { scoreOfCounts } from '../../engine/words/sentiment-band.js';
import { conflict } from '../../errors.js';
import type { Db } from '../../platform/db/database.js';
import { verb } from '../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import type { Basis } from './basis.constants.js';
import { type Estimates, onBasis, usualBasis } from './basis.model.js';
import { type MeanEstimate, RunEstimates, type VariableEstimate } from './estimate.schemas.js';
import { estimateMean, estimateVariable } from './estimates.js';
import { ESTIMATES } from './estimates.operations.js';
import { whatNextReadsBuy } from './next-reads.js';
import {
  type CountedRun,
  type ReadComment,
  type SortedReads,
  sortReads,
  type VariableStrata,
} from './sort-reads.js';
import { type ReadRun, readRuns, readStrataOf } from './strata.service.js';
import { LABEL_SCORES } from './stratified.js';

/** The share of a variable, from what was read of it. */
const shareOf = ({ variable, tagged, untagged, second }: VariableStrata): VariableEstimate =>
  estimateVariable(variable, tagged, untagged, second);

/** The score of a run, of the machine's labels or corrected by what was read. */
const meanOf = (counted: CountedRun, { sentiment }: Pick<SortedReads, 'sentiment'>): MeanEstimate =>
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

const NONE: Estimates = { shares: [], mentioning: null, mean_sentiment: null };

type Run = Parameters<typeof readRuns>[1][number] & Pick<AnalysisRow, 'status'>;

/** The shares of the variables of each of these completed runs, in their order, on one basis. */
export const sharesOfRuns = async (
  db: Db,
  runs: readonly Run[],
  basis: Basis = 'corrected',
): Promise<VariableEstimate[][]> =>
  (await readStrataOf(db, runs)).map(
    ({ variables }) => onBasis({ ...NONE, shares: variables.map(shareOf) }, basis).shares,
  );

/** What is known of the shares of a run and its score; nothing before it has been completed, as its numbers still change. */
export async function knownOfRun(db: Db, run: Run): Promise<Estimates> {
  if (run.status !== 'completed') return NONE;
  const [read] = await readRuns(db, [run]);
  return read === undefined ? NONE : estimatesFrom(read.counted, read.comments);
}

/** The same on one basis: the asked one, else the usual one. */
export async function estimatesOfRun(db: Db, run: Run, asked?: Basis): Promise<Estimates & { basis: Basis }> {
  const known = await knownOfRun(db, run);
  const basis = asked ?? usualBasis(known.shares);
  return { basis, ...onBasis(known, basis) };
}

/** Shares and score of a completed run, and what further reads would buy. Throws NOT_FOUND, CONFLICT while it runs. */
export const getEstimates = verb(
  ESTIMATES.get,
  { of: OfRun, answer: ['Per variable, and the sentiment', RunEstimates], expensive: 'answer' },
  async (ctx: AnalyzerContext, { taskId: runId }) => {
    const run = await requireAnalysis(ctx, runId);
    if (run.status !== 'completed') throw conflict(ANALYSES_TEXTS().notCompleted);
    const [{ counted, comments }] = (await readRuns(ctx.db, [run])) as [ReadRun];
    const sorted = sortReads(counted, comments);
    return {
      taskId: run.analysisId,
      comments: run.positiveComments + run.neutralComments + run.negativeComments,
      variables: sorted.variables.map((strata) => {
        const estimate = shareOf(strata);
        const missing = estimate.needs.tagged + estimate.needs.untagged;
        return { ...estimate, next: whatNextReadsBuy(strata.tagged, strata.untagged, missing) };
      }),
      sentiment: meanOf(counted, sorted),
    };
  },
);
