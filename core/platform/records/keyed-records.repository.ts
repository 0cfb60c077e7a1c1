import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../db/database.js';
import { isThere } from '../db/is-there.js';
import { comparedName } from './compared-name.model.js';
import type { HowFound } from './records.js';

/** The tables of records with a name, each with the column of the id that callers know. */
export const PUBLIC_IDS = { codebooks: 'codebookId', schedules: 'scheduleId' } as const;

export type KeyedTable = keyof typeof PUBLIC_IDS;
export type KeyedRow<Table extends KeyedTable> = Selectable<Database[Table]> & {
  id: number;
  name: string;
  deletedAt: Date | null;
};

/** The tables agree in the columns used here; their union is more than the types can follow. */
const rowsOf = (db: Db, table: KeyedTable) => db.selectFrom(table as 'codebooks').selectAll();
const publicIdOf = (table: KeyedTable) => PUBLIC_IDS[table] as 'codebookId';

/**
 * An undeleted record by its id, else by its name; with `since` one by its id that is not deleted or was deleted after it.
 */
export async function findKeyedRow<Table extends KeyedTable>(
  db: Db,
  table: Table,
  key: string,
  { lock = false, since }: HowFound,
): Promise<KeyedRow<Table> | undefined> {
  const id = publicIdOf(table);
  const row: unknown = await rowsOf(db, table)
    .where(isThere(since))
    .where((where) =>
      since === undefined
        ? where.or([where(id, '=', key), where('nameKey', '=', comparedName(key))])
        : where(id, '=', key),
    )
    .orderBy(sql`${sql.ref(id)} = ${key}`, 'desc')
    .limit(1)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row as KeyedRow<Table> | undefined;
}

/** Says when a record was deleted, or that it is not. */
export async function setDeleted(trx: Db, table: KeyedTable, id: number, at: Date | null): Promise<void> {
  await trx
    .updateTable(table as 'codebooks')
    .set({ deletedAt: at })
    .where('id', '=', id)
    .execute();
}
