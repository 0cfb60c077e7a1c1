import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { TagSet } from './relate.js';

/** The sets of variables that answered comments of a run carry, and how many comments carry each; by place in `names`. */
export async function readTagSets(
  db: Kysely<Database>,
  runId: number,
  names: readonly string[],
): Promise<TagSet[]> {
  const { rows } = await sql<{ variables: string[] | null; comments: number }>`
    select t.variables, count(*) as comments
    from analysis_comments c join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
    cross join lateral (
      select jsonb_agg(distinct tag ->> 'variable') as variables from jsonb_array_elements(r.tags) as tag
    ) t
    where c.run_id = ${runId} and r.state = 'ok' group by 1`.execute(db);
  const places = new Map(names.map((name, place) => [name, place]));
  return rows.map((row) => ({
    variables: (row.variables ?? []).flatMap((name) => places.get(name) ?? []),
    comments: row.comments,
  }));
}
