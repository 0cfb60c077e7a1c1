import type { z } from 'zod';
import { conflict } from '../../../errors.js';
import { THING_NAMES } from '../../../errors.texts.model.js';
import { parseInput } from '../../../parse-input.js';
import { restorableSince } from '../../../platform/audit/undo.model.js';
import { recordsOf } from '../../../platform/records/records.js';
import { ANALYSES_TEXTS, STATUS } from '../../../platform/texts/analyses.texts.model.js';
import { AnalysisIdInput, type AnalysisTask } from '../analyzer.schemas.js';
import { requireAnalysis, stopRun, taskOf } from '../analyzer.service.js';
import type { RunRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { findAnalysis, removeAnalysis, setAnalysisDeleted } from './analyses.repository.js';
import { listSecondRuns } from './second-runs.repository.js';

const runs = recordsOf({
  entity: 'analysis',
  right: 'analyze',
  find: findAnalysis,
  thing: (id: string) => THING_NAMES().analysis(id.slice(0, 40)),
  labelOf: ({ fileName }) => fileName,
  /** Above all whose it was, since analysts share them. */
  facts: (row) => ({
    analysisId: row.analysisId,
    createdBy: row.createdByName,
    uploadDate: row.uploadDate.toISOString(),
    provider: row.provider,
    comments: row.totalComments,
    costUsd: row.costUsd,
  }),
});

/** Deletes a run; for RESTORE_DAYS `restoreAnalysis` undoes it. Throws NOT_FOUND, CONFLICT while it runs. */
export async function deleteAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof AnalysisIdInput>,
): Promise<void> {
  const { task_id } = parseInput(AnalysisIdInput, input);
  await runs.delete(ctx, task_id, async (trx, { id, status }, at) => {
    if (!(await setAnalysisDeleted(trx, id, at)))
      throw conflict(ANALYSES_TEXTS().cancelFirst(task_id, STATUS()[status]));
    // What its second reader has read goes and comes back with it.
    for (const second of await listSecondRuns(trx, [id])) await stopRun({ ...ctx, db: trx }, second);
  });
  ctx.analyzer.keys.delete(task_id);
}

/**
 * Undoes a delete; a run that is there stays as it is. Throws NOT_FOUND when there is none, or it was deleted more than
 * RESTORE_DAYS ago.
 */
export async function restoreAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof AnalysisIdInput>,
): Promise<AnalysisTask> {
  const { task_id } = parseInput(AnalysisIdInput, input);
  await runs.restore(ctx, task_id, (trx, { id }) => setAnalysisDeleted(trx, id, null));
  return taskOf(ctx, await requireAnalysis(ctx, task_id));
}

/** Deletes a run that is a part of something else, of which the audit tells; it is stopped first. */
export async function deletePart(ctx: AnalyzerContext, runId: string, at: Date): Promise<RunRow> {
  const row = await requireAnalysis(ctx, runId);
  await stopRun(ctx, row);
  await setAnalysisDeleted(ctx.db, row.id, at);
  ctx.analyzer.keys.delete(runId);
  return row;
}

/** Undoes the delete of a run that is a part of something else, of which the audit tells. Throws NOT_FOUND. */
export async function restorePart({ db, clock }: AnalyzerContext, runId: string): Promise<void> {
  const { id } = await runs.require(db, runId, { since: restorableSince(clock.now()) });
  await setAnalysisDeleted(db, id, null);
}

/** Removes a run for good, in whatever state it is, because what it was started for has failed. */
export async function discardAnalysis(ctx: AnalyzerContext, runId: string): Promise<void> {
  const row = await findAnalysis(ctx.db, runId);
  if (row === undefined) return;
  await removeAnalysis(ctx.db, row.id);
  ctx.analyzer.keys.delete(runId);
  ctx.analyzer.changes.emit('change', runId);
}
