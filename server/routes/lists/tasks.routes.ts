import { PLATFORMS } from '@smops/core/records/accounts/accounts.constants.js';
import { TASK_STATUSES } from '@smops/core/records/tasks/tasks.constants.js';
import { filterTasks } from '@smops/core/records/tasks/tasks.model.js';
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
import { z } from 'zod';
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
  filters: {
    search: z.string().max(200).optional(),
    platform: z.enum(PLATFORMS).optional(),
    status: z.enum(TASK_STATUSES).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  },
  filter: filterTasks,
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
