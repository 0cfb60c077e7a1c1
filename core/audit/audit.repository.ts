import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { AuditQuery } from './audit.schemas.js';
import type { AuditRow, NewAuditRow } from './audit.table.js';

type Db = Kysely<Database>;

export async function insertAuditRow(trx: Db, row: NewAuditRow): Promise<void> {
  await trx.insertInto('auditLog').values(row).execute();
}

/** Newest first; of what the query's filters leave. */
export function listAuditRows(db: Db, query: AuditQuery & { limit: number }): Promise<AuditRow[]> {
  const { limit, before, action, entity, entityId, actor } = query;
  return db
    .selectFrom('auditLog')
    .selectAll()
    .$if(before !== undefined, (rows) => rows.where('id', '<', before as number))
    .$if(action !== undefined, (rows) => rows.where('action', '=', action as AuditRow['action']))
    .$if(entity !== undefined, (rows) => rows.where('entity', '=', entity as AuditRow['entity']))
    .$if(entityId !== undefined, (rows) =>
      // Records that were changed together share an entry.
      rows.where(sql<boolean>`(entity_id = ${entityId}
        or entity_id is null and (coalesce(after, before)::jsonb)->'ids' @> ${`[${entityId}]`}::jsonb)`),
    )
    .$if(actor !== undefined, (rows) => rows.where('actorName', '=', actor as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
