import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { whatIsAsked } from '../../codebooks/run-codebook.service.js';
import { readCommentsInSlices } from '../../comments/read-comments.js';
import { requireRight } from '../../context.js';
import {
  claimUpload,
  readUploadedComments,
  type UploadedComments,
} from '../../objects/comment-uploads.service.js';
import { removeObjects } from '../../objects/uploads.service.js';
import { parseInput } from '../../parse-input.js';
import type { AnalysisTask } from '../analyzer.schemas.js';
import { getAnalysisStatus } from '../analyzer.service.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { chooseProvider } from '../providers/choose-provider.js';
import { promptVersionOf } from '../providers/prompt/prompt.js';
import { StartAnalysisInput } from '../start-analysis.schemas.js';
import { intakeOf, sentIntakeOf } from './intake.model.js';
import { prepareRun, storeRun } from './store-run.js';

/** Names the uploaded file, as one who reads a file and sends its rows does. */
const fileIntake = ({ upload, report: { format, encoding, read } }: UploadedComments) => ({
  ...sentIntakeOf([]),
  files: [{ name: upload.fileName, format, encoding, rows: read }],
});

/**
 * Stores a run whole, with its comments and batches, and leaves the work to the worker. Throws VALIDATION when the
 * comments cannot be read, a limit is broken or the provider has no key; then nothing is stored. The comments come with the
 * input or from an upload, which is removed (see `readUploadedComments` for what it throws).
 */
export async function startAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof StartAnalysisInput>,
): Promise<AnalysisTask> {
  requireRight(ctx, 'analyze');
  const { comments_data: data, upload: key, ...request } = parseInput(StartAnalysisInput, input);
  const asked = await whatIsAsked(ctx, request);
  const apiKey = request.api_key || undefined;
  const provider = chooseProvider(ctx, request.api_provider, apiKey);
  const { maxComments, timeZone } = ctx.config;
  const uploaded = key === undefined ? undefined : await readUploadedComments(ctx, key);
  const report =
    uploaded?.report ?? (await readCommentsInSlices(data, { limits: { maxComments }, timeZone }));
  const prepared = await prepareRun(report.comments, request.batch_size);
  const intake = intakeOf(report, request.intake ?? (uploaded && fileIntake(uploaded)));
  const analysisId = randomUUID();
  if (apiKey !== undefined) {
    ctx.analyzer.keys.set(analysisId, { key: apiKey, givenBy: ctx.actor.userId });
  }
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const row = {
        analysisId,
        uploadDate: ctx.clock.now(),
        fileName: request.file_name || (uploaded?.upload.fileName ?? ''),
        createdBy: ctx.actor.userId,
        createdByName: ctx.actor.name,
        provider: provider.id,
        model: provider.model,
        promptVersion: promptVersionOf(provider, asked.variables),
        variables: JSON.stringify(asked.variables),
        codebookVersionId: asked.codebookVersionId,
        batchSize: request.batch_size,
        postContent: request.post_content,
        language: request.language,
        fresh: request.fresh,
        keyHolder: apiKey === undefined ? null : ctx.analyzer.owner,
        budgetUsd: request.budget ?? null,
        offPeak: request.off_peak,
        intake: JSON.stringify(intake),
      };
      if (uploaded !== undefined) await claimUpload(trx, uploaded.upload);
      await storeRun(trx, row, prepared);
    });
  } catch (error) {
    ctx.analyzer.keys.delete(analysisId);
    throw error;
  }
  if (key !== undefined) await removeObjects(ctx, key);
  ctx.analyzer.wake();
  return await getAnalysisStatus(ctx, { task_id: analysisId });
}
