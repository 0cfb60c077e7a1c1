import { REPORT_FORMATS } from '@smops/core/insight/insight.constants.js';
import { exportRelations } from '@smops/core/insight/relations/export-relations.service.js';
import { Relations } from '@smops/core/insight/relations/relations.schemas.js';
import { getRelations } from '@smops/core/insight/relations/relations.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { fileResponse, respondWithFile } from '../../responses/file-response.js';
import { createRouter, defineRoute, jsonResponse } from '../../router.js';
import { RunParams } from './run-params.js';

const tags = ['FB Analyzer'];

const getRoute = defineRoute(
  'getRelations',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/relations',
    tags,
    summary: 'Which variables of a completed run occur together more, or less, than by chance',
    request: { params: RunParams },
    responses: { 200: jsonResponse('Every pair of variables that occur', Relations) },
  },
  { expensive: 'answer' },
);

const exportRoute = defineRoute(
  'exportRelations',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/relations/export',
    tags,
    summary: 'The relations of a completed run as a file',
    request: { params: RunParams, query: z.object({ format: z.enum(REPORT_FORMATS) }) },
    responses: {
      200: fileResponse(REPORT_FORMATS),
    },
  },
  { expensive: 'file' },
);

export const relationsRoutes = createRouter()
  .openapi(getRoute, async (c) =>
    c.json(await getRelations(analyzerContextOf(c), c.req.valid('param').taskId), 200),
  )
  .openapi(exportRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    const file = await exportRelations(analyzerContextOf(c), taskId, c.req.valid('query').format);
    return respondWithFile(c, file);
  });
