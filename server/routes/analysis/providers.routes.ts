import {
  listProviderCosts,
  listProviderStates,
  testProvider,
} from '@smops/core/analyzer/providers/provider-states.service.js';
import {
  ProviderCosts,
  ProviderCostsInput,
  ProviderState,
  ProviderTest,
  TestProviderInput,
} from '@smops/core/analyzer/providers/providers.schemas.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { createRouter, defineRoute, jsonResponse } from '../../router.js';

const tags = ['Providers'];

const listRoute = defineRoute('listProviderStates', 'administer', {
  method: 'get',
  path: '/api/providers',
  tags,
  summary: 'The AI services: whether each has a key, its model and limits',
  responses: { 200: jsonResponse('The providers', z.array(ProviderState)) },
});

const testRoute = defineRoute('testProvider', 'administer', {
  method: 'post',
  path: '/api/providers/{provider}/test',
  tags,
  summary: "Ask a provider one tiny question with the server's key",
  request: { params: TestProviderInput },
  responses: { 200: jsonResponse('What it answered', ProviderTest) },
});

const costsRoute = defineRoute('listProviderCosts', 'administer', {
  method: 'get',
  path: '/api/providers/costs',
  tags,
  summary: 'What the providers have charged, by month',
  request: { query: ProviderCostsInput },
  responses: { 200: jsonResponse('The months, newest first', ProviderCosts) },
});

export const providersRoutes = createRouter()
  .openapi(listRoute, async (c) => c.json(await listProviderStates(analyzerContextOf(c)), 200))
  .openapi(testRoute, async (c) =>
    c.json(await testProvider(analyzerContextOf(c), c.req.valid('param')), 200),
  )
  .openapi(costsRoute, async (c) =>
    c.json(await listProviderCosts(analyzerContextOf(c), c.req.valid('query')), 200),
  );
