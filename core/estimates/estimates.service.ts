import { SAY } from '../analyzer/analyses.texts.model.js';
import { requireAnalysis } from '../analyzer/analyzer.service.js';
import type { AnalysisRow } from '../analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { requireRight, type ServiceContext } from '../context.js';
import { conflict } from '../errors.js';
import { whatNextReadsBuy } from '../sampling/next-reads.js';
import type { RunEstimates, VariableEstimate } from './estimate.schemas.js';
import { estimateMean, estimateVariable } from './estimates.js';
import { readStrata } from './strata.service.js';
import { VERDICT_SCORES } from './stratified.js';

/**
 * What a completed run says of each variable, in the order of the variables: the machine's count, or the corrected share once
 * enough drawn comments were read.
 */
export async function estimatesOf(
  { db }: Pick<ServiceContext, 'db'>,
  run: AnalysisRow,
): Promise<VariableEstimate[]> {
  const { variables } = await readStrata(db, run);
  return variables.map(({ variable, tagged, untagged }) => estimateVariable(variable, tagged, untagged));
}

/** Shares and mean sentiment of a completed run, and what further reads would buy. Throws NOT_FOUND, CONFLICT while it runs. */
export async function getEstimates(ctx: AnalyzerContext, taskId: string): Promise<RunEstimates> {
  requireRight(ctx, 'analyze');
  const run = await requireAnalysis(ctx, taskId);
  if (run.status !== 'completed') throw conflict(SAY().notCompleted);
  const { variables, sentiment } = await readStrata(ctx.db, run);
  const of = run.positiveComments + run.neutralComments + run.negativeComments;
  const sum =
    VERDICT_SCORES.positive * run.positiveComments +
    VERDICT_SCORES.neutral * run.neutralComments +
    VERDICT_SCORES.negative * run.negativeComments;
  return {
    taskId: run.analysisId,
    comments: of,
    variables: variables.map(({ variable, tagged, untagged }) => ({
      ...estimateVariable(variable, tagged, untagged),
      next: whatNextReadsBuy(tagged, untagged),
    })),
    sentiment: estimateMean(of === 0 ? VERDICT_SCORES.neutral : sum / of, sentiment),
  };
}
