import type { Db } from '../../platform/db/database.js';
import { credentialsChanged } from './credential-cache.js';
import type { NewApiTokenRow } from './users.table.js';

export async function insertApiTokenRow(db: Db, row: NewApiTokenRow): Promise<number> {
  const { id } = await db.insertInto('apiTokens').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Tokens that are not revoked, oldest first, with their owners' names. */
export function listApiTokenRows(db: Db) {
  return db
    .selectFrom('apiTokens')
    .innerJoin('users', 'users.id', 'apiTokens.userId')
    .selectAll('apiTokens')
    .select('users.username')
    .where('apiTokens.revokedAt', 'is', null)
    .orderBy('apiTokens.id')
    .execute();
}

/** How many tokens of a user work. */
export async function countApiTokenRows(db: Db, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('apiTokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirstOrThrow();
  return count;
}

export type LiveApiToken = NonNullable<Awaited<ReturnType<typeof findLiveApiToken>>>;

/** The token with its owner, unless it is revoked, expired, or its owner disabled. */
export function findLiveApiToken(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('apiTokens')
    .innerJoin('users', 'users.id', 'apiTokens.userId')
    .select([
      'apiTokens.id',
      'apiTokens.name',
      'apiTokens.role',
      'apiTokens.isPersonal',
      'apiTokens.assistant',
      'apiTokens.lastUsedAt',
      'apiTokens.expiresAt',
      'users.id as userId',
      'users.role as ownerRole',
      'users.username as ownerName',
    ])
    .where('apiTokens.tokenHash', '=', tokenHash)
    .where('apiTokens.revokedAt', 'is', null)
    .where((eb) => eb.or([eb('apiTokens.expiresAt', 'is', null), eb('apiTokens.expiresAt', '>', now)]))
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst();
}

export async function touchApiTokenRow(db: Db, id: number, lastUsedAt: Date): Promise<void> {
  await db.updateTable('apiTokens').set({ lastUsedAt }).where('id', '=', id).execute();
}

/** Revokes all tokens of a user; their ids and names. */
export async function revokeApiTokensOfUser(db: Db, userId: number, revokedAt: Date) {
  const rows = await db
    .updateTable('apiTokens')
    .set({ revokedAt })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .returning(['id', 'name'])
    .execute();
  credentialsChanged();
  return rows;
}

/** The name of the token that this revoked; undefined when there was none to revoke. */
export async function revokeApiTokenRow(db: Db, id: number, revokedAt: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('apiTokens')
    .set({ revokedAt })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('name')
    .executeTakeFirst();
  credentialsChanged();
  return row?.name;
}
