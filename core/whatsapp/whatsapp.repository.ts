import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { ListQuery } from '../lists/lists.schemas.js';
import type { NewWhatsAppRow, WhatsAppRow, WhatsAppRowUpdate } from './whatsapp.table.js';

type Db = Kysely<Database>;

/** Live rows in creation order, or one keyset page of them. */
export function listWhatsAppRows(db: Db, { after, limit }: ListQuery = {}): Promise<WhatsAppRow[]> {
  return db
    .selectFrom('whatsappAccounts')
    .selectAll()
    .where('deletedAt', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after as number))
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .orderBy('id')
    .execute();
}

export function findWhatsAppRow(db: Db, id: number): Promise<WhatsAppRow | undefined> {
  return db
    .selectFrom('whatsappAccounts')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The row, deleted or not, held for this transaction. */
export function lockWhatsAppRow(trx: Db, id: number): Promise<WhatsAppRow | undefined> {
  return trx.selectFrom('whatsappAccounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertWhatsAppRow(trx: Db, row: NewWhatsAppRow): Promise<WhatsAppRow> {
  return trx.insertInto('whatsappAccounts').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateWhatsAppRow(trx: Db, id: number, set: WhatsAppRowUpdate): Promise<WhatsAppRow> {
  return trx
    .updateTable('whatsappAccounts')
    .set(set)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes for good what was deleted before the moment. How many. */
export async function purgeWhatsAppRows(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('whatsappAccounts').where('deletedAt', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Live rows with one of the numbers, oldest first. */
export function findWhatsAppRowsByNumbers(db: Db, numbers: string[]): Promise<WhatsAppRow[]> {
  return db
    .selectFrom('whatsappAccounts')
    .selectAll()
    .where('phoneNumber', '=', sql<string>`any(${numbers})`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
}
