import { randomUUID } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { z } from 'zod';
import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import type { Variable } from '../../../analysis/analyzer/providers/provider.js';
import type { AnalysisEstimate } from '../../../analysis/analyzer/providers/providers.schemas.js';
import { discardAnalysis } from '../../../analysis/analyzer/runs/delete-analysis.service.js';
import { estimateAnalysis } from '../../../analysis/analyzer/runs/estimate-analysis.service.js';
import { startAnalysis } from '../../../analysis/analyzer/runs/start-analysis.service.js';
import { type Asked, whatIsAsked } from '../../../analysis/codebooks/run-codebook.service.js';
import { requireRight } from '../../../context.js';
import { AppError, conflict, invalid } from '../../../errors.js';
import { parseInput } from '../../../parse-input.js';
import { inTransaction } from '../../../platform/db/in-transaction.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { copyDraw } from '../../sampling/copy-draw.service.js';
import { comparedVariables, missingVariables } from './compared-variables.js';
import {
  type ComparisonEstimate,
  type ComparisonSideInput,
  EstimateComparisonInput,
  StartComparisonInput,
} from './comparison.schemas.js';
import { insertComparison, listRunsFrom, type NewSide } from './comparisons.repository.js';

const letterOf = (place: number) => String.fromCharCode(65 + place);

/** Names the side that was refused: the analyzer's own messages know of one file only. */
async function ofSide<T>(place: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, ANALYSES_TEXTS().community(letterOf(place), error.message), {
      cause: error,
      problems: error.problems,
    });
  }
}

interface Question {
  variables?: Variable[] | undefined;
  codebook?: string | undefined;
}

/** The runs among the sides, and what is compared. Throws NOT_FOUND, CONFLICT, VALIDATION. */
async function readSides(
  ctx: AnalyzerContext,
  question: Question,
  sides: readonly { task_id?: string | undefined }[],
) {
  const runs: (RunRow | undefined)[] = [];
  for (const [place, { task_id }] of sides.entries()) {
    if (task_id === undefined) runs.push(undefined);
    else
      await ofSide(place, async () => {
        const run = await requireAnalysis(ctx, task_id);
        if (run.status !== 'completed') throw conflict(ANALYSES_TEXTS().notCompleted);
        if (runs.some((other) => other?.id === run.id)) throw invalid(ANALYSES_TEXTS().twoAnalyses);
        runs.push(run);
      });
  }
  const known = runs.filter((run) => run !== undefined);
  const isAsked = question.variables !== undefined || question.codebook !== undefined;
  if (!isAsked && known.length === 0) throw invalid(ANALYSES_TEXTS().variablesOrCodebook);
  const given = isAsked ? await whatIsAsked(ctx, question) : undefined;
  const variables = comparedVariables(given?.variables, known);
  if (variables.length === 0) throw invalid(ANALYSES_TEXTS().nothingShared);
  const asked: Asked = { variables, codebookVersionId: given?.codebookVersionId ?? null };
  const missing = runs.map((run) => missingVariables(variables, run?.variables ?? []));
  return { runs, asked, missing };
}

/** A run of the same comments that already has what a run lacks: it was paid once. */
async function findExtra(ctx: AnalyzerContext, run: RunRow, missing: Variable[]) {
  const others = await listRunsFrom(ctx.db, run.id);
  return others.find(({ variables }) => missingVariables(missing, variables).length === 0)?.analysisId;
}

