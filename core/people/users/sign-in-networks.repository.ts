import type { Db } from '../../platform/db/database.js';

/** Notes that the user signed in from this network. */
export async function rememberNetwork(db: Db, userId: number, network: string, now: Date): Promise<void> {
  await db
    .insertInto('signInNetworks')
    .values({ userId, network, lastSignInAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'network']).doUpdateSet({ lastSignInAt: now }))
    .execute();
}

/** Whether the user of that name has signed in from this network before. */
export async function isKnownNetwork(db: Db, usernameKey: string, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('signInNetworks')
    .innerJoin('users', 'users.id', 'signInNetworks.userId')
    .select('users.id')
    .where('users.usernameKey', '=', usernameKey)
    .where('network', '=', network)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteOldNetworks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('signInNetworks').where('lastSignInAt', '<', before).execute();
}
