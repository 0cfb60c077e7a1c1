import { sql } from 'kysely';
import type { RunRow } from '../../../analysis/analyzer/analyzer.table.js';
import type { Variable } from '../../../analysis/analyzer/providers/provider.js';
import { ANSWERED_COMMENTS, ONE_VOICE } from '../../../platform/db/answered-comments.js';
import type { Db } from '../../../platform/db/database.js';
import { isThere } from '../../../platform/db/is-there.js';
import type { HowFound } from '../../../platform/records/records.js';
import type { ComparisonRow, ComparisonSideRow } from '../insight.table.js';
import type { SideCount } from './compare-rates.js';

/** A side to be stored, its runs by their public names. */
export interface NewSide {
  name: string;
  taskId: string;
  extraTaskId: string | null;
  ownsRun: boolean;
  ownsExtraRun: boolean;
}

export async function insertComparison(
  trx: Db,
  row: Pick<ComparisonRow, 'comparisonId' | 'createdAt' | 'createdByName' | 'variables' | 'language'>,
  sides: readonly NewSide[],
): Promise<void> {
  const { id } = await trx
    .insertInto('comparisons')
    .values({ ...row, variables: JSON.stringify(row.variables) })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, side] of sides.entries()) {
    await sql`
      insert into comparison_sides (comparison_id, place, name, run_id, extra_run_id, owns_run, owns_extra_run)
      select ${id}::bigint, ${place}, ${side.name}, a.id, (select id from analyses where analysis_id = ${side.extraTaskId}),
        ${side.ownsRun}, ${side.ownsExtraRun}
      from analyses a where a.analysis_id = ${side.taskId}`.execute(trx);
  }
}

/** A side with the public names and states of its runs. */
export interface SideWithRuns extends ComparisonSideRow {
  taskId: string;
  extraTaskId: string | null;
  status: RunRow['status'];
  extraStatus: RunRow['status'] | null;
  doneComments: number;
  totalComments: number;
  extraDoneComments: number | null;
}

export interface ComparisonWithSides extends ComparisonRow {
  sides: SideWithRuns[];
}

/** A comparison is deleted with any of its runs. */
const DELETED_AT = sql<Date | null>`greatest(comparisons.deleted_at, (
  select max(r.deleted_at) from comparison_sides s join analyses r on r.id in (s.run_id, s.extra_run_id)
  where s.comparison_id = comparisons.id))`;

const comparisonsThere = (db: Db, since?: Date) =>
  db
    .selectFrom('comparisons')
    .selectAll()
    .select(DELETED_AT.as('deletedAt'))
    .where(isThere(since, DELETED_AT));

