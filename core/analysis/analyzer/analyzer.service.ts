import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { requireRight } from '../../context.js';
import { AppError, conflict, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { asWritten } from '../../platform/language/caller-language.js';
import { ANALYSES_TEXTS, STATUS } from '../../platform/texts/analyses.texts.model.js';
import { canResume, progressOf } from './analyzer.model.js';
import {
  AnalysisIdInput,
  AnalysisListInput,
  type AnalysisRecord,
  type AnalysisTask,
  type ProviderInfo,
  ResumeAnalysisInput,
} from './analyzer.schemas.js';
import type { AnalysisRow, RunRow } from './analyzer.table.js';
import type { AnalyzerContext } from './analyzer-context.js';
import { FAILURE, retoldFailure } from './failures.texts.model.js';
import { destinationText } from './providers/destination.texts.model.js';
import { labelOf, labelOfRun, readByOf } from './providers/reader.js';
import {
  findAnalyses,
  findAnalysis,
  findRunOrSecond,
  listAnalysisRows,
  moveAnalysis,
  reopenFailed,
  setQuestion,
} from './runs/analyses.repository.js';
import { notifyWorkers } from './runs/workers.repository.js';
import { mixedUpOf, toldSummary } from './told-reasons.js';

export const missingAnalysis = (runId: string) => notFound(THING_NAMES().analysis(runId.slice(0, 40)));

/** The run, or NOT_FOUND. For the analyzer's own verbs. */
export async function requireAnalysis(ctx: AnalyzerContext, runId: string): Promise<RunRow> {
  const row = await findAnalysis(ctx.db, runId);
  if (row === undefined) throw missingAnalysis(runId);
  return row;
}

/** The run, also one of a second reader, or NOT_FOUND: what is going on can be seen, ended and gone on with. */
async function requireStarted(ctx: AnalyzerContext, runId: string): Promise<RunRow> {
  const row = await findRunOrSecond(ctx.db, runId);
  if (row === undefined) throw missingAnalysis(runId);
  return row;
}

/** The runs of these ids, in their order, by one statement; NOT_FOUND when one is missing. For the analyzer's own verbs. */
export async function requireAnalyses(ctx: AnalyzerContext, runIds: readonly string[]): Promise<RunRow[]> {
  const rows = new Map((await findAnalyses(ctx.db, runIds)).map((row) => [row.analysisId, row]));
  return runIds.map((id) => {
    const row = rows.get(id);
    if (row === undefined) throw missingAnalysis(id);
    return row;
  });
}

/** A run has looked for what a codebook says that was made of it: from now on it is one of its runs. */
export const adoptQuestion = setQuestion;

const SETTLE_MS = 20;

const timeOf = (date: Date | null) => date?.toISOString() ?? null;
const progressOfRow = (row: AnalysisRow) => progressOf(row.status, row.doneComments, row.totalComments);

export function taskOf({ analyzer }: AnalyzerContext, row: RunRow): AnalysisTask {
  const isWaiting = row.offPeak && (row.status === 'pending' || row.status === 'running');
  const peakPricingUntil = isWaiting
    ? analyzer.providers.find(row.provider)?.peakPricingUntil?.()
    : undefined;
  return {
    id: row.analysisId,
    task_id: row.analysisId,
    status: row.status,
    progress: progressOfRow(row),
    error_message: row.errorMessage === null ? null : retoldFailure(row.errorMessage),
    stop_reason: row.stopReason,
    can_resume: canResume(row.status, row.failedComments),
    total_comments: row.totalComments,
    processed_comments: row.doneComments,
    matched_comments: row.matchedComments,
    failed_comments: row.failedComments,
    ...mixedUpOf(row),
    api_provider: row.provider,
    ...readByOf(row),
    model: row.model,
    file_name: row.fileName,
    name: row.name || row.fileName,
    pinned: row.pinnedAt !== null,
    codebook: row.codebook,
    cost_usd: row.costUsd,
    budget_usd: row.budgetUsd,
    waiting_until: timeOf(peakPricingUntil ?? null),
    created_at: row.uploadDate.toISOString(),
    started_at: timeOf(row.startedAt),
    finished_at: timeOf(row.finishedAt),
  };
}

function recordOf(row: RunRow): AnalysisRecord {
  return {
    id: row.id,
    analysisId: row.analysisId,
    uploadDate: row.uploadDate.toISOString(),
    fileName: row.fileName,
    name: row.name || row.fileName,
    pinned: row.pinnedAt !== null,
    status: row.status,
    totalComments: row.totalComments,
    positiveComments: row.positiveComments,
    negativeComments: row.negativeComments,
    neutralComments: row.neutralComments,
    overallSentiment: row.overallSentiment,
    aiInsights: row.aiInsights === null ? null : toldSummary(row),
    processingTime: row.processingTime,
    progress: progressOfRow(row),
    errorMessage: row.errorMessage === null ? null : retoldFailure(row.errorMessage),
    stopReason: row.stopReason,
    matchedComments: row.matchedComments,
    failedComments: row.failedComments,
    provider: row.provider,
    providerLabel: labelOfRun(row),
    model: row.model,
    variables: row.variables.map((variable) => variable.name),
    codebook: row.codebook,
    costUsd: row.costUsd,
    createdBy: row.createdByName,
  };
}

/** State and progress of a run. Throws NOT_FOUND. */
export async function getAnalysisStatus(
  ctx: AnalyzerContext,
  input: z.input<typeof AnalysisIdInput>,
): Promise<AnalysisTask> {
  requireRight(ctx, 'analyze');
  const { task_id: id } = parseInput(AnalysisIdInput, input);
  return taskOf(ctx, await requireStarted(ctx, id));
}

/** The state of a run once it has ended or paused, or as it is after `timeoutMs`. Throws NOT_FOUND. */
export async function waitForAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof AnalysisIdInput>,
  timeoutMs: number,
): Promise<AnalysisTask> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const task = await getAnalysisStatus(ctx, input);
    const leftMs = deadline - performance.now();
    if ((task.status !== 'pending' && task.status !== 'running') || leftMs <= 0) return task;
    await nextChange(ctx, input.task_id, Math.min(leftMs, 250));
    // Many batches may end within a moment; looking at each would only slow them down.
    await sleep(SETTLE_MS);
  }
}

