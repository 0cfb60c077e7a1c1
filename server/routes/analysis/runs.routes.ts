import { DIRECT_ANSWER_MS, RUN_FILE_FORMATS } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import {
  AnalysisListInput,
  AnalysisRecord,
  AnalysisTask,
  ProviderInfo,
  ResumeAnalysisInput,
  UpdateAnalysisInput,
} from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import {
  cancelAnalysis,
  getAnalysisStatus,
  listAnalyses,
  listProviders,
  resumeAnalysis,
  waitForAnalysis,
} from '@smops/core/analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '@smops/core/analysis/analyzer/analyzer-context.js';
import { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import { getRunOverview } from '@smops/core/analysis/analyzer/overview/run-overview.service.js';
import {
  AnalysisEstimate,
  EstimateInput,
} from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import {
  deleteAnalysis,
  restoreAnalysis,
} from '@smops/core/analysis/analyzer/runs/delete-analysis.service.js';
import { estimateAnalysis } from '@smops/core/analysis/analyzer/runs/estimate-analysis.service.js';
import { startAnalysis } from '@smops/core/analysis/analyzer/runs/start-analysis.service.js';
import { updateAnalysis } from '@smops/core/analysis/analyzer/runs/update-analysis.service.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { StartAnalysisInput } from '@smops/core/analysis/analyzer/start-analysis.schemas.js';
import { AppError } from '@smops/core/errors.js';
import { RunFinding, RunFindingInput } from '@smops/core/judging/findings/run-finding.schemas.js';
import { getRunFinding } from '@smops/core/judging/findings/run-finding.service.js';
import { Comparison } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import {
  getComparisonResults,
  getComparisonStatus,
} from '@smops/core/judging/insight/comparisons/comparisons.service.js';
import { getAnalysisResults } from '@smops/core/judging/results/analysis-results.service.js';
import { exportAnalysis } from '@smops/core/judging/results/export-analysis.service.js';
import {
  AnalysisExportInput,
  AnalysisResults,
  AnalysisResultsInput,
  AnalysisStarted,
} from '@smops/core/judging/results/results.schemas.js';
import { SAY } from '@smops/core/requests.texts.model.js';
import { exportRunReport } from '@smops/core/telling/reports/reports.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { streamOf } from '../../responses/file-response.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve, serveByHand, serveFile } from '../serve-operation.js';
import { RunParams } from './run-params.js';

const tag = 'FB Analyzer';

/** A whole run of more comments than this is sent in pieces as it is read, so that it blocks no other call. */
const STREAM_FROM = 2000;

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

export const runsRoutes = createRouter();
const of = { tag, params: RunParams };
const run = jsonResponse('The run', AnalysisTask);

serve(
  runsRoutes,
  RUNS.start,
  {
    tag,
    body: StartAnalysisInput,
    bodyLimit: (c) => c.get('runtime').config.maxUploadBytes,
    answer: jsonResponse('The started run, with its results when they are there', AnalysisStarted),
  },
  (c, input) => start(analyzerContextOf(c), input, c.get('bodyDone')),
);
serve(
  runsRoutes,
  RUNS.estimate,
  {
    tag,
    body: EstimateInput,
    answer: jsonResponse('Calls, tokens and price', AnalysisEstimate),
    expensive: 'answer',
  },
  (c, input) => estimateAnalysis(analyzerContextOf(c), input),
);
serve(
  runsRoutes,
  RUNS.list,
  { tag, query: AnalysisListInput, answer: jsonResponse('The runs', z.array(AnalysisRecord)) },
  (c, input) => listAnalyses(analyzerContextOf(c), input),
);
serve(runsRoutes, RUNS.status, { ...of, answer: run }, (c, { taskId }) =>
  runOrComparison(
    () => getAnalysisStatus(analyzerContextOf(c), { task_id: taskId }),
    () => getComparisonStatus(analyzerContextOf(c), taskId),
  ),
);
serveByHand(
  runsRoutes,
  RUNS.results,
  { ...of, query: AnalysisResultsInput.omit({ task_id: true }), expensive: 'answer' },
  {
    200: jsonResponse(
      'Summary, statistics, comments; of a comparison its numbers',
      z.union([AnalysisResults, Comparison]),
    ),
  },
  async (c, { taskId: task_id, limit, after, ...choice }) => {
    const ctx = analyzerContextOf(c);
    const status = await runOrComparison(
      () => getAnalysisStatus(ctx, { task_id }),
      () => getComparisonResults(ctx, task_id),
    );
    if ('variables' in status) return c.json(status);
    const isWhole = limit === undefined && after === undefined;
    if (isWhole && status.total_comments > STREAM_FROM) {
      const { body } = await exportAnalysis(ctx, { task_id, format: 'json', ...choice });
      return c.body(streamOf(c, body), 200, { 'content-type': 'application/json' });
    }
    return c.json(await getAnalysisResults(ctx, { task_id, limit, after, ...choice }));
  },
);
serve(
  runsRoutes,
  RUNS.overview,
  {
    ...of,
    query: CommentFilter,
    answer: jsonResponse('Counts by variable, sentiment, language and time', RunOverview),
    expensive: 'answer',
  },
  (c, { taskId: task_id, ...filter }) => getRunOverview(analyzerContextOf(c), { task_id, ...filter }),
);
serve(
  runsRoutes,
  RUNS.finding,
  {
    ...of,
    query: RunFindingInput.omit({ task_id: true }),
    answer: jsonResponse('The strongest finding', RunFinding),
    expensive: 'answer',
  },
  (c, { taskId: task_id, ...input }) => getRunFinding(analyzerContextOf(c), { task_id, ...input }),
);
serve(runsRoutes, RUNS.cancel, { ...of, answer: run }, (c, { taskId: task_id }) =>
  cancelAnalysis(analyzerContextOf(c), { task_id }),
);
serve(
  runsRoutes,
  RUNS.resume,
  { ...of, body: ResumeAnalysisInput.omit({ task_id: true }), answer: run },
  (c, { taskId: task_id, ...input }) => resumeAnalysis(analyzerContextOf(c), { task_id, ...input }),
);
serve(runsRoutes, RUNS.delete, of, (c, { taskId: task_id }) =>
  deleteAnalysis(analyzerContextOf(c), { task_id }),
);
serve(
  runsRoutes,
  RUNS.update,
  { ...of, body: UpdateAnalysisInput.omit({ task_id: true }), answer: run },
  (c, { taskId: task_id, ...input }) => updateAnalysis(analyzerContextOf(c), { task_id, ...input }),
);
serve(runsRoutes, RUNS.restore, { ...of, answer: run }, (c, { taskId: task_id }) =>
  restoreAnalysis(analyzerContextOf(c), { task_id }),
);
serveFile(
  runsRoutes,
  RUNS.export,
  {
    ...of,
    query: AnalysisExportInput.omit({ task_id: true }).extend({
      format: z.enum(RUN_FILE_FORMATS).meta({ description: 'html: its report, of the whole run' }),
    }),
    formats: RUN_FILE_FORMATS,
    expensive: 'file',
  },
  (c, { taskId, format, order, basis, ...filter }) =>
    format === 'html'
      ? exportRunReport(analyzerContextOf(c), { taskId, filter, basis })
      : exportAnalysis(analyzerContextOf(c), { task_id: taskId, format, order, basis, ...filter }),
);
serve(
  runsRoutes,
  RUNS.providers,
  { tag, answer: jsonResponse('The providers', z.array(ProviderInfo)) },
  async (c) => listProviders(analyzerContextOf(c)),
);
