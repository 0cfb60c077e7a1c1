import type { Config } from '@smops/core/config.js';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createApp } from '../../app.js';
import { type Caller, openTestApp, TEST_PASSWORD, type TestApp, type TestResponse } from '../../testing.js';

const test = suite<{ app: TestApp; now: { at: number } }>('session routes');

test.before(async (context) => {
  context.now = { at: Date.parse('2026-11-21T08:00:00Z') };
  context.app = await openTestApp({ clock: { now: () => new Date(context.now.at) } });
});
test.after(async ({ app }) => await app.close());

const check = async (caller: Caller) => await (await caller('GET', '/api/auth/check')).json();

test('the check answers 200 to everybody and says who is signed in', async ({ app }) => {
  assert.equal(await check(app.anonymous), { authenticated: false, user: null });
  const siti = await app.signIn('staff', 'siti');
  const state = await check(siti);
  assert.is(state.user.username, 'siti');
  assert.is(state.user.role, 'staff');
  assert.equal(Object.keys(state.user).sort(), ['id', 'role', 'username']);
});

test("the check says of a token whether it is a program, whose judgements count as no person's", async ({
  app,
}) => {
  const admin = await app.signIn('admin', 'ketua');
  await app.signIn('analyst', 'kumar');
  const isProgram = async (body: object) => {
    const { token } = await (await admin('POST', '/api/tokens', body)).json();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.anonymous('GET', '/api/auth/check', undefined, headers);
    return (await answer.json()).user.isProgram;
  };
  assert.is(await isProgram({ name: 'skrip malam' }), true);
  assert.is(await isProgram({ name: 'terminal kumar', personalOf: 'kumar' }), undefined);
  assert.is((await check(app.local)).user.isProgram, undefined, 'the owner of the data folder is a person');
});

test('the cookie is HttpOnly and SameSite, and Secure only outside this machine', async ({ app }) => {
  await app.signIn('staff', 'mei-ling');
  const body = JSON.stringify({ username: 'mei-ling', password: TEST_PASSWORD });
  const signInAt = async (origin: string) => {
    const headers = { origin, 'content-type': 'application/json' };
    const response = await app.app.request(`${origin}/api/auth/login`, { method: 'POST', headers, body });
    return response.headers.get('set-cookie') ?? '';
  };
  const local = await signInAt('http://127.0.0.1:3000');
  assert.match(local, /HttpOnly/);
  assert.match(local, /SameSite=Lax/);
  assert.not.match(local, /Secure/);
  assert.match(await signInAt('https://smops.example.my'), /Secure/);
});

