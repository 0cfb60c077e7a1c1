import type { Kysely } from 'kysely';
import { requireRight, type ServiceContext } from '../../context.js';
import { AppError, notFound } from '../../errors.js';
import type { Right } from '../../people/users/users.constants.js';
import type { AuditAction, AuditEntity } from '../audit/audit.constants.js';
import { recordAudit } from '../audit/audit.service.js';
import { restorableSince } from '../audit/undo.model.js';
import type { Database } from '../db/database.js';
import { inTransaction } from '../db/in-transaction.js';
import {
  findNamedRow,
  findRestorableRow,
  type NamedRow,
  type NamedTable,
  PUBLIC_IDS,
  setDeleted,
} from './named-records.repository.js';

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

/** What a change made of a record, for the audit log. */
export interface Changed<Row> {
  row?: Row;
  before?: object;
  after: object;
}

/** What is particular of a kind of records. */
interface Kind<Table extends NamedTable> {
  table: Table;
  entity: AuditEntity;
  right: Right;
  /** The id that callers know one by. */
  idOf: (row: NamedRow<Table>) => string;
  /** What one is called in a sentence: “The codebook prices”. */
  thing: (key: string) => string;
  /** Says that another one has the name. */
  taken: (name: string) => string;
  /** What the audit log keeps of one that is deleted. */
  facts: (row: NamedRow<Table>) => object;
}

/**
 * What can be done with every kind of record that has a name, which no two undeleted ones share, and an id: callers name it
 * by either. Each verb checks the right and writes the audit log in its transaction; those that change answer the id.
 */
export function namedRecords<Table extends NamedTable>(kind: Kind<Table>) {
  type Row = NamedRow<Table>;
  const { table, entity, right, idOf, thing, taken, facts } = kind;
  const missing = (key: string) => notFound(thing(key.slice(0, 120)));
  const audit = (
    trx: Db,
    ctx: ServiceContext,
    { id, name }: Row,
    action: AuditAction,
    told: { before?: object; after?: object; at?: Date },
  ) => recordAudit(trx, ctx, { action, entity, entityId: id, label: name, ...told });

  /** Throws NOT_FOUND. With `lock` the row is held for a change. */
  async function require(db: Db, key: string, options?: { lock: boolean }): Promise<Row> {
    const row = await findNamedRow(db, table, key, options);
    if (row === undefined) throw missing(key);
    return row;
  }

  return {
    require,

    /** Makes one by `store`, which answers its row and what the audit log keeps of it. Throws CONFLICT. */
    create: async (
      ctx: ServiceContext,
      name: string,
      store: (trx: Db) => Promise<{ row: Row; after: object }>,
    ): Promise<string> => {
      requireRight(ctx, right);
      return await naming(name, taken, () =>
        inTransaction(ctx.db, async (trx) => {
          const { row, after } = await store(trx);
          await audit(trx, ctx, row, 'create', { after });
          return idOf(row);
        }),
      );
    },

    /**
     * Changes one by `work`, which is given its row and answers what changed; undefined where nothing did. `name` is the
     * name that it gets, if any. Throws NOT_FOUND, CONFLICT.
     */
    change: async (
      ctx: ServiceContext,
      key: string,
      work: (trx: Db, row: Row) => Promise<Changed<Row> | undefined>,
      name = '',
    ): Promise<string> => {
      requireRight(ctx, right);
      return await naming(name, taken, () =>
        inTransaction(ctx.db, async (trx) => {
          const row = await require(trx, key, { lock: true });
          const changed = await work(trx, row);
          if (changed !== undefined) {
            const { row: now = row, ...told } = changed;
            await audit(trx, ctx, now, 'update', told);
          }
          return idOf(row);
        }),
      );
    },

    /** Deletes one; for RESTORE_DAYS `restore` undoes it. Throws NOT_FOUND. */
    delete: async (ctx: ServiceContext, key: string): Promise<void> => {
      requireRight(ctx, right);
      await inTransaction(ctx.db, async (trx) => {
        const row = await require(trx, key, { lock: true });
        const at = ctx.clock.now();
        await setDeleted(trx, table, row.id, at);
        await audit(trx, ctx, row, 'delete', { before: facts(row), at });
      });
    },

    /**
     * Undoes a delete, with what else `also` does then; one that is there stays as it is. Throws NOT_FOUND when there is
     * none, or it was deleted more than RESTORE_DAYS ago, and CONFLICT when another one has its name meanwhile.
     */
    restore: async (
      ctx: ServiceContext,
      id: string,
      also?: (trx: Db, row: Row) => Promise<unknown>,
    ): Promise<void> => {
      requireRight(ctx, right);
      await inTransaction(ctx.db, async (trx) => {
        const row = await findRestorableRow(trx, table, id, restorableSince(ctx.clock.now()));
        if (row === undefined) throw missing(id);
        if (row.deletedAt === null) return;
        await naming(row.name, taken, () => setDeleted(trx, table, row.id, null));
        await also?.(trx, row);
        await audit(trx, ctx, row, 'restore', { after: { [PUBLIC_IDS[table]]: id } });
      });
    },
  };
}