/** Something of the run was stored here, or `timeoutMs` have gone: another server may be the one that stores it. */
function nextChange({ analyzer }: AnalyzerContext, runId: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      analyzer.changes.off('change', onChange);
      resolve();
    };
    const onChange = (changed: string) => {
      if (changed === runId) settle();
    };
    const timer = setTimeout(settle, timeoutMs);
    analyzer.changes.on('change', onChange);
  });
}

/** Runs, newest first: all of them, or `limit` of those after the run with the id `after`; `mine` are the caller's own. */
export async function listAnalyses(
  ctx: AnalyzerContext,
  input: z.input<typeof AnalysisListInput> = {},
): Promise<AnalysisRecord[]> {
  requireRight(ctx, 'analyze');
  const { limit, after, status, mine, search, order } = parseInput(AnalysisListInput, input);
  const { userId, name } = ctx.actor;
  const by = mine === true ? { userId, name } : undefined;
  const rows = await listAnalysisRows(ctx.db, {
    limit,
    before: after,
    status,
    by,
    search: search === '' ? undefined : search,
    pinnedFirst: order === 'pinned',
  });
  return rows.map(recordOf);
}

/** Ends a run that is not over, as cancelled; says whether it was so. */
export async function stopRun(
  ctx: AnalyzerContext,
  { id, analysisId: runId }: AnalysisRow,
): Promise<boolean> {
  const isStopped = await moveAnalysis(ctx.db, id, ['pending', 'running', 'paused'], {
    status: 'failed',
    stopReason: 'cancelled',
    errorMessage: asWritten(() => FAILURE().cancelled(ctx.actor.name)),
    finishedAt: ctx.clock.now(),
  });
  ctx.analyzer.changes.emit('change', runId);
  return isStopped;
}

