import { sql } from 'kysely';
import type { Db } from './database.js';

/** Asks the database for nothing, to learn whether it answers; throws when it does not. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** What the database's clock says. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
