import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyJson, type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; mei: Caller; task: string }>('planning how much to read');

const comments = Array.from({ length: 600 }, (_, at) => ({
  id: `k${at}`,
  message: at % 5 === 0 ? `Banjir lagi di kampung ${at}` : `Terima kasih YB ${at}`,
}));

test.before(async (context) => {
  context.app = await openTestApp();
  context.mei = await context.app.signIn('analyst', 'mei');
  await context.mei('POST', '/api/codebooks', { name: 'banjir 2026', variables: [{ name: 'banjir' }] });
  const started = await context.mei('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments,
    codebook: 'banjir 2026',
  });
  context.task = (await started.json()).task_id;
  await ended(context.mei, `/api/fb-analyzer/task/${context.task}`);
});
test.after(async ({ app }) => await app.close());

const plan = async (caller: Caller, body: object): Promise<AnyJson> => {
  const response = await caller('POST', '/api/fb-analyzer/plan', body);
  return { status: response.status, ...(await response.json()) };
};

test('what the last run of a codebook counted is planned with for the next file', async ({ mei }) => {
  const {
    status,
    variables,
    run,
    comments: of,
  } = await plan(mei, { codebook: 'banjir 2026', comments: 5000, text_tokens: 90_000 });
  assert.is(status, 200);
  assert.is(of, 5000);
  assert.is(variables[0].basis, 'counted');
  assert.ok(variables[0].share > 0.1 && variables[0].share < 0.4, JSON.stringify(variables));
  assert.equal([run.api_provider, run.cost_usd, run.measured_runs], ['local', 0, 1]);
  assert.ok(run.seconds > 0);
});

test('people read, and the plan of the run asks for less, until it asks for nothing', async ({
  mei,
  task,
}) => {
  const before = await plan(mei, { task_id: task, within: 8 });
  assert.ok(before.reads >= 75, JSON.stringify(before));
  await mei('POST', `/api/fb-analyzer/task/${task}/draw`, { size: before.reads });
  const drawn = await plan(mei, { task_id: task, within: 8 });
  assert.equal([before.drawn, drawn.drawn, drawn.reads], [0, before.reads, before.reads]);
  const { items } = await (await mei('GET', `/api/fb-analyzer/task/${task}/reading?limit=200`)).json();
  for (const { seq, content } of items)
    await mei('PUT', `/api/fb-analyzer/task/${task}/comments/${seq}/judgement`, {
      tags: { banjir: /banjir/i.test(content) },
      blind: true,
    });
  const after = await plan(mei, { task_id: task, within: 8 });
  assert.is(after.reads, 0, JSON.stringify(after));
  assert.ok(after.variables[0].half_width <= 8);
  assert.is(after.variables[0].basis, 'read');
});

test('the queue counts down to the wish that is read for, closes, and opens again without it', async ({
  mei,
}) => {
  const started = await mei('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments.map(({ id, message }) => ({ id, message: `${message} petang` })),
    variables: ['banjir', 'petang'],
  });
  const { task_id: task } = await started.json();
  const path = `/api/fb-analyzer/task/${task}`;
  await ended(mei, path);
  const queueOf = async (rest = ''): Promise<AnyJson> =>
    await (await mei('GET', `${path}/reading?limit=200${rest}`)).json();
  const none = await mei('PUT', `${path}/draw/goal`, { goal: { within: 5 } });
  assert.is(none.status, 404);
  const other = await mei('POST', `${path}/draw`, { size: 200, goal: { within: 5, variables: ['tiada'] } });
  assert.is(other.status, 400);
  const drawn = await mei('POST', `${path}/draw`, { size: 200, goal: { within: 5, variables: ['banjir'] } });
  assert.equal((await drawn.json()).goal, { within: 5, variables: ['banjir'] });
  let left = (await queueOf()).goal.reads;
  for (let read = 0; ; read += 20) {
    const { items, goal } = await queueOf();
    assert.equal([goal.within, goal.variables], [5, ['banjir']]);
    assert.is(items.length === 0, goal.is_reached);
    if (items.length === 0) break;
    assert.ok(goal.reads > 0 && goal.reads <= left + 30, `${goal.reads} after ${left}`);
    left = goal.reads;
    for (const { seq, content } of items.slice(0, 20))
      await mei('PUT', `${path}/comments/${seq}/judgement`, {
        tags: { banjir: /banjir/i.test(content), petang: true },
        blind: true,
      });
    assert.ok(read < 200);
  }
  const { half_width } = (await plan(mei, { task_id: task, within: 5 })).variables[0];
  assert.ok(half_width <= 5, `${half_width}`);
  assert.ok((await queueOf('&beyond=true')).items.length > 0, 'who asks for it reads on');
  const narrower = await (await mei('PUT', `${path}/draw/goal`, { goal: { within: 1 } })).json();
  assert.equal(narrower.goal, { within: 1, variables: null });
  assert.not((await queueOf()).goal.is_reached);
  await mei('PUT', `${path}/draw/goal`, { goal: null });
  const open = await queueOf();
  assert.is(open.goal, null);
  assert.ok(open.items.length > 0);
});

test('what cannot be planned is refused with a reason', async ({ mei }) => {
  assert.is((await plan(mei, { task_id: '00000000-0000-4000-8000-000000000000' })).status, 404);
  assert.is((await plan(mei, { codebook: 'tiada', comments: 10 })).status, 404);
  for (const body of [
    {},
    { codebook: 'banjir 2026' },
    { variables: ['banjir'], comments: 0 },
    { variables: ['banjir'], comments: 5, within: 0 },
  ]) {
    const { status, problems } = await plan(mei, body);
    assert.is(status, 400, JSON.stringify(body));
    assert.ok(problems.length > 0);
  }
});

test.run();
