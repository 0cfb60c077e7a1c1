import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';

/** How many stored records have a score that rests on counted comments. */
export async function countScoredRecords(db: Db): Promise<number> {
  const { rows } = await sql<{ records: number }>`
    select count(*)::int as records from sentiment_analyses where status = 'completed' and origin <> 'record'`.execute(
    db,
  );
  return rows[0]?.records ?? 0;
}

/** How many stored records have another score since an upgrade made the scores again. */
export async function countRecountedRecords(db: Db): Promise<number> {
  const { rows } = await sql<{ records: number }>`
    select count(*)::int as records from sentiment_analyses where earlier_score is not null`.execute(db);
  return rows[0]?.records ?? 0;
}
