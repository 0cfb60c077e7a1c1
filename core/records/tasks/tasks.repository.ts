import { sql } from 'kysely';
import { AppError } from '../../errors.js';
import type { Db } from '../../platform/db/database.js';
import { foldText } from '../../platform/language/search-text.model.js';
import { RECORDS_TEXTS } from '../../platform/texts/records.texts.model.js';
import type { NewTaskRow, TaskRow } from './tasks.table.js';

export function findTaskRowByTaskId(db: Db, taskId: string): Promise<TaskRow | undefined> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('taskId', '=', taskId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Open tasks up to a day, the longest due first, how many they are, and how many are open in all. */
export async function findDueTaskRows(
  db: Db,
  today: string,
  limit: number,
): Promise<{ rows: TaskRow[]; due: number; open: number }> {
  const open = db.selectFrom('tasks').where('deletedAt', 'is', null).where('status', '<>', 'Completed');
  const rows = await open
    .selectAll()
    .where('date', '<=', today)
    .orderBy('date')
    .orderBy('id')
    .limit(limit)
    .execute();
  const counts = await open
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      sql<number>`count(*) filter (where date <= ${today})`.as('due'),
    ])
    .executeTakeFirstOrThrow();
  return { rows, due: Number(counts.due), open: Number(counts.open) };
}

/**
 * A page of the live tasks that a search finds, open ones first, then the newest, and how many it finds. Compared as
 * `isFound` compares: case and width make no difference.
 */
export async function findTaskRows(
  db: Db,
  { search = '', limit, offset = 0 }: { search?: string; limit: number; offset?: number },
): Promise<{ rows: TaskRow[]; total: number }> {
  const wanted = foldText(search.trim());
  const text = sql`lower(normalize(concat_ws(' ', task_id, social_platform, date, task, requirements), NFKC))`;
  const found = db
    .selectFrom('tasks')
    .where('deletedAt', 'is', null)
    .$if(wanted !== '', (query) => query.where(sql<boolean>`position(${wanted} in ${text}) > 0`));
  const rows = await found
    .selectAll()
    .orderBy(sql`(status = 'Completed')`)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/**
 * SQL of `TASK-0001`, `TASK-0002` …, from a sequence: two calls never get the same; a call that fails leaves a gap.
 */
export const nextTaskId = "'TASK-' || to_char(nextval('task_numbers'), 'FM999999999990000')";

/** How many task ids in a row may turn out to be taken by an import. */
const TRIES = 1000;

/** Inserts with the next free task id. When an import has used that id before, the next try gets another. */
export async function insertTaskRow(trx: Db, row: NewTaskRow): Promise<TaskRow> {
  for (let tries = 0; tries < TRIES; tries++) {
    const created = await trx
      .insertInto('tasks')
      .values({ ...row, taskId: sql.raw<string>(nextTaskId) })
      .onConflict((conflict) => conflict.column('taskId').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (created !== undefined) return created;
  }
  throw new AppError('INTERNAL', RECORDS_TEXTS().noFreeTaskId);
}

/** Rows with one of the task ids, deleted ones too, and live rows with one of the contents; oldest first. */
export function findTaskRowsByKeys(db: Db, taskIds: string[], contentKeys: Buffer[]): Promise<TaskRow[]> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('taskId', '=', sql<string>`any(${taskIds})`),
        eb.and([
          eb('contentKey', '=', sql<Buffer>`any(${contentKeys}::bytea[])`),
          eb('deletedAt', 'is', null),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Makes the sequence of task ids go on after this number; it never goes back. */
export async function passTaskNumber(trx: Db, number: number): Promise<void> {
  await sql`select setval('task_numbers', ${number}::bigint) from task_numbers
    where last_value <= ${number}::bigint`.execute(trx);
}
