import { requireRight, type ServiceContext } from '../../context.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { changesOf, requireVersion } from '../../platform/audit/record-changes.js';
import { recordsOf } from '../../platform/records/records.js';
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
  type Trx = ServiceContext['db'];
  const records = recordsOf<number, Row>({
    entity: definition.entity,
    right: 'lists',
    find: (db, id, how) => findRecordRow(db, name, id, how),
    thing: (id) => THING_NAMES()[definition.entity](id),
    labelOf: definition.labelOf,
    facts: definition.auditedOf,
  });

  /** Writes columns of a record, which is then another version of it. */
  async function write(trx: Trx, ctx: ServiceContext, before: Row, columns: object): Promise<Row> {
    const set = { ...columns, version: before.version + 1 } as Partial<Row>;
    const row = await updateRecordRow(trx, name, before.id, set);
    await markListChanged(trx, ctx, name);
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
    const row = await records.change(ctx, id, async (trx, before) => {
      const { set, derived } = decide(before);
      const changes = changesOf<object>(before, set);
      if (changes === undefined) return undefined;
      const row = await write(trx, ctx, before, { ...set, ...derived, updatedAt: ctx.clock.now() });
      return { row, ...changes };
    });
    return toRecord(row);
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
      return toRecord(await records.require(ctx.db, id));
    },

    /** Adds a record. Two may have the same fields. */
    async create(ctx: ServiceContext, input: unknown): Promise<Shown> {
      const fields = parseInput(definition.createInput, input);
      const now = ctx.clock.now();
      const values = { ...definition.newRecord(fields), createdAt: now, updatedAt: now, deletedAt: null };
      const created = await records.create(ctx, async (trx) => {
        const row = await (definition.insert ?? insertRecordRow)(trx, name, values);
        await markListChanged(trx, ctx, name);
        return { row, after: fields };
      });
      return toRecord(created);
    },

    /**
     * Replaces a record's fields. `seenVersion` is the version the caller's change is based on: PRECONDITION_FAILED when
     * someone else was faster. Without it the change is made on top of whatever is there.
     */
    async update(ctx: ServiceContext, id: number, input: unknown, seenVersion?: number): Promise<Shown> {
      const fields = parseInput(definition.updateInput, input);
      return await change(ctx, id, (before) => {
        requireVersion(before.version, seenVersion, definition.subjectOf(before));
        return { set: fields, derived: definition.updatedColumns(fields, before) };
      });
    },

    /** Deletes a record. For RESTORE_DAYS `restore` undoes it. */
    async delete(ctx: ServiceContext, id: number, seenVersion?: number): Promise<void> {
      await records.delete(ctx, id, async (trx, before, deletedAt) => {
        requireVersion(before.version, seenVersion, definition.subjectOf(before));
        await write(trx, ctx, before, { deletedAt });
      });
    },

    /**
     * Undoes a delete; of a record that is there it changes nothing. NOT_FOUND when there is none, or it was deleted
     * more than RESTORE_DAYS ago.
     */
    async restore(ctx: ServiceContext, id: number): Promise<Shown> {
      await records.restore(ctx, id, (trx, before) => write(trx, ctx, before, { deletedAt: null }));
      return toRecord(await records.require(ctx.db, id));
    },
  };
}
