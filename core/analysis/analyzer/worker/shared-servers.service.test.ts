import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { getAnalysisStatus, waitForAnalysis } from '../analyzer.service.js';
import { createAnswerKeys } from '../answers/answer-key.js';
import { costOfDay } from '../providers/provider-state.repository.js';
import type { RegisteredProvider } from '../providers/registry.js';
import { removeAnalysis } from '../runs/analyses.repository.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { fakeProvider, testContext, testWorker } from '../testing.js';
import { reservedUsd } from './budget/budget.repository.js';
import type { AnalyzerWorker } from './worker.js';

interface Context {
  connection: Connection;
  workers: AnalyzerWorker[];
}

const test = suite<Context>('servers that share a database');
const COST = 0.001;
const MOST = 0.003;
/** What the fake clock's day is called. */
const TODAY = '2026-11-22';

test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.before.each((context) => {
  context.workers = [];
});
test.after.each(async ({ connection, workers }) => {
  for (const worker of workers) await worker.stop(0);
  await sql`truncate analyses, analysis_comments, analysis_results, answer_cache, provider_usage, budget_reservations,
    question_claims cascade`.execute(connection.db);
});
test.after(({ connection }) => connection.close());

const comments = (count: number, mark: string) =>
  Array.from({ length: count }, (_, n) => ({
    text: `Jalan ${mark} berlubang di simpang ${n}`,
    author: `阿明 ${n}`,
  }));

const START = { variables: ['lubang'], api_provider: 'deepseek-9' as const, batch_size: 8 as const };

/** A service that takes its time, and bills each call the same. */
function paidProvider(overrides: Parameters<typeof fakeProvider>[0] = {}) {
  const texts: string[] = [];
  const provider = fakeProvider({
    id: 'deepseek-9',
    isService: true,
    isPaid: true,
    concurrency: 8,
    mostCostUsd: () => MOST,
    async ask(asked, right) {
      texts.push(...asked.map(({ text }) => text));
      await sleep(20);
      return { ...right(), usage: { inputTokens: 100, outputTokens: 100, costUsd: COST } };
    },
    ...overrides,
  });
  return Object.assign(provider, { texts });
}

/** The context of a server of its own. */
async function openServer(
  { connection, workers }: Context,
  provider: RegisteredProvider,
  dailyBudgetUsd?: number,
) {
  const worker = testWorker(connection, [provider], {
    clock: { now: () => new Date(`${TODAY}T06:00:00Z`) },
    ...(dailyBudgetUsd === undefined ? {} : { dailyBudgetUsd }),
  });
  workers.push(worker);
  await worker.start();
  return testContext(connection, worker);
}

test("runs of two servers together never pass the day's budget, and what was not used is given back", async (context) => {
  const { db } = context.connection;
  const budget = 10.5 * COST;
  // Each call costs what it may cost at most: one call too many shows.
  const provider = () => paidProvider({ mostCostUsd: () => COST });
  const servers = [
    await openServer(context, provider(), budget),
    await openServer(context, provider(), budget),
  ];
  const runs = await Promise.all(
    servers.flatMap((ctx, server) =>
      ['pasar', 'sekolah'].map(async (place) => {
        const { task_id } = await startAnalysis(ctx, {
          ...START,
          comments_data: comments(96, `${place} ${server}`),
        });
        return await waitForAnalysis(ctx, { task_id }, 30_000);
      }),
    ),
  );
  assert.equal(
    runs.map(({ status, stop_reason }) => `${status} ${stop_reason}`),
    Array(4).fill('paused budget'),
  );
  for (const { error_message } of runs) assert.match(error_message ?? '', "day's budget of USD 0.0105");
  const spent = await costOfDay(db, TODAY);
  assert.ok(spent <= budget, `${spent} of ${budget}`);
  assert.ok(spent > budget - COST, `${spent} of ${budget}: nearly all of it can be used`);
  assert.is(await reservedUsd(db), 0);
});

test('answers that are asked again are paid within the budget too', async (context) => {
  const budget = 6.5 * COST;
  // Every second comment gets no answer: it is asked again alone, and again.
  const provider = paidProvider({
    ask: async (_asked, right) => {
      const reply = { ...right(), usage: { inputTokens: 100, outputTokens: 100, costUsd: COST } };
      return { ...reply, answers: reply.answers.filter(({ id }) => id % 2 === 0) };
    },
  });
  const ctx = await openServer(context, provider, budget);
  const { task_id } = await startAnalysis(ctx, { ...START, comments_data: comments(64, 'klinik') });
  const { status, stop_reason } = await waitForAnalysis(ctx, { task_id }, 30_000);
  assert.equal([status, stop_reason], ['paused', 'budget']);
  const spent = await costOfDay(context.connection.db, TODAY);
  assert.ok(spent > 0 && spent <= budget, `${spent} of ${budget}`);
});

