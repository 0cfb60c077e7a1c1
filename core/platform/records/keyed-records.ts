import type { ServiceContext } from '../../context.js';
import type { Db } from '../db/database.js';
import { findKeyedRow, type KeyedRow, type KeyedTable, setDeleted } from './keyed-records.repository.js';
import { type NamedKind, namedRecords } from './named-records.js';

/** The same of records with a unique name and an id of a table of their own: callers name one by either. */
export function keyedRecords<Table extends KeyedTable>(
  table: Table,
  kind: Omit<NamedKind<string, KeyedRow<Table>>, 'find'>,
) {
  const records = namedRecords<string, KeyedRow<Table>>({
    ...kind,
    find: (db, key, how) => findKeyedRow(db, table, key, how),
    thing: (key) => kind.thing(key.slice(0, 120)),
  });
  return {
    ...records,

    delete: async (ctx: ServiceContext, key: string): Promise<void> => {
      await records.delete(ctx, key, (trx, { id }, at) => setDeleted(trx, table, id, at));
    },

    /** By its id; with what else `also` does. */
    restore: (ctx: ServiceContext, id: string, also?: (trx: Db, row: KeyedRow<Table>) => Promise<unknown>) =>
      records.restore(ctx, id, async (trx, row) => {
        await setDeleted(trx, table, row.id, null);
        await also?.(trx, row);
      }),
  };
}
