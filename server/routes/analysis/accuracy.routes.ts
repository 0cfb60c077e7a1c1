import { RunAccuracy, StartEvaluationInput } from '@smops/core/insight/accuracy/accuracy.schemas.js';
import { getAccuracy } from '@smops/core/insight/accuracy/accuracy.service.js';
import { startEvaluation } from '@smops/core/insight/accuracy/evaluation.service.js';
import { exportAccuracy } from '@smops/core/insight/accuracy/export-accuracy.service.js';
import { REPORT_FORMATS } from '@smops/core/insight/insight.constants.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { fileResponse, respondWithFile } from '../../responses/file-response.js';
import { createRouter, defineRoute, jsonBody, jsonResponse } from '../../router.js';
import { RunParams } from './run-params.js';

const tags = ['FB Analyzer'];

const accuracyRoute = defineRoute(
  'getAccuracy',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/accuracy',
    tags,
    summary: 'Precision, recall and F1 of a completed run against what people said of its comments',
    request: { params: RunParams },
    responses: { 200: jsonResponse('Per variable, and over all', RunAccuracy) },
  },
  { expensive: 'answer' },
);

const exportRoute = defineRoute(
  'exportAccuracy',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/accuracy/export',
    tags,
    summary: 'The accuracy of a completed run as a file',
    request: { params: RunParams, query: z.object({ format: z.enum(REPORT_FORMATS) }) },
    responses: {
      200: fileResponse(REPORT_FORMATS),
    },
  },
  { expensive: 'file' },
);

const evaluateRoute = defineRoute(
  'startEvaluation',
  'analyze',
  {
    method: 'post',
    path: '/api/fb-analyzer/evaluate',
    tags,
    summary: 'Analyse comments that people have labelled, to see how accurate a provider is',
    request: { body: jsonBody(StartEvaluationInput) },
    responses: { 202: jsonResponse('The run has started', z.object({ taskId: z.string() })) },
  },
  { expensive: 'answer', bodyLimit: (c) => c.get('runtime').config.maxUploadBytes },
);

export const accuracyRoutes = createRouter()
  .openapi(accuracyRoute, async (c) =>
    c.json(await getAccuracy(analyzerContextOf(c), c.req.valid('param').taskId), 200),
  )
  .openapi(exportRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    const file = await exportAccuracy(analyzerContextOf(c), taskId, c.req.valid('query').format);
    return respondWithFile(c, file);
  })
  .openapi(evaluateRoute, async (c) =>
    c.json(await startEvaluation(analyzerContextOf(c), c.req.valid('json')), 202),
  );
