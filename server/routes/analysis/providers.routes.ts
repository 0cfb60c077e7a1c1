import {
  findModelServers,
  listProviderCosts,
  listProviderModels,
  listProviderStates,
  testProvider,
} from '@smops/core/analysis/analyzer/providers/provider-states.service.js';
import { PROVIDERS } from '@smops/core/analysis/analyzer/providers/providers.operations.js';
import {
  FoundServer,
  ProviderCosts,
  ProviderCostsInput,
  ProviderMeasure,
  ProviderModels,
  ProviderState,
  ProviderTest,
  TestProviderInput,
} from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { measureProvider } from '@smops/core/telling/sample/measure-provider.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'Providers';

export const providersRoutes = createRouter();

serve(
  providersRoutes,
  PROVIDERS.list,
  { tag, answer: jsonResponse('The providers', z.array(ProviderState)) },
  (c) => listProviderStates(analyzerContextOf(c)),
);
serve(
  providersRoutes,
  PROVIDERS.test,
  { tag, params: TestProviderInput, answer: jsonResponse('What it answered', ProviderTest) },
  (c, input) => testProvider(analyzerContextOf(c), input),
);
serve(
  providersRoutes,
  PROVIDERS.findServers,
  { tag, answer: jsonResponse('The servers that answered', z.array(FoundServer)) },
  (c) => findModelServers(analyzerContextOf(c)),
);
serve(
  providersRoutes,
  PROVIDERS.models,
  { tag, params: TestProviderInput, answer: jsonResponse('The models', ProviderModels) },
  (c, input) => listProviderModels(analyzerContextOf(c), input),
);
serve(
  providersRoutes,
  PROVIDERS.measure,
  { tag, params: TestProviderInput, answer: jsonResponse('How well both read', ProviderMeasure) },
  (c, input) => measureProvider(analyzerContextOf(c), input),
);
serve(
  providersRoutes,
  PROVIDERS.costs,
  { tag, query: ProviderCostsInput, answer: jsonResponse('The months, newest first', ProviderCosts) },
  (c, input) => listProviderCosts(analyzerContextOf(c), input),
);
