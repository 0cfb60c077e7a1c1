import { AssistantCall, AssistantCallsQuery } from '@smops/core/assistants/assistants.schemas.js';
import { listAssistantCalls } from '@smops/core/assistants/assistants.service.js';
import { z } from 'zod';
import { contextOf, createRouter, defineRoute, jsonResponse } from '../../router.js';

const listAssistantCallsRoute = defineRoute('listAssistantCalls', 'administer', {
  method: 'get',
  path: '/api/assistants/calls',
  tags: ['Assistants'],
  summary: 'Which tools assistants called in the last 30 days, newest first',
  request: { query: AssistantCallsQuery },
  responses: { 200: jsonResponse('A page of calls', z.array(AssistantCall)) },
});

export const assistantsRoutes = createRouter().openapi(listAssistantCallsRoute, async (c) =>
  c.json(await listAssistantCalls(contextOf(c), c.req.valid('query')), 200),
);
