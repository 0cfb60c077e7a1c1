import { PLATFORMS } from '@smops/core/accounts/accounts.constants.js';
import { ListQuery } from '@smops/core/lists/lists.schemas.js';
import { TASK_STATUSES } from '@smops/core/tasks/tasks.constants.js';
import { filterTasks } from '@smops/core/tasks/tasks.model.js';
import {
  CreateTaskInput,
  SetTaskStatusInput,
  Task,
  UpdateTaskInput,
} from '@smops/core/tasks/tasks.schemas.js';
import {
  createTask,
  deleteTask,
  getTask,
  listTasks,
  restoreTask,
  setTaskStatus,
  updateTask,
} from '@smops/core/tasks/tasks.service.js';
import { TASK_COLUMNS, tasksImport } from '@smops/core/tasks/tasks.transfer.js';
import { importList } from '@smops/core/transfer/import-list.service.js';
import { exportFormat, ImportQuery, ImportReport } from '@smops/core/transfer/transfer.schemas.js';
import { z } from 'zod';
import { answerList, answerRecord, IfMatch, seenVersion } from '../preconditions.js';
import {
  contextOf,
  createRouter,
  defineRoute,
  IdParams,
  jsonAnswer,
  jsonBody,
  noContent,
} from '../router.js';
import { fileAnswer, fileBody, sendExport, streamedBody } from '../transfer.js';

const tags = ['Tasks'];

const listRoute = defineRoute('listTasks', 'lists', {
  method: 'get',
  path: '/api/tasks',
  tags,
  summary: 'All tasks in creation order, or a page of them',
  request: { query: ListQuery },
  responses: {
    200: jsonAnswer('The tasks', z.array(Task)),
    304: { description: 'Unchanged since the answer whose ETag came as If-None-Match' },
  },
});

const ExportQuery = z.object({
  format: exportFormat,
  search: z.string().max(200).optional(),
  platform: z.enum(PLATFORMS).optional(),
  status: z.enum(TASK_STATUSES).optional(),
});

const exportRoute = defineRoute('exportTasks', 'lists', {
  method: 'get',
  path: '/api/tasks/export',
  tags,
  summary: 'What the filters leave, as a file that an import takes back',
  request: { query: ExportQuery },
  responses: { 200: fileAnswer },
});

const importRoute = defineRoute(
  'importTasks',
  'lists',
  {
    method: 'post',
    path: '/api/tasks/import',
    tags,
    summary: 'Import a CSV, XLSX, JSON or NDJSON file; the body is the file',
    request: { query: ImportQuery, body: fileBody },
    responses: { 200: jsonAnswer('What it did, also when rows were refused', ImportReport) },
  },
  { bodyLimit: 'streamed' },
);

const getRoute = defineRoute('getTask', 'lists', {
  method: 'get',
  path: '/api/tasks/{id}',
  tags,
  summary: 'One task',
  request: { params: IdParams },
  responses: { 200: jsonAnswer('The task', Task) },
});

const createRoute = defineRoute('createTask', 'lists', {
  method: 'post',
  path: '/api/tasks',
  tags,
  summary: 'Add a task',
  request: { body: jsonBody(CreateTaskInput) },
  responses: { 201: jsonAnswer('The task', Task) },
});

const updateRoute = defineRoute('updateTask', 'lists', {
  method: 'put',
  path: '/api/tasks/{id}',
  tags,
  summary: 'Replace a task',
  request: { params: IdParams, headers: IfMatch, body: jsonBody(UpdateTaskInput) },
  responses: { 200: jsonAnswer('The task', Task) },
});

const setStatusRoute = defineRoute('setTaskStatus', 'lists', {
  method: 'patch',
  path: '/api/tasks/{id}/status',
  tags,
  summary: 'Set the status; Completed is final',
  request: { params: IdParams, body: jsonBody(SetTaskStatusInput) },
  responses: { 200: jsonAnswer('The task', Task) },
});

const deleteRoute = defineRoute('deleteTask', 'lists', {
  method: 'delete',
  path: '/api/tasks/{id}',
  tags,
  summary: 'Delete a task; it can be taken back for 30 days',
  request: { params: IdParams, headers: IfMatch },
  responses: { 204: noContent },
});

const restoreRoute = defineRoute('restoreTask', 'lists', {
  method: 'post',
  path: '/api/tasks/{id}/restore',
  tags,
  summary: 'Take back a delete',
  request: { params: IdParams },
  responses: { 200: jsonAnswer('The task', Task) },
});

export const tasksRoutes = createRouter()
  .openapi(listRoute, (c) => answerList(c, 'tasks', (ctx) => listTasks(ctx, c.req.valid('query'))))
  .openapi(exportRoute, async (c) => {
    const { format, ...filter } = c.req.valid('query');
    const rows = filterTasks(await listTasks(contextOf(c)), filter);
    return sendExport(c, format, 'tasks', TASK_COLUMNS, rows);
  })
  .openapi(importRoute, async (c) =>
    c.json(await importList(contextOf(c), tasksImport, streamedBody(c), c.req.valid('query')), 200),
  )
  .openapi(getRoute, async (c) => answerRecord(c, await getTask(contextOf(c), c.req.valid('param').id), 200))
  .openapi(createRoute, async (c) =>
    answerRecord(c, await createTask(contextOf(c), c.req.valid('json')), 201),
  )
  .openapi(updateRoute, async (c) => {
    const seen = seenVersion(c.req.valid('header')['if-match']);
    const { id } = c.req.valid('param');
    return answerRecord(c, await updateTask(contextOf(c), id, c.req.valid('json'), seen), 200);
  })
  .openapi(setStatusRoute, async (c) =>
    answerRecord(c, await setTaskStatus(contextOf(c), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(deleteRoute, async (c) => {
    const seen = seenVersion(c.req.valid('header')['if-match']);
    await deleteTask(contextOf(c), c.req.valid('param').id, seen);
    return c.body(null, 204);
  })
  .openapi(restoreRoute, async (c) =>
    answerRecord(c, await restoreTask(contextOf(c), c.req.valid('param').id), 200),
  );
