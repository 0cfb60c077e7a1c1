import { PurgeInput, PurgeReport } from '@smops/core/retention/purge.schemas.js';
import { purge } from '@smops/core/retention/purge.service.js';
import { contextOf, createRouter, defineRoute, jsonResponse } from '../../router.js';

const purgeRoute = defineRoute('purge', 'administer', {
  method: 'post',
  path: '/api/purge',
  tags: ['System'],
  summary: 'Removes for good what is older than a day, or counts it',
  request: { body: { content: { 'application/json': { schema: PurgeInput } }, required: true as const } },
  responses: { 200: jsonResponse('What was removed', PurgeReport) },
});

export const retentionRoutes = createRouter().openapi(purgeRoute, async (c) =>
  c.json(await purge(contextOf(c), c.req.valid('json')), 200),
);
