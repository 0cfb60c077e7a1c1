import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; admin: Caller; time: { now: Date } }>('purge');

test.before(async (context) => {
  const time = { now: new Date('2025-03-01T04:00:00Z') };
  const app = await openTestApp({ clock: { now: () => time.now } });
  Object.assign(context, { app, time, admin: app.local });
});
test.after(async ({ app }) => await app.close());

const FILE = [{ message: 'Banjir lagi di Klang 😢' }, { message: '价格又涨了' }];

async function analyze(admin: Caller): Promise<string> {
  const body = { comments_data: FILE, variables: ['banjir'], api_provider: 'local' };
  const response = await admin('POST', '/api/fb-analyzer/analyze', body);
  const { task_id } = await response.json();
  await ended(admin, `/api/fb-analyzer/task/${task_id}`);
  return task_id;
}

test('what is older than the day goes for good, what is newer stays, and the audit log says so', async ({
  admin,
  time,
}) => {
  const old = await analyze(admin);
  const link = 'https://facebook.example/p/1';
  const task = { date: '2025-01-31', socialPlatform: 'Facebook', link, task: '["Like"]' };
  const { taskId } = await (await admin('POST', '/api/tasks', task)).json();
  const record = { taskId, analyzeDate: '2025-02-01', sentimentScore: 7.5, aiSummary: 'Bagus.' };
  const imported = await admin('POST', '/api/sentiments/import', {
    kind: 'records',
    rows: [record],
  });
  assert.is(imported.status, 200, await imported.text());
  time.now = new Date('2026-11-21T04:00:00Z');
  const recent = await analyze(admin);

  const dry = await admin('POST', '/api/purge', { before: '2026-01-01', dryRun: true });
  const counted = await dry.json();
  assert.equal([counted.analyses, counted.sentiments, counted.dryRun], [1, 1, true]);
  assert.is((await admin('GET', `/api/fb-analyzer/task/${old}`)).status, 200, 'a dry run removes nothing');

  const done = await admin('POST', '/api/purge', { before: '2026-01-01' });
  const report = await done.json();
  assert.is(done.status, 200, JSON.stringify(report));
  assert.equal([report.analyses, report.sentiments], [1, 1]);
  assert.equal(await (await admin('GET', '/api/sentiments')).json(), []);
  assert.is((await admin('GET', `/api/fb-analyzer/task/${old}`)).status, 404);
  assert.is((await admin('GET', `/api/fb-analyzer/task/${recent}`)).status, 200);
  const [last] = await (await admin('GET', '/api/audit?limit=1')).json();
  assert.equal(
    [last.action, last.entity, last.label],
    ['delete', 'retention', 'everything before 2026-01-01'],
  );

  const again = await (await admin('POST', '/api/purge', { before: '2026-01-01' })).json();
  assert.equal([again.analyses, again.sentiments], [0, 0]);
});

test('a day that is none, or has not come, is refused with its field', async ({ admin }) => {
  for (const before of ['2026-02-30', 'yesterday', '', '2031-01-01']) {
    const response = await admin('POST', '/api/purge', { before });
    assert.is(response.status, 400, before);
    assert.is((await response.json()).problems[0].path, 'before');
  }
});

test.run();
