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
} from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import {
  deleteComparison,
  getComparison,
  getComparisonStatus,
  listComparisons,
  restoreComparison,
  updateComparison,
} from '@smops/core/judging/insight/comparisons/comparisons.service.js';
import { listEarlierRuns } from '@smops/core/judging/insight/comparisons/earlier-runs.service.js';
import { exportComparison } from '@smops/core/judging/insight/comparisons/export-comparison.service.js';
import {
  estimateComparison,
  startComparison,
} from '@smops/core/judging/insight/comparisons/start-comparison.service.js';
import { REPORT_FORMATS } from '@smops/core/judging/insight/insight.constants.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import { exportReport } from '@smops/core/telling/reports/reports.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve, serveFile } from '../serve-operation.js';

const tag = 'FB Analyzer';
const params = z.object({
  taskId: z.string().min(1).max(64).meta({ description: '`taskId` in the list of comparisons' }),
});
const of = { tag, params };
const answer = jsonResponse('The comparison', Comparison);

export const comparisonsRoutes = createRouter();

serve(
  comparisonsRoutes,
  COMPARISONS.start,
  {
    tag,
    body: StartComparisonInput,
    bodyLimit: (c) => c.get('runtime').config.maxUploadBytes,
    answer: jsonResponse('Its runs have started, as far as any are needed', ComparisonStarted),
    status: 202,
  },
  async (c, input) => {
    const ctx = analyzerContextOf(c);
    const { taskId: runId } = await startComparison(ctx, input);
    const { total_comments: totalComments } = await getComparisonStatus(ctx, runId);
    return {
      task_id: runId,
      taskId: runId,
      pythonServiceActive: ctx.analyzer.isActive,
      backgroundTask: true as const,
      message: REQUESTS_TEXTS().comparisonRuns(totalComments),
      totalComments,
    };
  },
);
serve(
  comparisonsRoutes,
  COMPARISONS.estimate,
  {
    tag,
    body: EstimateComparisonInput,
    answer: jsonResponse('The estimate', ComparisonEstimate),
    expensive: 'answer',
  },
  (c, input) => estimateComparison(analyzerContextOf(c), input),
);
serve(
  comparisonsRoutes,
  COMPARISONS.earlierRuns,
  { ...of, answer: jsonResponse('At most twenty', z.array(EarlierRun)), expensive: 'answer' },
  (c, { taskId }) => listEarlierRuns(analyzerContextOf(c), taskId),
);
serve(
  comparisonsRoutes,
  COMPARISONS.list,
  { tag, answer: jsonResponse('At most a hundred', z.array(ComparisonRecord)) },
  (c) => listComparisons(analyzerContextOf(c)),
);
serve(
  comparisonsRoutes,
  COMPARISONS.get,
  { ...of, query: ComparisonInput, answer, expensive: 'answer' },
  (c, { taskId, ...counting }) => getComparison(analyzerContextOf(c), taskId, counting),
);
serveFile(
  comparisonsRoutes,
  COMPARISONS.export,
  {
    ...of,
    query: ComparisonInput.extend({ format: z.enum(REPORT_FORMATS) }),
    formats: REPORT_FORMATS,
    expensive: 'file',
  },
  (c, { taskId: runId, format, copies, basis }) =>
    format === 'html'
      ? exportReport(analyzerContextOf(c), { of: 'comparison', id: runId, format, copies, basis })
      : exportComparison(analyzerContextOf(c), { runId, copies, basis }, format),
);
serve(
  comparisonsRoutes,
  COMPARISONS.update,
  { ...of, body: UpdateComparisonInput, answer },
  (c, { taskId, ...input }) => updateComparison(analyzerContextOf(c), taskId, input),
);
serve(comparisonsRoutes, COMPARISONS.delete, of, (c, { taskId }) =>
  deleteComparison(analyzerContextOf(c), taskId),
);
serve(comparisonsRoutes, COMPARISONS.restore, { ...of, answer }, (c, { taskId }) =>
  restoreComparison(analyzerContextOf(c), taskId),
);
