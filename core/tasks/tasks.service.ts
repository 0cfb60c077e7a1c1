import { recordAudit } from '../audit/audit.service.js';
import { requireRight, type ServiceContext } from '../context.js';
import { inTransaction } from '../db/in-transaction.js';
import { AppError, conflict, invalid, notFound } from '../errors.js';
import { markListChanged } from '../lists/list-versions.service.js';
import type { ListQuery } from '../lists/lists.schemas.js';
import { changesOf, requireVersion, restorableSince } from '../lists/record-changes.js';
import { parseInput } from '../parse-input.js';
import { contentKeyOf, fieldsOf, toTask } from './task-rows.js';
import { mayChangeStatus, parseTaskTypes } from './tasks.model.js';
import * as tasks from './tasks.repository.js';
import {
  CreateTaskInput,
  SetTaskStatusInput,
  TASK_TYPES_MESSAGE,
  type Task,
  UpdateTaskInput,
} from './tasks.schemas.js';
import type { TaskRow } from './tasks.table.js';

/** How many task ids in a row may turn out to be taken by an import. */
const TRIES = 1000;

const absent = (id: number) => notFound(`Task ${id}`);

/** All tasks in creation order, or one keyset page of them. */
export async function listTasks(ctx: ServiceContext, query: ListQuery = {}): Promise<Task[]> {
  requireRight(ctx, 'lists');
  return (await tasks.listTaskRows(ctx.db, query)).map(toTask);
}

/** NOT_FOUND when there is none, or it is deleted. */
export async function getTask(ctx: ServiceContext, id: number): Promise<Task> {
  requireRight(ctx, 'lists');
  const row = await tasks.findTaskRow(ctx.db, id);
  if (row === undefined) throw absent(id);
  return toTask(row);
}

/** The task that people know as `TASK-0001`; undefined when there is none, or it is deleted. */
export async function findTaskByTaskId(ctx: ServiceContext, taskId: string): Promise<Task | undefined> {
  requireRight(ctx, 'lists');
  const row = await tasks.findTaskRowByTaskId(ctx.db, taskId);
  return row && toTask(row);
}

/** Adds a task, In Progress, with a task id that no other task has or had. */
export async function createTask(ctx: ServiceContext, input: unknown): Promise<Task> {
  requireRight(ctx, 'lists');
  const fields = parseInput(CreateTaskInput, input);
  const now = ctx.clock.now();
  const row = {
    ...fields,
    status: 'In Progress',
    contentKey: contentKeyOf(fields),
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  } as const;
  return await inTransaction(ctx.db, async (trx) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const created = await tasks.insertTaskRow(trx, row);
      if (created === undefined) continue;
      await recordAudit(trx, ctx, { action: 'create', ...subject(created), after: fields });
      await markListChanged(trx, ctx, 'tasks');
      return toTask(created);
    }
    throw new AppError('INTERNAL', 'No free task id was found.');
  });
}

/**
 * Replaces a task's fields, but for task id and status. `seenVersion` is the version the caller's change is based on:
 * PRECONDITION_FAILED when someone else was faster.
 */
export async function updateTask(
  ctx: ServiceContext,
  id: number,
  input: unknown,
  seenVersion?: number,
): Promise<Task> {
  requireRight(ctx, 'lists');
  const fields = parseInput(UpdateTaskInput, input);
  return await changeTask(ctx, id, (before) => {
    requireVersion(before.version, seenVersion, before.taskId);
    if (fields.task !== before.task && parseTaskTypes(fields.task) === undefined) {
      throw invalid(`task: ${TASK_TYPES_MESSAGE}`, [{ path: 'task', message: TASK_TYPES_MESSAGE }]);
    }
    return { ...fields, contentKey: contentKeyOf(fields) };
  });
}

/** Sets the status. CONFLICT when the task is Completed: that is final. */
export async function setTaskStatus(ctx: ServiceContext, id: number, input: unknown): Promise<Task> {
  requireRight(ctx, 'lists');
  const { status } = parseInput(SetTaskStatusInput, input);
  return await changeTask(ctx, id, (before) => {
    if (before.status !== status && !mayChangeStatus(before.status)) {
      throw conflict(`${before.taskId} is Completed, which is final.`);
    }
    return { status };
  });
}

/** Locks the task, asks what to change, and writes it down; nothing when that is what is there. */
async function changeTask(
  ctx: ServiceContext,
  id: number,
  decide: (before: TaskRow) => Partial<TaskRow>,
): Promise<Task> {
  return await inTransaction(ctx.db, async (trx) => {
    const before = await tasks.lockTaskRow(trx, id);
    if (before === undefined || before.deletedAt !== null) throw absent(id);
    const { contentKey, ...set } = decide(before);
    const changes = changesOf<Partial<TaskRow>>(before, set);
    if (changes === undefined) return toTask(before);
    const row = await tasks.updateTaskRow(trx, id, {
      ...set,
      ...(contentKey && { contentKey }),
      version: before.version + 1,
      updatedAt: ctx.clock.now(),
    });
    await recordAudit(trx, ctx, { action: 'update', ...subject(row), ...changes });
    await markListChanged(trx, ctx, 'tasks');
    return toTask(row);
  });
}

/** Deletes a task; its analyses stay. For RESTORE_DAYS it can be taken back with `restoreTask`. */
export async function deleteTask(ctx: ServiceContext, id: number, seenVersion?: number): Promise<void> {
  requireRight(ctx, 'lists');
  await inTransaction(ctx.db, async (trx) => {
    const before = await tasks.lockTaskRow(trx, id);
    if (before === undefined || before.deletedAt !== null) throw absent(id);
    requireVersion(before.version, seenVersion, before.taskId);
    const at = ctx.clock.now();
    await tasks.updateTaskRow(trx, id, { deletedAt: at, version: before.version + 1 });
    await recordAudit(trx, ctx, { action: 'delete', ...subject(before), before: recordOf(before), at });
    await markListChanged(trx, ctx, 'tasks');
  });
}

/**
 * Takes back a delete; of a task that is there it changes nothing. NOT_FOUND when there is none, or it was deleted more
 * than RESTORE_DAYS ago.
 */
export async function restoreTask(ctx: ServiceContext, id: number): Promise<Task> {
  requireRight(ctx, 'lists');
  return await inTransaction(ctx.db, async (trx) => {
    const before = await tasks.lockTaskRow(trx, id);
    if (before === undefined) throw absent(id);
    if (before.deletedAt === null) return toTask(before);
    if (before.deletedAt < restorableSince(ctx.clock.now())) throw absent(id);
    const row = await tasks.updateTaskRow(trx, id, { deletedAt: null, version: before.version + 1 });
    await recordAudit(trx, ctx, { action: 'restore', ...subject(row), after: recordOf(row) });
    await markListChanged(trx, ctx, 'tasks');
    return toTask(row);
  });
}

/** Removes for good what was deleted more than RESTORE_DAYS ago. How many. */
export async function purgeDeletedTasks(ctx: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  return await tasks.purgeTaskRows(ctx.db, restorableSince(ctx.clock.now()));
}

const recordOf = (row: TaskRow) => ({ ...fieldsOf(row), status: row.status });
const subject = (row: TaskRow) => ({ entity: 'task', entityId: row.id, label: row.taskId }) as const;
