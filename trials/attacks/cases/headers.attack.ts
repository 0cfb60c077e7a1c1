import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from '@smops/server/app.js';
import { LOCAL_TOKEN } from '@smops/server/testing.js';
import { type Attack, Tally } from '../attack.js';
import { makeRecords } from '../records.js';
import { jsonOf, openWire, type Wire, type WireAnswer, type WireCall } from '../wire.js';

const assets = fileURLToPath(new URL('../../../../web/dist/app/assets/', import.meta.url));
const owner = { authorization: `Bearer ${LOCAL_TOKEN}` };

/** What each answer must have. */
const REQUIRED: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'x-request-id': /^[\w-]{8,}$/,
};
/** What none may have: who made it, or leave for other sites to read it. */
const FORBIDDEN = [
  'server',
  'x-powered-by',
  'access-control-allow-origin',
  'access-control-allow-credentials',
];

function look(tally: Tally, what: string, answer: WireAnswer, statuses: number[]): void {
  const { status, headers } = answer;
  tally.expect(statuses.includes(status), `${what}: answered ${status}: ${answer.text.slice(0, 120)}`);
  for (const [name, pattern] of Object.entries(REQUIRED)) {
    tally.expect(
      pattern.test(String(headers[name] ?? '')),
      `${what} (${status}): ${name} is ${headers[name]}`,
    );
  }
  for (const name of FORBIDDEN) tally.expect(headers[name] === undefined, `${what}: has ${name}`);
  const policy = String(headers['content-security-policy']);
  tally.expect(!/unsafe-eval|script-src[^;]*'unsafe-inline'|\*/.test(policy), `${what}: ${policy}`);
  const cacheControl = String(headers['cache-control'] ?? '');
  const mayKeep = /no-store|no-cache|immutable/.test(cacheControl) || what.includes('not of the API');
  tally.expect(mayKeep, `${what} (${status}): cache-control is "${cacheControl}"`);
  if (status >= 400) {
    const type = String(headers['content-type']);
    // Uploaders speak the protocol of S3 to smops's own object store.
    const isStore = what.includes('upload') && type.startsWith('application/xml');
    tally.expect(
      isStore || type.startsWith('application/json') || answer.body.length === 0,
      `${what}: an error as ${type}`,
    );
  }
}

/** One call of each kind of answer. */
async function callsOf(wire: Wire): Promise<[string, string, WireCall, number[]][]> {
  const json = { ...owner, 'content-type': 'application/json' };
  const list = await wire.send('/api/accounts', { headers: owner });
  const etag = String(list.headers.etag);
  const feed = await wire.asOwner('POST', '/api/feeds', { list: 'accounts', name: 'Excel' });
  const { path } = jsonOf<{ path: string }>(feed);
  const runs = jsonOf<{ analysisId: string }[]>(await wire.asOwner('GET', '/api/fb-analyzer/tasks'));
  const run = runs[0]?.analysisId;
  const upload = await wire.asOwner('POST', '/api/objects/upload', {});
  const { uploadURL = '/api/objects/uploads/x' } = jsonOf<{ uploadURL?: string }>(upload);
  const uploadPath = uploadURL.replace(/^https?:\/\/[^/]+/, '');
  const get = (headers: Record<string, string> = owner): WireCall => ({ headers });
  const post = (body: string): WireCall => ({ method: 'POST', headers: json, body });
  return [
    ['a list', '/api/accounts', get(), [200]],
    ['an unchanged list', '/api/accounts', get({ ...owner, 'if-none-match': etag }), [304]],
    ['HEAD of a list', '/api/accounts', { method: 'HEAD', headers: owner }, [200]],
    ['OPTIONS', '/api/accounts', { method: 'OPTIONS', headers: owner }, [404, 405]],
    ['an unknown method', '/api/accounts', { method: 'PROPFIND', headers: owner }, [404, 405]],
    ['not signed in', '/api/accounts', get({}), [401]],
    ['a wrong token', '/api/accounts', get({ authorization: 'Bearer smops_x' }), [401]],
    ['another site', '/api/accounts', { method: 'POST', headers: { origin: 'https://evil.example' } }, [403]],
    ['a record that is not there', '/api/accounts/987654321', get(), [404]],
    ['an id that is none', '/api/accounts/NaN', get(), [400]],
    ['a broken address', '/api/accounts/%zz', get(), [400, 404]],
    ['no such route', '/api/no-such-route', get(), [404]],
    ['no such route, encoded', '/api/x%2f..%2f..%2fetc%2fpasswd', get(), [404]],
    ['broken JSON', '/api/tasks', post('{'), [400]],
    ['wrong fields', '/api/tasks', post('{"x":1}'), [400]],
    [
      'a body of another kind',
      '/api/tasks',
      { ...post('x'), headers: { ...owner, 'content-type': 'text/plain' } },
      [415],
    ],
    ['a body that is too large', '/api/tasks', post(`{"x":"${'x'.repeat(300_000)}"}`), [413]],
    ['a delete', '/api/whatsapps/1', { method: 'DELETE', headers: owner }, [200, 204]],
    ['a file of accounts', '/api/accounts/export?format=csv', get(), [200]],
    ['a workbook of accounts', '/api/accounts/export?format=xlsx', get(), [200]],
    ['a file of results', `/api/fb-analyzer/task/${run}/export?format=csv`, get(), [200]],
    ['a feed', path, get({}), [200]],
    ['a feed that is not there', '/api/feeds/feed_x/accounts.csv', get({}), [404]],
    ['an upload', uploadPath, { method: 'PUT', body: 'no image', headers: {} }, [200, 204, 400]],
    [
      'an upload with a wrong signature',
      '/api/objects/uploads/x?expires=1',
      { method: 'PUT', body: 'x', headers: {} },
      [400, 403, 404],
    ],
    ['an image that is not there', '/api/user-profile-images/987654321/image', get(), [404]],
    ['a backup', '/api/backup', get(), [200]],
    ['health, not of the API', '/healthz', get({}), [200]],
    ['readiness, not of the API', '/readyz', get({}), [200]],
    ['metrics, not of the API', '/metrics', get({}), [200]],
    ['the API document', '/api/openapi.json', get(), [200]],
    ['the API page', '/api/docs', get(), [200]],
    ['a file of the dashboard that is not there, not of the API', '/assets/no-such-file.js', get({}), [404]],
    ['a file outside the dashboard, not of the API', '/assets/..%2f..%2fpackage.json', get({}), [404]],
    ['a file of another kind, not of the API', '/assets/index.html', get({}), [404]],
  ];
}

