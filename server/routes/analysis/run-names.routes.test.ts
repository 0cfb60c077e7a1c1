import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller; run: string; other: string }>('names of runs');

test.before(async (context) => {
  context.app = await openTestApp();
  context.analyst = await context.app.signIn('analyst');
  const start = async () => {
    const started = await context.analyst('POST', '/api/fb-analyzer/analyze', {
      comments_data: Array.from({ length: 40 }, (_, index) => ({
        id: String(index),
        message: index % 2 === 0 ? `Banjir lagi di kampung ${index}` : `鸡蛋又涨价了 ${index}`,
      })),
      variables: [{ name: 'banjir', terms: ['banjir'] }],
      file_name: 'komen.json',
    });
    const { task_id: id } = await started.json();
    await ended(context.analyst, `/api/fb-analyzer/task/${id}`);
    return id;
  };
  context.run = await start();
  context.other = await start();
  await context.analyst('PATCH', `/api/fb-analyzer/task/${context.run}`, { name: '九月水灾' });
});
test.after(async ({ app }) => await app.close());

test('a renamed run has its name in all that is counted from it', async ({ analyst, run, other }) => {
  const get = async (path: string) => (await analyst('GET', `/api/fb-analyzer/${path}`)).json();
  await analyst('PUT', `/api/fb-analyzer/task/${run}/comments/1/judgement`, { tags: { banjir: false } });
  const { a } = await get(`agreement?a=${run}&b=${other}`);
  const [comparable] = await get(`agreement/runs?a=${other}`);
  const side = { comments_data: [{ message: 'Banjir lagi di kampung' }] };
  const asked = { a: side, b: side, variables: [{ name: 'banjir', terms: ['banjir'] }] };
  const { taskId: runId } = await (await analyst('POST', '/api/fb-analyzer/compare', asked)).json();
  const compared = await ended(analyst, `/api/fb-analyzer/compare/${runId}`);
  const renamed = { name: '九月水灾' };
  await analyst('PATCH', `/api/fb-analyzer/task/${compared.sides[0].taskId}`, renamed);
  const names = {
    relations: (await get(`task/${run}/relations`)).runName,
    reading: (await get(`task/${run}/reading`)).runName,
    accuracy: (await get(`task/${run}/accuracy`)).runName,
    agreement: a.runName,
    comparable: comparable.runName,
    comparison: (await get(`compare/${runId}`)).sides[0].runName,
  };
  for (const [where, name] of Object.entries(names)) assert.is(name, '九月水灾', where);
});

test.run();
