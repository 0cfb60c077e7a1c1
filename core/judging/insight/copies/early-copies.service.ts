import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { searchNearCopies } from '../../../analysis/copies/find-copies.service.js';
import { AppError, messageOf } from '../../../errors.js';

/** Of fewer comments the search takes no time that anybody waits for. */
const LEAST = 5000;

/**
 * Looks for the near-copies of large runs while these are worked on, so that the first look at a result does not wait for it. A
 * server does; the process of one command would only take longer. `stop` once the analyzer has stopped.
 */
export function findCopiesEarly(ctx: AnalyzerContext, least = LEAST): { stop(): Promise<void> } {
  const seen = new Set<string>();
  const underWay = new Set<Promise<void>>();
  const search = async (runId: string) => {
    const run = await requireAnalysis(ctx, runId);
    if (run.totalComments >= least) await searchNearCopies(ctx, run);
  };
  const onChange = (runId: string) => {
    if (seen.has(runId)) return;
    seen.add(runId);
    const work = search(runId)
      .catch((error: unknown) => {
        // Gone, or the comments of a sentiment analysis, of which no copies are told.
        if (error instanceof AppError && error.code === 'NOT_FOUND') return;
        // The first look at the result searches then.
        ctx.logger.warn({ analysis: runId, reason: messageOf(error) }, 'no early search for copies');
      })
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  ctx.analyzer.changes.on('change', onChange);
  return {
    async stop() {
      ctx.analyzer.changes.off('change', onChange);
      await Promise.all(underWay);
    },
  };
}
