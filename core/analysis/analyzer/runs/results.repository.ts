import { type RawBuilder, sql } from 'kysely';
import { arrayLiteral } from '../../../platform/db/array-literal.js';
import type { Db } from '../../../platform/db/database.js';
import type { ResultOrder } from '../analyzer.constants.js';
import type { AnalysisCommentRow, AnalysisResultRow } from '../analyzer.table.js';
import { conditionOf } from '../overview/comment-conditions.repository.js';
import type { PreparedFilter } from '../overview/prepared-filter.js';
import type { CommentAnswer } from '../providers/provider.js';
import type { ProviderId } from '../providers/providers.constants.js';

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
  /** How many tags were dropped. */
  droppedTags?: number;
  /** What asking it alone cost, because the service had mixed it up with others; absent when that was not needed. */
  mixedUpCostUsd?: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  ms: number;
}

/** Results per statement: a millisecond or two of text. */
const CHUNK = 500;

/** Stores results of a run and returns the numbers of those that were not there yet; an existing one never changes. */
export async function insertResults(db: Db, run: ResultsRun, results: NewResult[]): Promise<Set<number>> {
  const inserted = new Set<number>();
  for (let at = 0; at < results.length; at += CHUNK)
    for (const seq of await insertChunk(db, run, results.slice(at, at + CHUNK))) inserted.add(seq);
  return inserted;
}

export type ResultsRun = { id: number; provider: ProviderId; promptVersion: string };

/** What a result is stored with beside its run: name, type and value of each column. */
const COLUMNS: readonly {
  name: string;
  type: string;
  of: (result: NewResult) => string | number | null;
}[] = [
  { name: 'seq', type: 'int', of: ({ seq }) => seq },
  { name: 'state', type: 'text', of: ({ answer }) => (answer === null ? 'failed' : 'ok') },
  { name: 'failure', type: 'text', of: ({ failure }) => failure },
  { name: 'tags', type: 'jsonb', of: ({ answer }) => JSON.stringify(answer?.tags ?? []) },
  { name: 'reasoning', type: 'text', of: ({ answer }) => answer?.reasoning ?? '' },
  { name: 'sentiment', type: 'text', of: ({ answer }) => answer?.sentiment.label ?? null },
  { name: 'score', type: 'real', of: ({ answer }) => answer?.sentiment.score ?? null },
  { name: 'confidence', type: 'real', of: ({ answer }) => answer?.sentiment.confidence ?? null },
  { name: 'language', type: 'text', of: ({ answer }) => answer?.language ?? 'und' },
  { name: 'model', type: 'text', of: ({ model }) => model },
  { name: 'cached', type: 'boolean', of: ({ isCached }) => String(isCached) },
  { name: 'input_tokens', type: 'int', of: ({ inputTokens }) => inputTokens },
  { name: 'output_tokens', type: 'int', of: ({ outputTokens }) => outputTokens },
  { name: 'cost_usd', type: 'float8', of: ({ costUsd }) => costUsd },
  { name: 'ms', type: 'int', of: ({ ms }) => Math.round(ms) },
];
const columns = sql.raw(
  ['run_id', 'provider', 'prompt_version', ...COLUMNS.map(({ name }) => name)].join(', '),
);

async function insertChunk(db: Db, run: ResultsRun, results: NewResult[]): Promise<number[]> {
  const lists = COLUMNS.map(({ type, of }) => sql`${arrayLiteral(results.map(of))}::${sql.raw(type)}[]`);
  const inserted = await sql<{ seq: number }>`
    insert into analysis_results (${columns})
    select ${run.id}::bigint, ${run.provider}::text, ${run.promptVersion}::text, r.* from unnest(${sql.join(lists)}) as r
    on conflict (run_id, seq) do nothing returning seq`.execute(db);
  return inserted.rows.map((row) => row.seq);
}

/** A comment with its answer: its own, or that of the earlier comment with the same words. */
export type CommentWithResult = AnalysisCommentRow & {
  [Column in keyof Omit<AnalysisResultRow, 'runId' | 'seq'>]: AnalysisResultRow[Column] | null;
} & { itemContent: string | null };

/** What an order sorts by, small first; the file's order among equals. Comments without it come last. */
const KEYS: Record<Exclude<ResultOrder, 'file'>, RawBuilder<number>> = {
  reactions: sql`-c.reactions_count::float8`,
  newest: sql`coalesce(-date_part('epoch', c.time), 'infinity')`,
  oldest: sql`coalesce(date_part('epoch', c.time), 'infinity')`,
  mostNegative: sql`coalesce(r.score::float8, 'infinity')`,
  mostPositive: sql`coalesce(-r.score::float8, 'infinity')`,
};

/**
 * The numbers of a run's comments in the order asked for, after the one with the number `after`. Those without a result are
 * among them.
 */
export async function listNumbers(
  db: Db,
  runId: number,
  choice: { after?: number; limit?: number; filter?: PreparedFilter; order?: ResultOrder },
): Promise<number[]> {
  const { after = -1, limit, filter, order = 'file' } = choice;
  const comments = sql`analysis_comments c left join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq`;
  const key = order === 'file' ? undefined : KEYS[order];
  const rest =
    key !== undefined && after >= 0
      ? sql`(${key}, c.seq) > (select ${key}, c.seq from ${comments} where c.run_id = ${runId} and c.seq = ${after})`
      : sql`c.seq > ${after}`;
  const { rows } = await sql<{ seq: number }>`
    select c.seq from ${comments}
    where c.run_id = ${runId} and ${rest} and ${filter === undefined ? sql`true` : conditionOf(filter)}
    order by ${key === undefined ? sql`` : sql`${key},`} c.seq
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db);
  return rows.map(({ seq }) => seq);
}

/**
 * Comments of a run by their numbers, in that order; numbers that it does not have are left out. Lateral and limit: rows
 * are looked up by their keys, however little the planner knows of the tables.
 */
export async function listComments(
  db: Db,
  runId: number,
  numbers: readonly number[],
): Promise<CommentWithResult[]> {
  const { rows } = await sql<CommentWithResult>`
    select c.*, r.state, r.failure, r.tags, r.reasoning, r.sentiment, r.score, r.confidence, r.language, r.provider,
      r.model, r.prompt_version, r.cached, r.input_tokens, r.output_tokens, r.cost_usd, r.ms,
      (select i.content from analysis_comments i where c.item_seq <> c.seq and i.run_id = c.run_id
        and i.seq = c.item_seq) as item_content
    from unnest(${[...numbers]}::int[]) with ordinality as n (seq, place)
    cross join lateral (select * from analysis_comments where run_id = ${runId} and seq = n.seq limit 1) c
    left join lateral (
      select * from analysis_results where run_id = ${runId} and seq = c.item_seq limit 1) r on true
    order by n.place`.execute(db);
  return rows;
}

/** Comments per variable's name; a variable that no comment mentions is absent. */
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
