import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { AppEnvironment } from '../environment.js';

const registry = new Registry();
collectDefaultMetrics({ register: registry, prefix: 'smops_' });

const duration = new Histogram({
  name: 'smops_http_request_duration_seconds',
  help: 'Time to answer a request',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

/** Measures every request by route pattern, never by address: addresses would grow without end. */
export const measure: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  const end = duration.startTimer();
  await next();
  end({ method: c.req.method, route: routePath(c, -1), status: String(c.res.status) });
};

/** All metrics in Prometheus's text format. */
export async function renderMetrics(): Promise<{ text: string; contentType: string }> {
  return { text: await registry.metrics(), contentType: registry.contentType };
}
