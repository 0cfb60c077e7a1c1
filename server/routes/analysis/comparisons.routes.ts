import {
  Comparison,
  ComparisonEstimate,
  ComparisonInput,
  ComparisonRecord,
  ComparisonStarted,
  EarlierRun,
  EstimateComparisonInput,
  StartComparisonInput,
  UpdateComparisonInput,
} from '@smops/core/insight/comparisons/comparison.schemas.js';
import {
  deleteComparison,
  getComparison,
  getComparisonStatus,
  listComparisons,
  restoreComparison,
  updateComparison,
} from '@smops/core/insight/comparisons/comparisons.service.js';
import { listEarlierRuns } from '@smops/core/insight/comparisons/earlier-runs.service.js';
import { exportComparison } from '@smops/core/insight/comparisons/export-comparison.service.js';
import {
  estimateComparison,
  startComparison,
} from '@smops/core/insight/comparisons/start-comparison.service.js';
import { REPORT_FORMATS } from '@smops/core/insight/insight.constants.js';
import { exportReport } from '@smops/core/reports/reports.service.js';
import { SAY } from '@smops/core/requests.texts.model.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { fileResponse, respondWithFile } from '../../responses/file-response.js';
import { createRouter, defineRoute, jsonBody, jsonResponse, noContent } from '../../router.js';

const tags = ['FB Analyzer'];
const params = z.object({
  taskId: z.string().min(1).max(64).meta({ description: '`taskId` in the list of comparisons' }),
});

const startRoute = defineRoute(
  'startComparison',
  'analyze',
  {
    method: 'post',
    path: '/api/fb-analyzer/compare',
    tags,
    summary: 'Compare two to six runs or files of comments',
    request: { body: jsonBody(StartComparisonInput) },
    responses: { 202: jsonResponse('Its runs have started, as far as any are needed', ComparisonStarted) },
  },
  { bodyLimit: (c) => c.get('runtime').config.maxUploadBytes },
);

const estimateRoute = defineRoute(
  'estimateComparison',
  'analyze',
  {
    method: 'post',
    path: '/api/fb-analyzer/compare/estimate',
    tags,
    summary: 'What a comparison would analyse, and what it would cost',
    request: { body: jsonBody(EstimateComparisonInput) },
    responses: { 200: jsonResponse('The estimate', ComparisonEstimate) },
  },
  { expensive: 'answer' },
);

const earlierRoute = defineRoute(
  'listEarlierRuns',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/earlier',
    tags,
    summary: 'Earlier runs that a run may be compared with, best first',
    request: { params },
    responses: { 200: jsonResponse('At most twenty', z.array(EarlierRun)) },
  },
  { expensive: 'answer' },
);

const listRoute = defineRoute('listComparisons', 'analyze', {
  method: 'get',
  path: '/api/fb-analyzer/compare',
  tags,
  summary: 'Comparisons, newest first',
  responses: { 200: jsonResponse('At most a hundred', z.array(ComparisonRecord)) },
});

const getRoute = defineRoute(
  'getComparison',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/compare/{taskId}',
    tags,
    summary: 'State of a comparison, and its numbers once all runs have ended',
    request: { params, query: ComparisonInput },
    responses: { 200: jsonResponse('The comparison', Comparison) },
  },
  { expensive: 'answer' },
);

const exportRoute = defineRoute(
  'exportComparison',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/compare/{taskId}/export',
    tags,
    summary: 'A finished comparison as a file',
    request: { params, query: ComparisonInput.extend({ format: z.enum(REPORT_FORMATS) }) },
    responses: {
      200: fileResponse(REPORT_FORMATS),
    },
  },
  { expensive: 'file' },
);

const updateRoute = defineRoute('updateComparison', 'analyze', {
  method: 'patch',
  path: '/api/fb-analyzer/compare/{taskId}',
  tags,
  summary: 'Give the sides other names',
  request: { params, body: jsonBody(UpdateComparisonInput) },
  responses: { 200: jsonResponse('The comparison', Comparison) },
});

const deleteRoute = defineRoute('deleteComparison', 'analyze', {
  method: 'delete',
  path: '/api/fb-analyzer/compare/{taskId}',
  tags,
  summary: 'Delete a comparison with the runs that were started for it; it can be restored for 30 days',
  request: { params },
  responses: { 204: noContent },
});

const restoreRoute = defineRoute('restoreComparison', 'analyze', {
  method: 'post',
  path: '/api/fb-analyzer/compare/{taskId}/restore',
  tags,
  summary: 'Undo a delete',
  request: { params },
  responses: { 200: jsonResponse('The comparison', Comparison) },
});

export const comparisonsRoutes = createRouter()
  .openapi(startRoute, async (c) => {
    const ctx = analyzerContextOf(c);
    const { taskId } = await startComparison(ctx, c.req.valid('json'));
    const { total_comments: totalComments } = await getComparisonStatus(ctx, taskId);
    const started = {
      task_id: taskId,
      taskId,
      pythonServiceActive: ctx.analyzer.isActive,
      backgroundTask: true as const,
      message: SAY().comparisonRuns(totalComments),
      totalComments,
    };
    return c.json(started, 202);
  })
  .openapi(estimateRoute, async (c) =>
    c.json(await estimateComparison(analyzerContextOf(c), c.req.valid('json')), 200),
  )
  .openapi(earlierRoute, async (c) =>
    c.json(await listEarlierRuns(analyzerContextOf(c), c.req.valid('param').taskId), 200),
  )
  .openapi(listRoute, async (c) => c.json(await listComparisons(analyzerContextOf(c)), 200))
  .openapi(getRoute, async (c) =>
    c.json(await getComparison(analyzerContextOf(c), c.req.valid('param').taskId, c.req.valid('query')), 200),
  )
  .openapi(exportRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    const ctx = analyzerContextOf(c);
    const { format, copies, basis } = c.req.valid('query');
    const file =
      format === 'html'
        ? await exportReport(ctx, { of: 'comparison', id: taskId, format, copies, basis })
        : await exportComparison(ctx, { taskId, copies, basis }, format);
    return respondWithFile(c, file);
  })
  .openapi(updateRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    return c.json(await updateComparison(analyzerContextOf(c), taskId, c.req.valid('json')), 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteComparison(analyzerContextOf(c), c.req.valid('param').taskId);
    return c.body(null, 204);
  })
  .openapi(restoreRoute, async (c) =>
    c.json(await restoreComparison(analyzerContextOf(c), c.req.valid('param').taskId), 200),
  );
