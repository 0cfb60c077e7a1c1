import { sql } from 'kysely';
import type { Db } from '../db/database.js';
import { RESTORABLE, type Restorable } from './audit.constants.js';

/** A comparison is deleted with any of its runs. */
const COMPARISONS = sql`(
  select c.id, greatest(c.deleted_at, max(r.deleted_at)) as deleted_at
  from comparisons c join comparison_sides s on s.comparison_id = c.id
  join analyses r on r.id in (s.run_id, s.extra_run_id) group by c.id) as deleted`;

/** When those of these records were deleted that were deleted after `since`, that is, can still be restored. */
export async function findRestorable(
  db: Db,
  entity: Restorable,
  ids: number[],
  since: Date,
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; deletedAt: Date }>`
    select id, deleted_at from ${entity === 'comparison' ? COMPARISONS : sql.table(RESTORABLE[entity])}
    where id = any(${ids}::bigint[]) and deleted_at >= ${since}`.execute(db);
  return new Map(rows.map((row) => [row.id, row.deletedAt]));
}
