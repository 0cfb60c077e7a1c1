import type { z } from 'zod';
import { DIRECT_ANSWER_MS } from '../../analysis/analyzer/analyzer.constants.js';
import { waitForAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import type { StartAnalysisInput } from '../../analysis/analyzer/start-analysis.schemas.js';
import { countText } from '../../platform/language/count.model.js';
import { REQUESTS_TEXTS } from '../../requests.texts.model.js';
import { getAnalysisResults } from './analysis-results.service.js';
import type { AnalysisStarted } from './results.schemas.js';

/**
 * Starts a run and waits for it a moment: one that ends in this time is answered with its results, unless the input does not
 * want them, else `backgroundTask` is true. `onStored` is called once the comments are stored. Throws what `startAnalysis`
 * throws.
 */
export async function startAndWait(
  ctx: AnalyzerContext,
  input: z.input<typeof StartAnalysisInput>,
  onStored?: () => void,
): Promise<AnalysisStarted> {
  const { task_id } = await startAnalysis(ctx, input);
  onStored?.();
  const task = await waitForAnalysis(ctx, { task_id }, DIRECT_ANSWER_MS);
  const started = {
    id: task_id,
    task_id,
    pythonServiceActive: ctx.analyzer.isActive,
    totalComments: task.total_comments,
  };
  if (task.status !== 'completed') {
    const message = REQUESTS_TEXTS().analysisRuns(countText(task.total_comments));
    return { ...started, backgroundTask: true, message };
  }
  const ended = {
    ...started,
    backgroundTask: false,
    message: REQUESTS_TEXTS().commentsMatch(countText(task.matched_comments), countText(task.total_comments)),
    matchedComments: task.matched_comments,
  };
  if (input.with_results === false) return ended;
  const { results, analysis_info } = await getAnalysisResults(ctx, { task_id });
  return { ...ended, analysisResults: { id: task_id, results, analysis_info, next: null } };
}
