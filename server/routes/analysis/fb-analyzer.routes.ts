import { DIRECT_ANSWER_MS, RUN_FILE_FORMATS } from '@smops/core/analyzer/analyzer.constants.js';
import {
  AnalysisExportInput,
  AnalysisListInput,
  AnalysisRecord,
  AnalysisResults,
  AnalysisResultsInput,
  AnalysisStarted,
  AnalysisTask,
  ProviderInfo,
  ResumeAnalysisInput,
  UpdateAnalysisInput,
} from '@smops/core/analyzer/analyzer.schemas.js';
import {
  cancelAnalysis,
  getAnalysisStatus,
  listAnalyses,
  listProviders,
  resumeAnalysis,
  waitForAnalysis,
} from '@smops/core/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '@smops/core/analyzer/analyzer-context.js';
import { CommentFilter } from '@smops/core/analyzer/overview/comment-filter.schemas.js';
import { RunOverview } from '@smops/core/analyzer/overview/overview.schemas.js';
import { getRunOverview } from '@smops/core/analyzer/overview/run-overview.service.js';
import { AnalysisEstimate, EstimateInput } from '@smops/core/analyzer/providers/providers.schemas.js';
import { getAnalysisResults } from '@smops/core/analyzer/runs/analysis-results.service.js';
import { deleteAnalysis, restoreAnalysis } from '@smops/core/analyzer/runs/delete-analysis.service.js';
import { estimateAnalysis } from '@smops/core/analyzer/runs/estimate-analysis.service.js';
import { exportAnalysis } from '@smops/core/analyzer/runs/export-analysis.service.js';
import { startAnalysis } from '@smops/core/analyzer/runs/start-analysis.service.js';
import { updateAnalysis } from '@smops/core/analyzer/runs/update-analysis.service.js';
import { StartAnalysisInput } from '@smops/core/analyzer/start-analysis.schemas.js';
import { AppError } from '@smops/core/errors.js';
import { RunFinding, RunFindingInput } from '@smops/core/findings/run-finding.schemas.js';
import { getRunFinding } from '@smops/core/findings/run-finding.service.js';
import { Comparison } from '@smops/core/insight/comparisons/comparison.schemas.js';
import {
  getComparisonResults,
  getComparisonStatus,
} from '@smops/core/insight/comparisons/comparisons.service.js';
import { exportRunReport } from '@smops/core/reports/reports.service.js';
import { SAY } from '@smops/core/requests.texts.model.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { fileResponse, respondWithFile, streamOf } from '../../responses/file-response.js';
import { createRouter, defineRoute, jsonBody, jsonResponse, noContent } from '../../router.js';
import { RunParams } from './run-params.js';

const tags = ['FB Analyzer'];

/** A whole run of more comments than this is sent in pieces as it is read, so that it blocks no other call. */
const STREAM_FROM = 2000;

const startAnalysisRoute = defineRoute(
  'startAnalysis',
  'analyze',
  {
    method: 'post',
    path: '/api/fb-analyzer/analyze',
    tags,
    summary: 'Start an analysis; a short one is answered directly',
    request: { body: jsonBody(StartAnalysisInput) },
    responses: {
      200: jsonResponse('The started run, with its results when they are there', AnalysisStarted),
    },
  },
  { bodyLimit: (c) => c.get('runtime').config.maxUploadBytes },
);

const estimateAnalysisRoute = defineRoute(
  'estimateAnalysis',
  'analyze',
  {
    method: 'post',
    path: '/api/fb-analyzer/estimate',
    tags,
    summary: 'What an analysis would cost, before it is started',
    request: { body: jsonBody(EstimateInput) },
    responses: { 200: jsonResponse('Calls, tokens and price', AnalysisEstimate) },
  },
  { expensive: 'answer' },
);

const listAnalysesRoute = defineRoute('listAnalyses', 'analyze', {
  method: 'get',
  path: '/api/fb-analyzer/tasks',
  tags,
  summary: 'Runs, newest first',
  request: { query: AnalysisListInput },
  responses: { 200: jsonResponse('The runs', z.array(AnalysisRecord)) },
});

const getAnalysisStatusRoute = defineRoute('getAnalysisStatus', 'analyze', {
  method: 'get',
  path: '/api/fb-analyzer/task/{taskId}',
  tags,
  summary: 'State and progress of a run',
  request: { params: RunParams },
  responses: { 200: jsonResponse('The run', AnalysisTask) },
});

const getAnalysisResultsRoute = defineRoute(
  'getAnalysisResults',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/results',
    tags,
    summary: 'Results of a run, whole or page by page',
    description:
      'Each comment has its sentiment, language and the variables it mentions, each with the quote and the reason for it. `next` is the `after` of the next page.',
    request: { params: RunParams, query: AnalysisResultsInput.omit({ task_id: true }) },
    responses: {
      200: jsonResponse(
        'Summary, statistics, comments; of a comparison its numbers',
        z.union([AnalysisResults, Comparison]),
      ),
    },
  },
  { expensive: 'answer' },
);

