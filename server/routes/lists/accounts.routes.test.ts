import { emptyLists } from '@smops/core/records/lists/testing.js';
import { purgeDeleted } from '@smops/core/telling/retention/purge-deleted.service.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { systemContext } from '../../lifecycle/start-runtime.js';
import { type Caller, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; staff: Caller; now: { at: number } }>('accounts routes');

test.before(async (context) => {
  context.now = { at: Date.parse('2026-11-21T08:00:00Z') };
  context.app = await openTestApp({ clock: { now: () => new Date(context.now.at) } });
  context.staff = await context.app.signIn('staff', 'siti');
});
test.before.each(async ({ app }) => await emptyLists(app.connection.db));
test.after(async ({ app }) => await app.close());

const aminah = {
  emailAddress: 'Aminah@example.my',
  firstName: 'Aminah',
  lastName: 'binti Yusof',
  facebookProfileLink: 'https://www.facebook.com/aminah.contoh',
  instagramProfileLink: '',
  facebookStatus: 'active',
};
const DAY_MS = 24 * 60 * 60 * 1000;

test('an account is created with only its own fields, and is answered whole', async ({ staff }) => {
  const response = await staff('POST', '/api/accounts', aminah);
  assert.is(response.status, 201);
  const account = await response.json();
  assert.equal(account, {
    id: account.id,
    emailAddress: 'Aminah@example.my',
    firstName: 'Aminah',
    lastName: 'binti Yusof',
    facebookProfileLink: 'https://www.facebook.com/aminah.contoh',
    instagramProfileLink: null,
    tiktokProfileLink: null,
    facebookStatus: 'active',
    instagramStatus: 'inactive',
    tiktokStatus: 'inactive',
    version: 1,
  });
  assert.equal(await (await staff('GET', '/api/accounts')).json(), [account]);
  assert.equal(await (await staff('GET', `/api/accounts/${account.id}`)).json(), account);
  for (const extra of [{ id: 7 }, { version: 2 }, { createdAt: '2026-01-01' }]) {
    assert.is((await staff('POST', '/api/accounts', { ...aminah, ...extra })).status, 400);
  }
  assert.is((await staff('POST', '/api/accounts', aminah)).status, 201, 'the same person may be there twice');
});

test('bad fields are refused, each by its name', async ({ staff }) => {
  const bad: [Record<string, unknown>, string][] = [
    [{ emailAddress: '' }, 'emailAddress'],
    [{ emailAddress: undefined }, 'emailAddress'],
    [{ emailAddress: 'no address' }, 'emailAddress'],
    [{ firstName: '   ' }, 'firstName'],
    [{ lastName: null }, 'lastName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ firstName: 'a\u0000b' }, 'firstName'],
    [{ firstName: 'a\ud800b' }, 'firstName'],
    [{ facebookProfileLink: 'javascript:alert(1)' }, 'facebookProfileLink'],
    [{ instagramProfileLink: 'ftp://example.my/x' }, 'instagramProfileLink'],
    [{ tiktokProfileLink: ' https://example.my' }, 'tiktokProfileLink'],
    [{ tiktokProfileLink: 'https://exa mple.my' }, 'tiktokProfileLink'],
    [{ tiktokStatus: 'gone' }, 'tiktokStatus'],
    [{ tiktokStatus: 3 }, 'tiktokStatus'],
  ];
  for (const [change, path] of bad) {
    const response = await staff('POST', '/api/accounts', { ...aminah, ...change });
    assert.is(response.status, 400, JSON.stringify(change));
    const { problems, error } = await response.json();
    assert.equal(
      problems.map((problem: { path: string }) => problem.path),
      [path],
      JSON.stringify(change),
    );
    assert.match(error, `${path}: `);
  }
  assert.equal(await (await staff('GET', '/api/accounts')).json(), []);
});

test('names of every script come back byte for byte', async ({ staff }) => {
  const names = [
    '王小明',
    "Nur'ain",
    ' Siti  ',
    'Zoë e\u0301',
    '👩‍👩‍👧',
    '<script>alert(1)</script>',
    "'; drop table accounts; --",
    '=1+1',
    '\u202eRTL',
    '\ufeffBOM',
    '%00',
    '\\u0000',
    'ﷺ',
    '🇲🇾',
  ];
  for (const name of names) {
    const { firstName, lastName } = await (
      await staff('POST', '/api/accounts', { ...aminah, firstName: name, lastName: name })
    ).json();
    assert.equal([firstName, lastName], [name, name]);
  }
});

test('an update replaces the account, and one that changes nothing leaves its version', async ({ staff }) => {
  const { id } = await (await staff('POST', '/api/accounts', aminah)).json();
  const changed = {
    ...aminah,
    firstName: 'Aminah 阿米娜',
    facebookProfileLink: null,
    facebookStatus: undefined,
  };
  const response = await staff('PUT', `/api/accounts/${id}`, changed);
  assert.is(response.status, 200);
  assert.is(response.headers.get('etag'), '"2"');
  const account = await response.json();
  assert.is(account.firstName, 'Aminah 阿米娜');
  assert.is(account.facebookProfileLink, null);
  assert.is(account.facebookStatus, 'inactive');
  assert.is((await (await staff('PUT', `/api/accounts/${id}`, changed)).json()).version, 2);
  assert.is((await staff('PUT', '/api/accounts/999', changed)).status, 404);
  assert.is((await staff('PUT', '/api/accounts/abc', changed)).status, 400);
});

test('with If-Match the later of two editors is told; a plain PUT goes through', async ({ staff }) => {
  const { id } = await (await staff('POST', '/api/accounts', aminah)).json();
  const put = (firstName: string, headers = {}) =>
    staff('PUT', `/api/accounts/${id}`, { ...aminah, firstName }, headers);
  assert.is((await put('First', { 'if-match': '"1"' })).status, 200);
  const late = await put('Second', { 'if-match': '"1"' });
  assert.is(late.status, 412);
  assert.is((await late.json()).code, 'PRECONDITION_FAILED');
  assert.is((await put('Second', { 'if-match': 'nonsense' })).status, 412);
  assert.is((await staff('DELETE', `/api/accounts/${id}`, undefined, { 'if-match': '"1"' })).status, 412);
  assert.is((await put('Third', { 'if-match': '*' })).status, 200);
  assert.is((await (await put('Fourth')).json()).firstName, 'Fourth');
});

test('a deleted account is nowhere, and a second delete finds nothing', async ({ staff }) => {
  const { id } = await (await staff('POST', '/api/accounts', aminah)).json();
  const path = `/api/accounts/${id}`;
  const gone = await staff('DELETE', path);
  assert.is(gone.status, 204);
  assert.is(await gone.text(), '');
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', aminah],
    ['DELETE', undefined],
  ] as const) {
    assert.is((await staff(method, path, body)).status, 404, method);
  }
  assert.equal(await (await staff('GET', '/api/accounts')).json(), []);
});