async function lookAtPages(wire: Wire, tally: Tally): Promise<void> {
  const nonces = new Set<string>();
  const paths = ['/', '/tasks', '/login', '/no-such-page', '/api', '/%3Cscript%3E', '/?next=//evil.example'];
  for (const path of paths) {
    const page = await wire.send(path);
    if (page.status === 302) {
      tally.notes.push('the dashboard is not built: its page was left out');
      return;
    }
    look(tally, `the page ${path}`, page, [200]);
    const policy = String(page.headers['content-security-policy']);
    tally.expect(!policy.includes('unsafe-inline'), `the page ${path}: ${policy}`);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    tally.expect(nonce.length >= 22 && !nonces.has(nonce), `the page ${path}: the nonce ${nonce}`);
    nonces.add(nonce);
    const scripts = page.text.match(/<script\b[^>]*>/g) ?? [];
    tally.expect(
      scripts.every((tag) => tag.includes('src="/') || tag.includes(nonce)),
      `the page ${path} has a script without the nonce`,
    );
    tally.expect(!/ on\w+=|style="/.test(page.text), `the page ${path} has inline handlers or styles`);
    tally.expect(!page.text.includes('<script>'), `the page ${path} repeats its address`);
  }
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    if (/\.(br|gz)$/.test(name)) continue;
    const file = await wire.send(`/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
    look(tally, `/assets/${name}`, file, [200]);
  }
}

/** Every kind of answer there is: rows, files, pages, errors, nothing. */
export const headers: Attack = {
  name: 'headers',
  claim:
    'every answer, errors and files too, comes with all security headers, and pages with a nonce of their own',
  async run({ app }) {
    const tally = new Tally();
    const wire = await openWire(app);
    const { config } = app.runtime;
    const publicApp = createApp({
      ...app.runtime,
      config: { ...config, publicUrl: 'https://smops.contoh.example' },
    });
    const outside = await openWire({ ...app, app: publicApp });
    try {
      await makeRecords((method, path, body) => app.local(method, path, body));
      for (const [what, path, call, statuses] of await callsOf(wire)) {
        look(tally, what, await wire.send(path, call), statuses);
      }
      await lookAtPages(wire, tally);
      for (const path of ['/api/accounts', '/', '/api/no-such-route', '/assets/x.js']) {
        const { headers: answered } = await outside.send(path);
        const age = Number(/max-age=(\d+)/.exec(String(answered['strict-transport-security']))?.[1]);
        tally.expect(age >= 31_536_000, `${path} behind https has no Strict-Transport-Security`);
      }
      return tally;
    } finally {
      await wire.close();
      await outside.close();
    }
  },
};
