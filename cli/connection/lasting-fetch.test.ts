import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Address, type Fetch, lastingFetch } from './lasting-fetch.js';

const test = suite('requests that outlive a restart of the server');

const refused = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
const cut = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) });

/** Servers by address; each answers what it is told to, and every request is noted. */
function network(servers: Record<string, () => Response | Error>) {
  const calls: string[] = [];
  const send: Fetch = async (request, init) => {
    const { origin, pathname, search } = new URL(String(request));
    const token = new Headers(init?.headers).get('authorization');
    calls.push(`${init?.method ?? 'GET'} ${origin}${pathname}${search} ${token}`);
    const answer = servers[`${origin} ${token}`]?.() ?? new Response('{}', { status: 401 });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, send };
}

const failure = (sent: Promise<Response>) =>
  sent.then(
    () => 'none',
    (error: Error) => error.message,
  );

const before: Address = { url: 'http://127.0.0.1:3000', token: 'lama' };
const after: Address = { url: 'http://127.0.0.1:3001', token: 'baharu' };
const settings = { address: before, patienceMs: 0, onWait: () => {} };

test('a server that was started again is found by its new address and token', async () => {
  const { calls, send } = network({
    'http://127.0.0.1:3000 Bearer lama': refused,
    'http://127.0.0.1:3001 Bearer baharu': () => new Response('ok'),
  });
  const fetch = lastingFetch({ ...settings, send, find: () => after });
  const headers = { authorization: 'Bearer lama' };
  const response = await fetch('http://127.0.0.1:3000/api/tasks?limit=5', {
    method: 'POST',
    body: '{}',
    headers,
  });
  assert.is(await response.text(), 'ok');
  assert.equal(calls, [
    'POST http://127.0.0.1:3000/api/tasks?limit=5 Bearer lama',
    'POST http://127.0.0.1:3001/api/tasks?limit=5 Bearer baharu',
  ]);
  await fetch('http://127.0.0.1:3000/api/tasks', { headers });
  assert.is(calls.length, 3, 'the new address is kept');
});

test('a new token on the same port is taken; an unknown token is one 401', async () => {
  const { send } = network({ 'http://127.0.0.1:3000 Bearer baharu': () => new Response('ok') });
  const restarted = lastingFetch({ ...settings, send, find: () => ({ ...before, token: 'baharu' }) });
  assert.is((await restarted('http://127.0.0.1:3000/api/status')).status, 200);
  const same = lastingFetch({ ...settings, patienceMs: 60_000, send, find: () => before });
  assert.is((await same('http://127.0.0.1:3000/api/status')).status, 401);
});

test('who has patience waits, is told once, and goes on when the server is back', async () => {
  let looks = 0;
  let waits = 0;
  const { send } = network({
    'http://127.0.0.1:3000 Bearer lama': refused,
    'http://127.0.0.1:3001 Bearer baharu': () => new Response('ok'),
  });
  const fetch = lastingFetch({
    ...settings,
    send,
    patienceMs: 60_000,
    find: () => (++looks > 2 ? after : undefined),
    onWait: () => waits++,
  });
  assert.is((await fetch('http://127.0.0.1:3000/api/status')).status, 200);
  assert.is(waits, 1);
});

test('a broken connection is tried again for reading only: what was sent may have been done', async () => {
  const { calls, send } = network({
    'http://127.0.0.1:3000 Bearer lama': cut,
    'http://127.0.0.1:3001 Bearer baharu': () => new Response('ok'),
  });
  const fetch = lastingFetch({ ...settings, send, find: () => after });
  assert.is(
    await failure(fetch('http://127.0.0.1:3000/api/tasks', { method: 'POST', body: '{}' })),
    'fetch failed',
  );
  assert.is(calls.length, 1);
  assert.is((await fetch('http://127.0.0.1:3000/api/tasks')).status, 200);
});

test('an address elsewhere that never answered is not waited for; one that has, is', async () => {
  let isUp = false;
  const { send } = network({
    'http://127.0.0.1:3000 Bearer lama': () => (isUp ? new Response('ok') : refused()),
  });
  const fetch = lastingFetch({
    ...settings,
    patienceMs: 60_000,
    send,
    onWait: () => {
      isUp = true;
    },
  });
  assert.is(await failure(fetch('http://127.0.0.1:3000/')), 'fetch failed');
  isUp = true;
  await fetch('http://127.0.0.1:3000/');
  isUp = false;
  assert.is((await fetch('http://127.0.0.1:3000/')).status, 200);
});

test.run();
