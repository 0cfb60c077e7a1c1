import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { isWithin } from '../../analysis/analyzer/providers/place.model.js';
import { labelOf } from '../../analysis/analyzer/providers/reader.js';
import type { RegisteredProvider } from '../../analysis/analyzer/providers/registry.js';
import { estimateAnalysis } from '../../analysis/analyzer/runs/estimate-analysis.service.js';
import type { Asked } from '../../analysis/codebooks/run-codebook.service.js';
import type { VariableStrata } from '../estimates/sort-reads.js';
import { MACHINE_HOUR, USD_PER_HOUR, USUAL_PART } from './plan.constants.js';
import type { ReadingPlan } from './plan.schemas.js';
import { cheapestSeen, planWithSecond, readsForAll } from './plan-run.js';
import { measureRuns } from './work-rates.repository.js';

type Option = ReadingPlan['options'][number];

const HOUR_SECONDS = 3600;
/** How many times a part that is too small is made larger. */
const TRIES = 8;
const LARGER = 1.5;
/** A part is a round number of comments: of the first size that holds it. */
const ROUND = [
  { upTo: 1000, step: 100 },
  { upTo: 5000, step: 500 },
  { upTo: Number.POSITIVE_INFINITY, step: 1000 },
];
const LEAST_PART = 100;

/** What is planned, by every reader. */
export interface Planned {
  comments: number;
  halfWidth: number;
  /** Per variable, what is known. */
  grounds: readonly { known?: VariableStrata | undefined; earlier?: VariableStrata | undefined }[];
  asked: Asked;
  /** Comments of the run that people have not read. */
  left: number;
  secondsPerRead: number;
  /** Of a part: what an estimate of the cost has to know; undefined where the length of the comments is not known. */
  tokensPerComment: (() => Promise<number | undefined>) | undefined;
  /** The part that the second reader has read already. */
  part: number;
}

/**
 * The ways to reach the wished half width with a second reader, one for each provider that could read a part now: how many it
 * reads, and how many people then do. Left out are those that save people nothing.
 */
export async function secondOptions(
  ctx: AnalyzerContext,
  planned: Planned,
  isPossible: (provider: RegisteredProvider) => boolean,
  alone: number,
): Promise<Option[]> {
  const { providers } = ctx.analyzer;
  const options: Option[] = [];
  for (const provider of providers.list()) {
    if (!provider.isConfigured || !providers.isAllowed(provider.id) || !isPossible(provider)) continue;
    const option = await optionOf(ctx, planned, provider);
    if (option !== undefined && option.reads < alone) options.push(option);
  }
  return options;
}

async function optionOf(
  ctx: AnalyzerContext,
  planned: Planned,
  provider: RegisteredProvider,
): Promise<Option | undefined> {
  const measured = await measureRuns(ctx.db, provider.id, provider.model);
  const cost = await costPerComment(ctx, planned, provider, measured.costUsd);
  const found = await partOf(planned, { seconds: measured.seconds, costUsd: cost });
  if (found === undefined) return undefined;
  const { seen, reads } = found;
  const added = seen - planned.part;
  await provider.findPlace?.();
  return {
    second_reader: {
      api_provider: provider.id,
      provider_label: labelOf(provider),
      comments: seen,
      new_comments: added,
      seconds: measured.seconds === null ? null : measured.seconds * added,
      cost_usd: cost === null ? null : cost * added,
      stays: !provider.isService || (provider.place !== undefined && isWithin(provider.place, 'network')),
      measured_runs: measured.runs,
    },
    reads,
    seconds: reads * planned.secondsPerRead,
  };
}

/** In USD: as the last runs of the provider cost, else at most what is estimated; null where that is not known. */
async function costPerComment(
  ctx: AnalyzerContext,
  { comments, asked, tokensPerComment }: Planned,
  provider: RegisteredProvider,
  measured: number | null,
): Promise<number | null> {
  if (provider.isCounted === false) return null;
  if (!provider.isPaid) return 0;
  if (measured !== null) return measured;
  const tokens = await tokensPerComment?.();
  if (tokens === undefined) return null;
  const { variables } = asked;
  const question = { variables, comments, text_tokens: tokens * comments, api_provider: provider.id };
  return (await estimateAnalysis(ctx, question, asked)).cost_usd / comments;
}

/** How many comments the second reader had best read, all that it has read included, and how many people then read. */
async function partOf(
  { comments, halfWidth, grounds, left, secondsPerRead, part }: Planned,
  { seconds, costUsd }: { seconds: number | null; costUsd: number | null },
): Promise<{ seen: number; reads: number } | undefined> {
  const aim = { of: comments, halfWidth };
  const costOfSecond = (seconds ?? 0) * MACHINE_HOUR + ((costUsd ?? 0) / USD_PER_HOUR) * HOUR_SECONDS;
  const usual = Math.min(USUAL_PART.comments, comments * USUAL_PART.share);
  const best =
    costOfSecond === 0
      ? usual
      : Math.max(
          0,
          ...grounds.map((one) => cheapestSeen(aim, one, { costOfSecond, costOfPeople: secondsPerRead })),
        );
  let wanted = Math.max(LEAST_PART, best, part * LARGER);
  for (let tries = 0; tries < TRIES; tries++, wanted *= LARGER) {
    const seen = Math.min(comments, rounded(wanted));
    if (seen <= part) return undefined;
    const plans = grounds.map((one) => planWithSecond({ ...aim, seen }, one));
    if (plans.every((groups) => groups !== null))
      return {
        seen,
        reads: readsForAll(
          plans.map((groups) => ({ groups })),
          left,
        ),
      };
    if (seen === comments) return undefined;
  }
  return undefined;
}

function rounded(count: number): number {
  const { step } = ROUND.find(({ upTo }) => count <= upTo) ?? { step: 1 };
  return Math.ceil(count / step) * step;
}
