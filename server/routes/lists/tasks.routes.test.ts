import { emptyLists } from '@smops/core/records/lists/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; staff: Caller }>('tasks routes');

test.before(async (context) => {
  context.app = await openTestApp();
  context.staff = await context.app.signIn('staff', 'siti');
});
test.before.each(async ({ app }) => await emptyLists(app.connection.db));
test.after(async ({ app }) => await app.close());

const task = {
  date: '2026-11-21',
  socialPlatform: 'Facebook',
  link: 'https://www.facebook.com/contoh/posts/1',
  task: '["Like","Comment - Promote"]',
  requirements: 'Sebut harga baru.\n不要提竞争对手 🙏',
};
const post = async (staff: Caller, change = {}) =>
  await (await staff('POST', '/api/tasks', { ...task, ...change })).json();

test('the server gives a task its id and its status', async ({ staff }) => {
  const response = await staff('POST', '/api/tasks', task);
  assert.is(response.status, 201);
  const created = await response.json();
  assert.equal(created, { id: created.id, taskId: 'TASK-0001', ...task, status: 'In Progress', version: 1 });
  assert.is((await post(staff, { link: '', requirements: undefined })).taskId, 'TASK-0002');
  for (const extra of [{ id: 1 }, { taskId: 'TASK-0009' }, { status: 'Completed' }]) {
    assert.is((await staff('POST', '/api/tasks', { ...task, ...extra })).status, 400, JSON.stringify(extra));
  }
});

test('tasks created at the same time get different ids', async ({ staff }) => {
  const created = await Promise.all(Array.from({ length: 12 }, () => post(staff)));
  assert.is(new Set(created.map(({ taskId }) => taskId)).size, 12);
});

test('bad fields are refused, each by its name', async ({ staff }) => {
  const bad: [Record<string, unknown>, string][] = [
    [{ date: '' }, 'date'],
    [{ date: undefined }, 'date'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '21/11/2026' }, 'date'],
    [{ socialPlatform: '' }, 'socialPlatform'],
    [{ socialPlatform: 'MySpace' }, 'socialPlatform'],
    [{ link: 'data:text/html,x' }, 'link'],
    [{ task: '' }, 'task'],
    [{ task: '[]' }, 'task'],
    [{ task: '["Like","Like"]' }, 'task'],
    [{ task: '["Dance"]' }, 'task'],
    [{ task: '{"a":1}' }, 'task'],
    [{ task: ['Like'] }, 'task'],
    [{ requirements: 'a\u0000b' }, 'requirements'],
    [{ requirements: 'x'.repeat(10_001) }, 'requirements'],
  ];
  for (const [change, path] of bad) {
    const response = await staff('POST', '/api/tasks', { ...task, ...change });
    assert.is(response.status, 400, JSON.stringify(change));
    const { problems } = await response.json();
    assert.equal(
      problems.map((problem: { path: string }) => problem.path),
      [path],
      JSON.stringify(change),
    );
  }
});

test('Completed is final, and the rest of a completed task may still be mended', async ({ staff }) => {
  const { id } = await post(staff);
  const setStatus = (status: string) => staff('PATCH', `/api/tasks/${id}/status`, { status });
  const completed = await setStatus('Completed');
  assert.is(completed.status, 200);
  assert.is((await completed.json()).status, 'Completed');
  assert.is((await setStatus('Completed')).status, 200, 'a second click changes nothing');
  const back = await setStatus('In Progress');
  assert.is(back.status, 409);
  assert.match((await back.json()).error, /TASK-0001 is Completed/);
  assert.is((await setStatus('Done')).status, 400);
  assert.is((await staff('PATCH', '/api/tasks/999/status', { status: 'Completed' })).status, 404);
  const mended = await staff('PUT', `/api/tasks/${id}`, { ...task, requirements: 'Selesai' });
  assert.is((await mended.json()).status, 'Completed');
  assert.is((await staff('PUT', `/api/tasks/${id}`, { ...task, status: 'In Progress' })).status, 400);
});

test('the plain text of an old task may stay, and no other may come', async ({ app, staff }) => {
  const { id } = await post(staff);
  await app.connection.db
    .updateTable('tasks')
    .set({ task: 'Sila like dan share' })
    .where('id', '=', id)
    .execute();
  const put = (text: string) =>
    staff('PUT', `/api/tasks/${id}`, { ...task, task: text, requirements: 'Segera' });
  const kept = await put('Sila like dan share');
  assert.is(kept.status, 200);
  assert.is((await kept.json()).task, 'Sila like dan share');
  const other = await put('something else');
  assert.is(other.status, 400);
  assert.is((await other.json()).problems[0].path, 'task');
  assert.is((await put('["Share"]')).status, 200);
});

test('a task comes back from its delete with its id, and its id is never given again', async ({ staff }) => {
  const first = await post(staff);
  assert.is((await staff('DELETE', `/api/tasks/${first.id}`)).status, 204);
  assert.is((await post(staff)).taskId, 'TASK-0002');
  const restored = await (await staff('POST', `/api/tasks/${first.id}/restore`)).json();
  assert.is(restored.taskId, 'TASK-0001');
  const list = await (await staff('GET', '/api/tasks')).json();
  assert.equal(
    list.map(({ taskId }: { taskId: string }) => taskId),
    ['TASK-0001', 'TASK-0002'],
    'in creation order',
  );
});

test('with If-Match the later of two editors is told', async ({ staff }) => {
  const { id, version } = await post(staff);
  await staff('PATCH', `/api/tasks/${id}/status`, { status: 'Completed' });
  const seen = { 'if-match': `"${version}"` };
  assert.is((await staff('PUT', `/api/tasks/${id}`, task, seen)).status, 412);
});

test('a search finds open tasks first, then the newest, in parts and in whatever case and width', async ({
  staff,
}) => {
  const dates = ['2026-11-20', '2026-11-22', '2026-11-21'];
  for (const date of dates) await post(staff, { date, requirements: 'Pasang poster BANJIR ＡＢＣ' });
  const other = await post(staff, { date: '2026-11-25', requirements: '提到新价格' });
  const done = await post(staff, { date: '2026-11-26', requirements: 'banjir' });
  await staff('PATCH', `/api/tasks/${done.id}/status`, { status: 'Completed' });
  const found = async (query: string) => {
    const { tasks, total } = await (await staff('GET', `/api/tasks/search?${query}`)).json();
    return [tasks.map(({ date }: { date: string }) => date), total];
  };
  assert.equal(await found('search=Banjir'), [['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-26'], 4]);
  assert.equal(await found('search=banjir&limit=1&offset=1'), [['2026-11-21'], 4]);
  assert.equal(await found('search=abc'), [['2026-11-22', '2026-11-21', '2026-11-20'], 3]);
  assert.equal(await found(`search=${encodeURIComponent('新价')}`), [[other.date], 1]);
  assert.equal(await found('search=task-0005'), [['2026-11-26'], 1]);
  assert.equal(await found('search=%25'), [[], 0], 'a sign of patterns is a sign');
  assert.is((await staff('GET', '/api/tasks/search?limit=201')).status, 400);
  assert.is((await staff('GET', '/api/tasks/search?offset=-1')).status, 400);
});

test.run();
