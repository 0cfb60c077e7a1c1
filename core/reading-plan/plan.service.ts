import type { z } from 'zod';
import { requireAnalysis } from '../analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { labelOf } from '../analyzer/providers/reader.js';
import { estimateAnalysis } from '../analyzer/runs/estimate-analysis.service.js';
import { type Asked, whatIsAsked } from '../codebooks/run-codebook.service.js';
import { requireRight } from '../context.js';
import { conflict, notFound } from '../errors.js';
import { THING } from '../errors.texts.model.js';
import type { VariableStrata } from '../estimates/sort-reads.js';
import { readStrata } from '../estimates/strata.service.js';
import { parseInput } from '../parse-input.js';
import { listDrawItems } from '../sampling/drawn-items.service.js';
import { SAY as ANALYSES } from '../texts/analyses.texts.model.js';
import { USUAL_SECONDS } from './plan.constants.js';
import { PlanReadingInput, type ReadingPlan } from './plan.schemas.js';
import { planVariable, readsForAll } from './plan-run.js';
import { findLastRun, measureReading, measureRuns } from './work-rates.repository.js';

/** A time that rests on fewer reads is the usual one. */
const LEAST_MEASURED = 20;

type Input = z.output<typeof PlanReadingInput>;

/**
 * How much people have to read until each share is known to plus or minus the chosen number of points, and how long it takes: of a completed run,
 * or of one that could be started. Throws NOT_FOUND, CONFLICT while the run has not ended.
 */
export async function planReading(
  ctx: AnalyzerContext,
  input: z.input<typeof PlanReadingInput>,
): Promise<ReadingPlan> {
  requireRight(ctx, 'analyze');
  const asked = parseInput(PlanReadingInput, input);
  const { comments, known, earlier, names, drawn, run } =
    asked.task_id === undefined ? await beforeRun(ctx, asked) : await ofRun(ctx, asked.task_id);
  const halfWidth = asked.within / 100;
  const plans = names.map((name) => {
    const of = (all: readonly VariableStrata[]) => all.find(({ variable }) => variable === name);
    return planVariable({ of: comments, halfWidth }, { known: of(known), earlier: of(earlier) });
  });
  const read = names.map((name) => {
    const strata = known.find(({ variable }) => variable === name);
    return strata === undefined ? 0 : strata.tagged.read + strata.untagged.read;
  });
  const reads = readsForAll(plans, comments - Math.min(comments, ...read));
  const measured = await measureReading(ctx.db);
  const isMeasured = measured.seconds !== null && measured.reads >= LEAST_MEASURED;
  const seconds = isMeasured ? (measured.seconds as number) : USUAL_SECONDS;
  return {
    comments,
    within: asked.within,
    variables: plans.map(({ basis, share, halfWidth: now, missing }, at) => ({
      variable: names[at] as string,
      basis,
      share,
      read: read[at] as number,
      half_width: now === null ? null : 100 * now,
      reads: missing.tagged + missing.untagged,
    })),
    reads,
    drawn: Math.min(reads, Math.max(0, drawn - Math.max(0, ...read))),
    seconds: reads * seconds,
    seconds_per_comment: seconds,
    measured_reads: isMeasured ? measured.reads : 0,
    run,
  };
}

/** What is known when reading is planned. */
interface Grounds {
  comments: number;
  names: string[];
  /** Comments that were drawn so far. */
  drawn: number;
  /** Counted and read of these comments. */
  known: VariableStrata[];
  /** Counted and read of other comments. */
  earlier: VariableStrata[];
  run: ReadingPlan['run'];
}

async function ofRun(ctx: AnalyzerContext, taskId: string): Promise<Grounds> {
  const run = await requireAnalysis(ctx, taskId);
  if (run.status !== 'completed') throw conflict(ANALYSES().notCompleted);
  const { variables } = await readStrata(ctx.db, run);
  return {
    comments: run.positiveComments + run.neutralComments + run.negativeComments,
    names: variables.map(({ variable }) => variable),
    known: variables,
    earlier: [],
    drawn: (await listDrawItems(ctx.db, run.id)).length,
    run: null,
  };
}

async function beforeRun(ctx: AnalyzerContext, input: Input): Promise<Grounds> {
  const asked = await whatIsAsked(ctx, input);
  const { comments = 0 } = input;
  const last =
    asked.codebookVersionId === null ? undefined : await findLastRun(ctx.db, asked.codebookVersionId);
  const earlier =
    last === undefined ? [] : (await readStrata(ctx.db, await requireAnalysis(ctx, last))).variables;
  return {
    comments,
    names: asked.variables.map(({ name }) => name),
    known: [],
    earlier,
    drawn: 0,
    run: await runOf(ctx, input, asked),
  };
}

/** What the run that reads all comments takes: as the last runs of the provider took, else at most what is estimated. */
async function runOf(ctx: AnalyzerContext, input: Input, asked: Asked): Promise<ReadingPlan['run']> {
  const id = input.api_provider ?? ctx.config.defaultProvider;
  const provider = ctx.analyzer.providers.find(id);
  if (provider === undefined) throw notFound(THING().provider(id));
  ctx.analyzer.providers.requireAllowed(id);
  const { comments = 0 } = input;
  const measured = await measureRuns(ctx.db, id);
  return {
    api_provider: id,
    provider_label: labelOf(provider),
    seconds: measured.seconds === null ? null : measured.seconds * comments,
    cost_usd:
      provider.isCounted === false
        ? null
        : !provider.isPaid
          ? 0
          : measured.costUsd === null
            ? await estimatedCost(ctx, input, asked)
            : measured.costUsd * comments,
    measured_runs: measured.runs,
  };
}

/** What the estimate of the analysis says; null where it cannot know, as nothing is said of the comments' length. */
async function estimatedCost(ctx: AnalyzerContext, input: Input, known: Asked): Promise<number | null> {
  const { variables, codebook, comments, text_tokens, api_provider } = input;
  if (text_tokens === undefined) return null;
  const question = { variables, codebook, comments, text_tokens, api_provider };
  return (await estimateAnalysis(ctx, question, known)).cost_usd;
}
