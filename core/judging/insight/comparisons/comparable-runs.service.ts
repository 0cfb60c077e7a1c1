import { z } from 'zod';
import { listAnalyses, requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { verb } from '../../../platform/operations/verb.js';
import { AGREEMENT } from '../agreement/agreement.operations.js';
import { countCommonComments } from '../agreement/agreement.repository.js';
import { ComparableRun, ComparableRunsInput } from '../agreement/agreement.schemas.js';

/** Comments are compared word by word, so only the newest runs that may fit are looked at. */
const MOST_RUNS = 30;

/**
 * The newest completed runs that share a variable with a run, newest first, each with how many comments it shares too
 * (possibly none). Throws NOT_FOUND.
 */
export const listComparableRuns = verb(
  AGREEMENT.comparableRuns,
  { input: ComparableRunsInput, answer: ['Newest first', z.array(ComparableRun)], expensive: 'answer' },
  async (ctx: AnalyzerContext, { a }) => {
    const run = await requireAnalysis(ctx, a);
    const names = new Set(run.variables.map(({ name }) => name));
    const others = (await listAnalyses(ctx, { status: 'completed' }))
      .filter((other) => other.id !== run.id && other.variables.some((name) => names.has(name)))
      .slice(0, MOST_RUNS);
    const common = await countCommonComments(
      ctx.db,
      run.id,
      others.map(({ id }) => id),
    );
    return others.map(
      ({ id, analysisId: runId, fileName, name, uploadDate, providerLabel, model, variables }) => ({
        id,
        analysisId: runId,
        fileName,
        runName: name || fileName,
        uploadDate,
        providerLabel,
        model,
        variables: variables.filter((name) => names.has(name)),
        common: common.get(id) ?? 0,
      }),
    );
  },
);
