import { NEAR_COPIES } from '@smops/core/judging/insight/copies/near-copies.operations.js';
import {
  Copies,
  CopiesInput,
  CopyGroups,
  CopyGroupsInput,
  Waves,
  WavesInput,
} from '@smops/core/judging/insight/copies/near-copies.schemas.js';
import { listCopies, listCopyGroups } from '@smops/core/judging/insight/copies/near-copies.service.js';
import { listWaves } from '@smops/core/judging/insight/copies/waves.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { RunParams } from '../analysis/run-params.js';
import { serve } from '../serve-operation.js';

const of = { tag: 'FB Analyzer', params: RunParams };
const first = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .meta({ description: '`seq` of the first comment of the group' });

export const nearCopiesRoutes = createRouter();

serve(
  nearCopiesRoutes,
  NEAR_COPIES.groups,
  {
    ...of,
    query: CopyGroupsInput,
    answer: jsonResponse('The groups, the largest first', CopyGroups),
    expensive: 'answer',
  },
  (c, { taskId, ...page }) => listCopyGroups(analyzerContextOf(c), taskId, page),
);
serve(
  nearCopiesRoutes,
  NEAR_COPIES.list,
  {
    ...of,
    params: RunParams.extend({ first }),
    query: CopiesInput,
    answer: jsonResponse("The comments, in the file's order", Copies),
    expensive: 'answer',
  },
  (c, { taskId, first, ...page }) => listCopies(analyzerContextOf(c), taskId, first, page),
);
serve(
  nearCopiesRoutes,
  NEAR_COPIES.waves,
  {
    ...of,
    query: WavesInput,
    answer: jsonResponse('The waves, the largest first', Waves),
    expensive: 'answer',
  },
  (c, { taskId, ...input }) => listWaves(analyzerContextOf(c), taskId, input),
);
