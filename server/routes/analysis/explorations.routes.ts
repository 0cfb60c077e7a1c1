import {
  Exploration,
  ExplorationRecord,
  StartExplorationInput,
} from '@smops/core/insight/explorations/exploration.schemas.js';
import {
  deleteExploration,
  getExploration,
  listExplorations,
  startExploration,
} from '@smops/core/insight/explorations/explorations.service.js';
import { exportExploration } from '@smops/core/insight/explorations/export-exploration.service.js';
import { REPORT_FORMATS } from '@smops/core/insight/insight.constants.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { fileResponse, respondWithFile } from '../../responses/file-response.js';
import { createRouter, defineRoute, jsonBody, jsonResponse, noContent } from '../../router.js';

const tags = ['FB Analyzer'];
const params = z.object({
  explorationId: z
    .string()
    .min(1)
    .max(64)
    .meta({ description: '`explorationId` in the list of explorations' }),
});

const startRoute = defineRoute(
  'startExploration',
  'analyze',
  {
    method: 'post',
    path: '/api/fb-analyzer/explore',
    tags,
    summary: 'Find what comments mention, as proposals for variables; nothing leaves this machine',
    request: { body: jsonBody(StartExplorationInput) },
    responses: { 201: jsonResponse('The themes, largest first', Exploration) },
  },
  { expensive: 'answer', bodyLimit: (c) => c.get('runtime').config.maxUploadBytes },
);

const listRoute = defineRoute('listExplorations', 'analyze', {
  method: 'get',
  path: '/api/fb-analyzer/explore',
  tags,
  summary: 'Explorations, newest first',
  responses: { 200: jsonResponse('At most a hundred', z.array(ExplorationRecord)) },
});

const getRoute = defineRoute(
  'getExploration',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/explore/{explorationId}',
    tags,
    summary: 'A stored exploration',
    request: { params },
    responses: { 200: jsonResponse('The themes, largest first', Exploration) },
  },
  { expensive: 'answer' },
);

const exportRoute = defineRoute(
  'exportExploration',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/explore/{explorationId}/export',
    tags,
    summary: 'A stored exploration as a file',
    request: { params, query: z.object({ format: z.enum(REPORT_FORMATS) }) },
    responses: {
      200: fileResponse(REPORT_FORMATS),
    },
  },
  { expensive: 'file' },
);

const deleteRoute = defineRoute('deleteExploration', 'analyze', {
  method: 'delete',
  path: '/api/fb-analyzer/explore/{explorationId}',
  tags,
  summary: 'Remove a stored exploration',
  request: { params },
  responses: { 204: noContent },
});

export const explorationsRoutes = createRouter()
  .openapi(startRoute, async (c) =>
    c.json(await startExploration(analyzerContextOf(c), c.req.valid('json')), 201),
  )
  .openapi(listRoute, async (c) => c.json(await listExplorations(analyzerContextOf(c)), 200))
  .openapi(getRoute, async (c) =>
    c.json(await getExploration(analyzerContextOf(c), c.req.valid('param').explorationId), 200),
  )
  .openapi(exportRoute, async (c) => {
    const { explorationId } = c.req.valid('param');
    const file = await exportExploration(analyzerContextOf(c), explorationId, c.req.valid('query').format);
    return respondWithFile(c, file);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteExploration(analyzerContextOf(c), c.req.valid('param').explorationId);
    return c.body(null, 204);
  });