const getRunOverviewRoute = defineRoute(
  'getRunOverview',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/overview',
    tags,
    summary: 'How the comments of a run divide, all of them or those that a filter leaves',
    description:
      'Counts by variable, sentiment, language and time, as the machine found them. Shares corrected by what people read are in the estimates.',
    request: { params: RunParams, query: CommentFilter },
    responses: { 200: jsonResponse('Counts by variable, sentiment, language and time', RunOverview) },
  },
  { expensive: 'answer' },
);

const getRunFindingRoute = defineRoute(
  'getRunFinding',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/finding',
    tags,
    summary: 'What is most worth saying of a run, as a sentence',
    description:
      'A time at which a variable was clearly mentioned more often, else the largest clear change since the run before, else the largest share. Its page, its report and the terminal begin with the same sentence.',
    request: { params: RunParams, query: RunFindingInput.omit({ task_id: true }) },
    responses: { 200: jsonResponse('The strongest finding', RunFinding) },
  },
  { expensive: 'answer' },
);

const cancelAnalysisRoute = defineRoute('cancelAnalysis', 'analyze', {
  method: 'post',
  path: '/api/fb-analyzer/task/{taskId}/cancel',
  tags,
  summary: 'End a run before its time; it can be resumed',
  request: { params: RunParams },
  responses: { 200: jsonResponse('The run', AnalysisTask) },
});

const resumeAnalysisRoute = defineRoute('resumeAnalysis', 'analyze', {
  method: 'post',
  path: '/api/fb-analyzer/task/{taskId}/resume',
  tags,
  summary: 'Go on with a stopped run, or ask its failed comments again',
  request: { params: RunParams, body: jsonBody(ResumeAnalysisInput.omit({ task_id: true })) },
  responses: { 200: jsonResponse('The run', AnalysisTask) },
});

const deleteAnalysisRoute = defineRoute('deleteAnalysis', 'analyze', {
  method: 'delete',
  path: '/api/fb-analyzer/task/{taskId}',
  tags,
  summary: 'Delete a run that has ended or is paused; it can be restored for 30 days',
  request: { params: RunParams },
  responses: { 204: noContent },
});

const updateAnalysisRoute = defineRoute('updateAnalysis', 'analyze', {
  method: 'patch',
  path: '/api/fb-analyzer/task/{taskId}',
  tags,
  summary: 'Rename a run, or pin it',
  request: { params: RunParams, body: jsonBody(UpdateAnalysisInput.omit({ task_id: true })) },
  responses: { 200: jsonResponse('The run', AnalysisTask) },
});

const restoreAnalysisRoute = defineRoute('restoreAnalysis', 'analyze', {
  method: 'post',
  path: '/api/fb-analyzer/task/{taskId}/restore',
  tags,
  summary: 'Undo a delete',
  request: { params: RunParams },
  responses: { 200: jsonResponse('The run', AnalysisTask) },
});

const exportAnalysisRoute = defineRoute(
  'exportAnalysis',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/export',
    tags,
    summary: 'A run as a file',
    request: {
      params: RunParams,
      query: AnalysisExportInput.omit({ task_id: true }).extend({
        format: z.enum(RUN_FILE_FORMATS).meta({ description: 'html: its report, of the whole run' }),
      }),
    },
    responses: { 200: fileResponse(RUN_FILE_FORMATS) },
  },
  { expensive: 'file' },
);

const listProvidersRoute = defineRoute('listProviders', 'analyze', {
  method: 'get',
  path: '/api/fb-analyzer/providers',
  tags,
  summary: 'Who can analyse, and where the comments then go',
  responses: { 200: jsonResponse('The providers', z.array(ProviderInfo)) },
});

const number = (value: number) => value.toLocaleString('en');

async function start(
  ctx: AnalyzerContext,
  input: z.input<typeof StartAnalysisInput>,
  bodyDone?: () => void,
): Promise<AnalysisStarted> {
  const { task_id } = await startAnalysis(ctx, input);
  bodyDone?.();
  const task = await waitForAnalysis(ctx, { task_id }, DIRECT_ANSWER_MS);
  const started = {
    id: task_id,
    task_id,
    pythonServiceActive: ctx.analyzer.isActive,
    totalComments: task.total_comments,
  };
  if (task.status !== 'completed') {
    const message = SAY().analysisRuns(number(task.total_comments));
    return { ...started, backgroundTask: true, message };
  }
  const ended = {
    ...started,
    backgroundTask: false,
    message: SAY().commentsMatch(number(task.matched_comments), number(task.total_comments)),
    matchedComments: task.matched_comments,
  };
  if (input.with_results === false) return ended;
  const { results, analysis_info } = await getAnalysisResults(ctx, { task_id });
  return { ...ended, analysisResults: { id: task_id, results, analysis_info, next: null } };
}

