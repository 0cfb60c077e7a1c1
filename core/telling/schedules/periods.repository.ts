import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import { NO_LEASE } from '../../platform/db/lease.js';
import type { NewPeriodRow, PeriodChange, PeriodRow, ScheduleRow } from './schedules.table.js';

/** Begins a period; false where there is one of that time already, or one that has not ended. */
export async function insertPeriod(db: Db, row: NewPeriodRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('schedulePeriods')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted === 1n;
}

/**
 * Ids of periods that have not ended and that no server holds. Those that wait for their run come first: they take a moment. Sources that
 * failed the last time, or at the try before, come last: reading them may take long.
 */
export async function listOpenPeriods(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('schedulePeriods as p')
    .innerJoin('schedules as s', 's.id', 'p.schedule')
    .select('p.id')
    .where('p.state', 'in', ['waiting', 'running'])
    .where('s.deletedAt', 'is', null)
    .where((where) => where.or([where('p.leaseUntil', 'is', null), where('p.leaseUntil', '<', now)]))
    .orderBy(sql`p.state = 'waiting'`)
    .orderBy(sql`p.tries > 0 or s.failures > 0`)
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a lease on a period; undefined when another server holds it, or it has ended. */
export const claimPeriod = (
  db: Db,
  id: number,
  { owner, now, until }: { owner: string; now: Date; until: Date },
): Promise<PeriodRow | undefined> =>
  db
    .updateTable('schedulePeriods')
    .set({
      leaseOwner: owner,
      leaseUntil: until,
      tries: sql<number>`tries + case when state = 'waiting' then 1 else 0 end`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .where((where) => where.or([where('leaseUntil', 'is', null), where('leaseUntil', '<', now)]))
    .returningAll()
    .executeTakeFirst();

/** Changes a period that is still in `state` under this server's lease; says whether it was. */
export async function movePeriod(
  db: Db,
  { id, state, leaseOwner }: PeriodRow,
  change: PeriodChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('schedulePeriods')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('leaseOwner', '=', leaseOwner)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends all periods that have not ended. */
export async function endOpenPeriods(trx: Db, end: { reason: string; endedAt: Date }): Promise<void> {
  await trx
    .updateTable('schedulePeriods')
    .set({ ...end, state: 'failed', ...NO_LEASE })
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

export const findScheduleById = (db: Db, id: number): Promise<ScheduleRow | undefined> =>
  db.selectFrom('schedules').selectAll().where('id', '=', id).executeTakeFirst();

/** Periods of a schedule, the latest first, before the one that was due at `before`. */
export const listPeriodRows = (
  db: Db,
  schedule: number,
  { limit, before }: { limit: number; before?: Date },
): Promise<PeriodRow[]> =>
  db
    .selectFrom('schedulePeriods')
    .selectAll()
    .where('schedule', '=', schedule)
    .$if(before !== undefined, (query) => query.where('dueAt', '<', before as Date))
    .orderBy('dueAt', 'desc')
    .limit(limit)
    .execute();

/** The last period of each of these schedules that has one. */
export async function findLastPeriods(db: Db, schedules: readonly number[]): Promise<Map<number, PeriodRow>> {
  const rows = await db
    .selectFrom('schedulePeriods')
    .selectAll()
    .distinctOn('schedule')
    .where('schedule', 'in', [0, ...schedules])
    .orderBy('schedule')
    .orderBy('dueAt', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.schedule, row]));
}

/** Keys per statement. */
const CHUNK = 5000;

/** Those of the keys that a schedule has read before. */
export async function findSeen(db: Db, schedule: number, keys: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let at = 0; at < keys.length; at += CHUNK) {
    const { rows } = await sql<{ key: string }>`
      select key from schedule_seen
      where schedule = ${schedule} and key = any(${keys.slice(at, at + CHUNK)}::text[])`.execute(db);
    for (const { key } of rows) seen.add(key);
  }
  return seen;
}

/** Notes what a period has read. */
export async function insertSeen(
  db: Db,
  { id, schedule }: PeriodRow,
  keys: readonly string[],
): Promise<void> {
  for (let at = 0; at < keys.length; at += CHUNK)
    await sql`
      insert into schedule_seen (schedule, key, period)
      select ${schedule}, key, ${id} from unnest(${keys.slice(at, at + CHUNK)}::text[]) as key
      on conflict do nothing`.execute(db);
}

export async function hasOpenPeriod(db: Db, schedule: number): Promise<boolean> {
  const row = await db
    .selectFrom('schedulePeriods')
    .select('id')
    .where('schedule', '=', schedule)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the end of a lease that a server still has; null gives it up. */
export async function renewPeriod(db: Db, id: number, owner: string, until: Date | null): Promise<void> {
  await db
    .updateTable('schedulePeriods')
    .set({ leaseUntil: until })
    .where('id', '=', id)
    .where('leaseOwner', '=', owner)
    .execute();
}

export const releasePeriod = (db: Db, id: number, owner: string): Promise<void> =>
  renewPeriod(db, id, owner, null);
