import type { Kysely } from 'kysely';
import type { Database } from '../db/database.js';
import type { NewAuditRow } from './audit.table.js';

export async function insertAuditRow(trx: Kysely<Database>, row: NewAuditRow): Promise<void> {
  await trx.insertInto('auditLog').values(row).execute();
}
