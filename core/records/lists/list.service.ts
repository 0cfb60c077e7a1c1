import { requireRight, type ServiceContext } from '../../context.js';
import { notFound } from '../../errors.js';
import { THING } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { changesOf, requireVersion } from '../../platform/audit/record-changes.js';
import { restorableSince } from '../../platform/audit/undo.model.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { bulkVerbs } from './bulk.service.js';
import type { ListDefinition } from './list-definition.js';
import { markListChanged } from './list-versions.service.js';
import type { ListName } from './lists.constants.js';
import type { ListQuery } from './lists.schemas.js';
import {
  findRecordRow,
  insertRecordRow,
  listRecordRows,
  type RecordRow,
  updateRecordRow,
} from './records.repository.js';

/** The verbs of a list. All need the right `lists`. Deleted records are NOT_FOUND. */
export function defineList<List extends ListName, Fields extends object, Shown>(
  definition: ListDefinition<List, Fields, Shown>,
) {
  type Row = RecordRow<List>;
  const { list: name, toRecord } = definition;
  const absent = (id: number) => notFound(THING()[definition.entity](id));
  const subject = (row: Row) => ({
    entity: definition.entity,
    entityId: row.id,
    label: definition.labelOf(row),
  });

  async function lockLive(trx: ServiceContext['db'], id: number): Promise<Row> {
    const row = await findRecordRow(trx, name, id, { lock: true });
    if (row === undefined || row.deletedAt !== null) throw absent(id);
    return row;
  }

  /**
   * Locks the record, asks what to change, and writes it with its audit entry; nothing when it is so already. `derived`
   * are columns that follow from the others: they are written, but are no change of their own.
   */
  async function change(
    ctx: ServiceContext,
    id: number,
    decide: (before: Row) => { set: object; derived?: object },
  ): Promise<Shown> {
    return await inTransaction(ctx.db, async (trx) => {
      const before = await lockLive(trx, id);
      const { set, derived } = decide(before);
      const changes = changesOf<object>(before, set);
      if (changes === undefined) return toRecord(before);
      const columns = { ...set, ...derived, version: before.version + 1, updatedAt: ctx.clock.now() };
      const row = await updateRecordRow(trx, name, id, columns as Partial<Row>);
      await recordAudit(trx, ctx, { action: 'update', ...subject(row), ...changes });
      await markListChanged(trx, ctx, name);
      return toRecord(row);
    });
  }

  return {
    change,
    ...bulkVerbs(definition),

    /** All records in creation order, or one keyset page of them. */
    async list(ctx: ServiceContext, query: ListQuery = {}): Promise<Shown[]> {
      requireRight(ctx, 'lists');
      return (await listRecordRows(ctx.db, name, query)).map(toRecord);
    },

    /** NOT_FOUND when there is none, or it is deleted. */
    async get(ctx: ServiceContext, id: number): Promise<Shown> {
      requireRight(ctx, 'lists');
      const row = await findRecordRow(ctx.db, name, id);
      if (row === undefined || row.deletedAt !== null) throw absent(id);
      return toRecord(row);
    },

    /** Adds a record. Two may have the same fields. */
    async create(ctx: ServiceContext, input: unknown): Promise<Shown> {
      requireRight(ctx, 'lists');
      const fields = parseInput(definition.createInput, input);
      const now = ctx.clock.now();
      const values = { ...definition.newRecord(fields), createdAt: now, updatedAt: now, deletedAt: null };
      return await inTransaction(ctx.db, async (trx) => {
        const row = await (definition.insert ?? insertRecordRow)(trx, name, values);
        await recordAudit(trx, ctx, { action: 'create', ...subject(row), after: fields });
        await markListChanged(trx, ctx, name);
        return toRecord(row);
      });
    },

    /**
     * Replaces a record's fields. `seenVersion` is the version the caller's change is based on: PRECONDITION_FAILED when
     * someone else was faster. Without it the change is made on top of whatever is there.
     */
    async update(ctx: ServiceContext, id: number, input: unknown, seenVersion?: number): Promise<Shown> {
      requireRight(ctx, 'lists');
      const fields = parseInput(definition.updateInput, input);
      return await change(ctx, id, (before) => {
        requireVersion(before.version, seenVersion, definition.subjectOf(before));
        return { set: fields, derived: definition.updatedColumns(fields, before) };
      });
    },

    /** Deletes a record. For RESTORE_DAYS `restore` undoes it. */
    async delete(ctx: ServiceContext, id: number, seenVersion?: number): Promise<void> {
      requireRight(ctx, 'lists');
      await inTransaction(ctx.db, async (trx) => {
        const before = await lockLive(trx, id);
        requireVersion(before.version, seenVersion, definition.subjectOf(before));
        const at = ctx.clock.now();
        const columns = { deletedAt: at, version: before.version + 1 };
        await updateRecordRow(trx, name, id, columns as Partial<Row>);
        const entry = {
          action: 'delete',
          ...subject(before),
          before: definition.auditedOf(before),
          at,
        } as const;
        await recordAudit(trx, ctx, entry);
        await markListChanged(trx, ctx, name);
      });
    },

    /**
     * Undoes a delete; of a record that is there it changes nothing. NOT_FOUND when there is none, or it was deleted
     * more than RESTORE_DAYS ago.
     */
    async restore(ctx: ServiceContext, id: number): Promise<Shown> {
      requireRight(ctx, 'lists');
      return await inTransaction(ctx.db, async (trx) => {
        const before = await findRecordRow(trx, name, id, { lock: true });
        if (before === undefined) throw absent(id);
        if (before.deletedAt === null) return toRecord(before);
        if (before.deletedAt < restorableSince(ctx.clock.now())) throw absent(id);
        const columns = { deletedAt: null, version: before.version + 1 };
        const row = await updateRecordRow(trx, name, id, columns as Partial<Row>);
        await recordAudit(trx, ctx, { action: 'restore', ...subject(row), after: definition.auditedOf(row) });
        await markListChanged(trx, ctx, name);
        return toRecord(row);
      });
    },
  };
}
