import { emptyLists } from '@smops/core/records/lists/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp }>('home route');

test.before(async (context) => {
  context.app = await openTestApp();
  await emptyLists(context.app.connection.db);
});
test.after(async ({ app }) => await app.close());

test('tells what is due up to today, the longest due first, and counts what is open', async ({ app }) => {
  const staff = await app.signIn('staff', 'siti');
  const today = new Date().toISOString().slice(0, 10);
  for (const date of ['2026-02-01', '2026-01-01', '2999-01-01']) {
    await staff('POST', '/api/tasks', { date, socialPlatform: 'TikTok', task: '["Like"]' });
  }
  const done = await (
    await staff('POST', '/api/tasks', { date: '2025-12-01', socialPlatform: 'TikTok', task: '["Like"]' })
  ).json();
  await staff('PATCH', `/api/tasks/${done.id}/status`, { status: 'Completed' });
  const { tasks } = await (await staff('GET', '/api/home')).json();
  assert.ok(today > '2026-02-01');
  assert.equal(
    [tasks.due.map(({ date }: { date: string }) => date), tasks.dueCount, tasks.openCount],
    [['2026-01-01', '2026-02-01'], 2, 3],
  );
});

test('shows analyses to analysts and cost to admins only', async ({ app }) => {
  const seen = async (role: 'staff' | 'analyst' | 'admin') => {
    const call = await app.signIn(role, `seen-${role}`);
    const { analyses, scores, cost } = await (await call('GET', '/api/home')).json();
    return [analyses !== null, scores !== null, cost !== null];
  };
  assert.equal(await seen('staff'), [false, false, false]);
  assert.equal(await seen('analyst'), [true, true, false]);
  assert.equal(await seen('admin'), [true, true, true]);
});

test('is for people who are signed in', async ({ app }) => {
  assert.is((await app.anonymous('GET', '/api/home')).status, 401);
});

test.run();
