import { requireAssistantMay, requireRight, type ServiceContext } from '../../context.js';
import type { Db } from '../db/database.js';
import { severalRecords } from '../texts/bulk-label.model.js';
import {
  AUDIT_PAGE,
  type AuditAction,
  type AuditEntity,
  RESTORABLE,
  type Restorable,
} from './audit.constants.js';
import { insertAuditRow, listAuditActorRows, listAuditGroups, listAuditRows } from './audit.repository.js';
import type { AuditActor, AuditEntry, AuditQuery } from './audit.schemas.js';
import type { AuditRow } from './audit.table.js';
import { findRestorable } from './restorable.repository.js';
import { restorableSince } from './undo.model.js';

/** One thing that a user did. */
export interface AuditEvent {
  action: AuditAction;
  entity: AuditEntity;
  entityId: number | null;
  /** What people call the thing: an email address, a task id, a username. */
  label: string;
  /** The changed fields as they were, the whole record for a delete; never a secret. */
  before?: object;
  after?: object;
  /** The moment that the record itself notes; now when left out. */
  at?: Date;
}

/** What was done, without the record that it was done to. */
export type Told = Omit<AuditEvent, 'entity' | 'entityId' | 'label'>;

/** Writes down who did what, in the transaction that does it: neither can be without the other. */
export async function recordAudit(
  trx: Db,
  ctx: Pick<ServiceContext, 'actor' | 'clock' | 'requestId'>,
  event: AuditEvent,
): Promise<void> {
  const { actor } = ctx;
  requireAssistantMay(ctx, event.action, event.entity);
  await insertAuditRow(trx, {
    at: event.at ?? ctx.clock.now(),
    actorKind: actor.kind,
    actorId: actor.userId,
    actorName: actor.name,
    requestId: ctx.requestId,
    action: event.action,
    entity: event.entity,
    entityId: event.entityId,
    label: event.label,
    before: event.before === undefined ? null : JSON.stringify(event.before),
    after: event.after === undefined ? null : JSON.stringify(event.after),
  });
}

/** The records that an entry is about: one, or those that were changed together. */
const recordsOf = ({ entityId, before, after }: AuditRow): number[] =>
  entityId === null ? (((after ?? before)?.ids as number[] | undefined) ?? []) : [entityId];

/** The name of what was changed; of several records of a list in the reader's language. */
function labelOf({ entity, entityId, label, before, after }: AuditRow, together = 1): string {
  const count = together > 1 ? together : entityId === null ? (after ?? before)?.count : undefined;
  const isOfList = entity === 'account' || entity === 'task' || entity === 'whatsapp';
  return isOfList && typeof count === 'number' ? severalRecords(entity, count) : label;
}

/** Ids of the entries whose delete can be undone: the record is deleted, since that very moment. */
async function findUndoable(ctx: ServiceContext, rows: AuditRow[]): Promise<Set<number>> {
  const since = restorableSince(ctx.clock.now());
  const undoable = new Set<number>();
  for (const entity of Object.keys(RESTORABLE) as Restorable[]) {
    const deletes = rows.filter((row) => row.entity === entity && row.action === 'delete');
    const deletedAt = await findRestorable(ctx.db, entity, deletes.flatMap(recordsOf), since);
    for (const row of deletes) {
      const isStill = (id: number) => deletedAt.get(id)?.getTime() === row.at.getTime();
      if (recordsOf(row).some(isStill)) undoable.add(row.id);
    }
  }
  return undoable;
}

/** A page of what everybody did, newest first. */
export async function listAudit(ctx: ServiceContext, query: AuditQuery = {}): Promise<AuditEntry[]> {
  requireRight(ctx, 'administer');
  const page = { ...query, limit: query.limit ?? AUDIT_PAGE };
  const isOneRecord = query.entityId !== undefined;
  const groups =
    query.group === 'request' && !isOneRecord
      ? await listAuditGroups(ctx.db, page)
      : (await listAuditRows(ctx.db, page)).map((row) => ({ row, count: 1, together: null }));
  const alone = groups.filter(({ count }) => count === 1).map(({ row }) => row);
  const undoable = await findUndoable(ctx, alone);
  return groups.map(({ row, count, together }) => ({
    id: row.id,
    at: row.at.toISOString(),
    actorKind: row.actorKind,
    actorName: row.actorName,
    requestId: row.requestId,
    action: row.action,
    entity: row.entity,
    entityId: count > 1 ? null : row.entityId,
    label: labelOf(row, count),
    before: count > 1 ? null : row.before,
    after: count > 1 ? null : row.after,
    restorable: undoable.has(row.id),
    together: count > 1 ? together : null,
  }));
}

/** Everybody of whom the log tells, for the choice of a person. */
export function listAuditActors(ctx: ServiceContext): Promise<AuditActor[]> {
  requireRight(ctx, 'administer');
  return listAuditActorRows(ctx.db);
}
