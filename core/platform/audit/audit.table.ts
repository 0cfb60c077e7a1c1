import type { Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { AuditAction, AuditEntity } from './audit.constants.js';

export interface AuditTable {
  id: Generated<number>;
  at: Date;
  actorKind: string;
  actorId: number | null;
  actorName: string;
  requestId: string;
  action: AuditAction;
  entity: AuditEntity;
  entityId: number | null;
  /** What people call the thing: an email address, a task id, a username. */
  label: string;
  /** The fields that changed, as they were; the whole record when it is deleted. */
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
}

export type AuditRow = Selectable<AuditTable>;
export type NewAuditRow = Insertable<AuditTable>;
