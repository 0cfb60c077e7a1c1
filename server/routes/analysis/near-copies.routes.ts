import {
  Copies,
  CopiesInput,
  CopyGroups,
  CopyGroupsInput,
  Waves,
  WavesInput,
} from '@smops/core/copies/near-copies.schemas.js';
import { listCopies, listCopyGroups } from '@smops/core/copies/near-copies.service.js';
import { listWaves } from '@smops/core/copies/waves.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { createRouter, defineRoute, jsonResponse } from '../../router.js';
import { RunParams } from './run-params.js';

const tags = ['FB Analyzer'];
const first = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .meta({ description: '`seq` of the first comment of the group' });

const groupsRoute = defineRoute(
  'listCopyGroups',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/copies',
    tags,
    summary: 'Groups of comments of a completed run that are copies of one text but for small changes',
    request: { params: RunParams, query: CopyGroupsInput },
    responses: { 200: jsonResponse('The groups, the largest first', CopyGroups) },
  },
  { expensive: 'answer' },
);

const copiesRoute = defineRoute(
  'listCopies',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/copies/{first}',
    tags,
    summary: 'The comments of a group of copies, without who wrote them',
    request: { params: RunParams.extend({ first }), query: CopiesInput },
    responses: { 200: jsonResponse("The comments, in the file's order", Copies) },
  },
  { expensive: 'answer' },
);

const wavesRoute = defineRoute(
  'listWaves',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/waves',
    tags,
    summary: 'Texts of a completed run of which many copies came within a day, never who wrote them',
    request: { params: RunParams, query: WavesInput },
    responses: { 200: jsonResponse('The waves, the largest first', Waves) },
  },
  { expensive: 'answer' },
);

export const nearCopiesRoutes = createRouter()
  .openapi(groupsRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    return c.json(await listCopyGroups(analyzerContextOf(c), taskId, c.req.valid('query')), 200);
  })
  .openapi(copiesRoute, async (c) => {
    const { taskId, first } = c.req.valid('param');
    return c.json(await listCopies(analyzerContextOf(c), taskId, first, c.req.valid('query')), 200);
  })
  .openapi(wavesRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    return c.json(await listWaves(analyzerContextOf(c), taskId, c.req.valid('query')), 200);
  });
