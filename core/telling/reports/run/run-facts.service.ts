import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import type { RunOverview } from '../../../analysis/analyzer/overview/overview.schemas.js';
import { getRunOverview } from '../../../analysis/analyzer/overview/run-overview.service.js';
import type { MeanEstimate } from '../../../judging/estimates/estimate.schemas.js';
import { countedOf, type RunNumbers, runNumbers } from '../../../judging/estimates/run-numbers.model.js';
import { estimatesOfRun } from '../../../judging/estimates/shares.service.js';
import { readStrata } from '../../../judging/estimates/strata.service.js';
import { type EarlierFacts, earlierFacts } from '../../../judging/findings/run-finding.service.js';
import type { TurningOrder } from '../../../judging/insight/conclusions/conclusions.schemas.js';
import { turningOrders } from '../../../judging/insight/conclusions/turning.js';
import { infoOf } from '../../../judging/results/analysis-results.service.js';
import type { AnalysisResults } from '../../../judging/results/results.schemas.js';
import { type Quoted, quotesOfVariables } from '../parts/quotes.service.js';
import type { Telling } from '../reported.js';

/** What a report of a run is made of. */
export interface RunFacts {
  run: RunRow;
  info: AnalysisResults['analysis_info'];
  overview: RunOverview;
  /** On one basis; the variables with the largest shares first. */
  numbers: RunNumbers;
  mean: MeanEstimate | null;
  /** Variables of which smops alone and the second reader alone do not agree which is mentioned more often. */
  turning: TurningOrder[];
  earlier: EarlierFacts | null;
  quotes: Quoted[];
}

/**
 * Gathers what a report of a run says, on one basis and against the run before it: the one chosen, none, or else the best. Throws
 * NOT_FOUND, VALIDATION. Of a run that has not ended, what is done.
 */
export async function gatherRunFacts(
  ctx: AnalyzerContext,
  runId: string,
  asked: Pick<Telling, 'before' | 'basis'>,
): Promise<RunFacts> {
  const run = await requireAnalysis(ctx, runId);
  const overview = await getRunOverview(ctx, { task_id: runId });
  const { basis, ...known } = await estimatesOfRun(ctx.db, run, asked.basis);
  const numbers = runNumbers(countedOf(overview), known, basis);
  numbers.variables.sort((one, two) => two.share - one.share);
  const byCount = [...overview.variables]
    .filter(({ count }) => count > 0)
    .sort((one, two) => two.count - one.count)
    .map(({ variable }) => variable);
  return {
    run,
    info: infoOf(run),
    overview,
    numbers,
    mean: known.mean_sentiment,
    turning: run.status !== 'completed' ? [] : turningOrders((await readStrata(ctx.db, run)).variables),
    earlier: await earlierFacts(ctx, run, { before: asked.before, basis }),
    quotes: await quotesOfVariables(ctx, runId, byCount),
  };
}
