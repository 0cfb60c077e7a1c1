import type { AnalysisResults } from '../../analyzer/analyzer.schemas.js';
import { requireAnalysis } from '../../analyzer/analyzer.service.js';
import type { RunRow } from '../../analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analyzer/analyzer-context.js';
import type { RunOverview } from '../../analyzer/overview/overview.schemas.js';
import { getRunOverview } from '../../analyzer/overview/run-overview.service.js';
import { infoOf } from '../../analyzer/runs/analysis-results.service.js';
import type { Basis } from '../../estimates/basis.constants.js';
import type { MeanEstimate } from '../../estimates/estimate.schemas.js';
import { countedOf, type RunNumbers, runNumbers } from '../../estimates/run-numbers.model.js';
import { estimatesOfRun } from '../../estimates/shares.service.js';
import { readStrata } from '../../estimates/strata.service.js';
import { compareSides } from '../../insight/comparisons/compare-rates.js';
import type { ComparedVariable } from '../../insight/comparisons/comparison.schemas.js';
import { listEarlierRuns } from '../../insight/comparisons/earlier-runs.service.js';
import { type Quoted, quotesOfVariables } from '../parts/quotes.service.js';

/** A run before this one, with the variables that both have. */
export interface EarlierFacts {
  name: string;
  /** When it was analysed. */
  at: Date;
  compared: Omit<ComparedVariable, 'sentiments' | 'withCopies' | 'byTime'>[];
}

/** What a report of a run is made of. */
export interface RunFacts {
  run: RunRow;
  info: AnalysisResults['analysis_info'];
  overview: RunOverview;
  /** On one basis; the variables with the largest shares first. */
  numbers: RunNumbers;
  mean: MeanEstimate | null;
  earlier: EarlierFacts | null;
  quotes: Quoted[];
}

const sideOf = ({ comments, variables }: RunOverview, name: string) => {
  const hits = variables.find(({ variable }) => variable === name)?.count ?? 0;
  return {
    total: comments,
    weight: comments,
    weightSquared: comments,
    hits: { comments: hits, weight: hits },
  };
};

/** The best earlier run to compare with, and how the shares differ; null without one. */
async function earlierFacts(
  ctx: AnalyzerContext,
  run: RunRow,
  overview: RunOverview,
  basis: Basis,
): Promise<EarlierFacts | null> {
  if (run.status !== 'completed') return null;
  const [best] = await listEarlierRuns(ctx, run.analysisId);
  if (best === undefined) return null;
  const earlier = await requireAnalysis(ctx, best.taskId);
  const before = await getRunOverview(ctx, { task_id: best.taskId });
  const read =
    basis === 'machine'
      ? []
      : [(await readStrata(ctx.db, run)).variables, (await readStrata(ctx.db, earlier)).variables];
  const variables = best.shared.map((name) => ({
    name,
    counts: [sideOf(overview, name), sideOf(before, name)],
  }));
  return {
    name: earlier.name || best.fileName,
    at: earlier.uploadDate,
    compared: compareSides(variables, read),
  };
}

/** Gathers what a report of a run says. Throws NOT_FOUND. Of a run that has not ended, what is done. */
export async function gatherRunFacts(ctx: AnalyzerContext, taskId: string, asked?: Basis): Promise<RunFacts> {
  const run = await requireAnalysis(ctx, taskId);
  const overview = await getRunOverview(ctx, { task_id: taskId });
  const { basis, ...known } = await estimatesOfRun(ctx.db, run, asked);
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
    earlier: await earlierFacts(ctx, run, overview, basis),
    quotes: await quotesOfVariables(ctx, taskId, byCount),
  };
}
