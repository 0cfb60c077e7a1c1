import { REPORT_LANGUAGES } from '../../analysis/analyzer/analyzer.constants.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { requireRight } from '../../context.js';
import { startComparison } from '../../judging/insight/comparisons/start-comparison.service.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { currentLanguage } from '../../platform/language/language.model.js';
import { verb } from '../../platform/operations/verb.js';
import { SAMPLE } from './sample.operations.js';
import { hasRun, listSampleRuns, removeSampleRows } from './sample.repository.js';
import { Sample } from './sample.schemas.js';
import {
  SAMPLE_COMMUNITIES,
  SAMPLE_POST,
  SAMPLE_VARIABLES,
  sampleComments,
} from './sample-comments.model.js';

/** The ids of run and comparison: there is one sample at a time, and it is known by them. */
const THE_SAMPLE: Sample = { taskId: 'sample', comparisonId: 'sample' };
const FILE = 'sample-comments.json';

/** The sample comments, if they are here. */
export async function findSample(ctx: AnalyzerContext): Promise<Sample | null> {
  requireRight(ctx, 'analyze');
  return (await hasRun(ctx.db, THE_SAMPLE.taskId)) ? THE_SAMPLE : null;
}

/**
 * Analyses 2,000 invented comments with the local engine, and compares their two communities: something to look at before
 * there is a file of one's own. Where they are already, they stay as they are.
 */
export const addSample = verb(
  SAMPLE.add,
  { answer: ['Where they are', Sample], makes: true, expensive: 'answer' },
  async (ctx: AnalyzerContext) => {
    if ((await findSample(ctx)) !== null) return THE_SAMPLE;
    // What is left of one that was deleted by hand would hold its id.
    await clear(ctx);
    const comments = sampleComments(ctx.clock.now());
    const asked = {
      variables: SAMPLE_VARIABLES,
      api_provider: 'local' as const,
      post_content: SAMPLE_POST,
      // As written, reasons are Chinese.
      language: REPORT_LANGUAGES.find((one) => one === currentLanguage()) ?? ('zh' as const),
    };
    await startAnalysis(ctx, { ...asked, comments_data: comments, file_name: FILE }, undefined, {
      runId: THE_SAMPLE.taskId,
      name: FILE,
      async alsoStore() {},
    });
    const sides = SAMPLE_COMMUNITIES.map((name) => ({
      name,
      file_name: `${name}.json`,
      comments_data: comments.filter(({ community }) => community === name),
    }));
    await startComparison(ctx, { ...asked, sides }, THE_SAMPLE.comparisonId);
    return THE_SAMPLE;
  },
);

/** The ids of its runs, those of the two communities among them. */
export async function listSampleIds(ctx: AnalyzerContext): Promise<string[]> {
  requireRight(ctx, 'analyze');
  const runs = await listSampleRuns(ctx.db, THE_SAMPLE.taskId, THE_SAMPLE.comparisonId);
  return runs.map(({ analysisId }) => analysisId);
}

async function clear(ctx: AnalyzerContext): Promise<number> {
  const runs = await listSampleRuns(ctx.db, THE_SAMPLE.taskId, THE_SAMPLE.comparisonId);
  await inTransaction(ctx.db, (trx) =>
    removeSampleRows(
      trx,
      runs.map(({ id }) => id),
      THE_SAMPLE.comparisonId,
    ),
  );
  for (const { analysisId: runId } of runs) ctx.analyzer.changes.emit('change', runId);
  return runs.length;
}

/**
 * Removes the sample comments for good, in whatever state they are: their runs and those made of them, their comparison,
 * and what people said of texts that no other run has. Only the audit tells that they were here.
 */
export const removeSample = verb(SAMPLE.remove, {}, async (ctx: AnalyzerContext) => {
  const runs = await clear(ctx);
  if (runs === 0) return;
  await recordAudit(ctx.db, ctx, {
    action: 'delete',
    entity: 'analysis',
    entityId: null,
    label: FILE,
  });
});
