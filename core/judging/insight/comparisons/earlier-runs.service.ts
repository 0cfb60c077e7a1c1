import { listAnalyses, requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { requireRight } from '../../../context.js';
import { infoOf } from '../../results/analysis-results.service.js';
import { findSame, missingVariables } from './compared-variables.js';
import type { EarlierRun } from './comparison.schemas.js';
import { countCommonTexts, listWrittenTimes, type WrittenTimes } from './earlier-runs.repository.js';

/** The newest runs that are looked at, of these those whose comments are, and how many are proposed. */
const MOST_READ = 200;
const MOST_MEASURED = 50;
const MOST_PROPOSED = 20;
/** From this part of the texts in common on two files are of the same comments. */
const SAME_COMMENTS = 0.1;

/** Of a file that was fetched from Facebook its page is the first number; another name is the same but for its numbers. */
const pageOf = (fileName: string): string =>
  /^facebook-\d+/.exec(fileName)?.[0] ??
  fileName
    .toLowerCase()
    .replace(/[\d\W_]+/g, ' ')
    .trim();

type Written = EarlierRun['written'] | 'later';

/**
 * Whether the comments of another run were written before those of a run: at least half of them before nine of ten of the run's, so
 * that a few stray comments decide nothing. Of a run most of whose comments carry no time nobody knows.
 */
function writtenOf(run: WrittenTimes | undefined, other: WrittenTimes | undefined): Written {
  if (!run?.tenth || !other?.median) return 'unknown';
  if (run.withTime * 2 < run.comments || other.withTime * 2 < other.comments) return 'unknown';
  return other.median < run.tenth ? 'earlier' : 'later';
}

/** How another run stands to a run whose "before" it may be. */
export interface Standing {
  /** Variables of the run that the other one looks for in the same way, and those that it lacks. */
  shared: string[];
  missing: string[];
  isSameCodebook: boolean;
  /** How many texts both have, and whether they are enough to call both runs of the same comments. */
  common: number;
  isSameComments: boolean;
  written: Written;
  times: WrittenTimes | undefined;
}

function variablesOf(run: RunRow, other: RunRow) {
  const codebook = infoOf(run).codebook;
  return {
    shared: run.variables
      .filter((variable) => findSame(variable, other.variables) !== undefined)
      .map(({ name }) => name),
    missing: missingVariables(run.variables, other.variables).map(({ name }) => name),
    isSameCodebook: codebook !== null && infoOf(other).codebook?.id === codebook.id,
  };
}

/** How other completed runs stand to a run, by their ids. */
export async function standingsOf(
  ctx: AnalyzerContext,
  run: RunRow,
  others: readonly RunRow[],
): Promise<Map<number, Standing>> {
  const ids = others.map(({ id }) => id);
  const times = await listWrittenTimes(ctx.db, [run.id, ...ids]);
  const common = await countCommonTexts(ctx.db, run.id, ids);
  const own = times.get(run.id);
  return new Map(
    others.map((other) => {
      const theirs = times.get(other.id);
      const both = common.get(other.id) ?? 0;
      const fewest = Math.min(own?.texts ?? 0, theirs?.texts ?? 0);
      return [
        other.id,
        {
          ...variablesOf(run, other),
          common: both,
          isSameComments: other.id === run.id || (fewest > 0 && both >= SAME_COMMENTS * fewest),
          written: writtenOf(own, theirs),
          times: theirs,
        },
      ];
    }),
  );
}

/**
 * Completed runs that are a run's "before": with the same codebook or all of its variables, with fewer than a tenth of the texts in
 * common, and written earlier by the times of the comments. Best first: of the same codebook, of the same page, then with most
 * shared variables, then the latest written. Those of whose comments nobody knows the time stand last: a person may choose them.
 * Throws NOT_FOUND.
 */
export async function listEarlierRuns(ctx: AnalyzerContext, runId: string): Promise<EarlierRun[]> {
  requireRight(ctx, 'analyze');
  const run = await requireAnalysis(ctx, runId);
  const candidates: RunRow[] = [];
  for (const { analysisId } of await listAnalyses(ctx, { status: 'completed', limit: MOST_READ })) {
    if (analysisId === run.analysisId || candidates.length === MOST_MEASURED) continue;
    const other = await requireAnalysis(ctx, analysisId);
    const { shared, missing, isSameCodebook } = variablesOf(run, other);
    if (shared.length > 0 && (isSameCodebook || missing.length === 0)) candidates.push(other);
  }
  const standings = await standingsOf(ctx, run, candidates);
  const page = pageOf(run.fileName);
  return candidates
    .flatMap((other) => {
      const { isSameComments, written, times, common: _, ...variables } = standings.get(other.id) as Standing;
      if (isSameComments || written === 'later') return [];
      const info = infoOf(other);
      return {
        taskId: other.analysisId,
        fileName: info.file_name,
        runName: info.name,
        analysedAt: info.created_at,
        comments: info.total_comments,
        providerLabel: info.provider_label,
        isSamePage: page !== '' && pageOf(other.fileName) === page,
        ...variables,
        written,
        writtenFrom: times?.first?.toISOString() ?? null,
        writtenTo: times?.last?.toISOString() ?? null,
      };
    })
    .sort(
      (one, two) =>
        Number(one.written === 'unknown') - Number(two.written === 'unknown') ||
        Number(two.isSameCodebook) - Number(one.isSameCodebook) ||
        Number(two.isSamePage) - Number(one.isSamePage) ||
        two.shared.length - one.shared.length ||
        (two.writtenTo ?? '').localeCompare(one.writtenTo ?? ''),
    )
    .slice(0, MOST_PROPOSED);
}

/** When the first and the last comment of a run were written; null where none carries a time. */
export async function writtenSpan(
  ctx: AnalyzerContext,
  run: RunRow,
): Promise<{ from: Date; to: Date } | null> {
  const times = (await listWrittenTimes(ctx.db, [run.id])).get(run.id);
  return times?.first && times.last ? { from: times.first, to: times.last } : null;
}
