import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../../analysis/analyzer/of-run.schemas.js';
import { requireNearCopies } from '../../../analysis/copies/find-copies.service.js';
import { conflict } from '../../../errors.js';
import { verb } from '../../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { infoOf } from '../../results/analysis-results.service.js';
import { countTogether, relate } from './relate.js';
import { RELATIONS } from './relations.operations.js';
import { readTagSets } from './relations.repository.js';
import { Relations } from './relations.schemas.js';

/** Which variables of a completed run occur together; tests count each text once. Throws NOT_FOUND, and CONFLICT while the run has not ended. */
export const getRelations = verb(
  RELATIONS.get,
  { of: OfRun, answer: ['Every pair of variables that occur', Relations], expensive: 'answer' },
  async (ctx: AnalyzerContext, { taskId: runId }) => {
    const row = await requireAnalysis(ctx, runId);
    if (row.status !== 'completed') throw conflict(ANALYSES_TEXTS().notCompleted);
    const names = row.variables.map((variable) => variable.name);
    await requireNearCopies(ctx, row);
    const sets = await readTagSets(ctx.db, row.id, names, { isOnce: false });
    const voices = await readTagSets(ctx.db, row.id, names, { isOnce: true });
    const { single, total } = countTogether(names.length, sets);
    const info = infoOf(row);
    return {
      taskId: runId,
      fileName: info.file_name,
      runName: info.name,
      total,
      createdAt: info.created_at,
      providerLabel: info.provider_label,
      variables: names.map((name, index) => ({ name, count: single[index] ?? 0 })),
      pairs: relate(names, sets, voices),
    };
  },
);
