import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.js';
import type { AuditActor, AuditEntry, AuditQuery } from './audit.schemas.js';
import type { AuditRow, NewAuditRow } from './audit.table.js';

export async function insertAuditRow(trx: Db, row: NewAuditRow): Promise<void> {
  await trx.insertInto('auditLog').values(row).execute();
}

/** What the filters leave, `before` aside. */
function fits({ action, entity, entityId, actor, request, search }: AuditQuery): RawBuilder<boolean> {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    action && sql`action = ${action}`,
    entity && sql`entity = ${entity}`,
    actor && sql`actor_name = ${actor}`,
    request && sql`request_id = ${request}`,
    search && sql`(label ilike ${pattern} or before::text ilike ${pattern} or after::text ilike ${pattern})`,
    // Records that were changed together share an entry.
    entityId !== undefined &&
      sql`(entity_id = ${entityId}
        or entity_id is null and (coalesce(after, before)::jsonb)->'ids' @> ${`[${entityId}]`}::jsonb)`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** Newest first; of what the query's filters leave. */
export function listAuditRows(db: Db, query: AuditQuery & { limit: number }): Promise<AuditRow[]> {
  const { limit, before } = query;
  return db
    .selectFrom('auditLog')
    .selectAll()
    .where(fits(query))
    .$if(before !== undefined, (rows) => rows.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The newest entry of what one request did to records of one kind, and how many it did what to. */
export interface AuditGroup {
  row: AuditRow;
  count: number;
  together: NonNullable<AuditEntry['together']>;
}

/**
 * What each request did to records of one kind, newest first. What smops does by itself has no request: each of its
 * entries stands alone.
 */
export async function listAuditGroups(db: Db, query: AuditQuery & { limit: number }): Promise<AuditGroup[]> {
  const { rows: groups } = await sql<AuditGroup['together'] & { id: number; count: number }>`
    select max(id) as id, count(*)::int as count,
      (count(*) filter (where action = 'create'))::int as create,
      (count(*) filter (where action = 'update'))::int as update,
      (count(*) filter (where action not in ('create', 'update')))::int as other
    from audit_log where ${fits(query)}
    group by case when actor_kind = 'system' then id::text else request_id end, actor_name, entity
    having ${query.before === undefined ? sql`true` : sql`max(id) < ${query.before}`}
    order by max(id) desc limit ${query.limit}`.execute(db);
  if (groups.length === 0) return [];
  const ids = groups.map(({ id }) => id);
  const rows = await db.selectFrom('auditLog').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return groups.map(({ id, count, ...together }) => ({ row: byId.get(id) as AuditRow, count, together }));
}

/** Everybody of whom the log tells, who did most first. */
export async function listAuditActorRows(db: Db): Promise<AuditActor[]> {
  return await db
    .selectFrom('auditLog')
    .select(['actorName', sql<number>`count(*)::int`.as('entries')])
    .groupBy('actorName')
    .orderBy('entries', 'desc')
    .orderBy('actorName')
    .execute();
}
