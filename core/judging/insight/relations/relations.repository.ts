import { sql } from 'kysely';
import { ANSWERED_COMMENTS, ONE_VOICE } from '../../../platform/db/answered-comments.js';
import type { Db } from '../../../platform/db/database.js';
import type { TagSet } from './relate.js';

/**
 * The sets of variables that answered comments of a run carry, and how many comments carry each, by place in `names`; with `isOnce`
 * of copies of one text only the first.
 */
export async function readTagSets(
  db: Db,
  runId: number,
  names: readonly string[],
  { isOnce }: { isOnce: boolean },
): Promise<TagSet[]> {
  const { rows } = await sql<{ variables: string[]; comments: number }>`
    select jsonb_path_query_array(r.tags, '$[*].variable') as variables, count(*) as comments
    from ${ANSWERED_COMMENTS}
    where c.run_id = ${runId} and r.state = 'ok' ${isOnce ? ONE_VOICE : sql``} group by 1`.execute(db);
  const places = new Map(names.map((name, place) => [name, place]));
  return rows.map((row) => ({
    variables: [...new Set(row.variables)].flatMap((name) => places.get(name) ?? []),
    comments: row.comments,
  }));
}
