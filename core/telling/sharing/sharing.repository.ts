import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { ShareTable } from './sharing.table.js';

/** Links of runs that exist, with the run's names. */
const withRun = (db: Db) =>
  db
    .selectFrom('shares')
    .innerJoin('analyses', 'analyses.id', 'shares.runId')
    .where('analyses.deletedAt', 'is', null)
    .where('shares.revokedAt', 'is', null)
    .selectAll('shares')
    .select(['analyses.analysisId as taskId', 'analyses.name as runName', 'analyses.fileName as fileName']);

export type ShareWithRun = Awaited<ReturnType<typeof listShareRows>>[number];

/** Links that work, newest first. */
export const listShareRows = (db: Db, now: Date) =>
  withRun(db).where('shares.expiresAt', '>', now).orderBy('shares.id', 'desc').execute();

/** How many links of a user work. */
export async function countShareRows(db: Db, userId: number, now: Date): Promise<number> {
  const rows = await withRun(db)
    .where('shares.expiresAt', '>', now)
    .where('shares.userId', '=', userId)
    .execute();
  return rows.length;
}

/** The link with its user's role (null without a user), unless it is revoked, expired, or its run is gone or its user disabled. */
export const findLiveShare = (db: Db, tokenHash: Buffer, now: Date) =>
  withRun(db)
    .leftJoin('users', 'users.id', 'shares.userId')
    .select('users.role as ownerRole')
    .where('shares.tokenHash', '=', tokenHash)
    .where('shares.expiresAt', '>', now)
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst();

export const insertShare = (trx: Db, row: Insertable<ShareTable>): Promise<Selectable<ShareTable>> =>
  trx.insertInto('shares').values(row).returningAll().executeTakeFirstOrThrow();

/** The prefix of the link that this revoked; undefined when there was none to revoke. */
export async function revokeShareRow(trx: Db, id: number, revokedAt: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('shares')
    .set({ revokedAt })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('prefix')
    .executeTakeFirst();
  return row?.prefix;
}

export async function touchShare(db: Db, id: number, lastOpenedAt: Date): Promise<void> {
  await db.updateTable('shares').set({ lastOpenedAt }).where('id', '=', id).execute();
}
