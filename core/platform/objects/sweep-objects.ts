import type { ServiceContext } from '../../context.js';
import { messageOf } from '../../errors.js';
import type { ObjectStore } from './object-store.js';
import { ORPHAN_MIN_AGE_MS, UPLOAD_KEPT_MS } from './objects.constants.js';
import * as uploads from './uploads.repository.js';

/** Broken uploads leave nothing behind longer than this. */
const REMAINS_MIN_AGE_MS = 60_000;

const before = (now: Date, ageMs: number) => new Date(now.getTime() - ageMs);

/** A thumbnail belongs to the portrait of the same name, whatever their endings are. */
const nameOf = (key: string) => key.slice(key.indexOf('/') + 1).replace(/\.\w+$/, '');

/**
 * Removes what will not be used: uploads that were not registered within a day, objects that the database does not name,
 * and what broken uploads have left. How many objects. What the store refuses is tried again the next time.
 */
export async function sweepObjects(
  { db, clock, logger }: Pick<ServiceContext, 'db' | 'clock' | 'logger'>,
  store: ObjectStore,
): Promise<number> {
  const now = clock.now();
  let count = await store.removeRemains(before(now, REMAINS_MIN_AGE_MS));
  for (const row of await uploads.listUploadRowsBefore(db, before(now, UPLOAD_KEPT_MS))) {
    try {
      if (row.multipartId !== null) await store.abortParts(row.key, row.multipartId);
      await store.delete(row.key);
      await uploads.deleteUploadRow(db, row.id);
      count += 1;
    } catch (error) {
      logger.warn({ object: row.key, reason: messageOf(error) }, 'an upload could not be removed');
    }
  }
  // Listed before the database is asked: what comes in between is named by then, or younger than the age.
  const listed = [];
  for (const folder of ['uploads/', 'portraits/', 'thumbnails/']) {
    for await (const object of store.list(folder)) {
      if (object.changedAt < before(now, ORPHAN_MIN_AGE_MS)) listed.push(object.key);
    }
  }
  if (listed.length === 0) return count;
  const named = await uploads.listNamedKeys(db);
  const names = new Set([...named].map(nameOf));
  for (const key of listed) {
    if (named.has(key) || (key.startsWith('thumbnails/') && names.has(nameOf(key)))) continue;
    await store.delete(key);
    count += 1;
  }
  return count;
}
