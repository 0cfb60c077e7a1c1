import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyJson, type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; staff: Caller; admin: Caller; now: { at: number } }>('audit routes');

test.before(async (context) => {
  context.now = { at: Date.parse('2026-11-21T08:00:00Z') };
  context.app = await openTestApp({ clock: { now: () => new Date(context.now.at++) } });
  context.staff = await context.app.signIn('staff', 'siti');
  context.admin = await context.app.signIn('admin', 'boss');
});
test.after(async ({ app }) => await app.close());

const aminah = { emailAddress: 'aminah@example.my', firstName: 'Aminah', lastName: 'Yusof' };

async function read(admin: Caller, query = ''): Promise<AnyJson[]> {
  const response = await admin('GET', `/api/audit${query}`);
  assert.is(response.status, 200);
  return await response.json();
}

test('a change is told with who, when, before and after, newest first', async ({ staff, admin }) => {
  const { id } = await (await staff('POST', '/api/accounts', aminah)).json();
  const changed = await staff('PUT', `/api/accounts/${id}`, { ...aminah, lastName: 'Yusof 😀' });
  await staff('PUT', `/api/accounts/${id}`, { ...aminah, lastName: 'Yusof 😀' });
  await staff('DELETE', `/api/accounts/${id}`);
  const entries = await read(admin, `?entity=account&entityId=${id}`);
  assert.equal(
    entries.map((entry) => [entry.action, entry.actorName, entry.label, entry.restorable]),
    [
      ['delete', 'siti', 'aminah@example.my', true],
      ['update', 'siti', 'aminah@example.my', false],
      ['create', 'siti', 'aminah@example.my', false],
    ],
    'an update that changed nothing is not told',
  );
  const [deleted, updated, created] = entries;
  assert.equal(updated.before, { lastName: 'Yusof' });
  assert.equal(updated.after, { lastName: 'Yusof 😀' });
  assert.is(updated.requestId, changed.headers.get('x-request-id'));
  assert.is(deleted.before.firstName, 'Aminah');
  assert.is(created.after.facebookStatus, 'inactive');
  assert.ok(deleted.at > updated.at && updated.at > created.at);
});

test('only a delete that can still be undone is restorable', async ({ app, staff, now }) => {
  const { id } = await (
    await staff('POST', '/api/tasks', {
      date: '2026-11-21',
      socialPlatform: 'TikTok',
      task: '["Like"]',
    })
  ).json();
  const restorable = async () =>
    (await read(app.local, `?entity=task&entityId=${id}&action=delete`)).map((entry) => entry.restorable);
  await staff('DELETE', `/api/tasks/${id}`);
  await staff('POST', `/api/tasks/${id}/restore`);
  assert.equal(await restorable(), [false]);
  await staff('DELETE', `/api/tasks/${id}`);
  assert.equal(await restorable(), [true, false]);
  const days = 31 * 24 * 60 * 60 * 1000;
  now.at += days;
  assert.equal(await restorable(), [false, false]);
  now.at -= days;
});

test('sign-ins and changes of users and tokens are told, without any secret', async ({ app, admin }) => {
  const user = await (await admin('POST', '/api/users', { username: 'wei', role: 'staff' })).json();
  await admin('PATCH', `/api/users/${user.id}`, { role: 'analyst' });
  await admin('PUT', `/api/users/${user.id}/password`, { password: 'sangat-rahsia-sekali' });
  await app.anonymous('POST', '/api/auth/login', { username: 'wei', password: 'sangat-rahsia-sekali' });
  await admin('DELETE', `/api/users/${user.id}`);
  const token = await (await admin('POST', '/api/tokens', { name: 'nightly', role: 'staff' })).json();
  await admin('DELETE', `/api/tokens/${token.id}`);
  const entries = (await read(admin, '?limit=7')).reverse();
  assert.equal(
    entries.map((entry) => [entry.actorName, entry.action, entry.entity, entry.label]),
    [
      ['boss', 'create', 'user', 'wei'],
      ['boss', 'update', 'user', 'wei'],
      ['boss', 'update', 'user', 'wei'],
      ['wei', 'sign-in', 'session', 'wei'],
      ['boss', 'delete', 'user', 'wei'],
      ['boss', 'create', 'token', 'nightly'],
      ['boss', 'revoke', 'token', 'nightly'],
    ],
  );
  assert.equal([entries[1].before, entries[1].after], [{ role: 'staff' }, { role: 'analyst' }]);
  const text = JSON.stringify(entries);
  for (const secret of [user.password, token.token, 'sangat-rahsia-sekali', 'argon2']) {
    assert.not.ok(text.includes(secret), secret);
  }
});

test('failed sign-ins and sign-outs are told, without what was typed as a name', async ({ app, admin }) => {
  const kumar = await app.signIn('staff', 'kumar');
  await app.anonymous('POST', '/api/auth/login', { username: 'Kumar', password: 'salah' });
  await app.anonymous('POST', '/api/auth/login', { username: 'kata-laluan-di-sini', password: 'salah' });
  await kumar('POST', '/api/auth/logout');
  await kumar('POST', '/api/auth/logout');
  const entries = (await read(admin, '?entity=session&limit=4')).reverse();
  assert.equal(
    entries.map((entry) => [entry.actorName, entry.action, entry.label, entry.after]),
    [
      ['kumar', 'sign-in', 'kumar', { address: 'in-process' }],
      ['nobody', 'sign-in-failed', 'kumar', { address: 'in-process', reason: 'wrong password' }],
      ['nobody', 'sign-in-failed', 'unknown user', { address: 'in-process', reason: 'unknown user' }],
      ['kumar', 'sign-out', 'kumar', null],
    ],
  );
});

