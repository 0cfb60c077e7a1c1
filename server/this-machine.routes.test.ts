import { get, type OutgoingHttpHeaders } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createApp } from './app.js';
import { listen } from './lifecycle/listen.js';
import { LOCAL_TOKEN, openTestApp, type TestApp } from './testing.js';

const test = suite<{ app: TestApp }>('who counts as this machine');

test.before(async (context) => {
  context.app = await openTestApp();
});
test.after(async ({ app }) => await app.close());

const ONLY_HERE = ['/metrics', '/readyz', '/api/openapi.json', '/api/docs'];
const FORWARDED: OutgoingHttpHeaders[] = [
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1' },
  { forwarded: 'for=203.0.113.9' },
  { 'x-real-ip': '203.0.113.9' },
  { via: '1.1 proksi' },
];

/** The statuses that a server of these trusted proxies answers over a connection from this machine. */
async function statusesAt({ app, runtime }: TestApp, trustedProxies: string[], headers: OutgoingHttpHeaders) {
  const served = createApp({ ...runtime, config: { ...runtime.config, trustedProxies } });
  assert.ok(app);
  const listener = await listen(served.fetch, { host: '127.0.0.1', port: 0 });
  const statusOf = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(`${listener.url}${path}`, { agent: false, headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      }).once('error', reject);
    });
  try {
    return await Promise.all(ONLY_HERE.map(statusOf));
  } finally {
    await listener.close();
  }
}

test('a program on this machine reads metrics and documents', async ({ app }) => {
  assert.equal(await statusesAt(app, [], {}), [200, 200, 200, 200]);
});

test('whatever a proxy on this machine forwards is from elsewhere', async ({ app }) => {
  for (const headers of FORWARDED) {
    assert.equal(await statusesAt(app, [], headers), [401, 401, 401, 401], JSON.stringify(headers));
  }
});

test('a trusted proxy says who is on this machine', async ({ app }) => {
  const trusted = ['127.0.0.1'];
  const here = await statusesAt(app, trusted, {
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  });
  assert.equal(here, [200, 200, 200, 200]);
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
    { 'x-real-ip': '203.0.113.9' },
  ]) {
    assert.equal(await statusesAt(app, trusted, headers), [401, 401, 401, 401], JSON.stringify(headers));
  }
});

test('the local token of server.json counts only from this machine', async ({ app }) => {
  const authorization = `Bearer ${LOCAL_TOKEN}`;
  assert.is((await app.anonymous('GET', '/api/users', undefined, { authorization })).status, 200);
  const forwarded = { authorization, 'x-forwarded-for': '203.0.113.9' };
  assert.is((await app.anonymous('GET', '/api/users', undefined, forwarded)).status, 401);
});

test('a backup is made by no link on another site', async ({ app }) => {
  const admin = await app.signIn('admin', 'sandaran');
  const ask = async (site: string) =>
    (await admin('GET', '/api/backup', undefined, { 'sec-fetch-site': site })).status;
  assert.equal(
    [await ask('cross-site'), await ask('same-site'), await ask('same-origin'), await ask('none')],
    [403, 403, 200, 200],
  );
});

test('a request that cannot be begun is answered with all security headers too', async ({ app }) => {
  const { runtime } = app;
  const broken = createApp({
    ...runtime,
    get config(): typeof runtime.config {
      throw new Error('rosak');
    },
  });
  const response = await broken.request('http://localhost:3000/api/accounts');
  assert.is(response.status, 500);
  assert.is(response.headers.get('x-content-type-options'), 'nosniff');
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
});

test.run();
