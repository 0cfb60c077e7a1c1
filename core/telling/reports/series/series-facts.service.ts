import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import type { RunOverview } from '../../../analysis/analyzer/overview/overview.schemas.js';
import { getRunOverview } from '../../../analysis/analyzer/overview/run-overview.service.js';
import type { Basis } from '../../../judging/estimates/basis.constants.js';
import { comparePeriods } from '../../series/periods.service.js';
import type { PeriodComparison, Series } from '../../series/series.schemas.js';
import { getSeries, type RunsOfCodebook, runsOfCodebook } from '../../series/series.service.js';
import { type Quoted, quotesOfVariables } from '../parts/quotes.service.js';

/** What a report of a series is made of. */
export interface SeriesFacts {
  series: Series;
  of: RunsOfCodebook;
  /** The last seven days with comments and those before; null where the points are runs. */
  periods: PeriodComparison | null;
  /** The latest run, whose comments are quoted; null without one. */
  latest: { runId: string; fileName: string; overview: RunOverview; quotes: Quoted[] } | null;
}

/** Gathers what a report of a codebook's series says. Throws NOT_FOUND. */
export async function gatherSeriesFacts(
  ctx: AnalyzerContext,
  codebook: string,
  basis?: Basis,
): Promise<SeriesFacts> {
  const of = await runsOfCodebook(ctx, codebook);
  const series = await getSeries(ctx, { codebook, basis });
  const hasDays = series.unit !== 'run' && series.points.length > 0;
  const periods = hasDays ? await comparePeriods(ctx, { codebook }) : null;
  const last = of.runs.at(-1);
  if (last === undefined) return { series, of, periods, latest: null };
  const { analysisId: runId, run } = last;
  const overview = await getRunOverview(ctx, { task_id: runId });
  const mostFirst = overview.variables
    .filter(({ count }) => count > 0)
    .toSorted((one, two) => two.count - one.count)
    .map(({ variable }) => variable);
  const span = periods === null ? {} : { from: periods.after.from, to: periods.after.to };
  const quotes = await quotesOfVariables(ctx, runId, mostFirst, span);
  return { series, of, periods, latest: { runId, fileName: run.name || run.fileName, overview, quotes } };
}
