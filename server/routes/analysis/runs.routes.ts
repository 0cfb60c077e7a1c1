import { RUN_FILE_FORMATS } from '@smops/core/analysis/analyzer/analyzer.constants.js';
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
  listAnalyses,
  listProviders,
  resumeAnalysis,
} from '@smops/core/analysis/analyzer/analyzer.service.js';
import { OfRun } from '@smops/core/analysis/analyzer/of-run.schemas.js';
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
import { updateAnalysis } from '@smops/core/analysis/analyzer/runs/update-analysis.service.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { StartAnalysisInput } from '@smops/core/analysis/analyzer/start-analysis.schemas.js';
import { RunFinding, RunFindingInput } from '@smops/core/judging/findings/run-finding.schemas.js';
import { getRunFinding } from '@smops/core/judging/findings/run-finding.service.js';
import { Comparison } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import {
  getRunOrComparison,
  getStatusOfEither,
} from '@smops/core/judging/insight/comparisons/run-or-comparison.service.js';
import { getAnalysisResults } from '@smops/core/judging/results/analysis-results.service.js';
import { exportAnalysis } from '@smops/core/judging/results/export-analysis.service.js';
import {
  AnalysisExportInput,
  AnalysisResults,
  AnalysisResultsInput,
  AnalysisStarted,
} from '@smops/core/judging/results/results.schemas.js';
import { startAndWait } from '@smops/core/judging/results/start-and-wait.service.js';
import { exportRunReport } from '@smops/core/telling/reports/reports.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { streamOf } from '../../responses/file-response.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve, serveByHand, serveFile } from '../serve-operation.js';

const tag = 'FB Analyzer';

/** A whole run of more comments than this is sent in pieces as it is read, so that it blocks no other call. */
const STREAM_FROM = 2000;

export const runsRoutes = createRouter();
const of = { tag, params: OfRun };
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
  (c, input) => startAndWait(analyzerContextOf(c), input, c.get('bodyDone')),
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
  getStatusOfEither(analyzerContextOf(c), taskId),
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
    const status = await getRunOrComparison(ctx, task_id);
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
  (c, { taskId: runId, format, order, basis, ...filter }) =>
    format === 'html'
      ? exportRunReport(analyzerContextOf(c), { runId, filter, basis })
      : exportAnalysis(analyzerContextOf(c), { task_id: runId, format, order, basis, ...filter }),
);
serve(
  runsRoutes,
  RUNS.providers,
  { tag, answer: jsonResponse('The providers', z.array(ProviderInfo)) },
  async (c) => listProviders(analyzerContextOf(c)),
);
