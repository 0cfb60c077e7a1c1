import { RunView, SaveRunViewInput, UpdateRunViewInput } from '@smops/core/analyzer/views/views.schemas.js';
import {
  deleteRunView,
  listRunViews,
  restoreRunView,
  saveRunView,
  updateRunView,
} from '@smops/core/analyzer/views/views.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { createRouter, defineRoute, jsonBody, jsonResponse, noContent } from '../../router.js';
import { RunParams } from './run-params.js';

const tags = ['FB Analyzer'];
const params = z.object({ viewId: z.string().min(1).max(64) });

const listRoute = defineRoute('listRunViews', 'analyze', {
  method: 'get',
  path: '/api/fb-analyzer/task/{taskId}/views',
  tags,
  summary: 'Filters of a run that were saved under a name',
  request: { params: RunParams },
  responses: { 200: jsonResponse('The views by name', z.array(RunView)) },
});

const saveRoute = defineRoute('saveRunView', 'analyze', {
  method: 'post',
  path: '/api/fb-analyzer/task/{taskId}/views',
  tags,
  summary: 'Save a filter of a run under a name, for all who may see the run',
  request: { params: RunParams, body: jsonBody(SaveRunViewInput) },
  responses: { 201: jsonResponse('The view', RunView) },
});

const updateRoute = defineRoute('updateRunView', 'analyze', {
  method: 'patch',
  path: '/api/fb-analyzer/views/{viewId}',
  tags,
  summary: 'Give a view another name, filter or order; what is left out stays',
  request: { params, body: jsonBody(UpdateRunViewInput) },
  responses: { 200: jsonResponse('The view', RunView) },
});

const deleteRoute = defineRoute('deleteRunView', 'analyze', {
  method: 'delete',
  path: '/api/fb-analyzer/views/{viewId}',
  tags,
  summary: 'Delete a view; it can be restored for 30 days',
  request: { params },
  responses: { 204: noContent },
});

const restoreRoute = defineRoute('restoreRunView', 'analyze', {
  method: 'post',
  path: '/api/fb-analyzer/views/{viewId}/restore',
  tags,
  summary: 'Undo a delete',
  request: { params },
  responses: { 200: jsonResponse('The view', RunView) },
});

export const viewsRoutes = createRouter()
  .openapi(listRoute, async (c) =>
    c.json(await listRunViews(analyzerContextOf(c), c.req.valid('param').taskId), 200),
  )
  .openapi(saveRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    return c.json(await saveRunView(analyzerContextOf(c), taskId, c.req.valid('json')), 201);
  })
  .openapi(updateRoute, async (c) => {
    const { viewId } = c.req.valid('param');
    return c.json(await updateRunView(analyzerContextOf(c), viewId, c.req.valid('json')), 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteRunView(analyzerContextOf(c), c.req.valid('param').viewId);
    return c.body(null, 204);
  })
  .openapi(restoreRoute, async (c) =>
    c.json(await restoreRunView(analyzerContextOf(c), c.req.valid('param').viewId), 200),
  );
