import type { z } from 'zod';
import type { AnalysisStatus } from '../../../analysis/analyzer/analyzer.constants.js';
import { progressOf } from '../../../analysis/analyzer/analyzer.model.js';
import type { AnalysisTask } from '../../../analysis/analyzer/analyzer.schemas.js';
import { getAnalysisStatus, requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { deletePart, restorePart } from '../../../analysis/analyzer/runs/delete-analysis.service.js';
import { requireRight } from '../../../context.js';
import { conflict, invalid } from '../../../errors.js';
import { THING_NAMES } from '../../../errors.texts.model.js';
import { parseInput } from '../../../parse-input.js';
import { currentLanguage } from '../../../platform/language/language.model.js';
import { recordsOf } from '../../../platform/records/records.js';
import { ANALYSES_TEXTS, STATUS } from '../../../platform/texts/analyses.texts.model.js';
import { infoOf } from '../../results/analysis-results.service.js';
import { compareRuns, type SideRuns, sideOf } from './compare-runs.service.js';
import { findSame } from './compared-variables.js';
import {
  type Comparison,
  ComparisonInput,
  type ComparisonRecord,
  UpdateComparisonInput,
} from './comparison.schemas.js';
import { summarizeComparison } from './comparison-summary.js';
import * as comparisons from './comparisons.repository.js';

const LIST_LIMIT = 100;

/** The state of several runs as one: what is worst counts, done when all are. */
function statusOf(statuses: readonly AnalysisStatus[]): AnalysisStatus {
  for (const status of ['failed', 'paused', 'running'] as const) {
    if (statuses.includes(status)) return status;
  }
  const [first] = statuses;
  return first !== undefined && statuses.every((status) => status === first) ? first : 'running';
}

const meanOf = (values: readonly number[]) =>
  Math.floor(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));

/** The public ids of the runs of a side. */
const idsOfRuns = ({ taskId, extraTaskId }: comparisons.SideWithRuns): string[] =>
  extraTaskId === null ? [taskId] : [taskId, extraTaskId];

export const comparisonRecords = recordsOf({
  entity: 'comparison',
  right: 'analyze',
  find: comparisons.findComparison,
  thing: (runId: string) => THING_NAMES().comparison(runId.slice(0, 40)),
  labelOf: ({ sides }) => sides.map(({ name }) => name).join(' / '),
  facts: ({ comparisonId, createdByName, sides }) => ({
    comparisonId,
    createdBy: createdByName,
    runs: sides.flatMap(idsOfRuns),
  }),
});

/** Throws NOT_FOUND. */
export const requireComparison = ({ db }: AnalyzerContext, runId: string) =>
  comparisonRecords.require(db, runId);

/** The runs of a comparison's sides. */
export async function runsOfSides(
  ctx: AnalyzerContext,
  { sides, variables }: comparisons.ComparisonWithSides,
): Promise<SideRuns[]> {
  const all: SideRuns[] = [];
  for (const { name, taskId: runId, extraTaskId: extraRunId } of sides) {
    const run = await requireAnalysis(ctx, runId);
    const extra = extraRunId === null ? null : await requireAnalysis(ctx, extraRunId);
    const found = variables.map((variable) => {
      const own = findSame(variable, run.variables);
      return { run: own === undefined ? (extra ?? run) : run, name: own?.name ?? variable.name };
    });
    all.push({ name, run, extra, found });
  }
  return all;
}

/** A comparison with its numbers, once all runs have ended. Throws NOT_FOUND, VALIDATION. */
export async function getComparison(
  ctx: AnalyzerContext,
  runId: string,
  input: z.input<typeof ComparisonInput> = {},
): Promise<Comparison> {
  requireRight(ctx, 'analyze');
  const { copies = 'all', time: withTime = false, basis } = parseInput(ComparisonInput, input);
  const row = await requireComparison(ctx, runId);
  // The runs are read after their state: those of a comparison that has ended have ended.
  const { status, tasks } = await statusOfRuns(ctx, row);
  const sides = await runsOfSides(ctx, row);
  const names = row.variables.map(({ name }) => name);
  const { shown, variables, turning } =
    status === 'completed'
      ? await compareRuns(ctx, sides, names, { isOnce: copies === 'once', withTime, basis })
      : { shown: sides.map((side) => sideOf(side)), variables: [], turning: [] };
  const isCorrected = variables.some(({ raw }) => raw.basis === 'corrected');
  const usual = isCorrected ? 'corrected' : 'machine';
  const shownBasis = copies === 'once' ? 'machine' : (basis ?? usual);
  const [first] = sides;
  const runs = sides.flatMap(({ run, extra }) => (extra === null ? [run] : [run, extra]));
  const labels = [...new Set(runs.map((run) => infoOf(run).provider_label))];
  const language = currentLanguage();
  return {
    taskId: runId,
    status,
    progress: meanOf(tasks.map(({ progress }) => progress)),
    errorMessage: tasks.find((task) => task.error_message !== null)?.error_message ?? null,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    provider: first?.run.provider ?? 'local',
    providerLabel: labels.join(', '),
    isMixed: new Set(runs.map(({ provider, model }) => `${provider} ${model}`)).size > 1,
    copies,
    basis: shownBasis,
    sides: shown,
    summary:
      status === 'completed'
        ? summarizeComparison(
            shown.map(({ name }) => name),
            variables,
            language === 'written' ? row.language : language,
            shownBasis,
          )
        : '',
    variables,
    turning,
  };
}

