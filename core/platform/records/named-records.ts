import type { ServiceContext } from '../../context.js';
import { AppError } from '../../errors.js';
import type { Db } from '../db/database.js';
import { type Changed, type RecordKind, recordsOf } from './records.js';

const UNIQUE_VIOLATION = '23505';

/** Runs work that gives a record a name. Throws CONFLICT, at the field `name`, where another record has it. */
async function naming<Result>(
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
export interface NamedKind<Key, Row> extends Omit<RecordKind<Key, Row>, 'labelOf'> {
  /** Says that another one has the name. */
  taken(name: string): string;
}

/** What can be done with records whose names are unique: what gives one a name throws CONFLICT where another one has it. */
export function namedRecords<Key, Row extends { id: number; name: string; deletedAt?: Date | null }>({
  taken,
  ...kind
}: NamedKind<Key, Row>) {
  const records = recordsOf<Key, Row>({ ...kind, labelOf: ({ name }) => name });
  return {
    ...records,

    create: (ctx: ServiceContext, name: string, store: (trx: Db) => Promise<{ row: Row; after: object }>) =>
      naming(name, taken, () => records.create(ctx, store)),

    /** `name` is the name that it gets, if any. */
    change: (
      ctx: ServiceContext,
      key: Key,
      work: (trx: Db, row: Row) => Promise<Changed<Row> | undefined>,
      name = '',
    ) => naming(name, taken, () => records.change(ctx, key, work)),

    restore: (ctx: ServiceContext, key: Key, bringBack: (trx: Db, row: Row) => Promise<unknown>) =>
      records.restore(ctx, key, (trx, row) => naming(row.name, taken, () => bringBack(trx, row))),
  };
}
