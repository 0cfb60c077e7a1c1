import type { Db } from '../../../platform/db/database.js';
import type { ExplorationRow, NewExplorationRow } from '../insight.table.js';

export async function insertExploration(trx: Db, row: NewExplorationRow): Promise<number> {
  const { id } = await trx.insertInto('explorations').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export function findExploration(db: Db, explorationId: string): Promise<ExplorationRow | undefined> {
  return db
    .selectFrom('explorations')
    .selectAll()
    .where('explorationId', '=', explorationId)
    .executeTakeFirst();
}

/** Newest first. */
export function listExplorationRows(db: Db, limit: number): Promise<ExplorationRow[]> {
  return db.selectFrom('explorations').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** Whether there was one. */
export async function removeExploration(db: Db, explorationId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('explorations')
    .where('explorationId', '=', explorationId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
