import { ACCURACY } from '@smops/core/judging/insight/accuracy/accuracy.operations.js';
import { RunAccuracy, StartEvaluationInput } from '@smops/core/judging/insight/accuracy/accuracy.schemas.js';
import { getAccuracy } from '@smops/core/judging/insight/accuracy/accuracy.service.js';
import { startEvaluation } from '@smops/core/judging/insight/accuracy/evaluation.service.js';
import { exportAccuracy } from '@smops/core/judging/insight/accuracy/export-accuracy.service.js';
import { REPORT_FORMATS } from '@smops/core/judging/insight/insight.constants.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { RunParams } from '../analysis/run-params.js';
import { serve, serveFile } from '../serve-operation.js';

const tag = 'FB Analyzer';
const of = { tag, params: RunParams };

export const accuracyRoutes = createRouter();

serve(
  accuracyRoutes,
  ACCURACY.get,
  { ...of, answer: jsonResponse('Per variable, and over all', RunAccuracy), expensive: 'answer' },
  (c, { taskId }) => getAccuracy(analyzerContextOf(c), taskId),
);
serveFile(
  accuracyRoutes,
  ACCURACY.export,
  {
    ...of,
    query: z.object({ format: z.enum(REPORT_FORMATS) }),
    formats: REPORT_FORMATS,
    expensive: 'file',
  },
  (c, { taskId, format }) => exportAccuracy(analyzerContextOf(c), taskId, format),
);
serve(
  accuracyRoutes,
  ACCURACY.evaluate,
  {
    tag,
    body: StartEvaluationInput,
    bodyLimit: (c) => c.get('runtime').config.maxUploadBytes,
    answer: jsonResponse('The run has started', z.object({ taskId: z.string() })),
    status: 202,
    expensive: 'answer',
  },
  (c, input) => startEvaluation(analyzerContextOf(c), input),
);
