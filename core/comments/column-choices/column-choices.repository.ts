import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import type { ColumnChoiceRow, NewColumnChoiceRow } from './column-choices.table.js';

type Db = Kysely<Database>;

/** All choices, the latest first. */
export const listChoiceRows = (db: Db): Promise<ColumnChoiceRow[]> =>
  db.selectFrom('columnChoices').selectAll().orderBy('changedAt', 'desc').orderBy('id', 'desc').execute();

export const findByHeader = (db: Db, headerHash: string): Promise<ColumnChoiceRow | undefined> =>
  db.selectFrom('columnChoices').selectAll().where('headerHash', '=', headerHash).executeTakeFirst();

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

export const removeChoice = (db: Db, choiceId: string): Promise<ColumnChoiceRow | undefined> =>
  db.deleteFrom('columnChoices').where('choiceId', '=', choiceId).returningAll().executeTakeFirst();

export async function countChoices(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('columnChoices')
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
