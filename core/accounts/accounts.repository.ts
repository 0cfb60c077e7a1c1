import { type Kysely, sql } from 'kysely';
import { arrayLiteral } from '../db/array-literal.js';
import type { Database } from '../db/database.js';
import type { ListQuery } from '../lists/lists.schemas.js';
import type { AccountRow, AccountRowUpdate, NewAccountRow } from './accounts.table.js';

type Db = Kysely<Database>;

/** Live rows in creation order, or one keyset page of them. */
export function listAccountRows(db: Db, { after, limit }: ListQuery = {}): Promise<AccountRow[]> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('deletedAt', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after as number))
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .orderBy('id')
    .execute();
}

export function findAccountRow(db: Db, id: number): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The row, deleted or not, held for this transaction. */
export function lockAccountRow(trx: Db, id: number): Promise<AccountRow | undefined> {
  return trx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertAccountRow(trx: Db, row: NewAccountRow): Promise<AccountRow> {
  return trx.insertInto('accounts').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateAccountRow(trx: Db, id: number, set: AccountRowUpdate): Promise<AccountRow> {
  return trx.updateTable('accounts').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Removes for good what was deleted before the moment. How many. */
export async function purgeAccountRows(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('accounts').where('deletedAt', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

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
