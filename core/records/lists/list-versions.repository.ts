import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { ListName } from './lists.constants.js';

/** Counts a change of a list. */
export const changeOfList = (now: Date, list: ListName) => sql`
  update list_versions set version = version + 1, changed_at = ${now} where list = ${list}`;

/** Locks the list's row; statements from here to the commit use indexes only. */
export async function lockListRow(trx: Db, list: ListName): Promise<void> {
  await sql`select version, set_config('enable_seqscan', 'off', true) from list_versions where list = ${list}
    for update`.execute(trx);
}

export async function findListVersion(db: Db, list: ListName) {
  return await db
    .selectFrom('listVersions')
    .select(['version', 'changedAt'])
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
}
