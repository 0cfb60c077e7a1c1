import type { Db } from '../../platform/db/database.js';
import type { NewPortraitRow, PortraitRow } from './portraits.table.js';

/** The newest first. */
export function listPortraitRows(db: Db): Promise<PortraitRow[]> {
  return db.selectFrom('portraits').selectAll().orderBy('uploadedAt', 'desc').orderBy('id', 'desc').execute();
}

export function findPortraitRow(db: Db, id: number): Promise<PortraitRow | undefined> {
  return db.selectFrom('portraits').selectAll().where('id', '=', id).executeTakeFirst();
}

export function insertPortraitRow(db: Db, row: NewPortraitRow): Promise<PortraitRow> {
  return db.insertInto('portraits').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The row that was taken away. */
export function deletePortraitRow(db: Db, id: number): Promise<PortraitRow | undefined> {
  return db.deleteFrom('portraits').where('id', '=', id).returningAll().executeTakeFirst();
}
