import { requireRight, type ServiceContext } from '../../context.js';
import { conflict, invalid } from '../../errors.js';
import { parseInput } from '../../parse-input.js';
import { LISTS_TEXTS } from '../../platform/texts/lists.texts.model.js';
import { defineList } from '../lists/list.service.js';
import type { BulkReport } from '../lists/lists.schemas.js';
import { contentKeyOf, fieldsOf, toTask } from './task-rows.js';
import { parseTaskTypes } from './task-types.model.js';
import type { TaskStatus } from './tasks.constants.js';
import { mayChangeStatus } from './tasks.model.js';
import { findDueTaskRows, findTaskRowByTaskId, findTaskRows, insertTaskRow } from './tasks.repository.js';
import {
  CreateTaskInput,
  type FoundTasks,
  SetTaskStatusesInput,
  SetTaskStatusInput,
  type Task,
  type TaskSearch,
  UpdateTaskInput,
} from './tasks.schemas.js';

/** A new task is In Progress; an update leaves task id and status as they are; analyses of a deleted task stay. */
export const tasks = defineList({
  list: 'tasks',
  entity: 'task',
  createInput: CreateTaskInput,
  updateInput: UpdateTaskInput,
  // The insert replaces the task id by one that no other task has or had.
  newRecord: (fields) => ({
    ...fields,
    taskId: '',
    status: 'In Progress' as const,
    contentKey: contentKeyOf(fields),
  }),
  updatedColumns: (fields, before) => {
    if (fields.task !== before.task && parseTaskTypes(fields.task) === undefined) {
      throw invalid(`task: ${LISTS_TEXTS().taskTypes}`, [{ path: 'task', message: LISTS_TEXTS().taskTypes }]);
    }
    return { contentKey: contentKeyOf(fields) };
  },
  insert: (trx, _list, row) => insertTaskRow(trx, row),
  auditedOf: (row) => ({ ...fieldsOf(row), status: row.status }),
  toRecord: toTask,
  labelOf: ({ taskId }) => taskId,
  subjectOf: ({ taskId }) => taskId,
});

export const {
  list: listTasks,
  get: getTask,
  create: createTask,
  update: updateTask,
  delete: deleteTask,
  restore: restoreTask,
  deleteMany: deleteTasks,
  restoreMany: restoreTasks,
} = tasks;

/** The task that people know as `TASK-0001`; undefined when there is none, or it is deleted. */
export async function findTaskByTaskId(ctx: ServiceContext, taskId: string): Promise<Task | undefined> {
  requireRight(ctx, 'lists');
  const row = await findTaskRowByTaskId(ctx.db, taskId);
  return row && toTask(row);
}

/** The tasks that a search finds, open ones first, then the newest: for choosing one. */
export async function findTasks(ctx: ServiceContext, query: TaskSearch = {}): Promise<FoundTasks> {
  requireRight(ctx, 'lists');
  const { rows, total } = await findTaskRows(ctx.db, { ...query, limit: query.limit ?? 50 });
  return { tasks: rows.map(toTask), total };
}

/** Open tasks up to a day, the longest due first, five at most, and how many are due and open. */
export async function listDueTasks(ctx: ServiceContext, today: string) {
  requireRight(ctx, 'lists');
  const { rows, due, open } = await findDueTaskRows(ctx.db, today, 5);
  return { due: rows.map(toTask), dueCount: due, openCount: open };
}

function requireOpen(task: Pick<Task, 'taskId' | 'status'>, status: TaskStatus): void {
  if (task.status !== status && !mayChangeStatus(task.status))
    throw conflict(LISTS_TEXTS().final(task.taskId));
}

/** Sets the status. CONFLICT when the task is Completed: that is final. */
export async function setTaskStatus(ctx: ServiceContext, id: number, input: unknown): Promise<Task> {
  requireRight(ctx, 'lists');
  const { status } = parseInput(SetTaskStatusInput, input);
  return await tasks.change(ctx, id, (before) => {
    requireOpen(before, status);
    return { set: { status } };
  });
}

/** Sets the status of many tasks. CONFLICT when one of them is Completed and would be so no longer; then none is changed. */
export async function setTaskStatuses(ctx: ServiceContext, input: unknown): Promise<BulkReport> {
  requireRight(ctx, 'lists');
  const { ids, status } = parseInput(SetTaskStatusesInput, input);
  return await tasks.changeMany(ctx, ids, (before) => {
    requireOpen(before, status);
    return { status };
  });
}
