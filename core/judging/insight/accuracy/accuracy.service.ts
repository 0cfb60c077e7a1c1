import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../../analysis/analyzer/of-run.schemas.js';
import { toldReason } from '../../../analysis/analyzer/told-reasons.js';
import { conflict } from '../../../errors.js';
import { verb } from '../../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { estimatesOfRun } from '../../estimates/shares.service.js';
import { infoOf } from '../../results/analysis-results.service.js';
import { type AccuracyCounts, accuracyIntervals } from '../agreement/agreement.js';
import { ACCURACY } from './accuracy.operations.js';
import { countJudged, countJudgements, findBasis, listMistakes } from './accuracy.repository.js';
import { RunAccuracy } from './accuracy.schemas.js';

const MOST_MISTAKES = 200;
/** Below this many comments that have the variable, by machine or person, numbers only hint. */
const THIN = 10;

type Mistake = RunAccuracy['mistakes'][number];

/** How well a completed run's tags agree with what people said of them. Throws NOT_FOUND, CONFLICT while it runs. */
export const getAccuracy = verb(
  ACCURACY.get,
  { of: OfRun, answer: ['Per variable, and over all', RunAccuracy], expensive: 'answer' },
  async (ctx: AnalyzerContext, { taskId: runId }) => {
    const run = await requireAnalysis(ctx, runId);
    if (run.status !== 'completed') throw conflict(ANALYSES_TEXTS().notCompleted);
    const info = infoOf(run);
    const basis = await findBasis(ctx.db, run);
    const counts = new Map((await countJudgements(ctx.db, run, basis)).map((row) => [row.variable, row]));
    // Of drawn comments the strata know more: also those that were drawn for one variable alone.
    const shares = new Map(
      (basis === 'drawn' ? (await estimatesOfRun(ctx.db, run)).shares : []).map((share) => [
        share.variable,
        share,
      ]),
    );
    const variables = run.variables.flatMap(({ name }) => {
      const row = counts.get(name);
      if (row === undefined) return [];
      const { hits, extra, missed } = row;
      const isThin = hits + extra + missed < THIN;
      const rates = accuracyIntervals({ hits, extra, missed });
      const { precision, recall } = shares.get(name) ?? rates;
      return [
        { ...row, ...rates, precision: precision ?? rates.precision, recall: recall ?? rates.recall, isThin },
      ];
    });
    const all = variables.reduce<AccuracyCounts>(
      (sum, { hits, extra, missed }) => ({
        hits: sum.hits + hits,
        extra: sum.extra + extra,
        missed: sum.missed + missed,
      }),
      { hits: 0, extra: 0, missed: 0 },
    );
    const scores = variables.flatMap(({ f1 }) => (f1 === null ? [] : [f1.value]));
    const mistakes = await listMistakes(ctx.db, run, basis, MOST_MISTAKES);
    return {
      taskId: runId,
      fileName: info.file_name,
      runName: info.name,
      createdAt: info.created_at,
      providerLabel: info.provider_label,
      model: info.model,
      basis,
      ...(await countJudged(ctx.db, run, basis)),
      variables,
      overall: { ...all, ...accuracyIntervals(all) },
      macroF1: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
      mistakes: mistakes.map(
        ({ seq, content, language, variable, isPresent, quote, reason }): Mistake => ({
          seq,
          content,
          language,
          variable,
          kind: isPresent ? 'missed' : 'extra',
          quote: quote ?? '',
          reason: toldReason(run, reason ?? ''),
        }),
      ),
      mistakeCount: all.extra + all.missed,
    };
  },
);
