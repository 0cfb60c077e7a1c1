import type { z } from 'zod';
import { requireRight } from '../../../context.js';
import { conflict } from '../../../errors.js';
import { parseInput } from '../../../parse-input.js';
import { recordAudit } from '../../../platform/audit/audit.service.js';
import { restorableSince } from '../../../platform/audit/undo.model.js';
import { inTransaction } from '../../../platform/db/in-transaction.js';
import { SAY, STATUS } from '../../../platform/texts/analyses.texts.model.js';
import { AnalysisIdInput, type AnalysisTask } from '../analyzer.schemas.js';
import { missingAnalysis, requireAnalysis, stopRun, taskOf } from '../analyzer.service.js';
import type { RunRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import {
  findAnalysis,
  findRestorableAnalysis,
  removeAnalysis,
  setAnalysisDeleted,
} from './analyses.repository.js';
import { listSecondRuns } from './second-runs.repository.js';

/** How the audit log names a run, and what it tells of it: above all whose it was, since analysts share them. */
const subjectOf = (row: RunRow) => ({ entity: 'analysis', entityId: row.id, label: row.fileName }) as const;
const auditedOf = (row: RunRow) => ({
  analysisId: row.analysisId,
  createdBy: row.createdByName,
  uploadDate: row.uploadDate.toISOString(),
  provider: row.provider,
  comments: row.totalComments,
  costUsd: row.costUsd,
});

/** Deletes a run; for RESTORE_DAYS `restoreAnalysis` undoes it. Throws NOT_FOUND, CONFLICT while it runs. */
export async function deleteAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof AnalysisIdInput>,
): Promise<void> {
  requireRight(ctx, 'analyze');
  const { task_id: id } = parseInput(AnalysisIdInput, input);
  await inTransaction(ctx.db, async (trx) => {
    const row = await requireAnalysis({ ...ctx, db: trx }, id);
    const at = ctx.clock.now();
    if (!(await setAnalysisDeleted(trx, row.id, at))) {
      const { status } = await requireAnalysis({ ...ctx, db: trx }, id);
      throw conflict(SAY().cancelFirst(id, STATUS()[status]));
    }
    // What its second reader has read goes and comes back with it.
    for (const second of await listSecondRuns(trx, [row.id])) await stopRun({ ...ctx, db: trx }, second);
    await recordAudit(trx, ctx, { action: 'delete', ...subjectOf(row), before: auditedOf(row), at });
  });
  ctx.analyzer.keys.delete(id);
}

/**
 * Undoes a delete; a run that is there stays as it is. Throws NOT_FOUND when there is none, or it was deleted more than
 * RESTORE_DAYS ago.
 */
export async function restoreAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof AnalysisIdInput>,
): Promise<AnalysisTask> {
  requireRight(ctx, 'analyze');
  const { task_id: id } = parseInput(AnalysisIdInput, input);
  await inTransaction(ctx.db, async (trx) => {
    const { row, isRestored } = await restorePart({ ...ctx, db: trx }, id);
    if (isRestored)
      await recordAudit(trx, ctx, { action: 'restore', ...subjectOf(row), after: auditedOf(row) });
  });
  return taskOf(ctx, await requireAnalysis(ctx, id));
}

/** Deletes a run that is a part of something else, of which the audit tells; it is stopped first. */
export async function deletePart(ctx: AnalyzerContext, analysisId: string, at: Date): Promise<RunRow> {
  const row = await requireAnalysis(ctx, analysisId);
  await stopRun(ctx, row);
  await setAnalysisDeleted(ctx.db, row.id, at);
  ctx.analyzer.keys.delete(analysisId);
  return row;
}

/** Undoes the delete of a run that is a part of something else, of which the audit tells. Throws NOT_FOUND. */
export async function restorePart(
  ctx: AnalyzerContext,
  analysisId: string,
): Promise<{ row: RunRow; isRestored: boolean }> {
  const row = await findRestorableAnalysis(ctx.db, analysisId, restorableSince(ctx.clock.now()));
  if (row === undefined) throw missingAnalysis(analysisId);
  return { row, isRestored: await setAnalysisDeleted(ctx.db, row.id, null) };
}

/** Removes a run for good, in whatever state it is, because what it was started for has failed. */
export async function discardAnalysis(ctx: AnalyzerContext, analysisId: string): Promise<void> {
  const row = await findAnalysis(ctx.db, analysisId);
  if (row === undefined) return;
  await removeAnalysis(ctx.db, row.id);
  ctx.analyzer.keys.delete(analysisId);
  ctx.analyzer.changes.emit('change', analysisId);
}
