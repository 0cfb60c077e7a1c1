import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../platform/db/database.js';
import { isThere } from '../../platform/db/is-there.js';
import type { HowFound } from '../../platform/records/records.js';
import type { ListName } from './lists.constants.js';
import type { ListQuery } from './lists.schemas.js';

const TABLES = { accounts: 'accounts', tasks: 'tasks', whatsapps: 'whatsappAccounts' } as const;

type Table<List extends ListName> = Database[(typeof TABLES)[List]];
type Common = { id: number; version: number; createdAt: Date; updatedAt: Date; deletedAt: Date | null };

/** A stored record of a list. */
export type RecordRow<List extends ListName> = Selectable<Table<List>> & Common;

/** The columns of a new record, without those that all lists have. */
export type NewRecord<List extends ListName> = Omit<Insertable<Table<List>>, keyof Common>;

/** The three tables agree in the columns used here; their union is more than the types can follow. */
const tableOf = (list: ListName) => TABLES[list] as 'accounts';

/** Live rows in creation order, or one keyset page of them. */
export async function listRecordRows<List extends ListName>(
  db: Db,
  list: List,
  { after, limit }: ListQuery,
): Promise<RecordRow<List>[]> {
  const rows: unknown[] = await db
    .selectFrom(tableOf(list))
    .selectAll()
    .where('deletedAt', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after as number))
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .orderBy('id')
    .execute();
  return rows as RecordRow<List>[];
}

export async function findRecordRow<List extends ListName>(
  db: Db,
  list: List,
  id: number,
  { lock = false, since }: HowFound,
): Promise<RecordRow<List> | undefined> {
  const row: unknown = await db
    .selectFrom(tableOf(list))
    .selectAll()
    .where('id', '=', id)
    .where(isThere(since))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row as RecordRow<List> | undefined;
}

/** Those of the records that there are, deleted or not, by id; held for this transaction. */
export async function lockRecordRows<List extends ListName>(
  trx: Db,
  list: List,
  ids: readonly number[],
): Promise<RecordRow<List>[]> {
  const rows: unknown[] = await trx
    .selectFrom(tableOf(list))
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as RecordRow<List>[];
}

/** Writes the same columns to all these records, and counts the change. */
export async function updateRecordRows<List extends ListName>(
  trx: Db,
  list: List,
  ids: readonly number[],
  set: Partial<RecordRow<List>>,
): Promise<void> {
  await trx
    .updateTable(tableOf(list))
    .set(set as Partial<RecordRow<'accounts'>>)
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export async function insertRecordRow<List extends ListName>(
  trx: Db,
  list: List,
  row: NewRecord<List> & Omit<Common, 'id' | 'version'>,
): Promise<RecordRow<List>> {
  const values = row as unknown as Insertable<Database['accounts']>;
  const inserted: unknown = await trx
    .insertInto(tableOf(list))
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow();
  return inserted as RecordRow<List>;
}

export async function updateRecordRow<List extends ListName>(
  trx: Db,
  list: List,
  id: number,
  set: Partial<RecordRow<List>>,
): Promise<RecordRow<List>> {
  const updated: unknown = await trx
    .updateTable(tableOf(list))
    .set(set as Partial<RecordRow<'accounts'>>)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return updated as RecordRow<List>;
}