test('the cookie is Secure wherever people come by https, and for a name that only looks like this machine', async ({
  app,
}) => {
  await app.signIn('staff', 'farid');
  const body = JSON.stringify({ username: 'farid', password: TEST_PASSWORD });
  const signInAt = async (url: string, config: Partial<Config>, origin?: string) => {
    const served = createApp({ ...app.runtime, config: { ...app.runtime.config, ...config } });
    const headers = new Headers({ 'content-type': 'application/json' });
    // A script without Origin brings what no browser sends alone.
    if (origin === undefined) headers.set('sec-fetch-site', 'same-origin');
    else headers.set('origin', origin);
    const response = await served.request(`${url}/api/auth/login`, {
      method: 'POST',
      headers,
      body,
    });
    const { message } = (await response.json()) as { message?: string };
    return { status: response.status, cookie: response.headers.get('set-cookie') ?? '', message };
  };
  // A proxy that does not pass Host on.
  const publicUrl = 'https://smops.example.my';
  assert.match((await signInAt('http://127.0.0.1:3000', { publicUrl }, publicUrl)).cookie, /Secure/);
  assert.match((await signInAt('http://127.0.0.1:3000', { publicUrl })).cookie, /Secure/);
  assert.match((await signInAt('http://127.smops.example', {})).cookie, /Secure/);
  // Over plain http from another machine a browser would drop it.
  const office = 'http://192.0.2.2:3000';
  const refused = await signInAt(office, {}, office);
  assert.equal([refused.status, refused.cookie], [403, '']);
  assert.match(refused.message ?? '', /plain http.*SMOPS_ALLOW_HTTP=1/);
  const refusalAt = async (pageOrigin: string, config: Partial<Config> = {}) => {
    const served = createApp({ ...app.runtime, config: { ...app.runtime.config, ...config } });
    const headers = { 'page-origin': pageOrigin };
    const response = (await served.request(`${office}/api/auth/check`, { headers })) as TestResponse;
    const { refusal, ...state } = await response.json();
    assert.equal(state, { authenticated: false, user: null });
    return refusal;
  };
  assert.is(await refusalAt(office), refused.message, 'the page is told before anyone types');
  assert.is(await refusalAt(office, { allowHttp: true }), undefined);
  assert.match(await refusalAt(office, { publicUrl }), /Open https:\/\/smops\.example\.my\./);
  for (const fine of [publicUrl, 'http://localhost:3000', 'http://127.0.0.1:3000', 'bukan alamat'])
    assert.is(await refusalAt(fine), undefined, fine);
  const allowed = await signInAt(office, { allowHttp: true }, office);
  assert.is(allowed.status, 200);
  assert.not.match(allowed.cookie, /Secure/);
});

test('unknown user, wrong password and disabled user get the same answer', async ({ app }) => {
  await app.signIn('staff', 'gone');
  const users = await (await app.local('GET', '/api/users')).json();
  const { id } = users.find((user: { username: string }) => user.username === 'gone');
  await app.local('PATCH', `/api/users/${id}`, { disabled: true });
  const responses = [];
  for (const [username, password] of [
    ['nobody-here', TEST_PASSWORD],
    ['siti', 'wrong password'],
    ['gone', TEST_PASSWORD],
  ]) {
    const response = await app.anonymous('POST', '/api/auth/login', { username, password });
    const { requestId, ...rest } = await response.json();
    assert.type(requestId, 'string');
    responses.push([response.status, rest]);
  }
  const expected = [
    401,
    { error: 'Invalid credentials', code: 'UNAUTHENTICATED', message: 'Invalid credentials' },
  ];
  assert.equal(responses, [expected, expected, expected]);
});

test('signing in is throttled per user and opens again when the window is over', async ({ app, now }) => {
  await app.signIn('staff', 'target');
  const guess = (password: string) =>
    app.anonymous('POST', '/api/auth/login', { username: 'Target', password });
  const responses = await Promise.all(Array.from({ length: 15 }, (_, index) => guess(`guess ${index}`)));
  assert.is(responses.filter((response) => response.status === 401).length, 10, 'guesses at once count each');
  const throttled = await guess(TEST_PASSWORD);
  assert.is(throttled.status, 429, 'even the right password waits');
  assert.ok(Number(throttled.headers.get('retry-after')) > 0);
  now.at += 16 * 60 * 1000;
  assert.is((await guess(TEST_PASSWORD)).status, 200);
});

test("a page of one user is not served with another's session: it is signed out, and the session goes on", async ({
  app,
}) => {
  const caller = await app.signIn('staff', 'chong');
  const { user } = await (await caller('GET', '/api/auth/check')).json();
  const as = (id: number) => caller('GET', '/api/sessions', undefined, { 'smops-user': String(id) });
  assert.is((await as(user.id)).status, 200);
  assert.is((await as(user.id + 1)).status, 401);
  assert.is((await caller('GET', '/api/sessions')).status, 200);
});

test('signing out ends the session at once, and a second time is no error', async ({ app }) => {
  const caller = await app.signIn('staff', 'out');
  assert.is((await caller('POST', '/api/auth/logout')).status, 204);
  assert.is((await check(caller)).authenticated, false);
  assert.is((await caller('POST', '/api/auth/logout')).status, 204);
});