/** The run of an id, else the comparison of that id: both are followed by the same calls. */
async function runOrComparison<Run, Compared>(
  run: () => Promise<Run>,
  comparison: () => Promise<Compared>,
): Promise<Run | Compared> {
  const isMissing = (error: unknown) => error instanceof AppError && error.code === 'NOT_FOUND';
  try {
    return await run();
  } catch (error) {
    if (!isMissing(error)) throw error;
    return comparison().catch((other) => {
      throw isMissing(other) ? error : other;
    });
  }
}

export const fbAnalyzerRoutes = createRouter()
  .openapi(startAnalysisRoute, async (c) =>
    c.json(await start(analyzerContextOf(c), c.req.valid('json'), c.get('bodyDone')), 200),
  )
  .openapi(estimateAnalysisRoute, async (c) =>
    c.json(await estimateAnalysis(analyzerContextOf(c), c.req.valid('json')), 200),
  )
  .openapi(listAnalysesRoute, async (c) =>
    c.json(await listAnalyses(analyzerContextOf(c), c.req.valid('query')), 200),
  )
  .openapi(getAnalysisStatusRoute, async (c) => {
    const ctx = analyzerContextOf(c);
    const { taskId } = c.req.valid('param');
    const status = await runOrComparison(
      () => getAnalysisStatus(ctx, { task_id: taskId }),
      () => getComparisonStatus(ctx, taskId),
    );
    return c.json(status, 200);
  })
  .openapi(getAnalysisResultsRoute, async (c) => {
    const ctx = analyzerContextOf(c);
    const { limit, after, ...choice } = c.req.valid('query');
    const input = { task_id: c.req.valid('param').taskId, limit, after, ...choice };
    const status = await runOrComparison(
      () => getAnalysisStatus(ctx, input),
      () => getComparisonResults(ctx, input.task_id),
    );
    if ('variables' in status) return c.json(status, 200);
    const isWhole = limit === undefined && after === undefined;
    if (isWhole && status.total_comments > STREAM_FROM) {
      const { body } = await exportAnalysis(ctx, { task_id: input.task_id, format: 'json', ...choice });
      return c.body(streamOf(c, body), 200, { 'content-type': 'application/json' }) as never;
    }
    return c.json(await getAnalysisResults(ctx, input), 200);
  })
  .openapi(getRunOverviewRoute, async (c) => {
    const input = { task_id: c.req.valid('param').taskId, ...c.req.valid('query') };
    return c.json(await getRunOverview(analyzerContextOf(c), input), 200);
  })
  .openapi(getRunFindingRoute, async (c) => {
    const input = { task_id: c.req.valid('param').taskId, ...c.req.valid('query') };
    return c.json(await getRunFinding(analyzerContextOf(c), input), 200);
  })
  .openapi(cancelAnalysisRoute, async (c) =>
    c.json(await cancelAnalysis(analyzerContextOf(c), { task_id: c.req.valid('param').taskId }), 200),
  )
  .openapi(resumeAnalysisRoute, async (c) =>
    c.json(
      await resumeAnalysis(analyzerContextOf(c), {
        task_id: c.req.valid('param').taskId,
        ...c.req.valid('json'),
      }),
      200,
    ),
  )
  .openapi(deleteAnalysisRoute, async (c) => {
    await deleteAnalysis(analyzerContextOf(c), { task_id: c.req.valid('param').taskId });
    return c.body(null, 204);
  })
  .openapi(updateAnalysisRoute, async (c) => {
    const input = { task_id: c.req.valid('param').taskId, ...c.req.valid('json') };
    return c.json(await updateAnalysis(analyzerContextOf(c), input), 200);
  })
  .openapi(restoreAnalysisRoute, async (c) =>
    c.json(await restoreAnalysis(analyzerContextOf(c), { task_id: c.req.valid('param').taskId }), 200),
  )
  .openapi(exportAnalysisRoute, async (c) => {
    const ctx = analyzerContextOf(c);
    const { taskId } = c.req.valid('param');
    const { format, order, basis, ...filter } = c.req.valid('query');
    const file =
      format === 'html'
        ? await exportRunReport(ctx, { taskId, filter, basis })
        : await exportAnalysis(ctx, { task_id: taskId, format, order, basis, ...filter });
    return respondWithFile(c, file);
  })
  .openapi(listProvidersRoute, (c) => c.json(listProviders(analyzerContextOf(c)), 200));
