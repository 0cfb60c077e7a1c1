import type { Kysely } from 'kysely';
import type { Database } from '../db/database.js';

const TABLES = { account: 'accounts', task: 'tasks', whatsapp: 'whatsappAccounts' } as const;

/** When those of these records were deleted that were deleted after `since`, that is, can still be taken back. */
export async function findRestorable(
  db: Kysely<Database>,
  entity: keyof typeof TABLES,
  ids: number[],
  since: Date,
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    // The three tables agree in the columns used here; their union is more than the types can follow.
    .selectFrom(TABLES[entity] as 'accounts')
    .select(['id', 'deletedAt'])
    .where('id', 'in', ids)
    .where('deletedAt', '>=', since)
    .execute();
  return new Map(rows.map((row) => [row.id, row.deletedAt as Date]));
}