test('deleted analyses, comparisons, explorations and sentiments are told, with whose they were', async ({
  app,
  admin,
}) => {
  const aminah = await app.signIn('analyst', 'aminah');
  const kumar = await app.signIn('analyst', 'kumar-analyst');
  const comments = [{ message: 'Jalan teruk 😤' }, { message: '路况很差' }];
  const data = { comments_data: comments, file_name: 'komen.json' };
  const body = { variables: ['jalan'], api_provider: 'local' };
  const json = async (response: Promise<{ json(): Promise<AnyJson> }>) => await (await response).json();
  const run = await json(aminah('POST', '/api/fb-analyzer/analyze', { ...data, ...body }));
  const comparison = await json(aminah('POST', '/api/fb-analyzer/compare', { ...body, a: data, b: data }));
  const exploration = await json(aminah('POST', '/api/fb-analyzer/explore', data));
  const runId = run.task_id;
  await ended(aminah, `/api/fb-analyzer/task/${runId}`);
  await ended(aminah, `/api/fb-analyzer/compare/${comparison.taskId}`);
  for (const path of [
    `/api/fb-analyzer/task/${runId}`,
    `/api/fb-analyzer/compare/${comparison.taskId}`,
    `/api/fb-analyzer/explore/${exploration.explorationId}`,
  ]) {
    assert.is((await kumar('DELETE', path)).status, 204, path);
  }
  const entries = (await read(admin, '?action=delete&limit=3')).reverse();
  assert.equal(
    entries.map((entry) => [entry.actorName, entry.entity, entry.label, entry.before.createdBy]),
    [
      ['kumar-analyst', 'analysis', 'komen.json', 'aminah'],
      ['kumar-analyst', 'comparison', 'komen / komen (2)', 'aminah'],
      ['kumar-analyst', 'exploration', 'komen.json', 'aminah'],
    ],
  );
  assert.equal(
    entries.map((entry) => entry.restorable),
    [true, true, false],
  );
  for (const path of [
    `/api/fb-analyzer/task/${entries[0].before.analysisId}`,
    `/api/fb-analyzer/compare/${entries[1].before.comparisonId}`,
  ]) {
    const restored = await aminah('POST', `${path}/restore`);
    assert.is(restored.status, 200, path);
    assert.equal(await json(aminah('GET', path)), await restored.json());
  }
});

test('pages follow one another, and filters narrow them', async ({ admin }) => {
  const all = await read(admin, '?limit=500');
  const pages: AnyJson[] = [];
  for (let before = ''; ; ) {
    const page = await read(admin, `?limit=3${before}`);
    pages.push(...page);
    if (page.length < 3) break;
    before = `&before=${page.at(-1).id}`;
  }
  assert.equal(pages, all);
  assert.ok((await read(admin, '?actor=wei')).every((entry) => entry.actorName === 'wei'));
  for (const query of ['?limit=0', '?limit=501', '?entity=cat', '?before=x']) {
    assert.is((await admin('GET', `/api/audit${query}`)).status, 400, query);
  }
});

const csvOf = (names: string[]) =>
  `First name,Last name,Email address\n${names.map((name) => `${name},Import,${name.toLowerCase()}@example.my`).join('\n')}\n`;

test('an import is one entry, which the id of its request opens', async ({ staff, admin }) => {
  const upload = async (csv: string) => {
    const response = await staff('POST', '/api/accounts/import', csv, { 'content-type': 'text/csv' });
    assert.is(response.status, 200, await response.clone().text());
    return response.headers.get('x-request-id');
  };
  await upload(csvOf(['Satu', 'Dua', 'Tiga']));
  const request = await upload(csvOf(['Dua', 'Empat', 'Lima', 'Enam']).replace('Dua,Import', 'Dua,Baru'));
  const grouped = await read(admin, '?group=request&entity=account&limit=2');
  assert.equal(
    grouped.map(({ label, together, entityId, after }) => ({ label, together, entityId, after })),
    [
      { label: '4 accounts', together: { create: 3, update: 1, other: 0 }, entityId: null, after: null },
      { label: '3 accounts', together: { create: 3, update: 0, other: 0 }, entityId: null, after: null },
    ],
  );
  const opened = await read(admin, `?request=${request}`);
  assert.equal(opened.map(({ label, together }) => [label, together]).sort(), [
    ['dua@example.my', null],
    ['empat@example.my', null],
    ['enam@example.my', null],
    ['lima@example.my', null],
  ]);
  const older = await read(admin, `?group=request&entity=account&limit=1&before=${grouped[0].id}`);
  assert.equal(older, [grouped[1]], 'pages of groups follow one another');
});

test('a search finds names and values, and the people of the log are told', async ({ admin }) => {
  const found = async (search: string) =>
    (await read(admin, `?search=${encodeURIComponent(search)}`)).map(({ label }) => label);
  assert.equal(await found('EMPAT@'), ['empat@example.my']);
  assert.equal(await found('"lastName":"Baru"'), ['dua@example.my']);
  assert.equal(await found('%'), []);
  const actors = await (await admin('GET', '/api/audit/actors')).json();
  const siti = actors.find(({ actorName }: AnyJson) => actorName === 'siti');
  assert.is(siti.entries, (await read(admin, '?actor=siti&limit=500')).length);
});

test('no entry can be changed or removed, not even by SQL', async ({ app }) => {
  const { db } = app.connection;
  for (const statement of [
    'update audit_log set label = $$x$$',
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    try {
      await sql.raw(statement).execute(db);
      assert.unreachable(statement);
    } catch (error) {
      assert.match(String(error), /append-only/);
    }
  }
});

test.run();
