import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/connect.js';

/** Where the database of a test's connection is, for other processes. */
export async function addressOf(connection: Connection): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(connection.db);
  const url = new URL(process.env.SMOPS_TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}
