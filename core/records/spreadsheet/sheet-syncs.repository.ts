import type { Db } from '../../platform/db/database.js';
import type { ListName } from '../lists/lists.constants.js';
import type { SheetSyncRow } from './spreadsheet.table.js';

export function listSyncRows(db: Db): Promise<SheetSyncRow[]> {
  return db.selectFrom('sheetSyncs').selectAll().execute();
}

/**
 * Takes the sync of a list for this server, unless one tried since `before`: of several servers on one database, one
 * writes. Whether it did.
 */
export async function claimSync(db: Db, list: ListName, now: Date, before: Date): Promise<boolean> {
  const row = await db
    .insertInto('sheetSyncs')
    .values({ list, triedAt: now, mark: null, syncedAt: null, error: null })
    .onConflict((conflict) =>
      conflict.column('list').doUpdateSet({ triedAt: now }).where('sheetSyncs.triedAt', '<=', before),
    )
    .returning('list')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteSync(
  db: Db,
  list: ListName,
  outcome: { mark: string; syncedAt: Date; error: null } | { error: string },
): Promise<void> {
  await db.updateTable('sheetSyncs').set(outcome).where('list', '=', list).execute();
}
