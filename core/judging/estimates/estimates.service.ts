import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { requireRight } from '../../context.js';
import { conflict } from '../../errors.js';
import { SAY } from '../../platform/texts/analyses.texts.model.js';
import type { RunEstimates } from './estimate.schemas.js';
import { whatNextReadsBuy } from './next-reads.js';
import { meanOf, shareOf } from './run-estimates.js';
import { sortReads } from './sort-reads.js';
import { type ReadRun, readRuns } from './strata.service.js';

/** Shares and score of a completed run, and what further reads would buy. Throws NOT_FOUND, CONFLICT while it runs. */
export async function getEstimates(ctx: AnalyzerContext, taskId: string): Promise<RunEstimates> {
  requireRight(ctx, 'analyze');
  const run = await requireAnalysis(ctx, taskId);
  if (run.status !== 'completed') throw conflict(SAY().notCompleted);
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
}
