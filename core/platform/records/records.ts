import { requireRight, type ServiceContext } from '../../context.js';
import { notFound } from '../../errors.js';
import type { Right } from '../../people/users/users.constants.js';
import type { AuditEntity } from '../audit/audit.constants.js';
import { recordAudit, type Told } from '../audit/audit.service.js';
import { restorableSince } from '../audit/undo.model.js';
import type { Db } from '../db/database.js';
import { inTransaction } from '../db/in-transaction.js';

/** How one is looked for: held for a change, and also where it was deleted after a moment. */
export interface HowFound {
  lock?: boolean;
  since?: Date;
}

/** What is particular of a kind of records. */
export interface RecordKind<Key, Row> {
  entity: AuditEntity;
  right: Right;
  find: (db: Db, key: Key, how: HowFound) => Promise<Row | undefined>;
  /** What one is called in a sentence: “The codebook prices”. */
  thing(key: Key): string;
  /** What the audit log calls one. */
  labelOf(row: Row): string;
  /** What the audit log keeps of one that is deleted or restored. */
  facts(row: Row): object;
}

/** What a change made of a record, for the audit log. */
export interface Changed<Row> {
  row?: Row;
  before?: object;
  after: object;
}

/**
 * What can be done with every kind of records. Each verb checks the right, does its work in a transaction and writes it to
 * the audit log there; it answers the record's row, and throws NOT_FOUND where there is none.
 */
export function recordsOf<Key, Row extends { id: number; deletedAt?: Date | null }>(
  kind: RecordKind<Key, Row>,
) {
  const { entity, right, find, facts } = kind;

  async function require(db: Db, key: Key, how: HowFound = {}): Promise<Row> {
    const row = await find(db, key, how);
    if (row === undefined) throw notFound(kind.thing(key));
    return row;
  }

  const subjectOf = (row: Row) => ({ entity, entityId: row.id, label: kind.labelOf(row) });

  /** Does `work`, which answers the row and what the audit log is told; nothing where nothing changed. */
  async function audited(
    ctx: ServiceContext,
    work: (trx: Db) => Promise<{ row: Row; told?: Told }>,
  ): Promise<Row> {
    requireRight(ctx, right);
    return await inTransaction(ctx.db, async (trx) => {
      const { row, told } = await work(trx);
      if (told !== undefined) await recordAudit(trx, ctx, { ...subjectOf(row), ...told });
      return row;
    });
  }

  return {
    require,
    /** How the audit log names one. */
    subjectOf,

    /** Makes one by `store`, which answers its row and what the audit log keeps of it. */
    create: (ctx: ServiceContext, store: (trx: Db) => Promise<{ row: Row; after: object }>): Promise<Row> =>
      audited(ctx, async (trx) => {
        const { row, after } = await store(trx);
        return { row, told: { action: 'create', after } };
      }),

    /** Stores one by `store` in place of the one that has the key, if any. */
    put: (
      ctx: ServiceContext,
      key: Key,
      store: (trx: Db, before: Row | undefined) => Promise<Row>,
    ): Promise<Row> =>
      audited(ctx, async (trx) => {
        const before = await find(trx, key, { lock: true });
        const row = await store(trx, before);
        const after = facts(row);
        const isNew = before === undefined;
        return {
          row,
          told: isNew ? { action: 'create', after } : { action: 'update', before: facts(before), after },
        };
      }),

    /** Changes one by `work`, which is given its row and answers what changed; undefined where nothing did. */
    change: (
      ctx: ServiceContext,
      key: Key,
      work: (trx: Db, row: Row) => Promise<Changed<Row> | undefined>,
    ): Promise<Row> =>
      audited(ctx, async (trx) => {
        const before = await require(trx, key, { lock: true });
        const changed = await work(trx, before);
        if (changed === undefined) return { row: before };
        const { row = before, ...told } = changed;
        return { row, told: { action: 'update', ...told } };
      }),

    /** Deletes one by `remove`, which is given the moment of it. */
    delete: (
      ctx: ServiceContext,
      key: Key,
      remove: (trx: Db, row: Row, at: Date) => Promise<unknown>,
    ): Promise<Row> =>
      audited(ctx, async (trx) => {
        const row = await require(trx, key, { lock: true });
        const at = ctx.clock.now();
        await remove(trx, row, at);
        return { row, told: { action: 'delete', before: facts(row), at } };
      }),

    /** Undoes a delete of the last RESTORE_DAYS by `bringBack`; one that is there stays as it is. */
    restore: (
      ctx: ServiceContext,
      key: Key,
      bringBack: (trx: Db, row: Row) => Promise<unknown>,
    ): Promise<Row> =>
      audited(ctx, async (trx) => {
        const row = await require(trx, key, { lock: true, since: restorableSince(ctx.clock.now()) });
        if (row.deletedAt === null) return { row };
        await bringBack(trx, row);
        return { row, told: { action: 'restore', after: facts(row) } };
      }),
  };
}
