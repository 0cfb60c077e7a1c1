import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import { credentialsChanged } from './credential-cache.js';
import type { SessionTable } from './users.table.js';

export async function insertSessionRow(db: Db, row: Insertable<SessionTable>): Promise<number> {
  const { id } = await db.insertInto('sessions').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export type LiveSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>;

/** The session with its user, in one join, if it is neither idle, expired nor of a disabled user. */
export function findLiveSession(db: Db, tokenHash: Buffer, now: Date, idleSince: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id as sessionId',
      'sessions.lastUsedAt',
      'sessions.expiresAt',
      'users.id as userId',
      'users.username',
      'users.role',
      'users.mustChangePassword',
      'users.language',
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .where('sessions.lastUsedAt', '>', idleSince)
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst();
}

export async function touchSessionRow(db: Db, id: number, lastUsedAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastUsedAt }).where('id', '=', id).execute();
}

/** Live sessions, newest use first; of one user, or of all. */
export function listSessionRows(db: Db, now: Date, idleSince: Date, userId?: number) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .selectAll('sessions')
    .select('users.username')
    .where('sessions.expiresAt', '>', now)
    .where('sessions.lastUsedAt', '>', idleSince)
    .$if(userId !== undefined, (query) => query.where('sessions.userId', '=', userId as number))
    .orderBy('sessions.lastUsedAt', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();
}

/** How many live sessions a user has. */
export async function countSessionRows(db: Db, userId: number, now: Date, idleSince: Date): Promise<number> {
  return (await listSessionRows(db, now, idleSince, userId)).length;
}

/** Gives a session another secret; its old one opens nothing any more. When it ends stays. */
export async function renewSessionRow(db: Db, id: number, tokenHash: Buffer): Promise<Date | undefined> {
  const row = await db
    .updateTable('sessions')
    .set({ tokenHash })
    .where('id', '=', id)
    .returning('expiresAt')
    .executeTakeFirst();
  credentialsChanged();
  return row?.expiresAt;
}

/** Ends the session with this secret; whose it was, undefined when there was none. */
export async function deleteSessionByHash(
  db: Db,
  tokenHash: Buffer,
): Promise<{ id: number; userId: number } | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .returning(['id', 'userId'])
    .executeTakeFirst();
  credentialsChanged();
  return row;
}

/** Ends one session, of anybody or only of `userId`. Whether there was one. */
export async function deleteSessionRow(db: Db, id: number, userId?: number): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId as number))
    .executeTakeFirst();
  credentialsChanged();
  return result.numDeletedRows > 0n;
}

export async function deleteSessionsOfUser(db: Db, userId: number, exceptId?: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as number))
    .execute();
  credentialsChanged();
}

export async function deleteDeadSessions(db: Db, now: Date, idleSince: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<=', now), eb('lastUsedAt', '<=', idleSince)]))
    .execute();
}
