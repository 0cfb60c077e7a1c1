import type { AuditQuery } from '@smops/core/audit/audit.schemas.js';
import { type Client, readJson } from './client.js';

/** A page of the audit log, newest first; `before` is the id of the last entry one has. Admins only. */
export const listAudit = (client: Client, { limit, before, entityId, ...filter }: AuditQuery = {}) =>
  readJson(
    client.api.audit.$get({
      query: {
        ...filter,
        ...(limit === undefined ? {} : { limit: String(limit) }),
        ...(before === undefined ? {} : { before: String(before) }),
        ...(entityId === undefined ? {} : { entityId: String(entityId) }),
      },
    }),
  );

/** Everybody of whom the audit log tells, who did most first. Admins only. */
export const listAuditActors = (client: Client) => readJson(client.api.audit.actors.$get());