test('a delete can be undone for 30 days and is final after that', async ({ app, staff, now }) => {
  const created = await (await staff('POST', '/api/accounts', aminah)).json();
  await staff('DELETE', `/api/accounts/${created.id}`);
  const restored = await staff('POST', `/api/accounts/${created.id}/restore`);
  assert.is(restored.status, 200);
  assert.equal(await restored.json(), { ...created, version: 3 });
  assert.is((await (await staff('POST', `/api/accounts/${created.id}/restore`)).json()).version, 3);
  await staff('DELETE', `/api/accounts/${created.id}`);
  now.at += 30 * DAY_MS + 1000;
  assert.is((await app.local('POST', `/api/accounts/${created.id}/restore`)).status, 404);
  assert.is(await purgeDeleted(systemContext(app.runtime)), 1, 'and then it is removed');
  now.at -= 30 * DAY_MS + 1000;
});

test('an unchanged list answers 304, and every change answers again', async ({ staff }) => {
  const first = await staff('GET', '/api/accounts');
  const etag = first.headers.get('etag') ?? '';
  assert.is(first.headers.get('cache-control'), 'private, no-cache');
  const again = () => staff('GET', '/api/accounts', undefined, { 'if-none-match': etag });
  const unchanged = await again();
  assert.is(unchanged.status, 304);
  assert.is(await unchanged.text(), '');
  const { id } = await (await staff('POST', '/api/accounts', aminah)).json();
  assert.is((await again()).status, 200);
  const states = [etag];
  for (const [method, path, body] of [
    ['PUT', `/api/accounts/${id}`, { ...aminah, lastName: 'Yusof' }],
    ['DELETE', `/api/accounts/${id}`, undefined],
    ['POST', `/api/accounts/${id}/restore`, undefined],
  ] as const) {
    await staff(method, path, body);
    states.push((await staff('GET', '/api/accounts')).headers.get('etag') ?? '');
  }
  assert.is(new Set(states).size, 4);
  const weak = { 'if-none-match': `"other", W/${states.at(-1)}` };
  assert.is((await staff('GET', '/api/accounts', undefined, weak)).status, 304);
  assert.is((await staff('GET', '/api/tasks', undefined, weak)).status, 200, 'each list has its own');
});

test('pages follow one another in creation order', async ({ staff }) => {
  for (const name of ['A', 'B', 'C', 'D', 'E'])
    await staff('POST', '/api/accounts', { ...aminah, firstName: name });
  const names: string[] = [];
  for (let after = 0; ; ) {
    const page = await (await staff('GET', `/api/accounts?limit=2&after=${after}`)).json();
    if (page.length === 0) break;
    names.push(page.map((account: { firstName: string }) => account.firstName).join(''));
    after = page.at(-1).id;
  }
  assert.equal(names, ['AB', 'CD', 'E']);
  for (const query of ['limit=0', 'limit=1001', 'limit=-1', 'limit=x', 'after=1.5', 'after=']) {
    assert.is((await staff('GET', `/api/accounts?${query}`)).status, 400, query);
  }
});

test.run();
