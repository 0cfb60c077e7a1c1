import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { getAnalysisResults } from '../../../judging/results/analysis-results.service.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { getAnalysisStatus, waitForAnalysis } from '../analyzer.service.js';
import type { AskReply } from '../providers/provider.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { fakeProvider, testContext, testWorker } from '../testing.js';
import type { AnalyzerWorker } from './worker.js';

const test = suite<{ connection: Connection; workers: AnalyzerWorker[] }>('AnalyzerWorker');

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.workers = [];
});
test.after.each(async ({ connection, workers }) => {
  for (const worker of workers.splice(0)) await worker.stop(0);
  await connection.db.deleteFrom('analyses').execute();
});
test.after(async ({ connection }) => {
  await connection.close();
});

const comments = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    message: `Komen ${n}: traffic jam 又来了 🚗`,
    name: `Aminah ${n}`,
  }));

/** A promise to be settled from outside. */
function gate<T = void>() {
  let open: (value: T) => void = () => {};
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** A worker whose calls wait until `release`; `asked` settles with the first call. */
function stuckWorker(connection: Connection, overrides: { leaseSeconds?: number } = {}) {
  const release = gate();
  const asked = gate();
  const provider = fakeProvider({
    concurrency: 2,
    async ask(_comments, right): Promise<AskReply> {
      asked.open();
      await release.opened;
      return { ...right(), model: 'late' };
    },
  });
  return {
    worker: testWorker(connection, [provider], overrides),
    asked: asked.opened,
    release: release.open,
  };
}

async function modelsOf(ctx: ReturnType<typeof testContext>, task_id: string): Promise<string[]> {
  const { results } = await getAnalysisResults(ctx, { task_id });
  return [...new Set(results.comments.map((comment) => comment.provenance?.model ?? 'none'))];
}

const START = { variables: ['traffic'], api_provider: 'local' as const, batch_size: 8 };

test('what a frozen worker held is done by another once the lease ends, and its late answers change nothing', async ({
  connection,
  workers,
}) => {
  const frozen = stuckWorker(connection, { leaseSeconds: 0.3 });
  const other = testWorker(connection, [fakeProvider()]);
  workers.push(other);
  await frozen.worker.start();
  const ctx = testContext(connection, frozen.worker);
  const { task_id } = await startAnalysis(ctx, { ...START, comments_data: comments(100) });
  await frozen.asked;
  // As if its process had stopped: no lease is renewed.
  await other.start();
  const task = await waitForAnalysis(testContext(connection, other), { task_id }, 20_000);
  assert.equal([task.status, task.processed_comments, task.failed_comments], ['completed', 100, 0]);
  assert.equal(await modelsOf(ctx, task_id), ['fake-1.2']);
  frozen.release();
  await frozen.worker.stop();
  assert.equal(await modelsOf(ctx, task_id), ['fake-1.2'], 'late answers are not stored');
  const after = await getAnalysisStatus(ctx, { task_id });
  assert.equal([after.processed_comments, after.status], [100, 'completed']);
});

test('a stopping worker stores the calls under way and leaves the rest to the next one', async ({
  connection,
  workers,
}) => {
  const first = stuckWorker(connection);
  await first.worker.start();
  const ctx = testContext(connection, first.worker);
  const { task_id } = await startAnalysis(ctx, { ...START, comments_data: comments(80) });
  await first.asked;
  const stopped = first.worker.stop();
  first.release();
  await stopped;
  const between = await getAnalysisStatus(ctx, { task_id });
  assert.is(between.status, 'running');
  assert.is(between.processed_comments, 16, 'two calls of eight were under way');
  const second = fakeProvider();
  const worker = testWorker(connection, [second]);
  workers.push(worker);
  await worker.start();
  assert.is(
    (await waitForAnalysis(testContext(connection, worker), { task_id }, 20_000)).status,
    'completed',
  );
  assert.is(second.calls.flat().length, 64, 'what was stored is not asked again');
});

/**
 * A database whose transactions are refused once a comment has been asked, as by a PostgreSQL that restarts; `onRefused`
 * says whether it stays away. `restore` gives it back.
 */
function takeAway({ db }: Connection, onRefused: () => boolean) {
  let isAway = false;
  const provider = fakeProvider({
    concurrency: 2,
    async ask(_comments, right): Promise<AskReply> {
      isAway = true;
      return right();
    },
  });
  const transaction = db.transaction.bind(db);
  db.transaction = () => {
    if (!isAway) return transaction();
    isAway = onRefused();
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
  };
  const restore = () => {
    db.transaction = transaction;
  };
  return { provider, restore };
}

test('answers that come while the database is away are kept and stored once it is back', async ({
  connection,
  workers,
}) => {
  let refused = 0;
  const { provider, restore } = takeAway(connection, () => {
    refused += 1;
    return refused % 3 !== 0;
  });
  try {
    const worker = testWorker(connection, [provider]);
    workers.push(worker);
    await worker.start();
    const ctx = testContext(connection, worker);
    const { task_id } = await startAnalysis(ctx, { ...START, comments_data: comments(32) });
    assert.is((await waitForAnalysis(ctx, { task_id }, 30_000)).status, 'completed');
  } finally {
    restore();
  }
  assert.ok(refused >= 3);
  assert.is(provider.calls.flat().length, 32, 'nothing is asked twice');
});

test('a worker that stops while the database is away does not wait for it longer than for calls', async ({
  connection,
  workers,
}) => {
  let refuse: () => void = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const { provider, restore } = takeAway(connection, () => {
    refuse();
    return true;
  });
  const worker = testWorker(connection, [provider]);
  try {
    await worker.start();
    const ctx = testContext(connection, worker);
    const { task_id } = await startAnalysis(ctx, { ...START, comments_data: comments(8) });
    await refused;
    const still = Symbol('still waiting');
    const ended = await Promise.race([worker.stop(100), sleep(20_000, still, { ref: false })]);
    assert.is.not(ended, still);
    restore();
    const next = testWorker(connection, [fakeProvider()]);
    workers.push(next);
    await next.start();
    assert.is(
      (await waitForAnalysis(testContext(connection, next), { task_id }, 20_000)).status,
      'completed',
    );
  } finally {
    restore();
  }
});

test('two workers share a run, and every comment is asked once', async ({ connection, workers }) => {
  const providers = [fakeProvider(), fakeProvider()];
  // Both at work before there is anything: an embedded database's start would free what the other holds.
  for (const provider of providers) {
    const worker = testWorker(connection, [provider]);
    workers.push(worker);
    await worker.start();
  }
  const [worker] = workers as [AnalyzerWorker];
  const ctx = testContext(connection, worker);
  const { task_id } = await startAnalysis(ctx, { ...START, comments_data: comments(400) });
  const task = await waitForAnalysis(ctx, { task_id }, 20_000);
  assert.equal([task.status, task.processed_comments], ['completed', 400]);
  const asked = providers.flatMap((provider) => provider.calls.flat());
  assert.is(asked.length, 400);
  assert.is(new Set(asked).size, 400);
});

test('a later run is not kept waiting until an earlier one ends', async ({ connection, workers }) => {
  const order: string[] = [];
  const provider = fakeProvider({
    concurrency: 1,
    ask(asked, right) {
      order.push(asked[0]?.text.startsWith('Kecil') ? 'small' : 'large');
      return right();
    },
  });
  const worker = testWorker(connection, [provider]);
  const ctx = testContext(connection, worker);
  await startAnalysis(ctx, { ...START, comments_data: comments(400) });
  const small = await startAnalysis(ctx, { ...START, comments_data: [{ message: 'Kecil: traffic' }] });
  workers.push(worker);
  await worker.start();
  assert.is((await waitForAnalysis(ctx, { task_id: small.task_id }, 20_000)).status, 'completed');
  assert.ok(order.indexOf('small') < 10, `the small run came at place ${order.indexOf('small')}`);
});

test('a run whose batches are done but whose end was not reached is completed at the next start', async ({
  connection,
  workers,
}) => {
  const failing = testWorker(connection, [fakeProvider()], {
    summarize: async () => {
      throw new Error('killed here');
    },
    pollMs: 60_000,
  });
  await failing.start();
  const ctx = testContext(connection, failing);
  const { task_id } = await startAnalysis(ctx, { ...START, comments_data: comments(20) });
  while ((await getAnalysisStatus(ctx, { task_id })).processed_comments < 20) await new Promise(setImmediate);
  await failing.stop();
  assert.is((await getAnalysisStatus(ctx, { task_id })).progress, 99);
  const worker = testWorker(connection, [fakeProvider()]);
  workers.push(worker);
  await worker.start();
  assert.is(
    (await waitForAnalysis(testContext(connection, worker), { task_id }, 20_000)).status,
    'completed',
  );
});

test.run();
