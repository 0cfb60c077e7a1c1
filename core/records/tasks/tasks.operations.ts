import { type OfId, operationsFor } from '../../platform/operations/operation.js';
import type { FilterOf } from '../lists/list-view.model.js';
import type { BulkReport } from '../lists/lists.schemas.js';
import { listOperations } from '../transfer/list.operations.js';
import type {
  CreateTaskInput,
  FoundTasks,
  SetTaskStatusesInput,
  SetTaskStatusInput,
  Task,
  TaskSearch,
  UpdateTaskInput,
} from './tasks.schemas.js';
import type { TASKS_VIEW } from './tasks.view.js';

const operation = operationsFor('lists');
const path = '/api/tasks';

/** What can be done with tasks. */
export const TASKS = {
  ...listOperations<Task, CreateTaskInput, UpdateTaskInput, FilterOf<typeof TASKS_VIEW.filters>>({
    name: 'tasks',
    noun: 'Task',
    one: 'a task',
    many: 'tasks',
  }),
  find: operation<TaskSearch, FoundTasks>({
    id: 'findTasks',
    get: `${path}/search`,
    summary: 'The tasks that a search finds, open ones first, then the newest',
  }),
  /** Fails with 409 when the task is Completed. */
  setStatus: operation<OfId & SetTaskStatusInput, Task>({
    id: 'setTaskStatus',
    patch: `${path}/{id}/status`,
    summary: 'Set the status; Completed is final',
    outlivesPage: true,
  }),
  /** Fails with 409 when one of them is Completed and would be so no longer. */
  setStatuses: operation<SetTaskStatusesInput, BulkReport>({
    id: 'setTaskStatuses',
    patch: `${path}/status`,
    summary: 'Set the status of several tasks; Completed is final',
    outlivesPage: true,
  }),
};
