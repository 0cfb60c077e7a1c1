import type { Db } from '../../platform/db/database.js';
import type { FeedRow, NewFeedRow } from './spreadsheet.table.js';

/** Feeds that are not revoked, oldest first. */
export function listFeedRows(db: Db): Promise<FeedRow[]> {
  return db.selectFrom('spreadsheetFeeds').selectAll().where('revokedAt', 'is', null).orderBy('id').execute();
}

export function insertFeedRow(trx: Db, row: NewFeedRow): Promise<FeedRow> {
  return trx.insertInto('spreadsheetFeeds').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The feed that this revoked; undefined when there was none to revoke. */
export function revokeFeedRow(trx: Db, id: number, revokedAt: Date): Promise<FeedRow | undefined> {
  return trx
    .updateTable('spreadsheetFeeds')
    .set({ revokedAt })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** How many feeds of a user work. */
export async function countFeedRows(db: Db, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('spreadsheetFeeds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** The feed with its user's role (null without a user), unless it is revoked, expired, or its user disabled. */
export function findLiveFeed(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('spreadsheetFeeds')
    .leftJoin('users', 'users.id', 'spreadsheetFeeds.userId')
    .selectAll('spreadsheetFeeds')
    .select('users.role as ownerRole')
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst();
}

export async function touchFeedRow(db: Db, id: number, lastFetchedAt: Date): Promise<void> {
  await db.updateTable('spreadsheetFeeds').set({ lastFetchedAt }).where('id', '=', id).execute();
}

/** Whether a feed that still works was fetched since then. */
export async function wasFetchedSince(db: Db, since: Date, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('spreadsheetFeeds')
    .select('id')
    .where('lastFetchedAt', '>', since)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
