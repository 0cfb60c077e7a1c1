import { PLATFORMS } from '@smops/core/accounts/accounts.constants.js';
import { TASK_STATUSES } from '@smops/core/tasks/tasks.constants.js';
import { filterTasks } from '@smops/core/tasks/tasks.model.js';
import {
  CreateTaskInput,
  FoundTasks,
  SetTaskStatusesInput,
  SetTaskStatusInput,
  Task,
  TaskSearch,
  UpdateTaskInput,
} from '@smops/core/tasks/tasks.schemas.js';
import { findTasks, setTaskStatus, setTaskStatuses, tasks } from '@smops/core/tasks/tasks.service.js';
import { TASK_COLUMNS, tasksImport } from '@smops/core/tasks/tasks.transfer.js';
import { z } from 'zod';
import { respondWithRecord } from '../../responses/preconditions.js';
import { contextOf, createRouter, defineRoute, IdParams, jsonBody, jsonResponse } from '../../router.js';
import { bulkReport, defineListRoutes } from './list-routes.js';

const setStatusRoute = defineRoute('setTaskStatus', 'lists', {
  method: 'patch',
  path: '/{id}/status',
  tags: ['Tasks'],
  summary: 'Set the status; Completed is final',
  request: { params: IdParams, body: jsonBody(SetTaskStatusInput) },
  responses: { 200: jsonResponse('The task', Task) },
});

const setStatusesRoute = defineRoute('setTaskStatuses', 'lists', {
  method: 'patch',
  path: '/status',
  tags: ['Tasks'],
  summary: 'Set the status of several tasks; Completed is final',
  request: { body: jsonBody(SetTaskStatusesInput) },
  responses: { 200: bulkReport },
});

const findRoute = defineRoute('findTasks', 'lists', {
  method: 'get',
  path: '/search',
  tags: ['Tasks'],
  summary: 'The tasks that a search finds, open ones first, then the newest',
  request: { query: TaskSearch },
  responses: { 200: jsonResponse('What it finds', FoundTasks) },
});

const recordRoutes = defineListRoutes({
  name: 'tasks',
  tag: 'Tasks',
  one: 'a task',
  many: 'tasks',
  noun: 'Task',
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
})
  .openapi(setStatusesRoute, async (c) =>
    c.json(await setTaskStatuses(contextOf(c), c.req.valid('json')), 200),
  )
  .openapi(setStatusRoute, async (c) =>
    respondWithRecord(
      c,
      await setTaskStatus(contextOf(c), c.req.valid('param').id, c.req.valid('json')),
      200,
    ),
  );

// Before the records: `search` is no id.
export const tasksRoutes = createRouter()
  .openapi(findRoute, async (c) => c.json(await findTasks(contextOf(c), c.req.valid('query')), 200))
  .route('/', recordRoutes);
