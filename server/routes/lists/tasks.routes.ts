import { PLATFORMS } from '@smops/core/accounts/accounts.constants.js';
import { TASK_STATUSES } from '@smops/core/tasks/tasks.constants.js';
import { filterTasks } from '@smops/core/tasks/tasks.model.js';
import {
  CreateTaskInput,
  SetTaskStatusInput,
  Task,
  UpdateTaskInput,
} from '@smops/core/tasks/tasks.schemas.js';
import { setTaskStatus, tasks } from '@smops/core/tasks/tasks.service.js';
import { TASK_COLUMNS, tasksImport } from '@smops/core/tasks/tasks.transfer.js';
import { z } from 'zod';
import { respondWithRecord } from '../../responses/preconditions.js';
import { contextOf, defineRoute, IdParams, jsonBody, jsonResponse } from '../../router.js';
import { defineListRoutes } from './list-routes.js';

const setStatusRoute = defineRoute('setTaskStatus', 'lists', {
  method: 'patch',
  path: '/{id}/status',
  tags: ['Tasks'],
  summary: 'Set the status; Completed is final',
  request: { params: IdParams, body: jsonBody(SetTaskStatusInput) },
  responses: { 200: jsonResponse('The task', Task) },
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
  },
  filter: filterTasks,
  verbs: tasks,
  transfer: tasksImport,
  columns: TASK_COLUMNS,
  fileName: 'tasks',
}).openapi(setStatusRoute, async (c) =>
  respondWithRecord(c, await setTaskStatus(contextOf(c), c.req.valid('param').id, c.req.valid('json')), 200),
);
