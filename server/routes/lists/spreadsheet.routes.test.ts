import type { Logger } from '@smops/core/context.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; admin: Caller; now: { at: number }; lines: string[] }>(
  'spreadsheet routes',
);

test.before(async (context) => {
  context.now = { at: Date.parse('2026-11-21T08:00:00Z') };
  context.lines = [];
  const note = (data: object, message: string) => context.lines.push(JSON.stringify([data, message]));
  const logger: Logger = { debug: note, info: note, warn: note, error: note };
  context.app = await openTestApp({ logger, clock: { now: () => new Date(context.now.at) } });
  context.admin = await context.app.signIn('admin', 'boss');
});
test.after(async ({ app }) => await app.close());

async function makeFeed(admin: Caller, input = {}) {
  const response = await admin('POST', '/api/feeds', { list: 'accounts', name: 'Laporan', ...input });
  assert.is(response.status, 201);
  return await response.json();
}
const isConnected = async (caller: Caller) =>
  (await (await caller('GET', '/api/status')).json()).spreadsheet.connected;

test('a feed gives its list as live CSV to anyone who has the address, and turns the dot green', async ({
  app,
  admin,
  now,
}) => {
  assert.is(await isConnected(admin), false);
  const feed = await makeFeed(admin);
  await admin('POST', '/api/accounts', { emailAddress: 'a@example.my', firstName: '=1+1', lastName: '王' });
  const response = await app.anonymous('GET', feed.path);
  assert.is(response.status, 200);
  assert.is(response.headers.get('content-type'), 'text/csv; charset=utf-8');
  const lines = (await response.text()).split('\r\n');
  assert.match(lines[0] ?? '', /^Email address,First name/);
  assert.match(lines[1] ?? '', /^a@example\.my,'=1\+1,王,/);
  const etag = response.headers.get('etag') ?? '';
  assert.is((await app.anonymous('GET', feed.path, undefined, { 'if-none-match': etag })).status, 304);
  assert.is(await isConnected(admin), true);
  assert.is((await (await admin('GET', '/api/feeds')).json())[0].lastFetchedAt, '2026-11-21T08:00:00.000Z');
  now.at += 25 * 60 * 60 * 1000;
  assert.is(await isConnected(app.local), false, 'a day without a fetch');
  now.at -= 25 * 60 * 60 * 1000;
});

test('a feed opens its own list only, until it is revoked or expires', async ({ app, admin, now }) => {
  const feed = await makeFeed(admin, { expiresInDays: 1 });
  const other = feed.path.replace('accounts.csv', 'tasks.csv');
  for (const path of [
    other,
    feed.path.replace('.csv', '.json'),
    `/api/feeds/feed_${'x'.repeat(43)}/accounts.csv`,
  ]) {
    assert.is((await app.anonymous('GET', path)).status, 404, path);
  }
  assert.is((await app.anonymous('GET', '/api/accounts')).status, 401, 'it is no sign-in');
  now.at += 25 * 60 * 60 * 1000;
  assert.is((await app.anonymous('GET', feed.path)).status, 404);
  now.at -= 25 * 60 * 60 * 1000;
  assert.is((await app.anonymous('GET', feed.path)).status, 200);
  assert.is((await admin('DELETE', `/api/feeds/${feed.id}`)).status, 204);
  assert.is((await app.anonymous('GET', feed.path)).status, 404);
  assert.is((await admin('DELETE', `/api/feeds/${feed.id}`)).status, 404);
});

test('a feed ends when its maker is disabled', async ({ app }) => {
  const maker = await app.signIn('admin', 'leaver');
  const feed = await makeFeed(maker);
  assert.is((await app.anonymous('GET', feed.path)).status, 200);
  const users = await (await app.local('GET', '/api/users')).json();
  const { id } = users.find((user: { username: string }) => user.username === 'leaver');
  await app.local('PATCH', `/api/users/${id}`, { disabled: true });
  assert.is((await app.anonymous('GET', feed.path)).status, 404);
});

test('the token stands in no log line, list, audit entry or error', async ({ app, admin, lines }) => {
  const feed = await makeFeed(admin);
  const token = feed.path.split('/')[3];
  await app.anonymous('GET', feed.path);
  const missing = await (await app.anonymous('GET', feed.path.replace('accounts', 'tasks'))).text();
  const list = await (await admin('GET', '/api/feeds')).text();
  const audit = await (await admin('GET', '/api/audit?entity=feed')).text();
  assert.ok(lines.some((line) => line.includes('/api/feeds/…/accounts.csv')));
  for (const text of [lines.join('\n'), missing, list, audit]) assert.not.ok(text.includes(token));
});

test('bad feeds are refused; the sheet says what is missing', async ({ admin }) => {
  for (const input of [
    {},
    { list: 'users', name: 'x' },
    { list: 'tasks', name: '' },
    { list: 'tasks', name: 'x', expiresInDays: 0 },
  ]) {
    assert.is((await admin('POST', '/api/feeds', input)).status, 400, JSON.stringify(input));
  }
  assert.is((await (await admin('GET', '/api/spreadsheet')).json()).sheet, null);
  const sync = await admin('POST', '/api/spreadsheet/sync');
  assert.is(sync.status, 409);
  assert.match((await sync.json()).error, /GOOGLE_SHEET_ID/);
});

test('the secret of a feed is in no log, however its address is misspelt', async ({ app, admin, lines }) => {
  const { path } = await makeFeed(admin);
  const secret = path.split('/')[3] as string;
  assert.match(secret, /^feed_.{20}/);
  lines.length = 0;
  const spellings = [
    path,
    path.replace('/feeds/', '//feeds/'),
    path.replace('/feeds/', '/feeds//'),
    path.replace('/api/', '/API/'),
    path.replace('/feeds/', '/FEEDS/'),
    path.replace('/feeds/', '/feed/'),
    path.replace('/api/feeds', ''),
    path.replace('feed_', 'feed%5F'),
    path.replace('/feeds/', '/lists/'),
  ];
  for (const spelling of spellings) await app.anonymous('GET', spelling);
  assert.is(lines.length, spellings.length);
  assert.not(lines.join('\n').includes(secret.slice(5)));
});

test.run();
