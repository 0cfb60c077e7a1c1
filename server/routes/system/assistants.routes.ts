import { ASSISTANTS } from '@smops/core/people/assistants/assistants.operations.js';
import { AssistantCall, AssistantCallsQuery } from '@smops/core/people/assistants/assistants.schemas.js';
import { listAssistantCalls } from '@smops/core/people/assistants/assistants.service.js';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

export const assistantsRoutes = createRouter();

serve(
  assistantsRoutes,
  ASSISTANTS.calls,
  {
    tag: 'Assistants',
    query: AssistantCallsQuery,
    answer: jsonResponse('A page of calls', z.array(AssistantCall)),
  },
  (c, query) => listAssistantCalls(contextOf(c), query),
);
