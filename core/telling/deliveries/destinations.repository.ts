import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { DestinationRow, DestinationTable } from './deliveries.table.js';

type NewRow = Insertable<DestinationTable>;

/** Destinations by name. */
export const listDestinationRows = (db: Db): Promise<DestinationRow[]> =>
  db.selectFrom('destinations').selectAll().orderBy('nameKey').execute();

export const findDestination = (db: Db, id: number): Promise<DestinationRow | undefined> =>
  db.selectFrom('destinations').selectAll().where('id', '=', id).executeTakeFirst();

export const insertDestination = (trx: Db, row: NewRow): Promise<DestinationRow> =>
  trx.insertInto('destinations').values(row).returningAll().executeTakeFirstOrThrow();

export const updateDestinationRow = (
  trx: Db,
  id: number,
  row: Pick<NewRow, 'name' | 'nameKey' | 'settings'>,
): Promise<DestinationRow> =>
  trx.updateTable('destinations').set(row).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export async function removeDestination(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('destinations').where('id', '=', id).execute();
}

/** When each address was left, by destination and address. */
export async function listLeavers(db: Db, destinationId?: number): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('destinationLeavers')
    .selectAll()
    .$if(destinationId !== undefined, (query) => query.where('destinationId', '=', destinationId as number))
    .execute();
  return new Map(rows.map((row) => [`${row.destinationId} ${row.address}`, row.leftAt]));
}

/** Notes that an address left; false when it had left before. */
export async function insertLeaver(
  trx: Db,
  destinationId: number,
  address: string,
  leftAt: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('destinationLeavers')
    .values({ destinationId, address, leftAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('address')
    .executeTakeFirst();
  return row !== undefined;
}