async function withSides(db: Db, rows: ComparisonRow[]): Promise<ComparisonWithSides[]> {
  const sides = await db
    .selectFrom('comparisonSides as s')
    .innerJoin('analyses as a', 'a.id', 's.runId')
    .leftJoin('analyses as e', 'e.id', 's.extraRunId')
    .selectAll('s')
    .select(['a.analysisId as taskId', 'e.analysisId as extraTaskId', 'a.status', 'e.status as extraStatus'])
    .select(['a.doneComments', 'a.totalComments', 'e.doneComments as extraDoneComments'])
    .where(
      's.comparisonId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('s.place')
    .execute();
  return rows.map((row) => ({ ...row, sides: sides.filter(({ comparisonId }) => comparisonId === row.id) }));
}

export async function findComparison(
  db: Db,
  comparisonId: string,
  { since }: HowFound = {},
): Promise<ComparisonWithSides | undefined> {
  const rows = await comparisonsThere(db, since).where('comparisonId', '=', comparisonId).execute();
  return rows.length === 0 ? undefined : (await withSides(db, rows))[0];
}

/** Newest first. */
export async function listComparisonRows(db: Db, limit: number): Promise<ComparisonWithSides[]> {
  const rows = await comparisonsThere(db).orderBy('id', 'desc').limit(limit).execute();
  return rows.length === 0 ? [] : await withSides(db, rows);
}

export async function setComparisonDeleted(db: Db, id: number, deletedAt: Date | null): Promise<void> {
  await db.updateTable('comparisons').set({ deletedAt }).where('id', '=', id).execute();
}

export async function setSideNames(db: Db, id: number, names: readonly string[]): Promise<void> {
  for (const [place, name] of names.entries()) {
    await db
      .updateTable('comparisonSides')
      .set({ name })
      .where('comparisonId', '=', id)
      .where('place', '=', place)
      .execute();
  }
}

/** Public names of the runs that were started for a comparison and that no other one needs. */
export async function listOwnRuns(db: Db, id: number): Promise<string[]> {
  const { rows } = await sql<{ taskId: string }>`
    select a.analysis_id as task_id from analyses a
    where exists (
      select 1 from comparison_sides s where s.comparison_id = ${id}
        and (s.run_id = a.id and s.owns_run or s.extra_run_id = a.id and s.owns_extra_run)
    ) and not exists (
      select 1 from comparison_sides s join comparisons c on c.id = s.comparison_id
      where c.id <> ${id} and c.deleted_at is null and a.id in (s.run_id, s.extra_run_id)
    )`.execute(db);
  return rows.map(({ taskId }) => taskId);
}

/** Runs of the same comments that a run was the source of, newest first, with what they look for. */
export async function listRunsFrom(
  db: Db,
  runId: number,
): Promise<{ analysisId: string; variables: Variable[] }[]> {
  return await db
    .selectFrom('analyses')
    .select(['analysisId', 'variables'])
    .where('updatedFrom', '=', runId)
    .where('deletedAt', 'is', null)
    .where('sentimentId', 'is', null)
    .where('secondOf', 'is', null)
    .where('status', 'in', ['pending', 'running', 'completed'])
    .orderBy('id', 'desc')
    .execute();
}

/** The sentiments of comments. */
export interface SentimentCount {
  positive: number;
  neutral: number;
  negative: number;
}
export interface VariableCount extends SideCount {
  sentiments: SentimentCount;
}

/**
 * Counts of a run's answered comments for each variable, raw and weighted by 1 + reactions, in the order of `variables`;
 * with `isOnce` of copies of one text only the first.
 */
export async function countSide(
  db: Db,
  runId: number,
  variables: readonly string[],
  { isOnce }: { isOnce: boolean },
): Promise<VariableCount[]> {
  // One look at the run: few sets of variables stand for many comments.
  const { rows } = await sql<
    { tagged: string[]; comments: number; weight: number; weightSquared: number } & SentimentCount
  >`
    select jsonb_path_query_array(r.tags, '$[*].variable') as tagged, count(*) as comments,
      sum(1 + c.reactions_count)::float8 as weight, sum((1 + c.reactions_count)::float8 ^ 2) as weight_squared,
      count(*) filter (where r.sentiment = 'positive') as positive,
      count(*) filter (where r.sentiment = 'neutral') as neutral,
      count(*) filter (where r.sentiment = 'negative') as negative
    from ${ANSWERED_COMMENTS}
    where c.run_id = ${runId} and r.state = 'ok' ${isOnce ? ONE_VOICE : sql``} group by 1`.execute(db);
  const all = { total: 0, weight: 0, weightSquared: 0 };
  const none = () => ({
    hits: { comments: 0, weight: 0 },
    sentiments: { positive: 0, neutral: 0, negative: 0 },
  });
  const byName = new Map(variables.map((name) => [name, none()]));
  for (const { tagged, comments, weight, weightSquared, ...sentiments } of rows) {
    all.total += comments;
    all.weight += weight;
    all.weightSquared += weightSquared;
    for (const name of new Set(tagged)) {
      const found = byName.get(name);
      if (found === undefined) continue;
      found.hits.comments += comments;
      found.hits.weight += weight;
      for (const label of ['positive', 'neutral', 'negative'] as const)
        found.sentiments[label] += sentiments[label];
    }
  }
  return variables.map((name) => ({ ...all, ...(byName.get(name) ?? none()) }));
}

/**
 * Per variable of a run the answered comments that are copies of one another, and how many texts they are; a variable without copies is
 * left out. Copies must have been looked for.
 */
export async function countCopied(
  db: Db,
  runId: number,
): Promise<Map<string, { comments: number; texts: number }>> {
  const { rows } = await sql<{ variable: string; comments: number; texts: number }>`
    select variable, sum(copies)::int as comments, count(*)::int as texts
    from (
      select v.variable, n.first_seq, count(*) as copies
      from ${ANSWERED_COMMENTS} join near_copies n on n.run_id = c.run_id and n.seq = c.seq
      cross join lateral (select distinct tag ->> 'variable' as variable from jsonb_array_elements(r.tags) tag) v
      where n.run_id = ${runId} and r.state = 'ok'
      group by 1, 2) of_texts
    where copies > 1 group by 1`.execute(db);
  return new Map(rows.map(({ variable, ...copied }) => [variable, copied]));
}
