import { requireAnalysis, stopRun, taskOf } from '../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../analysis/analyzer/of-run.schemas.js';
import { chooseProvider } from '../../analysis/analyzer/providers/choose-provider.js';
import { AnalysisEstimate } from '../../analysis/analyzer/providers/providers.schemas.js';
import { labelOf, labelOfRun } from '../../analysis/analyzer/providers/reader.js';
import { estimateAnalysis } from '../../analysis/analyzer/runs/estimate-analysis.service.js';
import {
  listSecondRuns,
  removeSecondRuns,
  storeSecondRun,
} from '../../analysis/analyzer/runs/second-runs.service.js';
import { measureStored } from '../../analysis/analyzer/runs/stored-comments.service.js';
import { conflict } from '../../errors.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { verb } from '../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { completePart, countPart, listPartItems } from '../estimates/second-part.service.js';
import { drawPart, holdDraw } from '../sampling/draw-part.service.js';
import { SECOND_READER } from './second-reader.operations.js';
import {
  EstimateSecondReaderInput,
  SecondReaderOfRun,
  StartSecondReaderInput,
} from './second-reader.schemas.js';

/**
 * Lets another provider read a part of a completed run, drawn at random, or more of it where it has read a part before. What it reads
 * is paid for once: only comments that are new to the part are asked. Throws NOT_FOUND, CONFLICT while the run or the second reader has not
 * ended, where another second reader has read, and where nothing would be new; VALIDATION and FORBIDDEN as for a run.
 */
export const startSecondReader = verb(
  SECOND_READER.start,
  {
    of: OfRun,
    input: StartSecondReaderInput,
    answer: ['What it has read, and its last run', SecondReaderOfRun],
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, { taskId: runId, ...asked }) => {
    const run = await requireAnalysis(ctx, runId);
    if (run.status !== 'completed') throw conflict(ANALYSES_TEXTS().notCompleted);
    const apiKey = asked.api_key || undefined;
    const provider = chooseProvider(ctx, asked.api_provider, apiKey);
    if (provider.id === run.provider && provider.model === run.model)
      throw conflict(ANALYSES_TEXTS().readsItself(labelOf(provider)));
    const reading = { provider, apiKey, budget: asked.budget, offPeak: asked.off_peak };
    await storeSecondRun(ctx, run, reading, async (trx) => {
      await holdDraw(trx, run.id);
      const runs = await listSecondRuns(trx, [run.id]);
      const other = runs.find((one) => one.provider !== provider.id || one.model !== provider.model);
      if (other !== undefined) throw conflict(ANALYSES_TEXTS().otherSecond(labelOfRun(other)));
      if (runs.some(({ status }) => status !== 'completed')) throw conflict(ANALYSES_TEXTS().secondGoesOn);
      const part = completePart(runs);
      const earlier = part === undefined ? [] : await listPartItems(trx, part.id);
      return await drawPart(trx, run, { size: asked.comments, earlier });
    });
    return await secondReaderOf(ctx, run);
  },
);

/** What it would cost at most to let a provider read this number of comments of a run in all: those that it has read are paid. */
export const estimateSecondReader = verb(
  SECOND_READER.estimate,
  { of: OfRun, input: EstimateSecondReaderInput, answer: ['At most', AnalysisEstimate], expensive: 'answer' },
  async (ctx: AnalyzerContext, { taskId: runId, api_provider, comments }) => {
    const run = await requireAnalysis(ctx, runId);
    const part = completePart(await listSecondRuns(ctx.db, [run.id]));
    const read = part === undefined ? 0 : (await countPart(ctx.db, part.id)).comments;
    const { variables, codebookVersionId } = run;
    const all = await measureStored(ctx, runId);
    const asked = Math.max(0, Math.min(comments, run.totalComments) - read);
    const text_tokens = Math.ceil((all.text_tokens / Math.max(1, all.comments)) * asked);
    return await estimateAnalysis(
      ctx,
      {
        ...{ api_provider, variables, comments: asked, text_tokens, batch_size: run.batchSize },
        ...{ post_content: run.postContent, language: run.language },
      },
      { variables, codebookVersionId },
    );
  },
);

/** The second reader of a run, if it has one. Throws NOT_FOUND. */
export const getSecondReader = verb(
  SECOND_READER.get,
  { of: OfRun, answer: ['What it has read, and its last run', SecondReaderOfRun] },
  async (ctx: AnalyzerContext, { taskId: runId }) => {
    return await secondReaderOf(ctx, await requireAnalysis(ctx, runId));
  },
);

async function secondReaderOf(ctx: AnalyzerContext, run: RunRow): Promise<SecondReaderOfRun> {
  const runs = await listSecondRuns(ctx.db, [run.id]);
  const last = runs.at(-1);
  if (last === undefined) return { second_reader: null };
  const part = completePart(runs);
  const read = part === undefined ? { comments: 0, failed: 0 } : await countPart(ctx.db, part.id);
  return {
    second_reader: {
      api_provider: last.provider,
      provider_label: labelOfRun(last),
      model: last.model,
      comments: read.comments,
      failed_comments: read.failed,
      cost_usd: runs.reduce((sum, { costUsd }) => sum + costUsd, 0),
      task: taskOf(ctx, { ...last, codebook: run.codebook }),
    },
  };
}

/**
 * Removes what the second reader of a run has read, for good; shares then rest on what people read alone. Throws NOT_FOUND. What it
 * answered stays in the cache as long as answers stay there.
 */
export const removeSecondReader = verb(
  SECOND_READER.remove,
  { of: OfRun },
  async (ctx: AnalyzerContext, { taskId: runId }) => {
    const run = await requireAnalysis(ctx, runId);
    const runs = await listSecondRuns(ctx.db, [run.id]);
    const last = runs.at(-1);
    if (last === undefined) return;
    for (const one of runs) await stopRun(ctx, one);
    await inTransaction(ctx.db, async (trx) => {
      await removeSecondRuns({ ...ctx, db: trx }, runs);
      const costUsd = runs.reduce((sum, one) => sum + one.costUsd, 0);
      await recordAudit(trx, ctx, {
        ...{ action: 'update', entity: 'analysis', entityId: run.id, label: run.name || run.fileName },
        before: { secondReader: labelOfRun(last), model: last.model, costUsd },
        after: { secondReader: null },
      });
    });
  },
);
