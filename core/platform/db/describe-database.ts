import { sql } from 'kysely';
import type { Db } from './database.js';

/** Returns the server's version and the encoding of its text. */
export async function describeDatabase(db: Db): Promise<{ version: string; encoding: string }> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding`.execute(
    db,
  );
  return rows[0] ?? { version: '', encoding: '' };
}

/** Says whether migrations were ever applied to the database. */
export async function hasMigrations(db: Db): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass('kysely_migration') is not null as made`.execute(db);
  return rows[0]?.made === true;
}
