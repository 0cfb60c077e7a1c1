import {
  listProviderCosts,
  listProviderStates,
  testProvider,
} from '@smops/core/analyzer/providers/provider-states.service.js';
import { PROVIDERS } from '@smops/core/analyzer/providers/providers.operations.js';
import {
  ProviderCosts,
  ProviderCostsInput,
  ProviderState,
  ProviderTest,
  TestProviderInput,
} from '@smops/core/analyzer/providers/providers.schemas.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
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
  PROVIDERS.costs,
  { tag, query: ProviderCostsInput, answer: jsonResponse('The months, newest first', ProviderCosts) },
  (c, input) => listProviderCosts(analyzerContextOf(c), input),
);
