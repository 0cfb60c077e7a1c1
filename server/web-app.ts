import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { AppEnvironment } from './environment.js';
import { pagePolicy } from './middleware/security-headers.js';
import { onNotFound } from './responses/errors.js';
import { keepFiles } from './responses/kept-files.js';

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
 * The dashboard: its hashed files (cached for good, compressed at build time, about 5 MB in all), and for every other address the page,
 * rendered with this request's CSP nonce. Until the dashboard is built, `/` leads to the API's documentation.
 */
export function webApp() {
  const app = new Hono<AppEnvironment>();
  const fileOf = keepFiles();
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
      const packed = accepted.includes(encoding)
        ? await fileOf(join(folder, 'assets', name + ending))
        : undefined;
      if (packed !== undefined) return c.body(packed, 200, { ...headers, 'content-encoding': encoding });
    }
    const plain = await fileOf(join(folder, 'assets', name));
    return plain === undefined ? onNotFound(c) : c.body(plain, 200, headers);
  });

  app.get('*', async (c) => {
    if (c.req.path.startsWith('/api/')) return onNotFound(c);
    const file = await fileOf(join(folder, 'index.html'));
    if (file === undefined) return c.redirect('/api/docs');
    page ??= new TextDecoder().decode(file);
    const nonce = c.get('nonce');
    return c.html(page.replaceAll('__SMOPS_NONCE__', nonce), 200, {
      'content-security-policy': pagePolicy(nonce, c.get('runtime').store.uploadOrigin),
      'cache-control': 'no-store',
    });
  });
  return app;
}
