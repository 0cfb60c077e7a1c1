import { AUDIT } from '@smops/core/platform/audit/audit.operations.js';
import { AuditActor, AuditEntry, AuditQuery } from '@smops/core/platform/audit/audit.schemas.js';
import { listAudit, listAuditActors } from '@smops/core/platform/audit/audit.service.js';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'Audit';

export const auditRoutes = createRouter();

serve(
  auditRoutes,
  AUDIT.list,
  { tag, query: AuditQuery, answer: jsonResponse('A page of entries', z.array(AuditEntry)) },
  (c, query) => listAudit(contextOf(c), query),
);
serve(
  auditRoutes,
  AUDIT.actors,
  { tag, answer: jsonResponse('The people and programs', z.array(AuditActor)) },
  (c) => listAuditActors(contextOf(c)),
);
