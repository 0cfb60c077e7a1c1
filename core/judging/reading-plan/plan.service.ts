import type { z } from 'zod';
import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { labelOf } from '../../analysis/analyzer/providers/reader.js';
import type { RegisteredProvider } from '../../analysis/analyzer/providers/registry.js';
import { estimateAnalysis } from '../../analysis/analyzer/runs/estimate-analysis.service.js';
import { listSecondRuns } from '../../analysis/analyzer/runs/second-runs.service.js';
import { measureStored } from '../../analysis/analyzer/runs/stored-comments.service.js';
import { type Asked, whatIsAsked } from '../../analysis/codebooks/run-codebook.service.js';
import { conflict, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { verb } from '../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { completePart, countPart } from '../estimates/second-part.service.js';
import type { VariableStrata } from '../estimates/sort-reads.js';
import { readStrata } from '../estimates/strata.service.js';
import { listDrawItems } from '../sampling/drawn-items.service.js';
import { USUAL_SECONDS } from './plan.constants.js';
import { READING_PLAN } from './plan.operations.js';
import { PlanReadingInput, ReadingPlan } from './plan.schemas.js';
import { planVariable, readsForAll } from './plan-run.js';
import { type Planned, secondOptions } from './second-options.service.js';
import { findLastRun, measureReading, measureRuns } from './work-rates.repository.js';

/** A time that rests on fewer reads is the usual one. */
const LEAST_MEASURED = 20;

type Input = z.output<typeof PlanReadingInput>;

/**
 * How much people have to read until each share is known to plus or minus the chosen number of points, and how long it takes: of a completed run,
 * or of one that could be started. Throws NOT_FOUND, CONFLICT while the run has not ended.
 */
export const planReading = verb(
  READING_PLAN.make,
  {
    input: PlanReadingInput,
    answer: ['Per variable, and for all together', ReadingPlan],
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, asked) => {
    const grounds =
      asked.task_id === undefined ? await beforeRun(ctx, asked) : await ofRun(ctx, asked.task_id);
    const {
      comments,
      known,
      earlier,
      asked: { variables },
      drawn,
      run,
    } = grounds;
    const names = variables.map(({ name }) => name);
    const halfWidth = asked.within / 100;
    const groundsOf = names.map((name) => {
      const of = (all: readonly VariableStrata[]) => all.find(({ variable }) => variable === name);
      return { known: of(known), earlier: of(earlier) };
    });
    const plans = groundsOf.map((one) => planVariable({ of: comments, halfWidth }, one));
    const read = groundsOf.map(({ known: strata }) =>
      strata === undefined ? 0 : strata.tagged.read + strata.untagged.read,
    );
    const left = comments - Math.min(comments, ...read);
    const reads = readsForAll(plans, left);
    const measured = await measureReading(ctx.db);
    const isMeasured = measured.seconds !== null && measured.reads >= LEAST_MEASURED;
    const secondsPerRead = isMeasured ? (measured.seconds as number) : USUAL_SECONDS;
    const isReachable = plans.every((plan) => plan.isReachable);
    const alone = { second_reader: null, reads, seconds: reads * secondsPerRead };
    const planned = { ...grounds, grounds: groundsOf, halfWidth, left, secondsPerRead };
    const others =
      reads === 0 && isReachable
        ? []
        : await secondOptions(
            ctx,
            planned,
            grounds.isPossible,
            isReachable ? reads : Number.POSITIVE_INFINITY,
          );
    const isNear = ({ second_reader: second }: ReadingPlan['options'][number]) => second?.stays === true;
    return {
      comments,
      within: asked.within,
      variables: plans.map(({ basis, share, halfWidth: now, groups }, at) => ({
        variable: names[at] as string,
        basis,
        share,
        read: read[at] as number,
        half_width: now === null ? null : 100 * now,
        reads: Math.ceil(groups.reduce((sum, { missing }) => sum + missing, 0)),
      })),
      reads,
      is_reachable: isReachable,
      second_reader: grounds.second,
      options: [
        ...others.filter(isNear),
        ...(isReachable ? [alone] : []),
        ...others.filter((one) => !isNear(one)),
      ],
      drawn: Math.min(reads, Math.max(0, drawn - Math.max(0, ...read))),
      seconds: reads * secondsPerRead,
      seconds_per_comment: secondsPerRead,
      measured_reads: isMeasured ? measured.reads : 0,
      run,
    };
  },
);

/** What is known when reading is planned. */
interface Grounds {
  comments: number;
  asked: Asked;
  /** Comments that were drawn so far. */
  drawn: number;
  /** Counted and read of these comments. */
  known: VariableStrata[];
  /** Counted and read of other comments. */
  earlier: VariableStrata[];
  run: ReadingPlan['run'];
  tokensPerComment: Planned['tokensPerComment'];
  second: ReadingPlan['second_reader'];
  part: number;
  /** Whether a provider could be the second reader now. */
  isPossible(provider: RegisteredProvider): boolean;
}

async function ofRun(ctx: AnalyzerContext, runId: string): Promise<Grounds> {
  const run = await requireAnalysis(ctx, runId);
  if (run.status !== 'completed') throw conflict(ANALYSES_TEXTS().notCompleted);
  const { variables } = await readStrata(ctx.db, run);
  const runs = await listSecondRuns(ctx.db, [run.id]);
  const part = completePart(runs);
  const last = runs.at(-1);
  const size = part === undefined ? 0 : (await countPart(ctx.db, part.id)).comments;
  return {
    comments: run.positiveComments + run.neutralComments + run.negativeComments,
    asked: { variables: run.variables, codebookVersionId: run.codebookVersionId },
    known: variables,
    earlier: [],
    drawn: (await listDrawItems(ctx.db, run.id)).length,
    run: null,
    tokensPerComment: async () => {
      const { comments, text_tokens: tokens } = await measureStored(ctx, runId);
      return tokens / Math.max(1, comments);
    },
    second: part === undefined ? null : { provider_label: part.label, comments: size },
    part: size,
    isPossible: ({ id, model }) =>
      (id !== run.provider || model !== run.model) &&
      (last === undefined || (last.provider === id && last.model === model && last.status === 'completed')),
  };
}

async function beforeRun(ctx: AnalyzerContext, input: Input): Promise<Grounds> {
  const asked = await whatIsAsked(ctx, input);
  const { comments = 0, text_tokens: tokens } = input;
  const first = ctx.analyzer.providers.find(input.api_provider ?? ctx.config.defaultProvider);
  const last =
    asked.codebookVersionId === null ? undefined : await findLastRun(ctx.db, asked.codebookVersionId);
  const earlier =
    last === undefined ? [] : (await readStrata(ctx.db, await requireAnalysis(ctx, last))).variables;
  return {
    comments,
    asked,
    known: [],
    earlier,
    drawn: 0,
    run: await runOf(ctx, input, asked),
    tokensPerComment: tokens === undefined ? undefined : async () => tokens / Math.max(1, comments),
    second: null,
    part: 0,
    isPossible: ({ id }) => id !== first?.id,
  };
}

/** What the run that reads all comments takes: as the last runs of the provider took, else at most what is estimated. */
async function runOf(ctx: AnalyzerContext, input: Input, asked: Asked): Promise<ReadingPlan['run']> {
  const id = input.api_provider ?? ctx.config.defaultProvider;
  const provider = ctx.analyzer.providers.find(id);
  if (provider === undefined) throw notFound(THING_NAMES().provider(id));
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
