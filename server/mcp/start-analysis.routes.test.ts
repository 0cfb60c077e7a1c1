import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@modelcontextprotocol/client';
import { CONFIRM_WITHIN_MINUTES } from '@smops/core/people/assistants/assistants.constants.js';
import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createApp } from '../app.js';
import { openTestApp, type TestApp } from '../testing.js';
import { ask, connectAssistant, makeToken } from './testing.js';

interface Context {
  app: TestApp;
  fake: FakeProvider;
  token: string;
  /** Without questions to a person. */
  plain: Client;
  minutes: number;
  count(): Promise<number>;
}
const test = suite<Context>('an assistant starts an analysis');

const LOCAL = {
  comments_data: [{ message: 'Banjir lagi di Kajang' }, '屋顶漏水', { message: 'Terima kasih MPKJ' }],
  variables: ['banjir'],
  file_name: 'aduan.json',
  api_provider: 'local',
};
const PAID = { ...LOCAL, api_provider: 'gemini' };

/** As an assistant waits for a run. */
async function matchesOf(client: Client, runId: string): Promise<number> {
  for (;;) {
    const { data } = await ask(client, 'getAnalysisStatus', { taskId: runId });
    if (data.status === 'completed') return data.matched_comments;
    assert.ok(data.status === 'pending' || data.status === 'running', data.status);
    await sleep(50);
  }
}

test.before(async (context) => {
  context.fake = await startFakeProvider(QUIET);
  context.minutes = 0;
  const clock = { now: () => new Date(Date.now() + context.minutes * 60_000) };
  const env = { GEMINI_URL: context.fake.url, GEMINI_API_KEY: 'kunci' };
  const app = await openTestApp({}, env);
  context.app = { ...app, app: createApp({ ...app.runtime, clock }) };
  await app.signIn('admin');
  context.token = await makeToken(app, 'analyst', 'write');
  context.plain = await connectAssistant(context.app, context.token);
  context.count = async () => (await ask(context.plain, 'listAnalyses')).data.total;
});
test.before.each((context) => {
  context.minutes = 0;
});
test.after(async ({ app, fake, plain }) => {
  await plain.close();
  await app.close();
  await fake.close();
});

test('a free one begins at once, with comments of the call or of a run, and the audit names the assistant', async ({
  app,
  plain,
  fake,
}) => {
  const own = await ask(plain, 'startAnalysis', LOCAL);
  assert.equal([own.data.totalComments, own.isError], [3, false]);
  assert.is(await matchesOf(plain, own.data.task_id), 1);
  assert.not.ok('analysisResults' in own.data);
  const again = await ask(plain, 'startAnalysis', {
    task_id: own.data.task_id,
    variables: [{ name: 'bumbung', terms: ['屋顶'] }],
    api_provider: 'local',
  });
  assert.is(again.data.totalComments, 3);
  assert.is(await matchesOf(plain, again.data.task_id), 1);
  assert.is(fake.stats.calls, 0);
  const audit = await (await app.local('GET', '/api/audit?entity=analysis')).json();
  assert.equal(
    audit.map((one: { action: string; actorName: string; label: string }) => [
      ...[one.action, one.actorName, one.label],
    ]),
    [
      ['create', 'token:write analyst via assistant', 'aduan.json'],
      ['create', 'token:write analyst via assistant', 'aduan.json'],
    ],
  );
});

test('a client that can ask a person does so before money is spent, and a no starts nothing', async ({
  app,
  token,
  count,
}) => {
  const questions: string[] = [];
  let agrees = false;
  const client = await connectAssistant(app, token, 'auto', (question) => {
    questions.push(question);
    return agrees ? { action: 'accept', content: { confirm: true } } : { action: 'decline' };
  });
  const before = await count();
  const declined = await client.callTool({ name: 'startAnalysis', arguments: PAID });
  assert.match(JSON.stringify(declined), 'did not agree');
  assert.is(await count(), before);
  agrees = true;
  const { data } = await ask(client, 'startAnalysis', PAID);
  assert.is(data.totalComments, 3);
  assert.is(await count(), before + 1);
  assert.is(questions.length, 2);
  assert.match(questions[0] ?? '', /3 comments for about USD 0\.\d+\? They are sent to Gemini/);
  await client.close();
});

