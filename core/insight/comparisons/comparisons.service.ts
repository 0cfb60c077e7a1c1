import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { SAY, STATUS } from '../../analyzer/analyses.texts.model.js';
import type { AnalysisStatus } from '../../analyzer/analyzer.constants.js';
import type { AnalysisTask } from '../../analyzer/analyzer.schemas.js';
import { getAnalysisStatus, requireAnalysis } from '../../analyzer/analyzer.service.js';
import type { RunRow } from '../../analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analyzer/analyzer-context.js';
import { infoOf } from '../../analyzer/runs/analysis-results.service.js';
import { deletePart, discardAnalysis, restorePart } from '../../analyzer/runs/delete-analysis.service.js';
import { startAnalysis } from '../../analyzer/runs/start-analysis.service.js';
import { recordAudit } from '../../audit/audit.service.js';
import { pinCodebook } from '../../codebooks/run-codebook.service.js';
import { requireRight } from '../../context.js';
import { inTransaction } from '../../db/in-transaction.js';
import { AppError, conflict, notFound } from '../../errors.js';
import { THING } from '../../errors.texts.model.js';
import { readStrata } from '../../estimates/strata.service.js';
import { parseInput } from '../../parse-input.js';
import { compareCommunities } from './compare-rates.js';
import { type Comparison, type ComparisonRecord, StartComparisonInput } from './comparison.schemas.js';
import { summarizeComparison } from './comparison-summary.js';
import * as comparisons from './comparisons.repository.js';

const LIST_LIMIT = 100;

/** Names the community whose file the analyzer refused: its own messages know of one file only. */
async function startSide(side: 'A' | 'B', start: () => Promise<{ task_id: string }>): Promise<string> {
  try {
    return (await start()).task_id;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, SAY().community(side, error.message), {
      cause: error,
      problems: error.problems,
    });
  }
}

/**
 * Starts both runs and ties them together. Throws VALIDATION, with the community named, when a file cannot be read;
 * then neither run stays.
 */
export async function startComparison(
  ctx: AnalyzerContext,
  input: z.input<typeof StartComparisonInput>,
): Promise<{ taskId: string }> {
  requireRight(ctx, 'analyze');
  const { a, b, ...question } = input;
  parseInput(StartComparisonInput, input);
  const common = await pinCodebook(ctx, question);
  const taskA = await startSide('A', () => startAnalysis(ctx, { ...common, ...a }));
  let taskB: string | undefined;
  const comparisonId = randomUUID();
  try {
    taskB = await startSide('B', () => startAnalysis(ctx, { ...common, ...b }));
    await comparisons.insertComparison(ctx.db, {
      comparisonId,
      createdAt: ctx.clock.now(),
      createdByName: ctx.actor.name,
      taskA,
      taskB,
    });
  } catch (error) {
    await discardAnalysis(ctx, taskA);
    if (taskB !== undefined) await discardAnalysis(ctx, taskB);
    throw error;
  }
  return { taskId: comparisonId };
}

/** The state of two runs as one: what is worst counts, done when both are. */
function statusOf(a: AnalysisStatus, b: AnalysisStatus): AnalysisStatus {
  for (const status of ['failed', 'paused', 'running'] as const) {
    if (a === status || b === status) return status;
  }
  return a === 'completed' && b === 'completed' ? 'completed' : a === b ? a : 'running';
}

const communityOf = (row: RunRow) => {
  const info = infoOf(row);
  return {
    taskId: row.analysisId,
    fileName: info.file_name,
    total: info.total_comments,
    failed: info.failed_comments,
    positive: info.positive_comments,
    neutral: info.neutral_comments,
    negative: info.negative_comments,
  };
};

const missingComparison = (taskId: string) => notFound(THING().comparison(taskId.slice(0, 40)));

async function requireComparison(ctx: AnalyzerContext, taskId: string) {
  const row = await comparisons.findComparison(ctx.db, taskId);
  if (row === undefined) throw missingComparison(taskId);
  return row;
}

/** A comparison with its numbers, once both runs have ended. Throws NOT_FOUND. */
export async function getComparison(ctx: AnalyzerContext, taskId: string): Promise<Comparison> {
  requireRight(ctx, 'analyze');
  const row = await requireComparison(ctx, taskId);
  const a = await requireAnalysis(ctx, row.taskA);
  const b = await requireAnalysis(ctx, row.taskB);
  const taskA = await getAnalysisStatus(ctx, { task_id: row.taskA });
  const taskB = await getAnalysisStatus(ctx, { task_id: row.taskB });
  const names = a.variables.map((variable) => variable.name);
  const status = statusOf(a.status, b.status);
  const variables =
    status === 'completed'
      ? compareCommunities(
          names,
          await comparisons.countCommunity(ctx.db, a.id, names),
          await comparisons.countCommunity(ctx.db, b.id, names),
          {
            a: (await readStrata(ctx.db, a)).variables,
            b: (await readStrata(ctx.db, b)).variables,
          },
        )
      : [];
  return {
    taskId,
    status,
    progress: Math.floor((taskA.progress + taskB.progress) / 2),
    errorMessage: taskA.error_message ?? taskB.error_message,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    provider: a.provider,
    providerLabel: infoOf(a).provider_label,
    a: communityOf(a),
    b: communityOf(b),
    summary: status === 'completed' ? summarizeComparison(variables, a.language) : '',
    variables,
  };
}