test('a session that another server on the same PostgreSQL ends is refused with the next call', async ({
  app,
}) => {
  if (app.connection.engine === 'embedded') return;
  const siti = await app.signIn('staff', 'siti-dua');
  assert.is((await siti('GET', '/api/accounts')).status, 200);
  await sql`delete from sessions`.execute(app.connection.db);
  assert.is((await siti('GET', '/api/accounts')).status, 401);
});

test('a session ends after 12 idle hours, and after 7 days however much it is used', async ({ app, now }) => {
  const idle = await app.signIn('staff', 'idle');
  const away = await app.signIn('staff', 'away');
  const busy = await app.signIn('staff', 'busy');
  const hour = 60 * 60 * 1000;
  now.at += 11.9 * hour;
  assert.is((await check(idle)).authenticated, true);
  assert.is((await check(busy)).authenticated, true);
  now.at += 0.2 * hour;
  assert.is((await check(away)).authenticated, false);
  const start = now.at - 12.1 * hour;
  const week = start + 7 * 24 * hour;
  for (; now.at < week - hour; now.at = Math.min(now.at + 11 * hour, week - hour))
    assert.is((await check(busy)).authenticated, true);
  assert.is((await check(idle)).authenticated, false);
  assert.is((await check(busy)).authenticated, true, 'an hour before the week is over');
  now.at = week + 1000;
  assert.is((await check(busy)).authenticated, false, 'it was used an hour ago');
});

