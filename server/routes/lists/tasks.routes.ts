import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import {
  CreateTaskInput,
  FoundTasks,
  SetTaskStatusesInput,
  SetTaskStatusInput,
  Task,
  TaskSearch,
  UpdateTaskInput,
} from '@smops/core/records/tasks/tasks.schemas.js';
import { findTasks, setTaskStatus, setTaskStatuses, tasks } from '@smops/core/records/tasks/tasks.service.js';
import { TASK_COLUMNS, tasksImport } from '@smops/core/records/tasks/tasks.transfer.js';
import { TASKS_VIEW } from '@smops/core/records/tasks/tasks.view.js';
import { contextOf } from '../../contexts.js';
import { withVersion } from '../../responses/preconditions.js';
import { createRouter, IdParams, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';
import { bulkReport, serveList } from './list-routes.js';

const tag = 'Tasks';

export const tasksRoutes = createRouter();

// Before the records: `search` is no id.
serve(
  tasksRoutes,
  TASKS.find,
  { tag, query: TaskSearch, answer: jsonResponse('What it finds', FoundTasks) },
  (c, search) => findTasks(contextOf(c), search),
);

serveList(tasksRoutes, TASKS, {
  name: 'tasks',
  tag,
  schema: Task,
  createInput: CreateTaskInput,
  updateInput: UpdateTaskInput,
  view: TASKS_VIEW,
  verbs: tasks,
  transfer: tasksImport,
  columns: TASK_COLUMNS,
  fileName: 'tasks',
});

serve(tasksRoutes, TASKS.setStatuses, { tag, body: SetTaskStatusesInput, answer: bulkReport }, (c, input) =>
  setTaskStatuses(contextOf(c), input),
);

serve(
  tasksRoutes,
  TASKS.setStatus,
  { tag, params: IdParams, body: SetTaskStatusInput, answer: jsonResponse('The task', Task) },
  async (c, { id, ...input }) => withVersion(c, await setTaskStatus(contextOf(c), id, input)),
);
