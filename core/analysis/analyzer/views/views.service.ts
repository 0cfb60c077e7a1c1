import { randomUUID } from 'node:crypto';
import { requireRight, type ServiceContext } from '../../../context.js';
import { invalid } from '../../../errors.js';
import { parseInput } from '../../../parse-input.js';
import { comparedName } from '../../../platform/records/compared-name.model.js';
import { namedRecords } from '../../../platform/records/named-records.js';
import { requireAnalysis } from '../analyzer.service.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import type { CommentFilter } from '../overview/comment-filter.schemas.js';
import { MAX_VIEWS } from './views.constants.js';
import {
  findView,
  insertView,
  listViewRows,
  lockRun,
  type RunViewOfRun,
  updateView,
} from './views.repository.js';
import { type RunView, SaveRunViewInput, UpdateRunViewInput } from './views.schemas.js';
import { VIEWS_TEXTS } from './views.texts.model.js';

const viewOf = (row: RunViewOfRun): RunView => ({
  viewId: row.viewId,
  taskId: row.analysisId,
  name: row.name,
  filter: row.filter,
  order: row.sortOrder,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
});

const factsOf = ({ viewId, analysisId, name, filter, sortOrder }: RunViewOfRun) => ({
  viewId,
  taskId: analysisId,
  name,
  filter,
  order: sortOrder,
});

/** The filter as it is stored. Throws VALIDATION where it leaves all comments. */
function stored(filter: CommentFilter): string {
  const parts = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  if (parts.length === 0) throw invalid(VIEWS_TEXTS().nothing);
  return JSON.stringify(Object.fromEntries(parts));
}

const views = namedRecords({
  entity: 'view',
  right: 'analyze',
  find: findView,
  thing: (viewId: string) => VIEWS_TEXTS().view(viewId.slice(0, 40)),
  taken: (name) => VIEWS_TEXTS().nameTaken(name),
  facts: factsOf,
});

/** The saved views of a run by name. Throws NOT_FOUND. */
export async function listRunViews(ctx: AnalyzerContext, runId: string): Promise<RunView[]> {
  requireRight(ctx, 'analyze');
  const run = await requireAnalysis(ctx, runId);
  return (await listViewRows(ctx.db, run.id)).map(viewOf);
}

/** Saves a filter of a run's comments under a name, for all who may see the run. Throws NOT_FOUND, VALIDATION, CONFLICT. */
export async function saveRunView(
  ctx: AnalyzerContext,
  runId: string,
  input: SaveRunViewInput,
): Promise<RunView> {
  requireRight(ctx, 'analyze');
  const { name, filter, order } = parseInput(SaveRunViewInput, input);
  const run = await requireAnalysis(ctx, runId);
  const view = await views.create(ctx, name, async (trx) => {
    await lockRun(trx, run.id);
    if ((await listViewRows(trx, run.id)).length >= MAX_VIEWS)
      throw invalid(VIEWS_TEXTS().tooMany(MAX_VIEWS));
    const inserted = await insertView(trx, {
      viewId: randomUUID(),
      runId: run.id,
      name,
      nameKey: comparedName(name),
      filter: stored(filter),
      sortOrder: order,
      createdAt: ctx.clock.now(),
      createdByName: ctx.actor.name,
    });
    const row = { ...inserted, analysisId: run.analysisId };
    return { row, after: factsOf(row) };
  });
  return viewOf(view);
}

/** Gives a view another name, filter or order; what is left out stays. Throws NOT_FOUND, VALIDATION, CONFLICT. */
export async function updateRunView(
  ctx: ServiceContext,
  viewId: string,
  input: UpdateRunViewInput,
): Promise<RunView> {
  const { name, filter, order } = parseInput(UpdateRunViewInput, input);
  const change = async (trx: ServiceContext['db'], before: RunViewOfRun) => {
    await updateView(trx, before.id, {
      name: name ?? before.name,
      nameKey: comparedName(name ?? before.name),
      filter: stored(filter ?? before.filter),
      sortOrder: order ?? before.sortOrder,
    });
    const row = await views.require(trx, viewId);
    return { row, before: factsOf(before), after: factsOf(row) };
  };
  return viewOf(await views.change(ctx, viewId, change, name));
}

/** Deletes a view; for RESTORE_DAYS `restoreRunView` undoes it. Throws NOT_FOUND. */
export async function deleteRunView(ctx: ServiceContext, viewId: string): Promise<void> {
  await views.delete(ctx, viewId, (trx, { id }, deletedAt) => updateView(trx, id, { deletedAt }));
}

/**
 * Undoes the delete of a view; one that is there stays as it is. Throws NOT_FOUND when there is none, or it was deleted more than
 * RESTORE_DAYS ago, and CONFLICT when another view of the run has its name meanwhile.
 */
export async function restoreRunView(ctx: ServiceContext, viewId: string): Promise<RunView> {
  return viewOf(await views.restore(ctx, viewId, (trx, { id }) => updateView(trx, id, { deletedAt: null })));
}
