import { REPORT_FORMATS } from '@smops/core/judging/insight/insight.constants.js';
import { exportRelations } from '@smops/core/judging/insight/relations/export-relations.service.js';
import { RELATIONS } from '@smops/core/judging/insight/relations/relations.operations.js';
import { Relations } from '@smops/core/judging/insight/relations/relations.schemas.js';
import { getRelations } from '@smops/core/judging/insight/relations/relations.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { RunParams } from '../analysis/run-params.js';
import { serve, serveFile } from '../serve-operation.js';

const of = { tag: 'FB Analyzer', params: RunParams };

export const relationsRoutes = createRouter();

serve(
  relationsRoutes,
  RELATIONS.get,
  { ...of, answer: jsonResponse('Every pair of variables that occur', Relations), expensive: 'answer' },
  (c, { taskId }) => getRelations(analyzerContextOf(c), taskId),
);
serveFile(
  relationsRoutes,
  RELATIONS.export,
  {
    ...of,
    query: z.object({ format: z.enum(REPORT_FORMATS) }),
    formats: REPORT_FORMATS,
    expensive: 'file',
  },
  (c, { taskId, format }) => exportRelations(analyzerContextOf(c), taskId, format),
);
