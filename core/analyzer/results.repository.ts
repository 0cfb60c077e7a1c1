import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { ResultOrder } from './analyzer.constants.js';
import type { TagCorrection } from './analyzer.schemas.js';
import type { AnalysisCommentRow, AnalysisResultRow } from './analyzer.table.js';
import type { CommentAnswer, SentimentLabel } from './providers/provider.js';
import type { ProviderId } from './providers/providers.constants.js';

type Db = Kysely<Database>;

/** The result of one asked comment, ready to be stored. */
export interface NewResult {
  seq: number;
  copies: number;
  /** Null when every try failed; `failure` then says why. */
  answer: CommentAnswer | null;
  failure: string | null;
  model: string;
  isCached: boolean;
  /** Tags that did not hold were dropped from it: good enough to store, not to be used again. */
  isLenient?: boolean;
  /** How many they were. */
  droppedTags?: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  ms: number;
}

/** Results per statement: two milliseconds or so of JSON. */
const CHUNK = 250;

/** Stores results of a run and returns the numbers of those that were not there yet; an existing one never changes. */
export async function insertResults(db: Db, run: ResultsRun, results: NewResult[]): Promise<Set<number>> {
  const inserted = new Set<number>();
  for (let at = 0; at < results.length; at += CHUNK)
    for (const seq of await insertChunk(db, run, results.slice(at, at + CHUNK))) inserted.add(seq);
  return inserted;
}

type ResultsRun = { id: number; provider: ProviderId; promptVersion: string };

async function insertChunk(db: Db, run: ResultsRun, results: NewResult[]): Promise<number[]> {
  const rows = results.map(({ answer, ...result }) => ({
    seq: result.seq,
    state: answer === null ? 'failed' : 'ok',
    failure: result.failure,
    tags: answer?.tags ?? [],
    reasoning: answer?.reasoning ?? '',
    sentiment: answer?.sentiment.label ?? null,
    score: answer?.sentiment.score ?? null,
    confidence: answer?.sentiment.confidence ?? null,
    language: answer?.language ?? 'und',
    model: result.model,
    cached: result.isCached,
    input_tokens: result.inputTokens,
    output_tokens: result.outputTokens,
    cost_usd: result.costUsd,
    ms: Math.round(result.ms),
  }));
  const inserted = await sql<{ seq: number }>`
    insert into analysis_results (run_id, provider, prompt_version, seq, state, failure, tags, reasoning, sentiment,
      score, confidence, language, model, cached, input_tokens, output_tokens, cost_usd, ms)
    select ${run.id}, ${run.provider}, ${run.promptVersion}, r.*
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (seq int, state text, failure text, tags jsonb,
      reasoning text, sentiment text, score real, confidence real, language text, model text, cached boolean,
      input_tokens int, output_tokens int, cost_usd float8, ms int)
    on conflict (run_id, seq) do nothing returning seq`.execute(db);
  return inserted.rows.map((row) => row.seq);
}

/** A comment with its answer: its own, or that of the earlier comment with the same words. */
export type CommentWithResult = AnalysisCommentRow & {
  [Column in keyof Omit<AnalysisResultRow, 'runId' | 'seq'>]: AnalysisResultRow[Column] | null;
} & { itemContent: string | null; correction: TagCorrection | null };

export interface ResultFilter {
  variable?: string;
  /** Only comments that no variable matched. */
  hasNone?: boolean;
  /** Only comments that a variable matched. */
  isTagged?: boolean;
  search?: string;
  /** The file's order unless given. */
  order?: ResultOrder;
}

/** Comments of a run in the order asked for, after the one with the number `after`. Pending ones are among them, without a result. */
export async function listComments(
  db: Db,
  runId: number,
  page: { after: number; limit: number } & ResultFilter,
): Promise<CommentWithResult[]> {
  const { variable, hasNone, isTagged, search, after, order } = page;
  const isRanked = order === 'reactions';
  const isFiltered =
    variable !== undefined || hasNone === true || isTagged === true || isRanked || Boolean(search);
  const rest =
    isRanked && after >= 0
      ? sql`(-c.reactions_count, c.seq) > (select -l.reactions_count, l.seq from analysis_comments l
          where l.run_id = ${runId} and l.seq = ${after})`
      : sql`c.seq > ${after}`;
  // Without a filter the page is cut out first: whatever the planner knows of the tables, only its rows are joined.
  const comments = isFiltered
    ? sql`analysis_comments`
    : sql`(select * from analysis_comments where run_id = ${runId} and seq > ${page.after}
        order by seq limit ${page.limit})`;
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<CommentWithResult>`
    select c.*, r.state, r.failure, r.tags, r.reasoning, r.sentiment, r.score, r.confidence, r.language, r.provider,
      r.model, r.prompt_version, r.cached, r.input_tokens, r.output_tokens, r.cost_usd, r.ms,
      (select i.content from analysis_comments i where c.item_seq <> c.seq and i.run_id = c.run_id
        and i.seq = c.item_seq) as item_content,
      (select jsonb_build_object('tags', jsonb_object_agg(j.variable, j.is_present),
          'by', (array_agg(j.judged_by_name order by j.judged_at desc))[1], 'at', max(j.judged_at))
        from tag_judgements j where j.run_id = c.run_id and j.seq = c.item_seq having count(*) > 0) as correction
    from ${comments} c
    left join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
    where c.run_id = ${runId} and ${rest}
      ${variable === undefined ? sql`` : sql`and r.tags @> ${JSON.stringify([{ variable }])}::jsonb`}
      ${hasNone === true ? sql`and r.state = 'ok' and r.tags = '[]'::jsonb` : sql``}
      ${isTagged === true ? sql`and r.tags <> '[]'::jsonb` : sql``}
      ${search ? sql`and (c.content ilike ${pattern} or c.author ilike ${pattern})` : sql``}
    order by ${isRanked ? sql`c.reactions_count desc, c.seq` : sql`c.seq`} limit ${page.limit}`.execute(db);
  return rows;
}

/** What an answer says, without the rest of its comment. */
export interface AnswerRow {
  seq: number;
  /** The comment's first letters. */
  text: string;
  /** Null when every try failed. */
  label: SentimentLabel | null;
  score: number;
  /** Names of its variables. */
  tags: string[];
}

/** The results of a run for the comments `from` up to, not with, `to`, in the file's order; those without one are left out. */
export async function listAnswers(
  db: Db,
  runId: number,
  { from, to, letters }: { from: number; to: number; letters: number },
): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select c.seq, left(c.content, ${letters}) as text, r.sentiment as label, coalesce(r.score, 5) as score,
      jsonb_path_query_array(r.tags, '$[*].variable') as tags
    from analysis_comments c
    join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
    where c.run_id = ${runId} and c.seq >= ${from} and c.seq < ${to}
    order by c.seq`.execute(db);
  return rows;
}

/** Comments per variable's name; a variable that nobody mentions is absent. */
export async function countTags(db: Db, runId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ variable: string; comments: number }>`
    select tag ->> 'variable' as variable, sum(c.copies)::bigint as comments
    from analysis_results r
    join analysis_comments c on c.run_id = r.run_id and c.seq = r.seq
    cross join jsonb_array_elements(r.tags) as tag
    where r.run_id = ${runId} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.variable, row.comments]));
}

/** Returns why the first comment without an answer has none; undefined when every comment has one. */
export async function findFirstFailure(db: Db, runId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('analysisResults')
    .select('failure')
    .where('runId', '=', runId)
    .where('failure', 'is not', null)
    .orderBy('seq')
    .executeTakeFirst();
  return row?.failure ?? undefined;
}
