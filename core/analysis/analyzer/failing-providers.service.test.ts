import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { getAnalysisResults } from '../../judging/results/analysis-results.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { resumeAnalysis, waitForAnalysis } from './analyzer.service.js';
import { startAnalysis } from './runs/start-analysis.service.js';
import { COMMENTS, failedReply, fakeProvider, testContext, testWorker } from './testing.js';
import type { AnalyzerWorker } from './worker/worker.js';

const test = suite<{ connection: Connection; workers: AnalyzerWorker[] }>('failing providers');

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.workers = [];
});
test.after.each(async ({ connection, workers }) => {
  for (const worker of workers.splice(0)) await worker.stop();
  await connection.db.deleteFrom('analyses').execute();
});
test.after(async ({ connection }) => {
  await connection.close();
});

test('missing, doubled, invented and broken answers are asked again alone', async ({
  connection,
  workers,
}) => {
  let round = 0;
  const provider = fakeProvider({
    ask(_comments, right) {
      const reply = right();
      if (round++ > 0) return reply;
      const [a, b, c, d] = reply.answers;
      const broken = c === undefined ? [] : [{ id: c.id, answer: { tags: 'none' } }];
      return {
        ...reply,
        answers: [a, b, b, ...broken, d && { ...d, id: 999 }].filter((one) => one !== undefined),
      };
    },
  });
  const worker = testWorker(connection, [provider]);
  workers.push(worker);
  await worker.start();
  const ctx = testContext(connection, worker);
  const { task_id } = await startAnalysis(ctx, {
    comments_data: COMMENTS,
    variables: ['traffic'],
    api_provider: 'local',
  });
  assert.is((await waitForAnalysis(ctx, { task_id }, 10_000)).failed_comments, 0);
  assert.equal(provider.calls, [
    [0, 1, 2, 3, 5],
    [1, 2, 3, 5],
  ]);
});

test('a comment that the provider blocks fails alone, and a resume asks it once more', async ({
  connection,
  workers,
}) => {
  let isBlocking = true;
  const provider = fakeProvider({
    ask: (comments, right) =>
      isBlocking && comments.some((comment) => comment.text.includes('😤'))
        ? failedReply({ kind: 'blocked', message: 'A content filter stopped the answer.' })
        : right(),
  });
  const worker = testWorker(connection, [provider]);
  workers.push(worker);
  await worker.start();
  const ctx = testContext(connection, worker);
  const { task_id } = await startAnalysis(ctx, {
    comments_data: COMMENTS,
    variables: ['traffic'],
    api_provider: 'local',
  });
  const task = await waitForAnalysis(ctx, { task_id }, 10_000);
  assert.equal([task.status, task.failed_comments, task.can_resume], ['completed', 1, true]);
  const { results } = await getAnalysisResults(ctx, { task_id });
  assert.equal(
    results.comments.map((comment) => comment.failure),
    [null, 'A content filter stopped the answer.', null, null, null, null],
  );
  isBlocking = false;
  const before = provider.calls.length;
  await resumeAnalysis(ctx, { task_id });
  const again = await waitForAnalysis(ctx, { task_id }, 10_000);
  assert.equal([again.status, again.failed_comments, again.processed_comments], ['completed', 0, 6]);
  assert.equal(provider.calls.slice(before), [[1]]);
});

test('a refused key pauses the run, and a resume with another key goes on', async ({
  connection,
  workers,
}) => {
  const provider = fakeProvider({
    id: 'gemini',
    isConfigured: false,
    takesKey: true,
    ask: (_comments, right, { apiKey }) =>
      apiKey === 'good' ? right() : failedReply({ kind: 'auth', message: 'The key is not valid.' }),
  });
  const worker = testWorker(connection, [provider]);
  workers.push(worker);
  await worker.start();
  const ctx = testContext(connection, worker);
  const { task_id } = await startAnalysis(ctx, {
    comments_data: COMMENTS,
    variables: ['traffic'],
    api_provider: 'gemini',
    api_key: 'bad',
  });
  const paused = await waitForAnalysis(ctx, { task_id }, 10_000);
  assert.equal(
    [paused.status, paused.stop_reason, paused.error_message],
    ['paused', 'key', 'The key is not valid.'],
  );
  await resumeAnalysis(ctx, { task_id, api_key: 'good' });
  assert.is((await waitForAnalysis(ctx, { task_id }, 10_000)).status, 'completed');
});

test.run();
