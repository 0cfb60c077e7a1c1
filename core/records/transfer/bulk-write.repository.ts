import { sql } from 'kysely';
import type { ServiceContext } from '../../context.js';
import type { AuditAction, AuditEntity } from '../../platform/audit/audit.constants.js';
import { arrayLiteral } from '../../platform/db/array-literal.js';
import type { Db } from '../../platform/db/database.js';
import { listChange } from '../lists/list-versions.service.js';
import type { ListName } from '../lists/lists.constants.js';

type Ctx = Pick<ServiceContext, 'actor' | 'clock' | 'requestId'>;

/** A column that an import writes. */
export interface BulkColumn {
  /** Name of the value in the rows, and in the audit. */
  field: string;
  column: string;
  /** SQL that makes the stored value of `row."field"`; the value itself when left out. */
  stored?: string;
  /** Not part of what people edit, so the audit does not tell it. */
  isHidden?: boolean;
}

/** How rows of a list are written many at a time. */
export interface BulkTable {
  table: string;
  entity: AuditEntity;
  columns: readonly BulkColumn[];
  /** SQL of the audit's label, over the stored row. */
  label: string;
}

const list = (parts: string[]) => sql.raw(parts.join(', '));

/** A row as it is written: the columns' fields, each as text or null. */
export type BulkRow = Readonly<Record<string, string | null>>;

/** Rows by column, as the texts that a statement takes. */
export type BulkArrays = readonly string[];

/** The rows as `insertRows` takes them: it can be made while the database has other work. */
export const arraysOf = ({ columns }: BulkTable, rows: readonly BulkRow[]): BulkArrays =>
  columns.map(({ field }) => arrayLiteral(rows.map((row) => row[field] ?? null)));

/** The rows as a set named `row`, in their order; `ids` is one more column of it. */
function rowset({ columns }: BulkTable, texts: BulkArrays, ids?: readonly number[]) {
  const arrays = texts.map((text) => sql`${text}::text[]`);
  const names = columns.map(({ field }) => `"${field}"`);
  if (ids !== undefined) {
    arrays.push(sql`${arrayLiteral(ids)}::bigint[]`);
    names.push('id');
  }
  return sql`unnest(${sql.join(arrays)}) as row(${list(names)})`;
}

const storedOf = ({ field, stored }: BulkColumn) => stored ?? `row."${field}"`;

/** The audit's columns for who and when; the rest follow per row. */
function auditHead({ actor, clock, requestId }: Ctx) {
  return sql`${clock.now()}::timestamptz, ${actor.kind}::text, ${actor.userId}::bigint, ${actor.name}::text, ${requestId}::text`;
}

const AUDIT_COLUMNS = sql.raw(
  'at, actor_kind, actor_id, actor_name, request_id, action, entity, entity_id, label, before, after',
);

/**
 * Inserts rows in their order, tells each in the audit log and that the list has changed, in one statement, so that the
 * rows are sent once.
 */
export async function insertRows(
  trx: Db,
  ctx: Ctx,
  target: BulkTable,
  rows: BulkArrays,
  listName: ListName,
): Promise<void> {
  const { table, columns, entity, label } = target;
  const now = ctx.clock.now();
  const told = columns.filter(({ isHidden }) => !isHidden);
  const fields = told.map(({ field }) => `'${field}'`);
  const values = told.map(({ column }) => `${table}.${column}`);
  // What the audit needs is made while the row is at hand: handing on whole rows costs a tenth more.
  await sql`
    with changed as (${listChange(ctx, listName)}),
    written as (
      insert into ${sql.raw(table)} (${list(columns.map(({ column }) => column))}, created_at, updated_at)
      select ${list(columns.map(storedOf))}, ${now}::timestamptz, ${now}::timestamptz
      from ${rowset(target, rows)}
      returning id, ${sql.raw(label)} as label, json_object(array[${list(fields)}], array[${list(values)}]) as after
    )
    insert into audit_log (${AUDIT_COLUMNS})
    select ${auditHead(ctx)}, 'create', ${entity}::text, written.id, written.label, null, written.after
    from written`.execute(trx);
}

/** A change of one record as the audit tells it. */
export interface BulkEvent {
  action: AuditAction;
  entityId: number;
  label: string;
  before: object | null;
  after: object | null;
}

/** Replaces the fields of records (`id` beside the columns' fields), also of deleted ones, which come back. */
export async function updateRows(
  trx: Db,
  ctx: Ctx,
  target: BulkTable,
  rows: readonly { id: number; row: BulkRow }[],
  events: BulkEvent[],
): Promise<void> {
  if (rows.length === 0) return;
  const { table, columns, entity } = target;
  const sets = columns.map((column) => `${column.column} = ${storedOf(column)}`);
  await sql`
    update ${sql.raw(table)} as written
    set ${list(sets)}, version = written.version + 1, updated_at = ${ctx.clock.now()}, deleted_at = null
    from ${rowset(
      target,
      arraysOf(
        target,
        rows.map(({ row }) => row),
      ),
      rows.map(({ id }) => id),
    )}
    where written.id = row.id`.execute(trx);
  await sql`
    insert into audit_log (${AUDIT_COLUMNS})
    select ${auditHead(ctx)}, event.action, ${entity}::text, event."entityId", event.label, event.before, event.after
    from json_to_recordset(${JSON.stringify(events)}::json)
      as event(action text, "entityId" bigint, label text, before json, after json)`.execute(trx);
}
