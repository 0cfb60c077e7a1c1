import { type Kysely, sql } from 'kysely';
import { arrayLiteral } from '../../platform/db/array-literal.js';
import type { Database } from '../../platform/db/database.js';
import type { AccountRow } from './accounts.table.js';

/** Live rows with one of the keys, oldest first. */
export function findAccountRowsByEmailKeys(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<AccountRow[]> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('emailKey', '=', sql<string>`any(${arrayLiteral(keys)}::text[])`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
}