test('changing the password needs the present one and ends the other sessions', async ({ app }) => {
  const here = await app.signIn('staff', 'changer');
  const response = await app.anonymous('POST', '/api/auth/login', {
    username: 'changer',
    password: TEST_PASSWORD,
  });
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const there: Caller = (method, path, body) => app.anonymous(method, path, body, { cookie });
  assert.is((await check(there)).authenticated, true);
  const wrong = await here('PUT', '/api/auth/password', {
    currentPassword: 'no',
    newPassword: 'teh-tarik-kurang-manis',
  });
  assert.is(wrong.status, 400);
  assert.is((await wrong.json()).problems[0].path, 'currentPassword');
  const input = { currentPassword: TEST_PASSWORD, newPassword: 'teh-tarik-kurang-manis' };
  const changed = await here('PUT', '/api/auth/password', input);
  assert.is(changed.status, 204);
  const renewed = (changed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const state = await (await app.anonymous('GET', '/api/auth/check', undefined, { cookie: renewed })).json();
  assert.is(state.user.username, 'changer', 'this browser goes on');
  assert.is((await check(here)).authenticated, false, 'a copy of the old cookie is dead');
  assert.is((await check(there)).authenticated, false);
});

test("a changed password ends one's own API tokens, unless they are kept", async ({ app }) => {
  for (const [name, keepTokens, expected] of [
    ['ending', undefined, 401],
    ['keeping', true, 200],
  ] as const) {
    const admin = await app.signIn('admin', name);
    const { token } = await (await admin('POST', '/api/tokens', { name: `nightly ${name}` })).json();
    const input = { currentPassword: TEST_PASSWORD, newPassword: 'teh-tarik-kurang-manis', keepTokens };
    assert.is((await admin('PUT', '/api/auth/password', input)).status, 204);
    const response = await app.anonymous('GET', '/api/users', undefined, {
      authorization: `Bearer ${token}`,
    });
    assert.is(response.status, expected, name);
  }
});

test('a password that an admin sets ends the tokens, and must be changed unless the admin says otherwise', async ({
  app,
}) => {
  const admin = await app.signIn('admin', 'resetter');
  const { user } = await check(admin);
  const { token } = await (await admin('POST', '/api/tokens', { name: 'malam' })).json();
  const password = 'mee-goreng-mamak-pedas';
  const path = `/api/users/${user.id}/password`;
  const signIn = async () =>
    (await (await app.anonymous('POST', '/api/auth/login', { username: 'resetter', password })).json()).user;
  assert.is((await app.local('PUT', path, { password })).status, 200);
  const byToken = await app.anonymous('GET', '/api/users', undefined, { authorization: `Bearer ${token}` });
  assert.is(byToken.status, 401);
  assert.is((await signIn()).mustChangePassword, true);
  assert.is((await app.local('PUT', path, { password, mustChangePassword: false })).status, 200);
  assert.is((await signIn()).mustChangePassword, undefined);
  const kept = await app.local('PUT', path, { mustChangePassword: false });
  assert.is(kept.status, 400, 'a generated one is never kept');
  assert.is((await kept.json()).problems[0].path, 'mustChangePassword');
});

test('disabling a user, changing the role or setting the password ends the sessions at once', async ({
  app,
}) => {
  for (const [name, change] of [
    ['disabled', (id: number) => app.local('PATCH', `/api/users/${id}`, { disabled: true })],
    ['promoted', (id: number) => app.local('PATCH', `/api/users/${id}`, { role: 'analyst' })],
    ['reset', (id: number) => app.local('PUT', `/api/users/${id}/password`, {})],
  ] as const) {
    const caller = await app.signIn('staff', name);
    const { user } = await check(caller);
    assert.is((await change(user.id)).status, 200);
    assert.is((await check(caller)).authenticated, false, name);
  }
});

test('a generated password opens nothing but its own change', async ({ app }) => {
  const created = await (await app.local('POST', '/api/users', { username: 'fresh', role: 'admin' })).json();
  assert.match(created.password, /^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  const response = await app.anonymous('POST', '/api/auth/login', {
    username: 'fresh',
    password: created.password,
  });
  assert.is((await response.json()).user.mustChangePassword, true);
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const caller: Caller = (method, path, body) => app.anonymous(method, path, body, { cookie });
  assert.is((await caller('GET', '/api/users')).status, 403);
  const input = { currentPassword: created.password, newPassword: 'nasi-lemak-ayam-goreng' };
  const changed = await caller('PUT', '/api/auth/password', input);
  assert.is(changed.status, 204);
  const renewed = (changed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  assert.is((await app.anonymous('GET', '/api/users', undefined, { cookie: renewed })).status, 200);
});

test('a call that another site makes the browser send is refused', async ({ app }) => {
  const caller = await app.signIn('admin', 'boss');
  const input = { username: 'planted', role: 'admin' };
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: '' },
    // A browser adds a proxy's password by itself; it is no API token.
    { origin: 'https://evil.example', authorization: 'Basic c3RhZmY6c3RhZmY=' },
    { origin: 'https://evil.example', authorization: 'Bearer' },
  ];
  for (const headers of foreign) {
    assert.is((await caller('POST', '/api/users', input, headers)).status, 403, JSON.stringify(headers));
  }
  const form = await caller('POST', '/api/users', JSON.stringify(input), { 'content-type': 'text/plain' });
  assert.is(form.status, 415);
  assert.is((await caller('POST', '/api/users', input, { 'sec-fetch-site': 'same-origin' })).status, 201);
});

test('bad input is answered with 400 or 413, never with a fault of the server', async ({ app }) => {
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '{"username":1,"password":2}',
    '{"__proto__":{"a":1}}',
    '"x"',
    '{"username":"a\\u0000","password":"\\ud800"}',
  ]) {
    const { status } = await app.anonymous('POST', '/api/auth/login', body, {
      'content-type': 'application/json',
    });
    assert.ok(status === 400 || status === 401, `${body} gives ${status}`);
  }
  const large = JSON.stringify({ username: 'x'.repeat(300_000), password: 'y' });
  assert.is((await app.anonymous('POST', '/api/auth/login', large)).status, 413);
});

test.run();
