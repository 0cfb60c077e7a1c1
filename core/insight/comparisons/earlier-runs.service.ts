import { listAnalyses, requireAnalysis } from '../../analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analyzer/analyzer-context.js';
import { infoOf } from '../../analyzer/runs/analysis-results.service.js';
import { requireRight } from '../../context.js';
import { findSame, missingVariables } from './compared-variables.js';
import type { EarlierRun } from './comparison.schemas.js';

/** The newest runs before it that are looked at, and how many of them are proposed. */
const MOST_READ = 200;
const MOST_PROPOSED = 20;

/** Of a file that was fetched from Facebook its page is the first number; another name is the same but for its numbers. */
const pageOf = (fileName: string): string =>
  /^facebook-\d+/.exec(fileName)?.[0] ??
  fileName
    .toLowerCase()
    .replace(/[\d\W_]+/g, ' ')
    .trim();

/**
 * Completed runs that a completed run may be compared with: earlier ones that share a variable with it, and are not of its
 * own comments. Best first: of the same page, then with most shared variables, then the newest. Throws NOT_FOUND.
 */
export async function listEarlierRuns(ctx: AnalyzerContext, taskId: string): Promise<EarlierRun[]> {
  requireRight(ctx, 'analyze');
  const run = await requireAnalysis(ctx, taskId);
  const records = await listAnalyses(ctx, { status: 'completed', after: run.id, limit: MOST_READ });
  const page = pageOf(run.fileName);
  const found: EarlierRun[] = [];
  for (const { analysisId } of records) {
    const earlier = await requireAnalysis(ctx, analysisId);
    if (run.updatedFrom === earlier.id) continue;
    const shared = run.variables.filter((variable) => findSame(variable, earlier.variables) !== undefined);
    if (shared.length === 0) continue;
    const info = infoOf(earlier);
    found.push({
      taskId: analysisId,
      fileName: info.file_name,
      analysedAt: info.created_at,
      comments: info.total_comments,
      providerLabel: info.provider_label,
      isSamePage: page !== '' && pageOf(earlier.fileName) === page,
      shared: shared.map(({ name }) => name),
      missing: missingVariables(run.variables, earlier.variables).map(({ name }) => name),
    });
  }
  return found
    .sort((a, b) => Number(b.isSamePage) - Number(a.isSamePage) || b.shared.length - a.shared.length)
    .slice(0, MOST_PROPOSED);
}
