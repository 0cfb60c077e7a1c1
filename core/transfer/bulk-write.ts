import { type Kysely, sql } from 'kysely';
import type { AuditAction, AuditEntity } from '../audit/audit.constants.js';
import type { ServiceContext } from '../context.js';
import type { Database } from '../db/database.js';

type Db = Kysely<Database>;
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

/** The JSON rows as a set named `row`. */
function recordset(columns: readonly BulkColumn[], json: string, extra: string[] = []) {
  const definitions = [...columns.map(({ field }) => `"${field}" text`), ...extra];
  return sql`json_to_recordset(${json}::json) as row(${list(definitions)})`;
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
 * Inserts rows in their order and tells each in the audit log, in one statement, so that the rows are sent once. Rows are
 * objects with the columns' fields as text.
 */
export async function insertRows(trx: Db, ctx: Ctx, target: BulkTable, rows: object[]): Promise<void> {
  if (rows.length === 0) return;
  const { table, columns, entity, label } = target;
  const now = ctx.clock.now();
  const after = columns
    .filter(({ isHidden }) => !isHidden)
    .map(({ field, column }) => `'${field}', ${table}.${column}`);
  // What the audit needs is made while the row is at hand: handing on whole rows costs a tenth more.
  await sql`
    with written as (
      insert into ${sql.raw(table)} (${list(columns.map(({ column }) => column))}, created_at, updated_at)
      select ${list(columns.map(storedOf))}, ${now}::timestamptz, ${now}::timestamptz
      from ${recordset(columns, JSON.stringify(rows))}
      returning id, ${sql.raw(label)} as label, json_build_object(${list(after)}) as after
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
  rows: { id: number }[],
  events: BulkEvent[],
): Promise<void> {
  if (rows.length === 0) return;
  const { table, columns, entity } = target;
  const sets = columns.map((column) => `${column.column} = ${storedOf(column)}`);
  await sql`
    update ${sql.raw(table)} as written
    set ${list(sets)}, version = written.version + 1, updated_at = ${ctx.clock.now()}, deleted_at = null
    from ${recordset(columns, JSON.stringify(rows), ['id bigint'])}
    where written.id = row.id`.execute(trx);
  await sql`
    insert into audit_log (${AUDIT_COLUMNS})
    select ${auditHead(ctx)}, event.action, ${entity}::text, event."entityId", event.label, event.before, event.after
    from json_to_recordset(${JSON.stringify(events)}::json)
      as event(action text, "entityId" bigint, label text, before json, after json)`.execute(trx);
}
