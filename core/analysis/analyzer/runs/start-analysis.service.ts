import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { CommentReport } from '../../../comments/gather/comment-report.js';
import { claimUpload, readUploadedComments } from '../../../comments/intake/comment-uploads.service.js';
import { readCommentsInSlices } from '../../../comments/read-comment-file.js';
import { requireRight } from '../../../context.js';
import { parseInput } from '../../../parse-input.js';
import { recordAudit } from '../../../platform/audit/audit.service.js';
import type { Db } from '../../../platform/db/database.js';
import { removeObjects } from '../../../platform/objects/uploads.service.js';
import { type Asked, whatIsAsked } from '../../codebooks/run-codebook.service.js';
import { runNameOf } from '../analyzer.model.js';
import type { AnalysisTask } from '../analyzer.schemas.js';
import { getAnalysisStatus } from '../analyzer.service.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import type { SentIntake } from '../intake.schemas.js';
import { chooseProvider } from '../providers/choose-provider.js';
import { StartAnalysisInput } from '../start-analysis.schemas.js';
import { intakeOf, intakeOfFile } from './intake.model.js';
import { destinationOf, prepareRun, rowOfReader, storeRun } from './store-run.js';
import { readStoredComments, requireComments } from './stored-comments.service.js';

/** A run whose id was given to it before it is stored: it is stored once, whatever happens in between. */
export interface PlannedRun {
  runId: string;
  name: string;
  /** What else is stored in the transaction of the run, or keeps it from being stored by throwing. */
  alsoStore(trx: Db): Promise<void>;
}

/**
 * Stores a run whole, with its comments and batches, and leaves the work to the worker. Throws VALIDATION when the
 * comments cannot be read, a limit is broken or the provider has no key; then nothing is stored. The comments come with the
 * input, from an upload, which is removed (see `readUploadedComments` for what it throws), or from an earlier run (NOT_FOUND).
 * `known` is what the input's variables or codebook stand for, where that is known whole; `planned`: a run that is stored once.
 */
export async function startAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof StartAnalysisInput>,
  known?: Asked,
  planned?: PlannedRun,
): Promise<AnalysisTask> {
  requireRight(ctx, 'analyze');
  const { comments_data: data, upload: key, task_id, ...request } = parseInput(StartAnalysisInput, input);
  const asked = known ?? (await whatIsAsked(ctx, request));
  const apiKey = request.api_key || undefined;
  const provider = chooseProvider(ctx, request.api_provider, apiKey);
  const { maxComments, timeZone } = ctx.config;
  const readSent = async (known: CommentReport | undefined, sent: SentIntake | undefined) => {
    const report = known ?? (await readCommentsInSlices(data, { limits: { maxComments }, timeZone }));
    return { comments: report.comments, intake: intakeOf(report, sent) };
  };
  const uploaded = key === undefined ? undefined : await readUploadedComments(ctx, key);
  const from = task_id === undefined ? undefined : await requireComments(ctx, task_id);
  const { comments, intake } =
    from === undefined
      ? await readSent(
          uploaded?.report,
          request.intake ?? (uploaded && intakeOfFile(uploaded.upload.fileName, uploaded.report)),
        )
      : { comments: await readStoredComments(ctx, from.id), intake: from.intake };
  const readBy = await rowOfReader(ctx, provider, {
    ...{ variables: asked.variables, batchSize: request.batch_size, apiKey },
    ...{ budget: request.budget, offPeak: request.off_peak },
  });
  const prepared = await prepareRun(comments, readBy.batchSize);
  // From here on `prepared` alone holds them, and lets go of each as it is stored.
  const accepted = comments.splice(0).length;
  const runId = planned?.runId ?? randomUUID();
  if (apiKey !== undefined) {
    ctx.analyzer.keys.set(runId, { key: apiKey, givenBy: ctx.actor.userId });
  }
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const fileName = request.file_name || (uploaded?.upload.fileName ?? from?.fileName ?? '');
      const postContent = request.post_content || (from?.postContent ?? '');
      const row = {
        analysisId: runId,
        uploadDate: ctx.clock.now(),
        fileName,
        name: planned?.name ?? runNameOf(fileName, postContent),
        createdBy: ctx.actor.userId,
        createdByName: ctx.actor.name,
        ...readBy,
        codebookVersionId: asked.codebookVersionId,
        postContent,
        updatedFrom: from?.id ?? null,
        language: request.language,
        fresh: request.fresh,
        intake: JSON.stringify(intake),
      };
      if (uploaded !== undefined) await claimUpload(trx, uploaded.upload);
      await planned?.alsoStore(trx);
      const id = await storeRun(trx, row, prepared);
      // A run names its owner. The audit says who an assistant started one for, and where comments went that left smops.
      if (ctx.actor.assistant !== undefined || provider.isService) {
        const after = {
          ...{ analysisId: runId, provider: row.provider, comments: accepted },
          ...destinationOf(provider),
        };
        const subject = { entity: 'analysis', entityId: id, label: row.name ?? fileName } as const;
        await recordAudit(trx, ctx, { action: 'create', ...subject, after });
      }
    });
  } catch (error) {
    ctx.analyzer.keys.delete(runId);
    throw error;
  }
  if (key !== undefined) await removeObjects(ctx, key);
  ctx.analyzer.wake();
  return await getAnalysisStatus(ctx, { task_id: runId });
}