test('a budget without room for a single call pauses the run before anything is paid, and says how much it takes', async (context) => {
  const provider = paidProvider();
  const ctx = await openServer(context, provider, MOST / 2);
  const { task_id } = await startAnalysis(ctx, { ...START, comments_data: comments(8, 'surau') });
  const { status, error_message } = await waitForAnalysis(ctx, { task_id }, 30_000);
  assert.is(status, 'paused');
  assert.is(
    error_message,
    "The day's budget of USD 0.0015 has no room for another request (up to USD 0.0030); this run has cost USD 0.00. Resume it tomorrow, or once an admin has raised SMOPS_DAILY_BUDGET_USD.",
  );
  assert.is(provider.texts.length, 0);
});

test('what a server that was killed had reserved is free again once it is not renewed', async (context) => {
  const { db } = context.connection;
  const ctx = await openServer(context, paidProvider(), 5 * MOST);
  await sql`insert into budget_reservations (owner, job, usd, expires_at)
    values ('gone', 1, ${5 * MOST}, clock_timestamp() + interval '1 second')`.execute(db);
  const { task_id } = await startAnalysis(ctx, { ...START, comments_data: comments(24, 'padang') });
  const { status } = await waitForAnalysis(ctx, { task_id }, 30_000);
  assert.is(status, 'completed');
});

test('the bill of a run that was deleted while it was asked is kept', async (context) => {
  const { db } = context.connection;
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const provider = paidProvider({
    ask: async (_asked, right) => {
      isAsked();
      await sleep(200);
      return { ...right(), usage: { inputTokens: 100, outputTokens: 100, costUsd: COST } };
    },
  });
  const ctx = await openServer(context, provider, 1);
  const { task_id } = await startAnalysis(ctx, { ...START, comments_data: comments(8, 'tasik') });
  await asked;
  const { rows } = await sql<{ id: number }>`select id from analyses where analysis_id = ${task_id}`.execute(
    db,
  );
  await removeAnalysis(db, rows[0]?.id ?? 0);
  await context.workers[0]?.stop();
  assert.is(await costOfDay(db, TODAY), COST);
  assert.is(await reservedUsd(db), 0);
});

// An embedded database has one server.
if (process.env.SMOPS_TEST_ENGINE === 'postgres') {
  test('the same comments on two servers at once are asked once, whatever their order and batches', async (context) => {
    const providers = [paidProvider(), paidProvider()];
    const data = comments(240, 'utama');
    const runs = await Promise.all(
      providers.map(async (provider, server) => {
        const ctx = await openServer(context, provider);
        const { task_id } = await startAnalysis(ctx, {
          ...START,
          batch_size: server === 0 ? 8 : 16,
          comments_data: server === 0 ? data : data.toReversed(),
        });
        return await waitForAnalysis(ctx, { task_id }, 30_000);
      }),
    );
    assert.equal(
      runs.map((run) => [run.status, run.processed_comments, run.failed_comments]),
      [
        ['completed', 240, 0],
        ['completed', 240, 0],
      ],
    );
    assert.is(providers.flatMap(({ texts }) => texts).length, 240);
  });

  test('what a server that was killed was asking is asked by another one', async (context) => {
    const { db } = context.connection;
    const provider = paidProvider();
    const ctx = await openServer(context, provider);
    const [comment] = comments(1, 'lama');
    const keyOf = createAnswerKeys(
      { id: 'deepseek-9', model: provider.model, promptVersion: provider.promptVersion },
      { variables: [{ name: 'lubang', terms: [] }], post: '', language: 'en' },
    );
    await sql`insert into question_claims (key, owner, expires_at)
    values (${keyOf(comment?.text ?? '')}, 'gone', clock_timestamp() + interval '2 seconds')`.execute(db);
    const { task_id } = await startAnalysis(ctx, {
      ...START,
      language: 'en',
      comments_data: comments(8, 'lama'),
    });
    while ((await getAnalysisStatus(ctx, { task_id })).status === 'pending') await sleep(20);
    await sleep(300);
    assert.is(provider.texts.length, 7, 'the other server is waited for');
    assert.is((await waitForAnalysis(ctx, { task_id }, 30_000)).status, 'completed');
    assert.is(provider.texts.length, 8);
  });
}

test.run();
