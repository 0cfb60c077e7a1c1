import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.js';
import { isThere } from '../../../platform/db/is-there.js';
import type { HowFound } from '../../../platform/records/records.js';
import type { NewRunViewRow, RunViewChange, RunViewRow } from './views.table.js';

/** A view with the public id of its run. */
export type RunViewOfRun = RunViewRow & { analysisId: string };

/** Views of runs that are there. */
const views = (db: Db) =>
  db
    .selectFrom('runViews as v')
    .innerJoin('analyses as a', 'a.id', 'v.runId')
    .selectAll('v')
    .select('a.analysisId')
    .where('a.deletedAt', 'is', null);

/** Undeleted views of a run by name. */
export const listViewRows = (db: Db, runId: number): Promise<RunViewOfRun[]> =>
  views(db).where('v.runId', '=', runId).where('v.deletedAt', 'is', null).orderBy('v.nameKey').execute();

/** A view, locked. */
export const findView = (db: Db, viewId: string, { since }: HowFound): Promise<RunViewOfRun | undefined> =>
  views(db)
    .where('v.viewId', '=', viewId)
    .where(isThere(since, sql.ref('v.deletedAt')))
    .forUpdate('v')
    .executeTakeFirst();

export const insertView = (db: Db, row: NewRunViewRow): Promise<RunViewRow> =>
  db.insertInto('runViews').values(row).returningAll().executeTakeFirstOrThrow();

export async function updateView(db: Db, id: number, change: RunViewChange): Promise<void> {
  await db.updateTable('runViews').set(change).where('id', '=', id).execute();
}

/** Keeps others from adding views to a run until the end of the transaction. */
export async function lockRun(trx: Db, runId: number): Promise<void> {
  await sql`select id from analyses where id = ${runId} for update`.execute(trx);
}