test('other clients are told the estimate and what confirms this call, once', async ({ plain, count }) => {
  const before = await count();
  const { data, isError } = await ask(plain, 'startAnalysis', PAID);
  assert.not.ok(isError);
  assert.is(data.started, false);
  assert.is(data.estimate.comments, 3);
  assert.ok(data.estimate.cost_usd > 0);
  assert.is(await count(), before);
  const { confirmation } = data;
  const { comments_data, ...rest } = PAID;
  const started = await ask(plain, 'startAnalysis', { ...rest, comments_data, confirmation });
  assert.is(started.data.totalComments, 3);
  assert.is(await count(), before + 1);
  const twice = await ask(plain, 'startAnalysis', { ...PAID, confirmation });
  assert.is(twice.data.started, false);
  assert.is(await count(), before + 1);
});

test('a confirmation is of no use for another call, another token, a later time, or made up', async (context) => {
  const { app, plain, count } = context;
  const before = await count();
  const confirm = async () => (await ask(plain, 'startAnalysis', PAID)).data.confirmation;
  const more = { ...PAID, comments_data: [...PAID.comments_data, 'Jalan berlubang'] };
  const dearer = { ...PAID, variables: ['banjir', 'sampah'] };
  for (const changed of [more, dearer]) {
    const answer = await ask(plain, 'startAnalysis', { ...changed, confirmation: await confirm() });
    assert.is(answer.data.started, false);
  }
  assert.is((await ask(plain, 'startAnalysis', { ...PAID, confirmation: 'ya' })).data.started, false);
  assert.is((await ask(plain, 'startAnalysis', { ...PAID, confirmation: true })).data.started, false);
  const other = await connectAssistant(app, await makeToken(app, 'admin', 'write'));
  const stolen = await ask(other, 'startAnalysis', { ...PAID, confirmation: await confirm() });
  assert.is(stolen.data.started, false);
  await other.close();
  // The same owner, role and name, and yet another token.
  const namesake = await connectAssistant(app, await makeToken(app, 'analyst', 'write'));
  const taken = await ask(namesake, 'startAnalysis', { ...PAID, confirmation: await confirm() });
  assert.is(taken.data.started, false);
  await namesake.close();
  const late = await confirm();
  context.minutes = CONFIRM_WITHIN_MINUTES + 1;
  assert.is((await ask(plain, 'startAnalysis', { ...PAID, confirmation: late })).data.started, false);
  context.minutes = 0;
  assert.is(await count(), before);
});

test('older clients confirm by the value too, also those that could ask', async ({ app, token, count }) => {
  const before = await count();
  const old = await connectAssistant(app, token, 'legacy', () => ({
    action: 'accept',
    content: { confirm: true },
  }));
  const { data } = await ask(old, 'startAnalysis', PAID);
  assert.is(data.started, false);
  assert.is(await count(), before);
  const { confirmation } = data;
  assert.is((await ask(old, 'startAnalysis', { ...PAID, confirmation })).data.totalComments, 3);
  await old.close();
});

test('what cannot be started is said before anything is asked, and keys and uploads are not taken', async ({
  plain,
  count,
}) => {
  const before = await count();
  const missing = await ask(plain, 'startAnalysis', { ...PAID, comments_data: undefined, task_id: 'tiada' });
  assert.equal([missing.isError, missing.data.code], [true, 'NOT_FOUND']);
  const both = await ask(plain, 'startAnalysis', { ...PAID, codebook: 'harga' });
  assert.equal([both.isError, both.data.code], [true, 'VALIDATION']);
  const none = await ask(plain, 'startAnalysis', { ...PAID, api_provider: 'deepseek-9' });
  assert.ok(none.isError);
  assert.match(none.text, 'API key');
  for (const more of [{ api_key: 'k' }, { upload: 'u' }, { intake: {} }, { fresh: true }])
    assert.match((await ask(plain, 'startAnalysis', { ...PAID, ...more })).text, 'startAnalysis takes');
  assert.is(await count(), before);
});

test.run();
