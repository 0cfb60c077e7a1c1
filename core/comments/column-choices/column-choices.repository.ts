import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { ColumnChoiceRow, NewColumnChoiceRow } from './column-choices.table.js';

/** All choices, the latest first. */
export const listChoiceRows = (db: Db): Promise<ColumnChoiceRow[]> =>
  db.selectFrom('columnChoices').selectAll().orderBy('changedAt', 'desc').orderBy('id', 'desc').execute();

/** A choice by its id or by the hash of its header. */
export const findChoice = (db: Db, key: string): Promise<ColumnChoiceRow | undefined> =>
  db
    .selectFrom('columnChoices')
    .selectAll()
    .where((where) => where.or([where('choiceId', '=', key), where('headerHash', '=', key)]))
    .executeTakeFirst();

/** Stores a choice; of a header that has one, the new one takes its place under the id it had. */
export const putChoice = (db: Db, row: NewColumnChoiceRow): Promise<ColumnChoiceRow> =>
  db
    .insertInto('columnChoices')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('headerHash').doUpdateSet((next) => ({
        header: next.ref('excluded.header'),
        mapping: next.ref('excluded.mapping'),
        dateOrder: next.ref('excluded.dateOrder'),
        changedAt: next.ref('excluded.changedAt'),
        changedByName: next.ref('excluded.changedByName'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export async function removeChoice(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('columnChoices').where('id', '=', id).execute();
}

export async function countChoices(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('columnChoices')
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
