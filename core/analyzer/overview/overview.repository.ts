import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { SentimentLabel } from '../providers/provider.js';
import { all, conditionsBut, conditionsOf, isJudged, tierOf } from './comment-conditions.repository.js';
import type { PreparedFilter } from './prepared-filter.js';

type Db = Kysely<Database>;

const commentsOf = (runId: number) => sql`
  analysis_comments c left join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
  where c.run_id = ${runId}`;
const bucketOf = (starts: readonly Date[]) =>
  sql<number | null>`width_bucket(c.time, ${starts.map((start) => start.toISOString())}::timestamptz[]) - 1`;

/** How many comments a run has (texts, where each counts once), and when the first and the last of those with a time were written. */
export async function findTimeSpan(db: Db, filter: PreparedFilter) {
  const { rows } = await sql<{ comments: number; withTime: number; first: Date | null; last: Date | null }>`
    select count(*) as comments, count(c.time) as with_time, min(c.time) as first, max(c.time) as last
    from analysis_comments c where c.run_id = ${filter.runId} and ${all(conditionsOf(filter).copies)}`.execute(
    db,
  );
  return rows[0] ?? { comments: 0, withTime: 0, first: null, last: null };
}

/** Comments that are alike in all that is counted of them as a whole. */
export interface AlikeComments {
  sentiment: SentimentLabel | null;
  language: string;
  tier: 'certain' | 'likely' | 'none' | null;
  isJudged: boolean;
  /** 0 to 9; null without a score. */
  bin: number | null;
  /** Whether the filter's score leaves them. */
  isInScore: boolean;
  comments: number;
  score: number;
}

/** The comments that a filter leaves by its variables, times and words. */
export async function countAlike(db: Db, filter: PreparedFilter): Promise<AlikeComments[]> {
  const others = ['variables', 'time', 'search'] as const;
  const rest = conditionsBut(filter, 'sentiment', 'language', 'tier', 'judged', 'score');
  const inScore = conditionsBut(filter, ...others, 'sentiment', 'language', 'tier', 'judged');
  const { rows } = await sql<AlikeComments>`
    select r.sentiment, coalesce(r.language, 'und') as language, ${tierOf(filter)} as tier, ${isJudged(filter)} as is_judged,
      least(floor(r.score), 9)::int as bin, coalesce(${inScore}, false) as is_in_score, count(*) as comments,
      coalesce(sum(r.score::float8), 0) as score
    from ${commentsOf(filter.runId)} and ${rest} group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}

export interface BucketCount {
  /** Null without a time. */
  bucket: number | null;
  sentiment: SentimentLabel | null;
  /** Whether the parts of the filter about variables and how sure they are leave them. */
  hasVariables: boolean;
  /** Whether the rest of the filter leaves them, but for its time. */
  isLeft: boolean;
  comments: number;
}

/** All comments of a run, by time. */
export async function countByTime(db: Db, filter: PreparedFilter, starts: Date[]): Promise<BucketCount[]> {
  const left = conditionsBut(filter, 'variables', 'tier', 'time');
  const withVariables = conditionsBut(filter, 'sentiment', 'language', 'judged', 'time', 'score', 'search');
  const { rows } = await sql<BucketCount>`
    select ${bucketOf(starts)} as bucket, r.sentiment, coalesce(${withVariables}, false) as has_variables,
      coalesce(${left}, false) as is_left, count(*) as comments
    from ${commentsOf(filter.runId)} group by 1, 2, 3, 4`.execute(db);
  return rows;
}

export interface VariableCount {
  variable: string;
  isCertain: boolean;
  sentiment: SentimentLabel | null;
  /** Null without a time. */
  bucket: number | null;
  /** Whether the filter's time leaves them. */
  isInTime: boolean;
  comments: number;
  reactions: number;
}

/** Comments per variable that a filter leaves but for its variables and its time. */
export async function countVariables(
  db: Db,
  filter: PreparedFilter,
  starts: Date[],
): Promise<VariableCount[]> {
  const { tier } = filter;
  const rest = conditionsBut(filter, 'variables', 'tier', 'time');
  const inTime = conditionsBut(
    filter,
    'variables',
    'tier',
    'sentiment',
    'language',
    'judged',
    'score',
    'search',
  );
  const { rows } = await sql<VariableCount>`
    select tag ->> 'variable' as variable, tag ->> 'tier' = 'certain' as is_certain, r.sentiment,
      ${bucketOf(starts)} as bucket, coalesce(${inTime}, false) as is_in_time, count(*) as comments,
      sum(c.reactions_count)::float8 as reactions
    from analysis_comments c join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
    cross join jsonb_array_elements(r.tags) as tag
    where c.run_id = ${filter.runId} and ${rest}
      and ${tier === undefined ? sql`true` : sql`tag ->> 'tier' = ${tier}`}
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}
