import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../config.js';
import type { Actor } from '../../../context.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { measureComments } from '../analyzer.model.js';
import { waitForAnalysis } from '../analyzer.service.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { createAnalyzer } from '../create-analyzer.js';
import { estimateAnalysis } from '../runs/estimate-analysis.service.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { analyst, silentLogger, testContext } from '../testing.js';
import { addUsage } from './provider-state.repository.js';
import { listProviderCosts, listProviderStates, testProvider } from './provider-states.service.js';

const KEY = 'sk-kunci-yang-tidak-boleh-keluar';
const admin: Actor = { ...analyst, name: 'admin', role: 'admin' };
/** A Saturday: DeepSeek's peak hours are those of working days. */
const SATURDAY = new Date('2026-11-21T03:00:00Z');
const MONDAY = new Date('2026-11-23T03:00:00Z');

interface Context {
  connection: Connection;
  fake: FakeProvider;
  ctx: AnalyzerContext;
  now: Date;
  close: () => Promise<void>;
}
const test = suite<Context>('providers for the admin');

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.fake = await startFakeProvider(QUIET);
});
test.before.each(async (context) => {
  const { connection, fake } = context;
  const config = readConfig({
    DEEPSEEK_9_URL: `${fake.url}/`,
    DEEPSEEK_9_API_KEY: KEY,
    GEMINI_URL: fake.url,
    SMOPS_DAILY_BUDGET_USD: '5',
  });
  context.now = SATURDAY;
  const clock = { now: () => context.now };
  const analyzer = await createAnalyzer({ connection, config, clock, logger: silentLogger });
  await analyzer.start();
  context.ctx = { ...testContext(connection, analyzer.worker, admin), clock, config };
  context.close = analyzer.close;
});
test.after.each(async ({ close, fake }) => {
  await close();
  fake.setProfile(QUIET);
});
test.after(async ({ connection, fake }) => {
  await fake.close();
  await connection.close();
});

test('shows of each provider whether it has a key, never the key', async ({ ctx, fake }) => {
  const states = await listProviderStates(ctx);
  const keys = states.map((one) => [one.id, one.keyConfigured]);
  assert.equal(keys, [
    ['gemini', false],
    ['deepseek-9', true],
    ['deepseek-penang', false],
    ['own', false],
    ['local', false],
  ]);
  assert.is(states[1]?.address, new URL(fake.url).host);
  assert.not.match(JSON.stringify(states), KEY);
});

test('one tiny call tells whether a provider answers, and is counted', async ({ ctx, fake }) => {
  const calls = fake.stats.calls;
  const good = await testProvider(ctx, { provider: 'deepseek-9' });
  assert.equal([good.ok, fake.stats.calls - calls], [true, 1]);
  assert.ok(good.costUsd > 0 && good.costUsd < 0.001, `${good.costUsd}`);
  assert.is((await listProviderCosts(ctx)).todayUsd, good.costUsd);
  fake.setProfile({ ...QUIET, faults: { 'status-401': 1 } });
  const refused = await testProvider(ctx, { provider: 'deepseek-9' });
  assert.is(refused.ok, false);
  assert.match(refused.message, '401');
  assert.not.match(JSON.stringify(refused), KEY);
  assert.match((await testProvider(ctx, { provider: 'gemini' })).message, 'needs an API key');
  assert.is((await testProvider(ctx, { provider: 'local' })).ok, true);
});

test('the bills are summed up by month, newest first', async (context) => {
  const { ctx, connection } = context;
  context.now = new Date('2027-03-21T03:00:00Z');
  const bill = (day: string, provider: string, costUsd: number) =>
    addUsage(connection.db, day, provider, { inputTokens: 1000, outputTokens: 200, costUsd });
  await bill('2027-03-21', 'deepseek-9', 0.25);
  await bill('2027-03-02', 'gemini', 0.5);
  await bill('2027-02-28', 'deepseek-9', 1);
  await bill('2027-01-31', 'deepseek-9', 9);
  const { months, todayUsd, dailyBudgetUsd } = await listProviderCosts(ctx, { months: 2 });
  const sums = months.map((one) => [one.month, one.costUsd, one.providers.length]);
  assert.equal(sums, [
    ['2027-03', 0.75, 2],
    ['2027-02', 1, 1],
  ]);
  assert.equal([todayUsd, dailyBudgetUsd], [0.25, 5]);
  assert.is((await listProviderCosts(ctx, { months: 1 })).months.length, 1);
});

const PEOPLE = ['Aminah', '伟明', 'Kumar'];
const comments = Array.from({ length: 160 }, (_, n) => ({
  content: `${['Jalan kat Jelutong banyak lubang', '停车位永远不够，每次都要兜几圈', 'ok je'][n % 3]} ${n}`,
  author: PEOPLE[n % 3],
}));

test('an estimate is near what the run then costs, and rather above it', async ({ ctx }) => {
  const question = { variables: ['lubang', '停车位'], api_provider: 'deepseek-9' as const, batch_size: 8 };
  const estimate = await estimateAnalysis(ctx, { ...question, ...measureComments(comments) });
  const { task_id } = await startAnalysis(ctx, { ...question, comments_data: comments });
  const task = await waitForAnalysis(ctx, { task_id }, 60_000);
  assert.equal([estimate.calls, task.status], [20, 'completed']);
  const ratio = estimate.cost_usd / task.cost_usd;
  assert.ok(ratio > 0.8 && ratio < 3, `${estimate.cost_usd} for ${task.cost_usd}`);
  const free = await estimateAnalysis(ctx, {
    ...question,
    api_provider: 'local',
    ...measureComments(comments),
  });
  assert.is(free.cost_usd, 0);
});

test('in peak hours the estimate says what waiting would save, and an off-peak run waits', async (context) => {
  const { ctx, fake } = context;
  const question = { variables: ['lubang'], api_provider: 'deepseek-9' as const, batch_size: 8 };
  context.now = MONDAY;
  const peak = await estimateAnalysis(ctx, { ...question, ...measureComments(comments) });
  assert.is(peak.off_peak_cost_usd, peak.cost_usd / 2);
  assert.is(peak.dear_until, '2026-11-23T04:00:00.000Z');
  const calls = fake.stats.calls;
  const { task_id } = await startAnalysis(ctx, {
    ...question,
    comments_data: comments,
    off_peak: true,
    fresh: true,
  });
  const waiting = await waitForAnalysis(ctx, { task_id }, 300);
  assert.equal(
    [waiting.status, waiting.waiting_until, fake.stats.calls - calls],
    ['pending', '2026-11-23T04:00:00.000Z', 0],
  );
  context.now = new Date('2026-11-23T04:00:30Z');
  const done = await waitForAnalysis(ctx, { task_id }, 60_000);
  assert.equal([done.status, done.waiting_until], ['completed', null]);
});

test('only an admin may look', async ({ ctx }) => {
  const asAnalyst = { ...ctx, actor: analyst };
  for (const look of [
    () => listProviderStates(asAnalyst),
    () => listProviderCosts(asAnalyst),
    () => testProvider(asAnalyst, { provider: 'local' }),
  ]) {
    const error = await look().then(
      () => undefined,
      (reason) => reason,
    );
    assert.is(error?.code, 'FORBIDDEN');
  }
});

test.run();
