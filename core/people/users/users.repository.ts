import type { Updateable } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import { credentialsChanged } from './credential-cache.js';
import type { Role } from './users.constants.js';
import type { UserRow, UserTable } from './users.table.js';

/** Names are the same when they differ only in case or in how accents are encoded. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

export function listUserRows(db: Db): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().orderBy('id').execute();
}

export function findUserRow(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findUserRowByName(db: Db, username: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('usernameKey', '=', usernameKey(username))
    .executeTakeFirst();
}

/** The new row, or undefined when the name is taken. */
export function insertUserRow(
  db: Db,
  row: { username: string; role: Role; passwordHash: string; mustChangePassword: boolean },
): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values({ ...row, usernameKey: usernameKey(row.username), disabledAt: null })
    .onConflict((conflict) => conflict.column('usernameKey').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateUserRow(
  db: Db,
  id: number,
  set: Updateable<UserTable>,
): Promise<UserRow | undefined> {
  const row = await db.updateTable('users').set(set).where('id', '=', id).returningAll().executeTakeFirst();
  credentialsChanged();
  return row;
}

export async function deleteUserRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
  credentialsChanged();
}

/** Locks the enabled admins for this transaction, so that two calls cannot each remove the other's last one. */
export async function lockEnabledAdmins(trx: Db): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Whether a user with this name has a password that must be changed at the next sign-in. */
export async function mustChangePassword(db: Db, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('mustChangePassword')
    .where('username', '=', username)
    .executeTakeFirst();
  return row?.mustChangePassword === true;
}

/** The ids of all enabled admins, oldest first. */
export async function listEnabledAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
