import { commentsPromise } from '@smops/core/analysis/analyzer/providers/policy.model.js';
import { AppError } from '@smops/core/errors.js';
import { roleHas } from '@smops/core/people/users/users.constants.js';
import { ping } from '@smops/core/platform/db/ping.js';
import { isSpreadsheetConnected } from '@smops/core/records/spreadsheet/sheet-sync.service.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import { STATUS } from '@smops/core/telling/status/status.operations.js';
import { Status } from '@smops/core/telling/status/status.schemas.js';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import { isFromThisMachine } from '../../middleware/client-address.js';
import { renderMetrics } from '../../monitoring/metrics.js';
import { bodyResponse, createRouter, defineRoute, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'System';

const Health = z.object({ ok: z.boolean() }).meta({ id: 'Health' });

const health = defineRoute('getHealth', 'public', {
  method: 'get',
  path: '/healthz',
  tags: [tag],
  summary: 'Whether the process answers',
  responses: { 200: jsonResponse('It does', Health) },
});

const ready = defineRoute('getReadiness', 'loopback', {
  method: 'get',
  path: '/readyz',
  tags: [tag],
  summary: 'Whether the database answers',
  responses: { 200: jsonResponse('It does', Health) },
});

const metrics = defineRoute('getMetrics', 'loopback', {
  method: 'get',
  path: '/metrics',
  tags: [tag],
  summary: 'Prometheus metrics; for an admin token, or on this machine',
  responses: { 200: bodyResponse('Text format', 'text/plain') },
});

export const systemRoutes = createRouter();

systemRoutes
  .openapi(health, (c) => c.json({ ok: true }, 200))
  .openapi(ready, async (c) => {
    await ping(c.get('runtime').connection.db);
    return c.json({ ok: true }, 200);
  });

serve(systemRoutes, STATUS.get, { tag, answer: jsonResponse('The status', Status) }, async (c) => {
  const { version, connection, config } = c.get('runtime');
  const { demo, defaultProvider, allowedProviders, timeZone } = config;
  const spreadsheet = { connected: await isSpreadsheetConnected(contextOf(c)) };
  const providers = {
    defaultProvider,
    allowedProviders,
    commentsPromise: commentsPromise(config) ?? null,
  };
  return { version, engine: connection.engine, demo, ...providers, timeZone, spreadsheet };
});

systemRoutes.openapi(metrics, async (c) => {
  const role = c.get('ctx')?.actor.role;
  if (!isFromThisMachine(c) && !(role !== undefined && roleHas(role, 'administer'))) {
    throw new AppError('FORBIDDEN', REQUESTS_TEXTS().metricsFor);
  }
  const { text, contentType } = await renderMetrics();
  return c.body(text, 200, { 'content-type': contentType });
});
