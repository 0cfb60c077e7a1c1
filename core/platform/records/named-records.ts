import type { Kysely } from 'kysely';
import type { ServiceContext } from '../../context.js';
import { AppError } from '../../errors.js';
import type { Database } from '../db/database.js';
import { findNamedRow, type NamedRow, type NamedTable, setDeleted } from './named-records.repository.js';
import { type Changed, type RecordKind, recordsOf } from './records.js';

type Db = Kysely<Database>;

const UNIQUE_VIOLATION = '23505';

/** Runs work that gives a record a name. Throws CONFLICT, at the field `name`, where another record has it. */
export async function naming<Result>(
  name: string,
  taken: (name: string) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    const message = taken(name);
    throw new AppError('CONFLICT', message, { cause: error, problems: [{ path: 'name', message }] });
  }
}

/** What is particular of a kind of records with a name. */
interface NamedKind<Table extends NamedTable>
  extends Pick<RecordKind<string, NamedRow<Table>>, 'entity' | 'right' | 'thing' | 'facts'> {
  table: Table;
  /** Says that another one has the name. */
  taken(name: string): string;
}

/**
 * What can be done with every kind of record that has a name, which no two undeleted ones share, and an id: callers name it
 * by either. What gives a name throws CONFLICT where another one has it.
 */
export function namedRecords<Table extends NamedTable>(kind: NamedKind<Table>) {
  type Row = NamedRow<Table>;
  const { table, taken } = kind;
  const records = recordsOf<string, Row>({
    ...kind,
    find: (db, key, how) => findNamedRow(db, table, key, how),
    thing: (key) => kind.thing(key.slice(0, 120)),
    labelOf: ({ name }) => name,
  });
  return {
    require: records.require,

    create: (ctx: ServiceContext, name: string, store: (trx: Db) => Promise<{ row: Row; after: object }>) =>
      naming(name, taken, () => records.create(ctx, store)),

    /** `name` is the name that it gets, if any. */
    change: (
      ctx: ServiceContext,
      key: string,
      work: (trx: Db, row: Row) => Promise<Changed<Row> | undefined>,
      name = '',
    ) => naming(name, taken, () => records.change(ctx, key, work)),

    delete: async (ctx: ServiceContext, key: string): Promise<void> => {
      await records.delete(ctx, key, (trx, { id }, at) => setDeleted(trx, table, id, at));
    },

    /** By its id; with what else `also` does. */
    restore: (ctx: ServiceContext, id: string, also?: (trx: Db, row: Row) => Promise<unknown>) =>
      records.restore(ctx, id, async (trx, row) => {
        await naming(row.name, taken, () => setDeleted(trx, table, row.id, null));
        await also?.(trx, row);
      }),
  };
}
