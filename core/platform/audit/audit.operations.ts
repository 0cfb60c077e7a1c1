import { operationsFor } from '../operations/operation.js';
import type { AuditActor, AuditEntry, AuditQuery } from './audit.schemas.js';

const operation = operationsFor('administer');
const path = '/api/audit';

/** What can be done with the audit log. */
export const AUDIT = {
  /** A page; `before` is the id of the last entry one has. */
  list: operation<AuditQuery, AuditEntry[]>({
    id: 'listAudit',
    get: path,
    summary: 'Who changed what and when, newest first',
  }),
  actors: operation<object, AuditActor[]>({
    id: 'listAuditActors',
    get: `${path}/actors`,
    summary: 'Everybody of whom the audit log tells, who did most first',
  }),
};
