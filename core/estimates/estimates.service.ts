import { requireAnalysis } from '../analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { requireRight } from '../context.js';
import { conflict } from '../errors.js';
import { SAY } from '../texts/analyses.texts.model.js';
import type { RunEstimates } from './estimate.schemas.js';
import { estimateVariable } from './estimates.js';
import { whatNextReadsBuy } from './next-reads.js';
import { meanOfRun } from './shares.service.js';
import { readStrata } from './strata.service.js';

/** Shares and score of a completed run, and what further reads would buy. Throws NOT_FOUND, CONFLICT while it runs. */
export async function getEstimates(ctx: AnalyzerContext, taskId: string): Promise<RunEstimates> {
  requireRight(ctx, 'analyze');
  const run = await requireAnalysis(ctx, taskId);
  if (run.status !== 'completed') throw conflict(SAY().notCompleted);
  const { variables, sentiment } = await readStrata(ctx.db, run);
  return {
    taskId: run.analysisId,
    comments: run.positiveComments + run.neutralComments + run.negativeComments,
    variables: variables.map(({ variable, tagged, untagged, second }) => {
      const estimate = estimateVariable(variable, tagged, untagged, second);
      const missing = estimate.needs.tagged + estimate.needs.untagged;
      return { ...estimate, next: whatNextReadsBuy(tagged, untagged, missing) };
    }),
    sentiment: meanOfRun(run, sentiment),
  };
}
