import type { AnalysisTask } from '../../../analysis/analyzer/analyzer.schemas.js';
import { getAnalysisStatus } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { AppError } from '../../../errors.js';
import type { Comparison } from './comparison.schemas.js';
import { getComparisonResults, getComparisonStatus } from './comparisons.service.js';

/** The run of an id, else the comparison of that id: both are followed by the same calls. Throws NOT_FOUND. */
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

/** State and progress of a run, else of the comparison of that id. Throws NOT_FOUND. */
export const getStatusOfEither = (ctx: AnalyzerContext, id: string): Promise<AnalysisTask> =>
  runOrComparison(
    () => getAnalysisStatus(ctx, { task_id: id }),
    () => getComparisonStatus(ctx, id),
  );

/** The state of a run, else what the comparison of that id found. Throws NOT_FOUND, CONFLICT for a comparison under way. */
export const getRunOrComparison = (ctx: AnalyzerContext, id: string): Promise<AnalysisTask | Comparison> =>
  runOrComparison(
    () => getAnalysisStatus(ctx, { task_id: id }),
    () => getComparisonResults(ctx, id),
  );
