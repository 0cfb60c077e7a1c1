import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller; id: string }>('exploration routes');

const SAYINGS = [
  'Banjir lagi depan rumah',
  '又淹水了，水沟没有清理',
  'Harga ayam naik lagi',
  'Prices are too high',
];
const comments = Array.from({ length: 80 }, (_, index) => ({
  id: String(index),
  message: `${SAYINGS[index % 4]} ${index}`,
}));

test.before(async (context) => {
  context.app = await openTestApp();
  context.analyst = await context.app.signIn('analyst');
});
test.after(async ({ app }) => await app.close());

test('themes of a file come with share and interval, and are kept', async (context) => {
  const { analyst } = context;
  const response = await analyst('POST', '/api/fb-analyzer/explore', {
    comments_data: comments,
    file_name: 'komen.json',
  });
  assert.is(response.status, 201);
  const exploration = await response.json();
  context.id = exploration.explorationId;
  assert.equal([exploration.total, exploration.read, exploration.fileName], [80, 80, 'komen.json']);
  const flood = exploration.themes.find((theme: { name: string }) => theme.name === '水灾');
  assert.equal([flood.comments, flood.share, flood.isThin], [40, 0.5, false]);
  assert.ok(flood.low > 0.39 && flood.low < 0.5 && flood.high < 0.61);
  const again = await analyst('GET', `/api/fb-analyzer/explore/${context.id}`);
  assert.equal(await again.json(), exploration);
  const [listed] = await (await analyst('GET', '/api/fb-analyzer/explore')).json();
  assert.is(listed.explorationId, context.id);
  assert.ok(listed.themes.includes('水灾'));
});

test('the comments of a run can be explored again', async ({ analyst }) => {
  const started = await (
    await analyst('POST', '/api/fb-analyzer/analyze', { comments_data: comments, variables: ['x'] })
  ).json();
  const response = await analyst('POST', '/api/fb-analyzer/explore', {
    task_id: started.task_id,
    language: 'ms',
  });
  assert.is(response.status, 201);
  const { themes } = await response.json();
  assert.ok(themes.some((theme: { name: string }) => theme.name === 'banjir'));
});

test('what was found is analysed on the stored comments of the file, which no list shows', async ({
  analyst,
  id,
}) => {
  const exploration = await (await analyst('GET', `/api/fb-analyzer/explore/${id}`)).json();
  assert.is(exploration.taskId, id);
  const tasks = async () => (await (await analyst('GET', '/api/fb-analyzer/tasks')).json()).length;
  const before = await tasks();
  const measure = { variables: ['水灾'], task_id: id, api_provider: 'local' };
  assert.is((await analyst('POST', '/api/fb-analyzer/estimate', measure)).status, 200);
  const started = await analyst('POST', '/api/fb-analyzer/analyze', {
    variables: ['水灾'],
    task_id: exploration.taskId,
    api_provider: 'local',
  });
  assert.is(started.status, 200);
  const { id: run } = await started.json();
  for (;;) {
    const task = await (await analyst('GET', `/api/fb-analyzer/task/${run}`)).json();
    if (task.status === 'completed') {
      assert.equal([task.file_name, task.total_comments, task.matched_comments], ['komen.json', 80, 40]);
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.is(await tasks(), before + 1, 'the kept comments are no run of the list');
  assert.is((await analyst('GET', `/api/fb-analyzer/task/${id}`)).status, 404);

  const other = { comments_data: comments.slice(0, 20), file_name: 'lain.json' };
  const { explorationId } = await (await analyst('POST', '/api/fb-analyzer/explore', other)).json();
  assert.is((await analyst('DELETE', `/api/fb-analyzer/explore/${explorationId}`)).status, 204);
  const gone = { variables: ['水灾'], task_id: explorationId };
  assert.is((await analyst('POST', '/api/fb-analyzer/analyze', gone)).status, 404);
});

test('it exports as CSV, XLSX, JSON and a report that loads nothing', async ({ analyst, id }) => {
  const fetch = (format: string) => analyst('GET', `/api/fb-analyzer/explore/${id}/export?format=${format}`);
  assert.match(await (await fetch('csv')).text(), /水灾,known,水灾,/);
  assert.is((await (await fetch('json')).json()).explorationId, id);
  assert.is((await fetch('xlsx')).status, 200);
  const report = await (await fetch('html')).text();
  assert.match(report, /<svg[^>]+role="img"/);
  assert.not.match(report, /(?:src|href)=|https?:/);
});

test('input that is none is refused, an unknown one is missing, and staff may not ask', async ({
  app,
  analyst,
  id,
}) => {
  const post = (body: object) => analyst('POST', '/api/fb-analyzer/explore', body);
  assert.is((await post({})).status, 400);
  assert.is((await post({ comments_data: comments, task_id: 'x' })).status, 400);
  assert.is((await post({ comments_data: 'no list' })).status, 400);
  assert.is((await post({ task_id: 'tiada' })).status, 404);
  const staff = await app.signIn('staff');
  assert.is((await staff('GET', `/api/fb-analyzer/explore/${id}`)).status, 403);
});

test('it can be deleted', async ({ analyst, id }) => {
  assert.is((await analyst('DELETE', `/api/fb-analyzer/explore/${id}`)).status, 204);
  assert.is((await analyst('GET', `/api/fb-analyzer/explore/${id}`)).status, 404);
  assert.is((await analyst('DELETE', `/api/fb-analyzer/explore/${id}`)).status, 404);
});

test.run();
