import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';

/** Empties the three lists between tests: much faster than a database for each. */
export async function emptyLists(db: Db): Promise<void> {
  await sql`truncate accounts, tasks, whatsapp_accounts restart identity`.execute(db);
  await sql`alter sequence task_numbers restart`.execute(db);
}
