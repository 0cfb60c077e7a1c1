import { AuditEntry, AuditQuery } from '@smops/core/audit/audit.schemas.js';
import { listAudit } from '@smops/core/audit/audit.service.js';
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

export const auditRoutes = createRouter().openapi(listAuditRoute, async (c) =>
  c.json(await listAudit(contextOf(c), c.req.valid('query')), 200),
);
