import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, readConfig } from '@smops/core/config.js';
import { copyEmbeddedTemplate, openTestDatabase } from '@smops/core/platform/db/testing.js';
import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type RunningServer, serve } from './in-process.js';
import type { AnyJson } from './testing.js';

interface Context {
  server: RunningServer;
  config: (env?: Record<string, string>) => Config;
  headers: Record<string, string>;
  post: (path: string, body: unknown) => Promise<{ status: number; json: AnyJson }>;
  closing: (() => Promise<unknown>)[];
}

const test = suite<Context>('a server and its long work');
const PASSWORD = 'kopi-o-kosong-123';
const MB = 1024 * 1024;
const comments = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ message: `jalan jem teruk 塞车 ${at} 😡` }));

test.before(async (context) => {
  const connection = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'smops-serve-'));
  const { connectionString } = connection.pool.options;
  if (connection.engine === 'embedded') await copyEmbeddedTemplate(join(folder, 'db'));
  context.config = (env = {}) =>
    readConfig({
      ...(connection.engine === 'postgres' && { DATABASE_URL: connectionString }),
      SMOPS_DATA_DIR: folder,
      SMOPS_ADMIN_PASSWORD: PASSWORD,
      SMOPS_MAX_UPLOAD_MB: '1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    });
  context.server = await serve({ config: context.config(), logFormat: 'json' });
  context.closing = [
    () => context.server.close(),
    () => connection.close(),
    async () => rmSync(folder, { recursive: true, force: true }),
  ];
  const { url } = context.server;
  context.headers = { origin: url, 'content-type': 'application/json' };
  context.post = async (path, body) => {
    const { headers } = context;
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, json: await response.json().catch(() => undefined) };
  };
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: context.headers,
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  context.headers.cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
});
test.after(async ({ closing }) => {
  for (const close of closing) await close();
});

const analyze = (post: Context['post'], more: object = {}) =>
  post('/api/fb-analyzer/analyze', {
    comments_data: comments(20),
    variables: ['jem'],
    api_provider: 'local',
    ...more,
  });

/** The run once it has ended. */
async function end({ server, headers }: Context, id: string): Promise<AnyJson> {
  for (;;) {
    const response = await fetch(`${server.url}/api/fb-analyzer/task/${id}`, { headers });
    const run = (await response.json()) as AnyJson;
    if (!['pending', 'running'].includes(run.status)) return run;
    await sleep(100);
  }
}

test('an analysis is answered, with an id of its request that the log has too', async ({ post }) => {
  const { status, json } = await analyze(post);
  assert.is(status, 200);
  assert.is(json.totalComments, 20);
  // On a busy machine it goes on in the background.
  assert.ok(json.backgroundTask === true || json.matchedComments === 20);
  const found = await post('/api/fb-analyzer/task/tiada/cancel', {});
  assert.is(found.status, 404);
  assert.match(found.json.requestId, /^[0-9a-f-]{36}$/);
});

test('who is not signed in is refused, whatever the call says of itself', async ({ server, headers }) => {
  const response = await fetch(`${server.url}/api/fb-analyzer/analyze`, {
    method: 'POST',
    headers: { ...headers, cookie: 'smops_session=tidak-sah' },
    body: JSON.stringify({ caller: { actor: { role: 'admin' } } }),
  });
  assert.is(response.status, 401);
});

/**
 * Sends a body piece by piece until there is a response, or there is no more; `declared` is its stated length. Answers with
 * the status, or 0 when the server hangs up on who goes on sending.
 */
function send(
  { server, headers }: Context,
  path: string,
  pieces: Iterable<string>,
  declared?: number,
): Promise<number> {
  return new Promise((resolve) => {
    const call = request(server.url + path, {
      method: 'POST',
      headers: { ...headers, ...(declared === undefined ? {} : { 'content-length': String(declared) }) },
    });
    let isAnswered = false;
    call.on('response', (response) => {
      isAnswered = true;
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', () => isAnswered || resolve(0));
    void (async () => {
      for (const piece of pieces) {
        if (isAnswered) break;
        if (!call.write(piece)) await sleep(1);
      }
      if (!isAnswered && declared === undefined) call.end();
    })();
  });
}

test('a body above the limit is refused as it comes, whether it states its length or not', async (context) => {
  const path = '/api/fb-analyzer/analyze';
  const endless = function* () {
    yield '{"comments_data":[';
    for (let at = 0; at < 64; at++) yield '"kopi",'.repeat(20_000);
  };
  assert.ok([0, 413].includes(await send(context, path, endless())));
  assert.is(await send(context, path, ['{'], 2 * MB), 413);
  assert.is((await analyze(context.post)).status, 200);
});

test('a sender that goes away in the middle leaves nothing behind', async ({ server, headers, post }) => {
  const count = async () =>
    ((await (await fetch(`${server.url}/api/fb-analyzer/tasks`, { headers })).json()) as unknown[]).length;
  const before = await count();
  await new Promise<void>((resolve) => {
    const call = request(`${server.url}/api/fb-analyzer/analyze`, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(MB / 2) },
    });
    call.on('error', () => resolve());
    call.write(`{"variables":["jem"],"comments_data":[${JSON.stringify(comments(1)[0])}`, () => {
      setTimeout(() => call.destroy(new Error('gone')), 50);
    });
  });
  assert.is((await analyze(post)).status, 200);
  assert.is(await count(), before + 1);
});

test('keys that are read again, and keys that come with a call, are used for the runs', async (context) => {
  const { server, post, config } = context;
  const fake = await startFakeProvider(QUIET);
  try {
    const gemini = { api_provider: 'gemini' };
    assert.is((await analyze(post, gemini)).status, 400);
    const address = { GEMINI_URL: fake.url };
    assert.equal(server.applyConfig(config(address)).applied, ['GEMINI_URL']);
    const own = await analyze(post, { ...gemini, api_key: 'kunci-sendiri' });
    server.applyConfig(config({ ...address, GEMINI_API_KEY: 'kunci-fail' }));
    const others = comments(20).map(({ message }) => ({ message: `${message}!` }));
    const known = await analyze(post, { ...gemini, comments_data: others });
    for (const { status, json } of [known, own]) {
      assert.is(status, 200, JSON.stringify(json));
      const ended = await end(context, json.id);
      assert.is(ended.status, 'completed', JSON.stringify(ended));
    }
    assert.equal([...fake.stats.keys].sort(), ['kunci-fail', 'kunci-sendiri']);
  } finally {
    await fake.close();
  }
});

test.run();
