import { sql } from 'kysely';
import { arrayLiteral } from '../../platform/db/array-literal.js';
import type { Db } from '../../platform/db/database.js';
import type { AccountRow } from './accounts.table.js';

/** Live rows with one of the keys, oldest first. */
export function findAccountRowsByEmailKeys(db: Db, keys: readonly string[]): Promise<AccountRow[]> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('emailKey', '=', sql<string>`any(${arrayLiteral(keys)}::text[])`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
}
