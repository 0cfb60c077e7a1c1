import { PLATFORMS } from '@smops/core/accounts/accounts.constants.js';
import { TASK_STATUSES } from '@smops/core/tasks/tasks.constants.js';
import { filterTasks } from '@smops/core/tasks/tasks.model.js';
import {
  CreateTaskInput,
  SetTaskStatusesInput,
  SetTaskStatusInput,
  Task,
  UpdateTaskInput,
} from '@smops/core/tasks/tasks.schemas.js';
import { setTaskStatus, setTaskStatuses, tasks } from '@smops/core/tasks/tasks.service.js';
import { TASK_COLUMNS, tasksImport } from '@smops/core/tasks/tasks.transfer.js';
import { z } from 'zod';
import { respondWithRecord } from '../../responses/preconditions.js';
import { contextOf, defineRoute, IdParams, jsonBody, jsonResponse } from '../../router.js';
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

export const tasksRoutes = defineListRoutes({
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
