import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { AlarmWatchRow, ToldAlarmRow } from './alarms.table.js';

export const findWatch = (
  db: Db,
  codebook: number,
  { lock = false } = {},
): Promise<AlarmWatchRow | undefined> =>
  db
    .selectFrom('alarmWatches')
    .selectAll()
    .where('codebook', '=', codebook)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** Stores where alarms go; what was told stays known. */
export async function storeWatch(
  db: Db,
  { destinations, ...watch }: Omit<AlarmWatchRow, 'lookedAtRuns'>,
): Promise<void> {
  const row = { ...watch, destinations: JSON.stringify(destinations) };
  const { codebook, ...rest } = row;
  await db
    .insertInto('alarmWatches')
    .values({ ...row, lookedAtRuns: null })
    .onConflict((conflict) => conflict.column('codebook').doUpdateSet(rest))
    .execute();
}

export async function removeWatch(db: Db, codebook: number): Promise<void> {
  await db.deleteFrom('alarmWatches').where('codebook', '=', codebook).execute();
}

export async function setLookedAt(db: Db, codebook: number, runs: string): Promise<void> {
  await db.updateTable('alarmWatches').set({ lookedAtRuns: runs }).where('codebook', '=', codebook).execute();
}

/** A codebook whose completed runs are others than those that were looked at, and a text that names them. */
export interface ChangedSeries {
  codebook: number;
  codebookId: string;
  runs: string;
}

export async function listChangedSeries(db: Db): Promise<ChangedSeries[]> {
  const { rows } = await sql<ChangedSeries>`
    select w.codebook, b.codebook_id, r.runs
    from alarm_watches w join codebooks b on b.id = w.codebook and b.deleted_at is null
    cross join lateral (
      select count(*) || ' to ' || coalesce(max(a.id), 0) as runs
      from analyses a join codebook_versions v on v.id = a.codebook_version_id
      where v.codebook = w.codebook and a.status = 'completed' and a.deleted_at is null and a.second_of is null) r
    where w.looked_at_runs is distinct from r.runs order by w.codebook`.execute(db);
  return rows;
}

/** Alarms of a codebook, the earliest first. */
export const listToldAlarms = (db: Db, codebook: number): Promise<ToldAlarmRow[]> =>
  db.selectFrom('toldAlarms').selectAll().where('codebook', '=', codebook).orderBy('firstDay').execute();

/** Stores an alarm as it is by now. */
export async function storeToldAlarm(db: Db, alarm: ToldAlarmRow): Promise<void> {
  const { lastDay, overAt } = alarm;
  await db
    .insertInto('toldAlarms')
    .values(alarm)
    .onConflict((conflict) =>
      conflict.columns(['codebook', 'variable', 'firstDay']).doUpdateSet({ lastDay, overAt }),
    )
    .execute();
}
