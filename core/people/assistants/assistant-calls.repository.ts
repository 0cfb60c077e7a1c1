import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { AssistantCallRow, AssistantCallTable } from './assistants.table.js';

export async function insertCall(db: Db, row: Insertable<AssistantCallTable>): Promise<void> {
  await db.insertInto('assistantCalls').values(row).execute();
}

/** Uses a confirmation up: true for one call that was asked of since that moment, once. */
export async function useConfirmation(db: Db, confirmation: Buffer, since: Date): Promise<boolean> {
  const used = await db
    .updateTable('assistantCalls')
    .set({ confirmation: null })
    .where('confirmation', '=', confirmation)
    .where('at', '>=', since)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Newest first. */
export function listCallRows(
  db: Db,
  { limit, before }: { limit: number; before?: number },
): Promise<AssistantCallRow[]> {
  return db
    .selectFrom('assistantCalls')
    .selectAll()
    .$if(before !== undefined, (rows) => rows.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
