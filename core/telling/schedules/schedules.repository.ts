import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { NewScheduleRow, ScheduleChange, ScheduleRow } from './schedules.table.js';

const undeleted = (db: Db) => db.selectFrom('schedules').selectAll().where('deletedAt', 'is', null);

/** Undeleted schedules by name. */
export const listScheduleRows = (db: Db): Promise<ScheduleRow[]> =>
  undeleted(db).orderBy('nameKey').orderBy('id').execute();

export const insertSchedule = (db: Db, row: NewScheduleRow): Promise<ScheduleRow> =>
  db.insertInto('schedules').values(row).returningAll().executeTakeFirstOrThrow();

export const updateSchedule = (db: Db, id: number, change: ScheduleChange): Promise<ScheduleRow> =>
  db.updateTable('schedules').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Locks a schedule that is due and is at no period; another server that looks meanwhile gets the next one. */
export const takeDueSchedule = (trx: Db, now: Date): Promise<ScheduleRow | undefined> =>
  undeleted(trx)
    .where('nextDue', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('schedulePeriods')
            .select('schedulePeriods.id')
            .whereRef('schedulePeriods.schedule', '=', 'schedules.id')
            .where('schedulePeriods.state', 'in', ['waiting', 'running']),
        ),
      ),
    )
    .orderBy('nextDue')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** The present state of a schedule's owner; undefined without a user. */
export const findOwner = (db: Db, { createdBy }: Pick<ScheduleRow, 'createdBy'>) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'role', 'disabledAt'])
    .where('id', '=', createdBy ?? 0)
    .executeTakeFirst();

/** The users who own a schedule that is not paused. */
export const listOwnersAtWork = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'role', 'disabledAt'])
    .where('id', 'in', (query) =>
      query
        .selectFrom('schedules')
        .select('createdBy')
        .where('createdBy', 'is not', null)
        .where('pausedAt', 'is', null)
        .where('deletedAt', 'is', null)
        .$castTo<{ createdBy: number }>(),
    )
    .execute();

/** The schedules of a user, also deleted ones, which may be restored, locked for a change. */
export const lockSchedulesOf = (trx: Db, userId: number): Promise<ScheduleRow[]> =>
  trx.selectFrom('schedules').selectAll().where('createdBy', '=', userId).orderBy('id').forUpdate().execute();

/** Schedules that are not paused and whose owner is no user (any more) nor has a name that begins with `kept`, locked for a change. */
export const lockOrphans = (trx: Db, kept: string): Promise<ScheduleRow[]> =>
  undeleted(trx)
    .where('createdBy', 'is', null)
    .where('pausedAt', 'is', null)
    .where((where) => where.not(where(sql`starts_with(created_by_name, ${kept})`, '=', true)))
    .orderBy('id')
    .forUpdate()
    .execute();

export async function countSchedulesAtWork(db: Db, userId: number): Promise<number> {
  const rows = await undeleted(db).where('createdBy', '=', userId).where('pausedAt', 'is', null).execute();
  return rows.length;
}

/** A schedule, locked for a change of its failures. */
export const lockSchedule = (trx: Db, id: number): Promise<ScheduleRow> =>
  trx.selectFrom('schedules').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
