import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { ListQuery } from '../lists/lists.schemas.js';
import type { NewTaskRow, TaskRow, TaskRowUpdate } from './tasks.table.js';

type Db = Kysely<Database>;

/** Live rows in creation order, or one keyset page of them. */
export function listTaskRows(db: Db, { after, limit }: ListQuery = {}): Promise<TaskRow[]> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('deletedAt', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after as number))
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .orderBy('id')
    .execute();
}

export function findTaskRow(db: Db, id: number): Promise<TaskRow | undefined> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export function findTaskRowByTaskId(db: Db, taskId: string): Promise<TaskRow | undefined> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('taskId', '=', taskId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The row, deleted or not, held for this transaction. */
export function lockTaskRow(trx: Db, id: number): Promise<TaskRow | undefined> {
  return trx.selectFrom('tasks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * SQL of `TASK-0001`, `TASK-0002` …, from a sequence: two calls never get the same; a call that fails leaves a gap.
 */
export const nextTaskId = "'TASK-' || to_char(nextval('task_numbers'), 'FM999999999990000')";

/**
 * Inserts with the next free task id. Undefined when an import has used that id before: then the next try gets another.
 */
export function insertTaskRow(trx: Db, row: Omit<NewTaskRow, 'taskId'>): Promise<TaskRow | undefined> {
  return trx
    .insertInto('tasks')
    .values({
      ...row,
      taskId: sql.raw<string>(nextTaskId),
    })
    .onConflict((conflict) => conflict.column('taskId').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateTaskRow(trx: Db, id: number, set: TaskRowUpdate): Promise<TaskRow> {
  return trx.updateTable('tasks').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Removes for good what was deleted before the moment. How many. */
export async function purgeTaskRows(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('tasks').where('deletedAt', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
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
