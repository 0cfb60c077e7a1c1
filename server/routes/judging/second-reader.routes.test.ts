import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { strFromU8, unzipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ask, connectAssistant, makeToken } from '../../mcp/testing.js';
import { type AnyJson, type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; fake: FakeProvider; mei: Caller; task: string }>(
  'a second reader, its shares, and where they stand',
);

const SAYINGS = ['Banjir lagi di kampung', 'Habis basah semua', 'Terima kasih YB', '今天天气很好'];
const comments = Array.from({ length: 600 }, (_, at) => ({
  id: `k${at}`,
  message: `${SAYINGS[at % 4]} ${at}`,
}));

const run = (task: string, rest: string) => `/api/fb-analyzer/task/${task}${rest}`;
const get = async (caller: Caller, path: string): Promise<AnyJson> =>
  await (await caller('GET', path)).json();

test.before(async (context) => {
  context.fake = await startFakeProvider(QUIET);
  context.app = await openTestApp({}, { GEMINI_URL: context.fake.url, GEMINI_API_KEY: 'kunci' });
  context.mei = await context.app.signIn('analyst', 'mei', 'en');
  const started = await context.mei('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments,
    variables: [{ name: 'banjir' }],
    file_name: 'aduan.json',
    language: 'en',
  });
  context.task = (await started.json()).task_id;
  await ended(context.mei, run(context.task, ''));
});
test.after(async ({ app, fake }) => {
  await app.close();
  await fake.close();
});

test('a plan says what each way to the same interval takes', async ({ mei, task }) => {
  const plan = await (await mei('POST', '/api/fb-analyzer/plan', { task_id: task, within: 3 })).json();
  const [alone, gemini] = plan.options;
  assert.is(plan.options.length, 2, JSON.stringify(plan.options));
  assert.equal([alone.second_reader, alone.reads], [null, plan.reads]);
  assert.equal(
    [gemini.second_reader.provider_label, gemini.second_reader.stays, gemini.second_reader.measured_runs],
    ['Gemini', false, 0],
  );
  assert.ok(gemini.reads < alone.reads && gemini.second_reader.cost_usd > 0, JSON.stringify(gemini));
});

test('it is started, followed by its own run, and in no list', async ({ mei, task }) => {
  assert.equal(await get(mei, run(task, '/second-reader')), { second_reader: null });
  const response = await mei('POST', run(task, '/second-reader'), {
    api_provider: 'gemini',
    comments: 240,
    budget: 5,
  });
  assert.is(response.status, 200);
  const { second_reader: started } = await response.json();
  assert.equal([started.provider_label, started.task.total_comments], ['Gemini', 240]);
  const second = await ended(mei, run(started.task.task_id, ''));
  assert.is(second.status, 'completed');
  const { second_reader: after } = await get(mei, run(task, '/second-reader'));
  assert.equal([after.comments, after.failed_comments], [240, 0]);
  assert.ok(after.cost_usd > 0 && after.cost_usd === second.cost_usd);
  const list = await get(mei, '/api/fb-analyzer/tasks');
  assert.equal(
    list.map(({ analysisId }: AnyJson) => analysisId),
    [task],
  );
  assert.is((await mei('GET', run(started.task.task_id, '/results'))).status, 404);
});

