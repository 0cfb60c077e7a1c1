import { z } from 'zod';
import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { discardAnalysis } from '../../../analysis/analyzer/runs/delete-analysis.service.js';
import { startAnalysis } from '../../../analysis/analyzer/runs/start-analysis.service.js';
import { keepLabels } from '../../../analysis/judgements/labels.service.js';
import { invalid } from '../../../errors.js';
import { verb } from '../../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { ACCURACY } from './accuracy.operations.js';
import { StartEvaluationInput } from './accuracy.schemas.js';
import { readLabels } from './labelled-comments.js';

/**
 * Starts a run over comments that people have labelled, with the labels kept as their judgements; its accuracy can be
 * had once it has ended. Throws VALIDATION when no row has labels, and what `startAnalysis` throws; then nothing stays.
 */
export const startEvaluation = verb(
  ACCURACY.evaluate,
  {
    input: StartEvaluationInput,
    answer: ['The run has started', z.object({ taskId: z.string() })],
    makes: 'later',
    bodyLimit: ({ maxUploadBytes }) => maxUploadBytes,
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, input) => {
    const rows = readLabels(input.comments_data);
    if (rows.length === 0) throw invalid(ANALYSES_TEXTS().noRowLabels);
    const found = [...new Set(rows.flatMap(({ labels }) => labels))];
    const variables = input.variables ?? (input.codebook === undefined ? found : undefined);
    if (variables?.length === 0) throw invalid(ANALYSES_TEXTS().noLabels);
    const { task_id: runId } = await startAnalysis(ctx, { ...input, variables });
    const { variables: variablesOfRun } = await requireAnalysis(ctx, runId);
    try {
      await keepLabels(ctx, runId, variablesOfRun, rows);
    } catch (error) {
      await discardAnalysis(ctx, runId);
      throw error;
    }
    return { taskId: runId };
  },
);
