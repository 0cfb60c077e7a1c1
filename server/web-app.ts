import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { AppEnvironment } from './environment.js';
import { pagePolicy } from './middleware/security-headers.js';
import { onNotFound } from './responses/errors.js';

const folder = fileURLToPath(new URL('../../web/dist/app/', import.meta.url));

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Files of the build by name, so that no path ever reaches the disk unchecked. */
const NAME = /^[\w.-]+$/;

/**
 * The dashboard: its hashed files (cached for good, compressed at build time), and for every other address the page,
 * rendered with this request's CSP nonce. Until the dashboard is built, `/` leads to the API's documentation.
 */
export function webApp() {
  const app = new Hono<AppEnvironment>();
  let page: string | undefined;

  app.get('/assets/:name', async (c) => {
    const name = c.req.param('name');
    const type = TYPES[extname(name)];
    if (!NAME.test(name) || type === undefined) return onNotFound(c);
    const accepted = c.req.header('accept-encoding') ?? '';
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    };
    for (const [encoding, ending] of ENCODINGS) {
      const path = join(folder, 'assets', name + ending);
      if (accepted.includes(encoding) && existsSync(path)) {
        return c.body(new Uint8Array(await readFile(path)), 200, {
          ...headers,
          'content-encoding': encoding,
        });
      }
    }
    const path = join(folder, 'assets', name);
    if (!existsSync(path)) return onNotFound(c);
    return c.body(new Uint8Array(await readFile(path)), 200, headers);
  });

  app.get('*', async (c) => {
    if (c.req.path.startsWith('/api/')) return onNotFound(c);
    if (page === undefined && existsSync(join(folder, 'index.html'))) {
      page = await readFile(join(folder, 'index.html'), 'utf8');
    }
    if (page === undefined) return c.redirect('/api/docs');
    const nonce = c.get('nonce');
    return c.html(page.replaceAll('__SMOPS_NONCE__', nonce), 200, {
      'content-security-policy': pagePolicy(nonce, c.get('runtime').store.uploadOrigin),
      'cache-control': 'no-store',
    });
  });
  return app;
}