/** A comparison as a run is told of: both runs' numbers added up. Throws NOT_FOUND. */
export async function getComparisonStatus(ctx: AnalyzerContext, taskId: string): Promise<AnalysisTask> {
  requireRight(ctx, 'analyze');
  const row = await requireComparison(ctx, taskId);
  const a = await getAnalysisStatus(ctx, { task_id: row.taskA });
  const b = await getAnalysisStatus(ctx, { task_id: row.taskB });
  const status = statusOf(a.status, b.status);
  const ends = [a.finished_at, b.finished_at];
  return {
    ...a,
    task_id: taskId,
    status,
    progress: Math.floor((a.progress + b.progress) / 2),
    error_message: a.error_message ?? b.error_message,
    stop_reason: a.stop_reason ?? b.stop_reason,
    // Each of the two runs is resumed by its own id.
    can_resume: false,
    total_comments: a.total_comments + b.total_comments,
    processed_comments: a.processed_comments + b.processed_comments,
    matched_comments: a.matched_comments + b.matched_comments,
    failed_comments: a.failed_comments + b.failed_comments,
    file_name: `${a.file_name}, ${b.file_name}`,
    cost_usd: a.cost_usd + b.cost_usd,
    budget_usd: a.budget_usd === null ? b.budget_usd : a.budget_usd + (b.budget_usd ?? 0),
    waiting_until: a.waiting_until ?? b.waiting_until,
    created_at: row.createdAt.toISOString(),
    finished_at: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
  };
}

/** A finished comparison. Throws NOT_FOUND, and CONFLICT before both runs have ended. */
export async function getComparisonResults(ctx: AnalyzerContext, taskId: string): Promise<Comparison> {
  const comparison = await getComparison(ctx, taskId);
  if (comparison.status !== 'completed') {
    throw conflict(SAY().comparisonIn(taskId, STATUS()[comparison.status]));
  }
  return comparison;
}

/** Comparisons, newest first, at most a hundred. */
export async function listComparisons(ctx: AnalyzerContext): Promise<ComparisonRecord[]> {
  requireRight(ctx, 'analyze');
  const records: ComparisonRecord[] = [];
  for (const row of await comparisons.listComparisonRows(ctx.db, LIST_LIMIT)) {
    const a = await requireAnalysis(ctx, row.taskA);
    const b = await requireAnalysis(ctx, row.taskB);
    const taskA = await getAnalysisStatus(ctx, { task_id: row.taskA });
    const taskB = await getAnalysisStatus(ctx, { task_id: row.taskB });
    records.push({
      taskId: row.comparisonId,
      status: statusOf(a.status, b.status),
      progress: Math.floor((taskA.progress + taskB.progress) / 2),
      createdAt: row.createdAt.toISOString(),
      createdBy: row.createdByName,
      a: a.fileName,
      b: b.fileName,
      variables: a.variables.map((variable) => variable.name),
    });
  }
  return records;
}

/** How the audit log names a comparison. */
const subjectOf = (row: comparisons.ComparisonWithTasks, a: RunRow, b: RunRow) =>
  ({ entity: 'comparison', entityId: row.id, label: `${a.fileName} / ${b.fileName}` }) as const;
const auditedOf = (row: comparisons.ComparisonWithTasks) => ({
  comparisonId: row.comparisonId,
  createdBy: row.createdByName,
  runs: [row.taskA, row.taskB],
});

/** Deletes a comparison with both of its runs; for RESTORE_DAYS `restoreComparison` undoes it. Throws NOT_FOUND. */
export async function deleteComparison(ctx: AnalyzerContext, taskId: string): Promise<void> {
  requireRight(ctx, 'analyze');
  await inTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const row = await requireComparison(within, taskId);
    const at = ctx.clock.now();
    const a = await deletePart(within, row.taskA, at);
    const b = await deletePart(within, row.taskB, at);
    await recordAudit(trx, ctx, {
      action: 'delete',
      ...subjectOf(row, a, b),
      before: auditedOf(row),
      at,
    });
  });
}

/**
 * Undoes the delete of a comparison, or of one of its runs; a comparison that is there stays as it is. Throws NOT_FOUND
 * when there is none, or it was deleted more than RESTORE_DAYS ago.
 */
export async function restoreComparison(ctx: AnalyzerContext, taskId: string): Promise<Comparison> {
  requireRight(ctx, 'analyze');
  await inTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const row = await comparisons.findComparison(trx, taskId, { deleted: true });
    if (row === undefined) throw missingComparison(taskId);
    const a = await restorePart(within, row.taskA);
    const b = await restorePart(within, row.taskB);
    if (!a.isRestored && !b.isRestored) return;
    await recordAudit(trx, ctx, {
      action: 'restore',
      ...subjectOf(row, a.row, b.row),
      after: auditedOf(row),
    });
  });
  return await getComparison(ctx, taskId);
}
