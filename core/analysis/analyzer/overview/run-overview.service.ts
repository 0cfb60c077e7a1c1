import type { z } from 'zod';
import { requireRight } from '../../../context.js';
import { parseInput } from '../../../parse-input.js';
import { requireNearCopies } from '../../copies/find-copies.service.js';
import { requireAnalysis } from '../analyzer.service.js';
import type { RunRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { type CommentFacts, flagsOf } from './comment-facts.js';
import type { CommentFilter } from './comment-filter.schemas.js';
import { countFacts, type FilterSets, spanOf } from './count-facts.js';
import { factsOf } from './facts.service.js';
import { listJudgedTexts, listLaterCopies, listWithWords } from './overview.repository.js';
import { type RunOverview, RunOverviewInput } from './overview.schemas.js';
import { peaksOfVoices, type TimeCounts } from './peaks.js';
import { prepareFilter } from './prepare-filter.js';
import type { PreparedFilter } from './prepared-filter.js';
import { type TimeBuckets, timeBuckets } from './time-buckets.js';

/** Below this share of comments with a time, days say little. */
const LEAST_WITH_TIME = 0.8;
const MOST_PEAKS = 5;

/** Whether a filter asks for more than one variable and a time: then its comments have a share of their own. */
const isNarrow = ({
  variables,
  without,
  sentiments,
  languages,
  tier,
  isJudged,
  search,
  minScore,
  maxScore,
}: PreparedFilter) =>
  variables.length + without.length > 1 ||
  [sentiments, languages, tier, isJudged, search, minScore, maxScore].some((part) => part !== undefined);

type Counts = Awaited<ReturnType<typeof countFacts>>;

/** What peaks of the variables are looked for in, and of the comments that a narrow filter leaves. */
const byVariable = ({ counted, buckets }: Counts): TimeCounts => ({
  series: counted.variables.map(({ variable, byTime: hits }) => ({ variable, hits })),
  totals: buckets.map(({ left }) => left),
});
const ofMatching = ({ buckets }: Counts): TimeCounts => ({
  series: [{ variable: null, hits: buckets.map(({ matching }) => matching) }],
  totals: buckets.map(({ run }) => run),
});

function timeFacet(
  filter: PreparedFilter,
  { unit, starts, end }: TimeBuckets,
  counts: Counts,
  voices: Counts,
  { withTime, first, last }: Awaited<ReturnType<typeof spanOf>>,
): NonNullable<RunOverview['time']> {
  const { buckets } = counts;
  const peaks = [
    ...peaksOfVoices(byVariable(voices), byVariable(counts)),
    ...(isNarrow(filter) ? peaksOfVoices(ofMatching(voices), ofMatching(counts)) : []),
  ];
  const startOf = (bucket: number) => (starts[bucket] ?? end).toISOString();
  return {
    unit,
    withTime,
    first: new Date(first).toISOString(),
    last: new Date(last).toISOString(),
    buckets: buckets.map(({ sentiment }, at) => ({ start: startOf(at), ...sentiment })),
    peaks: peaks
      .sort((one, two) => two.share - two.elsewhere - (one.share - one.elsewhere))
      .slice(0, MOST_PEAKS)
      .map((peak) => ({ ...peak, from: startOf(peak.from), to: startOf(peak.to) })),
  };
}

async function setsOf(
  { db }: AnalyzerContext,
  facts: CommentFacts,
  filter: PreparedFilter,
): Promise<FilterSets> {
  const { search, isOnce, runId } = filter;
  return {
    words: search === undefined ? undefined : flagsOf(facts, await listWithWords(db, filter)),
    laterCopies: isOnce ? flagsOf(facts, await listLaterCopies(db, runId)) : undefined,
    judged: await listJudgedTexts(db, filter),
  };
}

/** The later copies of a completed run's texts; undefined where there are none, and before the run has been completed. */
async function copiesIn(
  ctx: AnalyzerContext,
  run: RunRow,
  facts: CommentFacts,
): Promise<Uint8Array | undefined> {
  if (run.status !== 'completed') return undefined;
  await requireNearCopies(ctx, run);
  const copies = await listLaterCopies(ctx.db, run.id);
  return copies.length === 0 ? undefined : flagsOf(facts, copies);
}

/** The counts with each text counted once that shares and their intervals are made of. */
const onceOf = ({
  counted: { matching, sentiment, tiers, variables },
}: Counts): NonNullable<RunOverview['once']> => ({
  matching,
  answered: sentiment.positive + sentiment.neutral + sentiment.negative,
  mentioning: tiers.certain + tiers.likely,
  variables: variables.map(({ count }) => count),
});

/** The counts of a run's comments under a filter. */
export async function overviewOf(
  ctx: AnalyzerContext,
  run: RunRow,
  asked: CommentFilter,
): Promise<RunOverview> {
  const filter = await prepareFilter(ctx, run, asked);
  const facts = await factsOf(ctx.db, run);
  const sets = await setsOf(ctx, facts, filter);
  const span = await spanOf(facts, sets);
  const { comments, withTime, first, last } = span;
  const hasTimes = withTime > 0 && withTime >= LEAST_WITH_TIME * comments;
  const buckets = hasTimes ? timeBuckets(new Date(first), new Date(last), ctx.config.timeZone) : undefined;
  const names = run.variables.map(({ name }) => name);
  const counts = await countFacts(facts, names, filter, sets, buckets?.starts ?? []);
  const laterCopies = filter.isOnce ? undefined : await copiesIn(ctx, run, facts);
  const voices = laterCopies
    ? await countFacts(facts, names, filter, { ...sets, laterCopies }, buckets?.starts ?? [])
    : counts;
  return {
    taskId: run.analysisId,
    comments,
    ...counts.counted,
    once: laterCopies === undefined ? null : onceOf(voices),
    time: buckets === undefined ? null : timeFacet(filter, buckets, counts, voices, span),
  };
}

/**
 * How the comments of a run divide, those that a filter leaves and those that another choice would: the counts that every
 * chart of a result shows. A run that has not ended gives what is done so far. Throws NOT_FOUND.
 */
export async function getRunOverview(
  ctx: AnalyzerContext,
  input: z.input<typeof RunOverviewInput>,
): Promise<RunOverview> {
  requireRight(ctx, 'analyze');
  const { task_id: id, ...asked } = parseInput(RunOverviewInput, input);
  return await overviewOf(ctx, await requireAnalysis(ctx, id), asked);
}
