import type { Kysely } from 'kysely';
import type { ServiceContext } from '../context.js';
import type { Database } from '../db/database.js';
import type { AuditAction, AuditEntity } from './audit.constants.js';
import { insertAuditRow } from './audit.repository.js';

/** One thing that somebody did. */
export interface AuditEvent {
  action: AuditAction;
  entity: AuditEntity;
  entityId: number | null;
  /** What people call the thing: an email address, a task id, a username. */
  label: string;
  /** The changed fields as they were, the whole record for a delete; never a secret. */
  before?: object;
  after?: object;
}

/** Writes down who did what, in the transaction that does it: neither can be without the other. */
export async function recordAudit(
  trx: Kysely<Database>,
  ctx: Pick<ServiceContext, 'actor' | 'clock' | 'requestId'>,
  event: AuditEvent,
): Promise<void> {
  const { actor } = ctx;
  await insertAuditRow(trx, {
    at: ctx.clock.now(),
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
