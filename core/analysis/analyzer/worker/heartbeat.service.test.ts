import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { resumeAnalysis, waitForAnalysis } from '../analyzer.service.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { fakeProvider, testContext, testWorker } from '../testing.js';
import type { AnalyzerWorker, AnalyzerWorkerOptions } from './worker.js';

const test = suite<{
  connection: Connection;
  /** A server of its own that has no key of its own. */
  server: (overrides?: Partial<AnalyzerWorkerOptions>) => AnalyzerWorker;
  workers: AnalyzerWorker[];
}>('servers that hold keys');

test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.before.each((context) => {
  context.workers = [];
  context.server = (overrides = {}) => {
    const keyed = { takesKey: true, isConfigured: false };
    const worker = testWorker(context.connection, [fakeProvider(keyed)], overrides);
    context.workers.push(worker);
    return worker;
  };
});
test.after.each(async ({ connection, workers }) => {
  for (const worker of workers) await worker.stop(0);
  await connection.db.deleteFrom('analyses').execute();
  await connection.db.deleteFrom('analyzerWorkers').execute();
});
test.after(async ({ connection }) => await connection.close());

const START = {
  comments_data: [{ message: 'Jalan banyak lubang' }, { message: '停车位不够' }],
  variables: ['lubang'],
  api_provider: 'local' as const,
  batch_size: 8,
  api_key: 'kunci-sendiri',
};

test('a run whose key went with its server pauses, says so, and goes on with a new key', async ({
  connection,
  server,
}) => {
  // Killed before it did anything: it never said that it lives, as after a long silence.
  const dead = server();
  const { task_id } = await startAnalysis(testContext(connection, dead), START);
  const next = server({ beatMs: 20 });
  await next.start();
  const ctx = testContext(connection, next);
  const paused = await waitForAnalysis(ctx, { task_id }, 10_000);
  assert.equal([paused.status, paused.stop_reason, paused.can_resume], ['paused', 'key', true]);
  assert.match(paused.error_message ?? '', 'give the key again');
  const refused = await resumeAnalysis(ctx, { task_id }).catch((error) => error);
  assert.is(refused.code, 'CONFLICT', 'without a key there is nothing to go on with');
  await resumeAnalysis(ctx, { task_id, api_key: 'kunci-baru' });
  const done = await waitForAnalysis(ctx, { task_id }, 10_000);
  assert.equal([done.status, done.processed_comments], ['completed', 2]);
});

test('a server that lives keeps its runs, whatever others see', async ({ connection, server }) => {
  if (connection.engine === 'embedded') return;
  const holder = server({ beatMs: 20, pollMs: 60_000, silentSeconds: 5 });
  await holder.start();
  const other = server({ beatMs: 20, silentSeconds: 5 });
  const { task_id } = await startAnalysis(testContext(connection, holder), START);
  await other.start();
  const task = await waitForAnalysis(testContext(connection, other), { task_id }, 10_000);
  assert.is(task.status, 'completed');
});

test('what a server leaves that ends by itself is paused by the others at their next beat', async ({
  connection,
  server,
}) => {
  if (connection.engine === 'embedded') return;
  const other = server({ beatMs: 20 });
  await other.start();
  const holder = server();
  await holder.start();
  await holder.stop();
  const { task_id } = await startAnalysis(testContext(connection, holder), START);
  const task = await waitForAnalysis(testContext(connection, other), { task_id }, 10_000);
  assert.equal([task.status, task.stop_reason], ['paused', 'key']);
});

test.run();
