import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';

/** Nothing is stored that the demo could be mistaken for, deleted records included. */
export async function isUntouched(db: Db): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select exists (select 1 from accounts)
    or exists (select 1 from tasks) or exists (select 1 from whatsapp_accounts)
    or exists (select 1 from analyses) or exists (select 1 from sentiment_analyses)
    or exists (select 1 from portraits) as used`.execute(db);
  return rows[0]?.used === false;
}
