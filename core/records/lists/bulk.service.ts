import { requireRight, type ServiceContext } from '../../context.js';
import { parseInput } from '../../parse-input.js';
import { recordAudit, type Told } from '../../platform/audit/audit.service.js';
import { changesOf } from '../../platform/audit/record-changes.js';
import { restorableSince } from '../../platform/audit/undo.model.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { asWritten } from '../../platform/language/caller-language.js';
import { severalRecords } from '../../platform/texts/bulk-label.model.js';
import type { ListDefinition } from './list-definition.js';
import { markListChanged } from './list-versions.service.js';
import type { ListName } from './lists.constants.js';
import { type BulkReport, RecordIds } from './lists.schemas.js';
import { lockRecordRows, type RecordRow, updateRecordRows } from './records.repository.js';

/**
 * The verbs that change many records of a list at once: in one transaction, told as one line of the audit log with their
 * count. All need the right `lists`. What became of each record is in the report; only what `decide` throws refuses the whole.
 */
export function bulkVerbs<List extends ListName, Fields extends object, Shown>(
  definition: ListDefinition<List, Fields, Shown>,
) {
  type Row = RecordRow<List>;
  type Trx = ServiceContext['db'];
  const { list: name, entity, labelOf } = definition;

  async function tell(trx: Trx, ctx: ServiceContext, rows: readonly Row[], told: Told): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const subject =
      rows.length === 1
        ? { entityId: first.id, label: labelOf(first) }
        : { entityId: null, label: asWritten(() => severalRecords(entity, rows.length)) };
    await recordAudit(trx, ctx, { entity, ...subject, ...told });
    await markListChanged(trx, ctx, name);
  }

  /** Locks records and lets `work` change those that it answers; of the others `unchanged` are so already, and the rest missing. */
  async function together(
    ctx: ServiceContext,
    ids: readonly number[],
    work: (trx: Trx, found: Row[]) => Promise<{ rows: Row[]; told: Told; unchanged?: number }>,
  ): Promise<BulkReport> {
    requireRight(ctx, 'lists');
    return await inTransaction(ctx.db, async (trx) => {
      const wanted = [...new Set(ids)];
      const { rows, told, unchanged = 0 } = await work(trx, await lockRecordRows(trx, name, wanted));
      await tell(trx, ctx, rows, told);
      return { ids: idsOf(rows), unchanged, missing: wanted.length - unchanged - rows.length };
    });
  }

  /** The records as the log names them; of a single one what it says of every single one. */
  const named = (rows: readonly Row[]) =>
    rows.length === 1
      ? definition.auditedOf(rows[0] as Row)
      : { count: rows.length, ids: idsOf(rows), labels: rows.map(labelOf) };

  return {
    /** Deletes records. For RESTORE_DAYS `restoreMany` undoes it. Those that are deleted already count as missing. */
    async deleteMany(ctx: ServiceContext, input: unknown): Promise<BulkReport> {
      const { ids } = parseInput(RecordIds, input);
      return await together(ctx, ids, async (trx, found) => {
        const rows = found.filter(isLive);
        const at = ctx.clock.now();
        await updateRecordRows(trx, name, idsOf(rows), { deletedAt: at } as Partial<Row>);
        return { rows, told: { action: 'delete', before: named(rows), at } };
      });
    },

    /** Undoes deletes. Those that are there are left as they are; those deleted more than RESTORE_DAYS ago are missing. */
    async restoreMany(ctx: ServiceContext, input: unknown): Promise<BulkReport> {
      const { ids } = parseInput(RecordIds, input);
      return await together(ctx, ids, async (trx, found) => {
        const since = restorableSince(ctx.clock.now());
        const rows = found.filter(({ deletedAt }) => deletedAt !== null && deletedAt >= since);
        await updateRecordRows(trx, name, idsOf(rows), { deletedAt: null } as Partial<Row>);
        const unchanged = found.filter(isLive).length;
        return { rows, told: { action: 'restore', after: named(rows) }, unchanged };
      });
    },

    /** Changes records; `decide` says what to set of each, or throws when one may not become so: then none is changed. */
    async changeMany(
      ctx: ServiceContext,
      ids: readonly number[],
      decide: (before: Row) => Partial<Row>,
    ): Promise<BulkReport> {
      return await together(ctx, ids, async (trx, found) => {
        const live = found.filter(isLive);
        const changed: Change<Row>[] = [];
        for (const row of live) {
          const changes = changesOf<object>(row, decide(row));
          if (changes !== undefined) changed.push({ row, ...changes });
        }
        const updatedAt = ctx.clock.now();
        for (const alike of groupsOf(changed, ({ after }) => JSON.stringify(after)).values()) {
          const set = { ...alike[0]?.after, updatedAt } as Partial<Row>;
          await updateRecordRows(trx, name, idsOf(rowsOf(alike)), set);
        }
        const told = { action: 'update', ...changesTold(changed) } as const;
        return { rows: rowsOf(changed), told, unchanged: live.length - changed.length };
      });
    },
  };
}

interface Change<Row> {
  row: Row;
  before: object;
  after: object;
}

/** The changes that are alike, together. */
function groupsOf<Row>(
  changes: readonly Change<Row>[],
  keyOf: (change: Change<Row>) => string,
): Map<string, Change<Row>[]> {
  const groups = new Map<string, Change<Row>[]>();
  for (const change of changes) {
    const key = keyOf(change);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return groups;
}

/** What the log tells of the changes: of several, which records had which value, and what all of them became. */
function changesTold<Row extends { id: number }>(changes: readonly Change<Row>[]) {
  const [first] = changes;
  if (changes.length < 2) return { before: first?.before, after: first?.after };
  const after: object = Object.assign({}, ...changes.map((change) => change.after));
  const had = (field: string) => {
    const of = changes.filter(({ before }) => field in before);
    const byValue = groupsOf(of, ({ before }) => String((before as Record<string, unknown>)[field]));
    return Object.fromEntries([...byValue].map(([value, alike]) => [value, idsOf(rowsOf(alike))]));
  };
  return {
    before: Object.fromEntries(Object.keys(after).map((field) => [field, had(field)])),
    after: { count: changes.length, ids: idsOf(rowsOf(changes)), ...after },
  };
}

const isLive = ({ deletedAt }: { deletedAt: Date | null }): boolean => deletedAt === null;
const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
const rowsOf = <Row>(changes: readonly Change<Row>[]): Row[] => changes.map(({ row }) => row);
