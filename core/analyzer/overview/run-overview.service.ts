import type { z } from 'zod';
import { requireRight } from '../../context.js';
import { parseInput } from '../../parse-input.js';
import { requireAnalysis } from '../analyzer.service.js';
import type { RunRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import type { SentimentLabel } from '../providers/provider.js';
import type { CommentFilter } from './comment-filter.schemas.js';
import {
  type AlikeComments,
  type BucketCount,
  countAlike,
  countByTime,
  countVariables,
  findTimeSpan,
  type VariableCount,
} from './overview.repository.js';
import { type RunOverview, RunOverviewInput } from './overview.schemas.js';
import { peaksOf } from './peaks.js';
import { prepareFilter } from './prepare-filter.js';
import type { PreparedFilter } from './prepared-filter.js';
import { type TimeBuckets, timeBuckets } from './time-buckets.js';

/** Below this share of comments with a time, days say little. */
const LEAST_WITH_TIME = 0.8;

const sumOf = <One extends { comments: number }>(rows: readonly One[], which: (row: One) => boolean) =>
  rows.reduce((sum, row) => (which(row) ? sum + row.comments : sum), 0);
const zeros = (length: number) => new Array<number>(length).fill(0);
const addAt = (list: number[], at: number | null, more: number) => {
  if (at !== null) list[at] = (list[at] ?? 0) + more;
};
const bySentiment = (count: (label: SentimentLabel) => number) => ({
  positive: count('positive'),
  neutral: count('neutral'),
  negative: count('negative'),
});

/** The facets that are counted of comments as a whole. */
function wholeFacets(rows: readonly AlikeComments[], filter: PreparedFilter) {
  const { sentiments, languages, tier, isJudged } = filter;
  const facets = {
    sentiment: (row: AlikeComments) =>
      sentiments === undefined || (row.sentiment !== null && sentiments.includes(row.sentiment)),
    language: (row: AlikeComments) => languages === undefined || languages.includes(row.language),
    tier: (row: AlikeComments) => tier === undefined || row.tier === tier,
    judged: (row: AlikeComments) => isJudged === undefined || row.isJudged === isJudged,
    score: (row: AlikeComments) => row.isInScore,
  };
  const leftBut = (but?: keyof typeof facets) =>
    rows.filter((row) => Object.entries(facets).every(([facet, isLeft]) => facet === but || isLeft(row)));
  const matching = leftBut();
  const scored = matching.filter(({ bin }) => bin !== null);
  const languageCounts = new Map<string, number>();
  for (const { language, comments } of leftBut('language'))
    languageCounts.set(language, (languageCounts.get(language) ?? 0) + comments);
  const ofSentiment = leftBut('sentiment');
  const ofTier = leftBut('tier');
  const ofJudged = leftBut('judged');
  const scores = zeros(10);
  for (const { bin, comments } of leftBut('score')) addAt(scores, bin, comments);
  const scoredComments = sumOf(scored, () => true);
  return {
    matching: sumOf(matching, () => true),
    sentiment: bySentiment((label) => sumOf(ofSentiment, ({ sentiment }) => sentiment === label)),
    mean: scoredComments === 0 ? null : scored.reduce((sum, { score }) => sum + score, 0) / scoredComments,
    scores,
    languages: [...languageCounts]
      .map(([language, count]) => ({ language, count }))
      .sort((one, two) => two.count - one.count || (one.language < two.language ? -1 : 1)),
    tiers: {
      certain: sumOf(ofTier, (row) => row.tier === 'certain'),
      likely: sumOf(ofTier, (row) => row.tier === 'likely'),
      none: sumOf(ofTier, (row) => row.tier === 'none'),
    },
    judged: {
      yes: sumOf(ofJudged, (row) => row.isJudged),
      no: sumOf(ofJudged, (row) => !row.isJudged),
    },
  };
}

/** What is counted of each variable, in the run's order. */
function variableFacet(
  run: RunRow,
  rows: readonly VariableCount[],
  buckets: number,
): RunOverview['variables'] {
  return run.variables.map(({ name }) => {
    const own = rows.filter(({ variable }) => variable === name);
    const left = own.filter(({ isInTime }) => isInTime);
    const byTime = zeros(buckets);
    for (const { bucket, comments } of own) addAt(byTime, bucket, comments);
    return {
      variable: name,
      count: sumOf(left, () => true),
      certain: sumOf(left, ({ isCertain }) => isCertain),
      ...bySentiment((label) => sumOf(left, ({ sentiment }) => sentiment === label)),
      reactions: left.reduce((sum, { reactions }) => sum + reactions, 0),
      byTime,
    };
  });
}

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

function timeFacet(
  filter: PreparedFilter,
  { unit, starts, end }: TimeBuckets,
  rows: readonly BucketCount[],
  variables: RunOverview['variables'],
  withTime: number,
): NonNullable<RunOverview['time']> {
  const counts = starts.map(() => ({ positive: 0, neutral: 0, negative: 0 }));
  const [run, left, matching] = [zeros(starts.length), zeros(starts.length), zeros(starts.length)];
  for (const { bucket, sentiment, isLeft, hasVariables, comments } of rows) {
    addAt(run, bucket, comments);
    if (!isLeft) continue;
    addAt(left, bucket, comments);
    if (!hasVariables) continue;
    addAt(matching, bucket, comments);
    const count = bucket === null ? undefined : counts[bucket];
    if (count !== undefined && sentiment !== null) count[sentiment] += comments;
  }
  const ofVariables = variables.map(({ variable, byTime }) => ({ variable, hits: byTime }));
  const peaks = [
    ...peaksOf(ofVariables, left),
    ...(isNarrow(filter) ? peaksOf([{ variable: null, hits: matching }], run) : []),
  ];
  const startOf = (bucket: number) => (starts[bucket] ?? end).toISOString();
  return {
    unit,
    withTime,
    buckets: counts.map((count, at) => ({ start: startOf(at), ...count })),
    peaks: peaks
      .sort((one, two) => two.share - two.elsewhere - (one.share - one.elsewhere))
      .slice(0, 5)
      .map((peak) => ({ ...peak, from: startOf(peak.from), to: startOf(peak.to) })),
  };
}

/** The counts of a run's comments under a filter. */
export async function overviewOf(
  ctx: AnalyzerContext,
  run: RunRow,
  asked: CommentFilter,
): Promise<RunOverview> {
  const filter = await prepareFilter(ctx, run, asked);
  const { comments, withTime, first, last } = await findTimeSpan(ctx.db, filter);
  const buckets =
    first === null || last === null || withTime < LEAST_WITH_TIME * comments
      ? undefined
      : timeBuckets(first, last, ctx.config.timeZone);
  const starts = buckets?.starts ?? [];
  const [alike, byTime, ofVariables] = [
    await countAlike(ctx.db, filter),
    buckets === undefined ? [] : await countByTime(ctx.db, filter, starts),
    await countVariables(ctx.db, filter, starts),
  ];
  const variables = variableFacet(run, ofVariables, starts.length);
  return {
    taskId: run.analysisId,
    comments,
    ...wholeFacets(alike, filter),
    variables,
    time: buckets === undefined ? null : timeFacet(filter, buckets, byTime, variables, withTime),
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
  const run = await requireAnalysis(ctx, id);
  return await overviewOf(ctx, run, asked);
}
