import { sql } from 'kysely';
import { ANSWERED_COMMENTS } from '../../../platform/db/answered-comments.js';
import type { Db } from '../../../platform/db/database.js';
import type { AnalysisRow } from '../analyzer.table.js';
import type { CommentAnswer, SentimentLabel } from '../providers/provider.js';

/** A comment of a sentiment analysis with its score; without a label it has failed, or waits to be scored. */
export interface ScoredComment {
  /** Its place in the analysis, from 1. */
  id: number;
  content: string;
  author: string;
  reactionsCount: number;
  time: Date | null;
  link: string | null;
  label: SentimentLabel | null;
  score: number | null;
  confidence: number | null;
  language: CommentAnswer['language'] | null;
  failure: string | null;
}

export interface ScoredFilter {
  label?: SentimentLabel;
  language?: CommentAnswer['language'];
  search?: string;
}

/** The run of a sentiment analysis. */
export async function findSentimentRun(db: Db, sentimentId: number): Promise<AnalysisRow | undefined> {
  return await db
    .selectFrom('analyses')
    .selectAll()
    .where('sentimentId', '=', sentimentId)
    .executeTakeFirst();
}

// Lateral and limit: results are looked up by their key, however little the planner knows of a run that just came.
const RESULT = sql`
  left join lateral (
    select * from analysis_results r where r.run_id = c.run_id and r.seq = c.item_seq limit 1
  ) r on true`;
const SCORE = sql`r.sentiment as label, round(r.score::numeric, 1)::float8 as score, r.confidence,
  case when r.sentiment is not null then r.language end as language, r.failure`;

/** Comments of a run by score: from 0 up to 1, from 1 up to 2 … from 9 to 10. A comment with copies counts with them. */
export async function countScores(db: Db, runId: number): Promise<number[]> {
  const { rows } = await sql<{ bin: number; comments: string }>`
    select least(floor(r.score), 9)::int as bin, count(*) as comments
    from ${ANSWERED_COMMENTS}
    where c.run_id = ${runId} and r.score is not null
    group by 1`.execute(db);
  const bins = Array<number>(10).fill(0);
  for (const { bin, comments } of rows) bins[bin] = Number(comments);
  return bins;
}

/** What a share of negative comments counts: with every copy, with each text once, and the copies among the negative ones. */
export interface NegativeVoices {
  all: { hits: number; total: number };
  once: { hits: number; total: number };
  /** Negative comments that are copies of one another, and how many texts they are. */
  copied: { comments: number; texts: number };
}

/** The negative comments of a run among those with a sentiment. Copies must have been looked for. */
export async function countNegativeVoices(db: Db, runId: number): Promise<NegativeVoices> {
  const { rows } = await sql<{ total: number; hits: number; voices: number; negative: number }>`
    select count(*)::int as total,
      (count(*) filter (where r.sentiment = 'negative'))::int as hits,
      (count(*) filter (where n.seq is null or n.seq = n.first_seq))::int as voices,
      (count(*) filter (where r.sentiment = 'negative' and (n.seq is null or n.seq = n.first_seq)))::int as negative
    from ${ANSWERED_COMMENTS} left join near_copies n on n.run_id = c.run_id and n.seq = c.seq
    where c.run_id = ${runId} and r.sentiment is not null`.execute(db);
  const { rows: copied } = await sql<NegativeVoices['copied']>`
    select coalesce(sum(copies), 0)::int as comments, count(*)::int as texts
    from (
      select n.first_seq, count(*) as copies
      from ${ANSWERED_COMMENTS} join near_copies n on n.run_id = c.run_id and n.seq = c.seq
      where c.run_id = ${runId} and r.sentiment = 'negative'
      group by 1) of_texts
    where copies > 1`.execute(db);
  const { total = 0, hits = 0, voices = 0, negative = 0 } = rows[0] ?? {};
  return {
    all: { hits, total },
    once: { hits: negative, total: voices },
    copied: copied[0] ?? { comments: 0, texts: 0 },
  };
}

/** Comments that one statement looks through: a search that finds nothing must not hold the only connection long. */
const WINDOW = 20_000;

/** Comments of a run after the one with id `after`, in the order they were stored. */
export async function listScoredComments(
  db: Db,
  run: Pick<AnalysisRow, 'id' | 'totalComments'>,
  { after, limit, label, language, search }: { after: number; limit: number } & ScoredFilter,
): Promise<ScoredComment[]> {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const isNarrowed = label !== undefined || language !== undefined || Boolean(search);
  const found: ScoredComment[] = [];
  for (let from = after; found.length < limit && from < run.totalComments; ) {
    const end = from + (isNarrowed ? WINDOW : limit);
    const { rows } = await sql<ScoredComment>`
      select c.seq + 1 as id, c.content, c.author, c.reactions_count, c.time, c.link, ${SCORE}
      from analysis_comments c ${RESULT}
      where c.run_id = ${run.id} and c.seq >= ${from} and c.seq < ${end}
        ${label === undefined ? sql`` : sql`and r.sentiment = ${label}`}
        ${language === undefined ? sql`` : sql`and r.sentiment is not null and r.language = ${language}`}
        ${search ? sql`and (c.content ilike ${pattern} or c.author ilike ${pattern})` : sql``}
      order by c.seq limit ${limit - found.length}`.execute(db);
    found.push(...rows);
    from = end;
  }
  return found;
}

/** The comments with these ids, in that order. */
export async function findScoredComments(db: Db, runId: number, ids: number[]): Promise<ScoredComment[]> {
  const { rows } = await sql<ScoredComment>`
    select c.seq + 1 as id, c.content, c.author, c.reactions_count, c.time, c.link, ${SCORE}
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    join analysis_comments c on c.run_id = ${runId} and c.seq = wanted.id - 1 ${RESULT}
    order by wanted.place`.execute(db);
  return rows;
}

/** What counts of a scored comment. */
export type ScoreRow = Omit<ScoredComment, 'content' | 'author' | 'time' | 'link' | 'failure'>;

/** What counts of the comments after the one with id `after`, up to `limit`, in the order they were stored. */
export async function listScores(db: Db, runId: number, after: number, limit: number): Promise<ScoreRow[]> {
  const { rows } = await sql<ScoreRow>`
    select c.seq + 1 as id, c.reactions_count, ${SCORE} from analysis_comments c ${RESULT}
    where c.run_id = ${runId} and c.seq >= ${after} and c.seq < ${after + limit} order by c.seq`.execute(db);
  return rows;
}

/** The versions of the engine, or of the instruction to the AI service, that labelled the comments of a run; null for none. */
export async function versionsOf(db: Db, runId: number): Promise<string | null> {
  const { rows } = await sql<{ versions: string | null }>`
    select string_agg(distinct prompt_version, ', ' order by prompt_version) as versions
    from analysis_results where run_id = ${runId} and sentiment is not null`.execute(db);
  return rows[0]?.versions ?? null;
}

/** Removes up to `limit` comments of a sentiment analysis with their results; how many. */
export async function deleteSomeComments(db: Db, sentimentId: number, limit: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with old as (
      select run_id, seq from analysis_comments
      where run_id = (select id from analyses where sentiment_id = ${sentimentId}) order by seq limit ${limit}
    ), results as (
      delete from analysis_results where (run_id, seq) in (select run_id, seq from old)
    ), comments as (
      delete from analysis_comments where (run_id, seq) in (select run_id, seq from old) returning 1
    )
    select count(*) as removed from comments`.execute(db);
  return rows[0]?.removed ?? 0;
}