async function statusOfRuns(ctx: AnalyzerContext, { sides }: comparisons.ComparisonWithSides) {
  const tasks: AnalysisTask[] = [];
  for (const task_id of sides.flatMap(idsOfRuns)) tasks.push(await getAnalysisStatus(ctx, { task_id }));
  return { tasks, status: statusOf(tasks.map(({ status }) => status)) };
}

/** A comparison in the shape of a run's report: all runs' numbers added up. Throws NOT_FOUND. */
export async function getComparisonStatus(ctx: AnalyzerContext, runId: string): Promise<AnalysisTask> {
  requireRight(ctx, 'analyze');
  const row = await requireComparison(ctx, runId);
  const { tasks, status } = await statusOfRuns(ctx, row);
  const sum = (of: (task: AnalysisTask) => number) => tasks.reduce((total, task) => total + of(task), 0);
  const ends = tasks.map(({ finished_at }) => finished_at);
  const budgets = tasks.flatMap(({ budget_usd }) => budget_usd ?? []);
  return {
    // There are two sides at least.
    ...(tasks[0] as AnalysisTask),
    task_id: runId,
    status,
    progress: meanOf(tasks.map(({ progress }) => progress)),
    error_message: tasks.find((task) => task.error_message !== null)?.error_message ?? null,
    stop_reason: tasks.find((task) => task.stop_reason !== null)?.stop_reason ?? null,
    // Each of the runs is resumed by its own id.
    can_resume: false,
    total_comments: sum((task) => task.total_comments),
    processed_comments: sum((task) => task.processed_comments),
    matched_comments: sum((task) => task.matched_comments),
    failed_comments: sum((task) => task.failed_comments),
    mixed_up_comments: sum((task) => task.mixed_up_comments),
    mixed_up_cost_usd: sum((task) => task.mixed_up_cost_usd),
    mixed_up_note: tasks.flatMap(({ mixed_up_note }) => mixed_up_note ?? []).join(' ') || null,
    file_name: row.sides.map(({ name }) => name).join(', '),
    cost_usd: sum((task) => task.cost_usd),
    budget_usd: budgets.length === 0 ? null : budgets.reduce((total, budget) => total + budget, 0),
    waiting_until: tasks.find((task) => task.waiting_until !== null)?.waiting_until ?? null,
    created_at: row.createdAt.toISOString(),
    finished_at: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
  };
}

/** A finished comparison. Throws NOT_FOUND, VALIDATION, and CONFLICT before all runs have ended. */
export async function getComparisonResults(
  ctx: AnalyzerContext,
  runId: string,
  input: z.input<typeof ComparisonInput> = {},
): Promise<Comparison> {
  const comparison = await getComparison(ctx, runId, input);
  if (comparison.status !== 'completed') {
    throw conflict(ANALYSES_TEXTS().comparisonIn(runId, STATUS()[comparison.status]));
  }
  return comparison;
}

function recordOf(row: comparisons.ComparisonWithSides): ComparisonRecord {
  const runs = row.sides.flatMap((side) => {
    const { status, extraStatus, doneComments, extraDoneComments, totalComments: total } = side;
    const run = { status, done: doneComments, total };
    return extraStatus === null ? [run] : [run, { status: extraStatus, done: extraDoneComments ?? 0, total }];
  });
  return {
    taskId: row.comparisonId,
    status: statusOf(runs.map(({ status }) => status)),
    progress: meanOf(runs.map(({ status, done, total }) => progressOf(status, done, total))),
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    sides: row.sides.map(({ name }) => name),
    variables: row.variables.map(({ name }) => name),
  };
}

/** Comparisons, newest first, at most a hundred. */
export async function listComparisons(ctx: AnalyzerContext): Promise<ComparisonRecord[]> {
  requireRight(ctx, 'analyze');
  return (await comparisons.listComparisonRows(ctx.db, LIST_LIMIT)).map(recordOf);
}

/** Gives the sides other names. Throws NOT_FOUND, VALIDATION unless there is a name for each. */
export async function updateComparison(
  ctx: AnalyzerContext,
  runId: string,
  input: UpdateComparisonInput,
): Promise<Comparison> {
  const { names } = parseInput(UpdateComparisonInput, input);
  await comparisonRecords.change(ctx, runId, async (trx, { id, sides }) => {
    if (names.length !== sides.length) throw invalid(ANALYSES_TEXTS().namesOfAll(sides.length));
    await comparisons.setSideNames(trx, id, names);
    return { before: { names: sides.map(({ name }) => name) }, after: { names } };
  });
  return await getComparison(ctx, runId);
}

/**
 * Deletes a comparison with the runs that were started for it, but for those that another comparison has too; for
 * RESTORE_DAYS `restoreComparison` undoes it. Throws NOT_FOUND.
 */
export async function deleteComparison(ctx: AnalyzerContext, runId: string): Promise<void> {
  await comparisonRecords.delete(ctx, runId, async (trx, { id }, at) => {
    const within = { ...ctx, db: trx };
    for (const run of await comparisons.listOwnRuns(trx, id)) await deletePart(within, run, at);
    await comparisons.setComparisonDeleted(trx, id, at);
  });
}

/**
 * Undoes the delete of a comparison, or of one of its runs; a comparison that is there stays as it is. Throws NOT_FOUND
 * when there is none, or it was deleted more than RESTORE_DAYS ago.
 */
export async function restoreComparison(ctx: AnalyzerContext, runId: string): Promise<Comparison> {
  await comparisonRecords.restore(ctx, runId, async (trx, { id, sides }) => {
    for (const run of sides.flatMap(idsOfRuns)) await restorePart({ ...ctx, db: trx }, run);
    await comparisons.setComparisonDeleted(trx, id, null);
  });
  return await getComparison(ctx, runId);
}
