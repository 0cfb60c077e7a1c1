import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { ComparisonRow } from '../insight.table.js';
import type { CommunityCounts } from './compare-rates.js';

type Db = Kysely<Database>;

export async function insertComparison(
  db: Db,
  row: { comparisonId: string; createdAt: Date; createdByName: string; taskA: string; taskB: string },
): Promise<void> {
  await sql`
    insert into comparisons (comparison_id, created_at, created_by_name, run_a, run_b)
    select ${row.comparisonId}, ${row.createdAt}, ${row.createdByName}, a.id, b.id
    from analyses a, analyses b where a.analysis_id = ${row.taskA} and b.analysis_id = ${row.taskB}`.execute(
    db,
  );
}

/** A comparison with the public names of its runs. */
export interface ComparisonWithTasks extends ComparisonRow {
  taskA: string;
  taskB: string;
}

/** Comparisons whose runs are both there, or, with `deleted`, all. */
const withTasks = (db: Db, { deleted = false } = {}) =>
  db
    .selectFrom('comparisons')
    .innerJoin('analyses as a', 'a.id', 'comparisons.runA')
    .innerJoin('analyses as b', 'b.id', 'comparisons.runB')
    .selectAll('comparisons')
    .select(['a.analysisId as taskA', 'b.analysisId as taskB'])
    .$if(!deleted, (rows) => rows.where('a.deletedAt', 'is', null).where('b.deletedAt', 'is', null));

export function findComparison(
  db: Db,
  comparisonId: string,
  options?: { deleted: boolean },
): Promise<ComparisonWithTasks | undefined> {
  return withTasks(db, options).where('comparisonId', '=', comparisonId).executeTakeFirst();
}

/** Newest first. */
export function listComparisonRows(db: Db, limit: number): Promise<ComparisonWithTasks[]> {
  return withTasks(db).orderBy('comparisons.id', 'desc').limit(limit).execute();
}

/** Counts of a run's answered comments, raw and weighted by 1 + reactions, in the order of `variables`. */
export async function countCommunity(
  db: Db,
  runId: number,
  variables: readonly string[],
): Promise<CommunityCounts> {
  // One look at the run: few sets of variables stand for many comments.
  const { rows } = await sql<{ tagged: string[]; comments: number; weight: number; weightSquared: number }>`
    select jsonb_path_query_array(r.tags, '$[*].variable') as tagged, count(*) as comments,
      sum(1 + c.reactions_count)::float8 as weight, sum((1 + c.reactions_count)::float8 ^ 2) as weight_squared
    from analysis_comments c join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
    where c.run_id = ${runId} and r.state = 'ok' group by 1`.execute(db);
  const hits = new Map(variables.map((name) => [name, { comments: 0, weight: 0 }]));
  const counts = { total: 0, weight: 0, weightSquared: 0 };
  for (const { tagged, comments, weight, weightSquared } of rows) {
    counts.total += comments;
    counts.weight += weight;
    counts.weightSquared += weightSquared;
    for (const name of new Set(tagged)) {
      const found = hits.get(name);
      if (found === undefined) continue;
      found.comments += comments;
      found.weight += weight;
    }
  }
  return { ...counts, hits: [...hits.values()] };
}
