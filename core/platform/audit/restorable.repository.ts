import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.js';

/** Where the audit log's records of each kind tell that they are deleted. A comparison is deleted with any of its runs. */
const SOURCES = {
  account: sql`accounts`,
  task: sql`tasks`,
  whatsapp: sql`whatsapp_accounts`,
  analysis: sql`analyses`,
  codebook: sql`codebooks`,
  schedule: sql`schedules`,
  view: sql`run_views`,
  sentiment: sql`sentiment_analyses`,
  comparison: sql`(
    select c.id, greatest(c.deleted_at, max(r.deleted_at)) as deleted_at
    from comparisons c join comparison_sides s on s.comparison_id = c.id
    join analyses r on r.id in (s.run_id, s.extra_run_id) group by c.id) as deleted`,
} as const;
export const RESTORABLE = Object.keys(SOURCES) as (keyof typeof SOURCES)[];

/** When those of these records were deleted that were deleted after `since`, that is, can still be restored. */
export async function findRestorable(
  db: Kysely<Database>,
  entity: keyof typeof SOURCES,
  ids: number[],
  since: Date,
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; deletedAt: Date }>`
    select id, deleted_at from ${SOURCES[entity]}
    where id = any(${ids}::bigint[]) and deleted_at >= ${since}`.execute(db);
  return new Map(rows.map((row) => [row.id, row.deletedAt]));
}