/** Names without the endings of files; of several that are the same each further one is numbered. */
function namedApart(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

const textsOf = (variables: readonly Variable[]) => variables.map(({ name, terms }) => ({ name, terms }));

/**
 * Starts a comparison. Sides that are runs are taken as they are; what they lack, their stored comments are analysed for by
 * the same provider, unless an earlier comparison had it done. Throws VALIDATION, NOT_FOUND or CONFLICT, with the side named; then
 * no new run stays. `comparisonId`: one that was given to it before.
 */
export async function startComparison(
  ctx: AnalyzerContext,
  input: z.input<typeof StartComparisonInput>,
  comparisonId: string = randomUUID(),
): Promise<{ taskId: string }> {
  requireRight(ctx, 'analyze');
  const parsed = parseInput(StartComparisonInput, input);
  const { sides: _sides, a: _a, b: _b, variables, codebook, ...question } = input;
  const sides: z.output<typeof ComparisonSideInput>[] =
    parsed.sides ?? [parsed.a, parsed.b].flatMap((side) => (side === undefined ? [] : [side]));
  const { runs, asked, missing } = await readSides(ctx, parsed, sides);
  const started: string[] = [];
  const start = async (...[of, sideInput, known]: [number, object, Asked]): Promise<string> => {
    const { task_id } = await ofSide(of, () =>
      startAnalysis(ctx, { ...question, ...sideInput, variables: textsOf(known.variables) }, known),
    );
    started.push(task_id);
    return task_id;
  };
  try {
    const stored: Omit<NewSide, 'name'>[] = [];
    for (const [place, side] of sides.entries()) {
      const run = runs[place];
      const lacking = missing[place] ?? [];
      if (run === undefined) {
        const { file_name, comments_data, intake } = side;
        const runId = await start(place, { file_name, comments_data, intake }, asked);
        stored.push({ taskId: runId, extraTaskId: null, ownsRun: true, ownsExtraRun: false });
        continue;
      }
      const runId = run.analysisId;
      const known = lacking.length === 0 ? null : await findExtra(ctx, run, lacking);
      if (known !== undefined) {
        stored.push({ taskId: runId, extraTaskId: known, ownsRun: false, ownsExtraRun: false });
        continue;
      }
      const takesKey = ctx.analyzer.providers.find(run.provider)?.takesKey === true;
      const again = {
        task_id: runId,
        api_provider: run.provider,
        ...(takesKey ? {} : { api_key: undefined }),
      };
      const extraRunId = await start(place, again, { variables: lacking, codebookVersionId: null });
      const extra = await requireAnalysis(ctx, extraRunId);
      await copyDraw(ctx, run.id, extra.id);
      stored.push({ taskId: runId, extraTaskId: extraRunId, ownsRun: false, ownsExtraRun: true });
    }
    const names: string[] = [];
    for (const [place, { taskId: runId }] of stored.entries()) {
      const { name, fileName } = await requireAnalysis(ctx, runId);
      const stem = basename(fileName, extname(fileName));
      const short = name === fileName ? stem : name;
      const side = sides[place];
      names.push(side?.name ?? (short || letterOf(place)));
    }
    const named = namedApart(names);
    await inTransaction(ctx.db, (trx) =>
      insertComparison(
        trx,
        {
          comparisonId,
          createdAt: ctx.clock.now(),
          createdByName: ctx.actor.name,
          variables: asked.variables,
          language: parsed.language,
        },
        stored.map((side, place) => ({ ...side, name: named[place] ?? '' })),
      ),
    );
  } catch (error) {
    for (const runId of started) await discardAnalysis(ctx, runId);
    throw error;
  }
  return { taskId: comparisonId };
}

/** Several estimates as one: what they cost together, and the first thing that is missing. */
function together(all: readonly AnalysisEstimate[]): AnalysisEstimate | null {
  const [first] = all;
  if (first === undefined) return null;
  const listed = (of: (one: AnalysisEstimate) => string) => [...new Set(all.map(of))].join(', ');
  const sum = (of: (one: AnalysisEstimate) => number) => all.reduce((total, one) => total + of(one), 0);
  const isCheaperLater = all.every((one) => one.off_peak_cost_usd !== null);
  return {
    ...first,
    provider_label: listed((one) => one.provider_label),
    model: listed((one) => one.model),
    calls: sum((one) => one.calls),
    input_tokens: sum((one) => one.input_tokens),
    output_tokens: sum((one) => one.output_tokens),
    cost_usd: sum((one) => one.cost_usd),
    off_peak_cost_usd: isCheaperLater ? sum((one) => one.off_peak_cost_usd ?? 0) : null,
    missing: all.find((one) => one.missing !== null)?.missing ?? null,
  };
}

/** What a comparison would analyse and cost. Throws what its start throws for its runs. */
export async function estimateComparison(
  ctx: AnalyzerContext,
  input: EstimateComparisonInput,
): Promise<ComparisonEstimate> {
  requireRight(ctx, 'analyze');
  const parsed = parseInput(EstimateComparisonInput, input);
  const { sides, variables: _variables, codebook: _codebook, ...question } = parsed;
  const { runs, asked, missing } = await readSides(ctx, parsed, sides);
  const estimates: AnalysisEstimate[] = [];
  const shown: string[][] = [];
  for (const [place, { task_id, comments, text_tokens }] of sides.entries()) {
    const run = runs[place];
    const lacking = missing[place] ?? [];
    const isDone =
      run !== undefined && (lacking.length === 0 || (await findExtra(ctx, run, lacking)) !== undefined);
    shown.push(isDone || run === undefined ? [] : lacking.map(({ name }) => name));
    if (isDone) continue;
    const known: Asked = run === undefined ? asked : { variables: lacking, codebookVersionId: null };
    const measure = task_id === undefined ? { comments, text_tokens } : { task_id };
    const api_provider = run?.provider ?? question.api_provider;
    const one = { ...question, ...measure, api_provider, variables: textsOf(known.variables) };
    estimates.push(await ofSide(place, () => estimateAnalysis(ctx, one, known)));
  }
  return {
    variables: asked.variables.map(({ name }) => name),
    missing: shown,
    total: together(estimates),
  };
}
