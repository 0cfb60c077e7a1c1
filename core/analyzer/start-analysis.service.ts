import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { readCommentsInSlices } from '../comments/read-comments.js';
import { requireRight } from '../context.js';
import { parseInput } from '../parse-input.js';
import { type AnalysisTask, StartAnalysisInput } from './analyzer.schemas.js';
import { getAnalysisStatus } from './analyzer.service.js';
import type { AnalyzerContext } from './analyzer-context.js';
import { chooseProvider } from './choose-provider.js';
import { intakeOf } from './intake.model.js';
import { prepareRun, storeRun } from './store-run.js';

/**
 * Stores a run whole, with its comments and batches, and leaves the work to the worker. Throws VALIDATION when the
 * comments cannot be read, a limit is broken or the provider has no key; then nothing is stored.
 */
export async function startAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof StartAnalysisInput>,
): Promise<AnalysisTask> {
  requireRight(ctx, 'analyze');
  const { comments_data: data, ...request } = parseInput(StartAnalysisInput, input);
  const apiKey = request.api_key || undefined;
  const provider = chooseProvider(ctx, request.api_provider, apiKey);
  const report = await readCommentsInSlices(data, { limits: { maxComments: ctx.config.maxComments } });
  const prepared = await prepareRun(report.comments, request.batch_size);
  const intake = intakeOf(report, request.intake);
  const analysisId = randomUUID();
  if (apiKey !== undefined) {
    ctx.analyzer.keys.set(analysisId, { key: apiKey, givenBy: ctx.actor.userId });
  }
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const row = {
        analysisId,
        uploadDate: ctx.clock.now(),
        fileName: request.file_name,
        createdBy: ctx.actor.userId,
        createdByName: ctx.actor.name,
        provider: provider.id,
        model: provider.model,
        promptVersion: provider.promptVersion,
        variables: JSON.stringify(request.variables),
        batchSize: request.batch_size,
        postContent: request.post_content,
        language: request.language,
        fresh: request.fresh,
        keyHolder: apiKey === undefined ? null : ctx.analyzer.owner,
        budgetUsd: request.budget ?? null,
        offPeak: request.off_peak,
        intake: JSON.stringify(intake),
      };
      await storeRun(trx, row, prepared);
    });
  } catch (error) {
    ctx.analyzer.keys.delete(analysisId);
    throw error;
  }
  ctx.analyzer.wake();
  return await getAnalysisStatus(ctx, { task_id: analysisId });
}