test('its share is the same to the last digit as an answer, a file, a workbook, a report and for an assistant', async ({
  app,
  mei,
  task,
}) => {
  assert.is((await mei('POST', run(task, '/draw'), { size: 100 })).status, 200);
  const opinionsOf = async (): Promise<Map<number, AnyJson>> => {
    const { results } = await get(mei, run(task, '/results'));
    return new Map(results.comments.map((one: AnyJson) => [one.seq, one.second_opinion]));
  };
  const inTable = async () => {
    const [head = '', ...rows] = (await (await mei('GET', run(task, '/export?format=csv'))).text()).split(
      '\r\n',
    );
    assert.match(head, /,second_reader,second_variables,second_sentiment$/);
    return rows.filter((row) => /,Gemini,(banjir)?,(positive|neutral|negative)$/.test(row)).length;
  };
  const before = await opinionsOf();
  assert.is(await inTable(), 240 - 100, 'in a file as on the page');
  assert.is(
    [...before.values()].filter((one) => one !== null).length,
    240 - 100,
    'drawn ones are read without',
  );
  const { items } = await get(mei, run(task, '/reading?limit=200'));
  for (const { seq, content } of items)
    await mei('PUT', run(task, `/comments/${seq}/judgement`), {
      tags: { banjir: /banjir|basah/i.test(content) },
      blind: true,
    });
  const after = await opinionsOf();
  assert.is([...after.values()].filter((one) => one !== null).length, 240);
  assert.is(await inTable(), 240);
  const { seq: first } = items[0];
  const isFound = /banjir/i.test(items[0].content);
  assert.equal(after.get(first), {
    by: 'Gemini',
    variables: isFound ? ['banjir'] : [],
    sentiment: after.get(first).sentiment,
  });
  const { results } = await get(mei, run(task, '/results?limit=1'));
  const [share] = results.shares;
  assert.equal([share.estimate.kind, share.second.label], ['corrected', 'Gemini']);
  const { low, high, read } = share.estimate;
  const plan = await (await mei('POST', '/api/fb-analyzer/plan', { task_id: task, within: 8 })).json();
  assert.equal(plan.second_reader, { provider_label: 'Gemini', comments: 240 });
  assert.ok(Math.abs(plan.variables[0].half_width - 50 * (high - low)) < 1e-9);
  assert.ok(low < 0.5 && high > 0.5, JSON.stringify(share));
  const [estimated] = (await get(mei, run(task, '/estimates'))).variables;
  const { next: _, ...same } = estimated;
  assert.equal(same, share);
  const file = await get(mei, run(task, '/export?format=json'));
  assert.equal(file.results.shares, results.shares);
  await app.signIn('admin');
  const token = await makeToken(app, 'analyst', 'read');
  const client = await connectAssistant(app, token);
  const { data } = await ask(client, 'getEstimates', { taskId: task });
  await client.close();
  assert.equal(data.variables[0].estimate, share.estimate);
  assert.equal(data.variables[0].second, share.second);
  const bytes = await (await mei('GET', run(task, '/export?format=xlsx'))).arrayBuffer();
  const cells = Object.entries(unzipSync(new Uint8Array(bytes)))
    .filter(([name]) => /(?:sheet\d+|sharedStrings)\.xml$/.test(name))
    .map(([, xml]) => strFromU8(xml))
    .join('');
  const [percent, from, to] = [share.estimate.share, low, high].map((value) => (100 * value).toFixed(1));
  const sentence = `${percent}%, between ${from} and ${to}; ${read} read by people, ${share.second.read} by Gemini; smops alone counted 25.0`;
  assert.ok(cells.includes(sentence), `${sentence} is not in the workbook`);
  for (const value of [share.estimate.share, low, high])
    assert.ok(cells.includes(`>${value}<`), `${value} is not in the workbook`);
  const report = await (await mei('GET', `/api/reports/run/${task}/export?format=html&more=tables`)).text();
  assert.ok(report.includes(`${percent}% (${from} to ${to})`), 'the report has the share');
  assert.ok(
    report.includes(`corrected, ${read} read by people, ${share.second.read} by Gemini`),
    'and its basis',
  );
});

test('a person removes it, and the share rests on people alone', async ({ mei, task }) => {
  assert.is((await mei('DELETE', run(task, '/second-reader'))).status, 204);
  assert.equal(await get(mei, run(task, '/second-reader')), { second_reader: null });
  assert.is((await get(mei, run(task, '/estimates'))).variables[0].second, null);
});

test.run();
