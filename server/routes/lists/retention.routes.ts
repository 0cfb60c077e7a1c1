import { PurgeInput, PurgeReport } from '@smops/core/telling/retention/purge.schemas.js';
import { purge } from '@smops/core/telling/retention/purge.service.js';
import { RETENTION } from '@smops/core/telling/retention/retention.operations.js';
import { contextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

export const retentionRoutes = createRouter();

serve(
  retentionRoutes,
  RETENTION.purge,
  { tag: 'System', body: PurgeInput, answer: jsonResponse('What was removed', PurgeReport) },
  (c, input) => purge(contextOf(c), input),
);
