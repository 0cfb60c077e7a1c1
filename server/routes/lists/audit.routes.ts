import { AuditActor, AuditEntry, AuditQuery } from '@smops/core/audit/audit.schemas.js';
import { listAudit, listAuditActors } from '@smops/core/audit/audit.service.js';
import { z } from 'zod';
import { contextOf, createRouter, defineRoute, jsonResponse } from '../../router.js';

const listAuditRoute = defineRoute('listAudit', 'administer', {
  method: 'get',
  path: '/api/audit',
  tags: ['Audit'],
  summary: 'Who changed what and when, newest first',
  request: { query: AuditQuery },
  responses: { 200: jsonResponse('A page of entries', z.array(AuditEntry)) },
});

const listAuditActorsRoute = defineRoute('listAuditActors', 'administer', {
  method: 'get',
  path: '/api/audit/actors',
  tags: ['Audit'],
  summary: 'Everybody of whom the audit log tells, who did most first',
  responses: { 200: jsonResponse('The people and programs', z.array(AuditActor)) },
});

export const auditRoutes = createRouter()
  .openapi(listAuditRoute, async (c) => c.json(await listAudit(contextOf(c), c.req.valid('query')), 200))
  .openapi(listAuditActorsRoute, async (c) => c.json(await listAuditActors(contextOf(c)), 200));
