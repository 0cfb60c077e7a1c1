import { operation } from '../operations/operation.js';
import type { AuditActor, AuditEntry, AuditQuery } from './audit.schemas.js';

const access = 'administer';
const path = '/api/audit';

/** What can be done with the audit log. */
export const AUDIT = {
  /** A page; `before` is the id of the last entry one has. */
  list: operation<AuditQuery, AuditEntry[]>({
    id: 'listAudit',
    access,
    method: 'get',
    path,
    summary: 'Who changed what and when, newest first',
  }),
  actors: operation<object, AuditActor[]>({
    id: 'listAuditActors',
    access,
    method: 'get',
    path: `${path}/actors`,
    summary: 'Everybody of whom the audit log tells, who did most first',
  }),
};