/** Ends a run before its time: it has failed, as cancelled, and can be resumed. Throws NOT_FOUND, CONFLICT when over. */
export async function cancelAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof AnalysisIdInput>,
): Promise<AnalysisTask> {
  requireRight(ctx, 'analyze');
  const { task_id: id } = parseInput(AnalysisIdInput, input);
  const row = await requireStarted(ctx, id);
  if (!(await stopRun(ctx, row))) throw conflict(ANALYSES_TEXTS().alreadyIn(id, STATUS()[row.status]));
  return taskOf(ctx, await requireStarted(ctx, id));
}

/**
 * Goes on with a run that is paused, cancelled or failed; nothing that is done is done again. Comments that failed are
 * asked once more, also those of a completed run. A new `api_key` or `budget` takes the old one's place. A key that came
 * with a request is spent only for the user who gave it: FORBIDDEN for others without a key of their own, and for all
 * where the server's policy does not allow the provider any more.
 */
export async function resumeAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof ResumeAnalysisInput>,
): Promise<AnalysisTask> {
  requireRight(ctx, 'analyze');
  const { task_id: id, api_key: apiKey, budget } = parseInput(ResumeAnalysisInput, input);
  const row = await requireStarted(ctx, id);
  if (!canResume(row.status, row.failedComments))
    throw conflict(ANALYSES_TEXTS().isIn(id, STATUS()[row.status]));
  const { keys, providers } = ctx.analyzer;
  providers.requireAllowed(row.provider);
  const kept = keys.get(id);
  if (apiKey === undefined && kept !== undefined && kept.givenBy !== ctx.actor.userId) {
    throw new AppError('FORBIDDEN', ANALYSES_TEXTS().othersKey(id, row.createdByName));
  }
  const hasKey =
    apiKey !== undefined || kept !== undefined || providers.find(row.provider)?.isConfigured === true;
  if (!hasKey) throw conflict(ANALYSES_TEXTS().needsKey(id, labelOfRun(row)));
  if (apiKey !== undefined) keys.set(id, { key: apiKey, givenBy: ctx.actor.userId });
  await ctx.db.transaction().execute(async (trx) => {
    const isMoved = await moveAnalysis(trx, row.id, [row.status], {
      status: row.startedAt === null ? 'pending' : 'running',
      stopReason: null,
      errorMessage: null,
      finishedAt: null,
      keyHolder: keys.has(id) ? ctx.analyzer.owner : null,
      ...(budget === undefined ? {} : { budgetUsd: budget }),
    });
    if (!isMoved) throw conflict(ANALYSES_TEXTS().changedMeanwhile(id));
    await reopenFailed(trx, row.id);
    await notifyWorkers(trx);
  });
  ctx.analyzer.wake();
  return taskOf(ctx, await requireStarted(ctx, id));
}

/** The providers that may be used on this server, with who gets the comments. */
export async function listProviders(ctx: AnalyzerContext): Promise<ProviderInfo[]> {
  requireRight(ctx, 'analyze');
  const { providers } = ctx.analyzer;
  const allowed = providers.list().filter(({ id }) => providers.isAllowed(id));
  await Promise.all(allowed.map((provider) => provider.findPlace?.()));
  return allowed.map((provider) => ({
    id: provider.id,
    label: labelOf(provider),
    model: provider.model,
    available: provider.isConfigured,
    takesKey: provider.takesKey,
    needsKey: provider.takesKey && !provider.isConfigured,
    paid: provider.isPaid,
    isDefault: provider.id === ctx.config.defaultProvider,
    address: provider.address,
    place: provider.place ?? null,
    destination: destinationText(provider),
  }));
}
