import type { Db } from '../db/database.js';
import type { NewObjectUploadRow, ObjectUploadRow } from './uploads.table.js';

export function insertUploadRow(db: Db, row: NewObjectUploadRow): Promise<ObjectUploadRow> {
  return db.insertInto('objectUploads').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findUploadRow(db: Db, key: string): Promise<ObjectUploadRow | undefined> {
  return db.selectFrom('objectUploads').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function countUploadRows(db: Db, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('objectUploads')
    .select((query) => query.fn.countAll().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those that are sent in parts. */
export async function countMultipartRows(db: Db, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('objectUploads')
    .select((query) => query.fn.countAll().as('count'))
    .where('owner', '=', owner)
    .where('multipartId', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function touchUploadRow(db: Db, id: number, usedAt: Date): Promise<void> {
  await db.updateTable('objectUploads').set({ usedAt }).where('id', '=', id).execute();
}

/** Says that the parts have become the object. */
export async function endUploadParts(db: Db, id: number): Promise<void> {
  await db.updateTable('objectUploads').set({ multipartId: null }).where('id', '=', id).execute();
}

/** The row that was taken away; undefined when another caller was faster. */
export function deleteUploadRow(db: Db, id: number): Promise<ObjectUploadRow | undefined> {
  return db.deleteFrom('objectUploads').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Uploads whose last address was given out before the moment. */
export function listUploadRowsBefore(db: Db, before: Date): Promise<ObjectUploadRow[]> {
  return db.selectFrom('objectUploads').selectAll().where('usedAt', '<', before).orderBy('id').execute();
}

/** Every key that the database names: uploads, and what portraits are made of. */
export async function listNamedKeys(db: Db): Promise<Set<string>> {
  const uploads = await db.selectFrom('objectUploads').select('key').execute();
  const portraits = await db.selectFrom('portraits').select('objectKey').execute();
  return new Set([...uploads.map(({ key }) => key), ...portraits.map(({ objectKey }) => objectKey)]);
}
