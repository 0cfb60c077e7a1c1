import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startComparison } from '../../../judging/insight/comparisons/start-comparison.service.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { createTask } from '../../../records/tasks/tasks.service.js';
import { uploadSentiment } from '../../sentiments/upload-sentiment.service.js';
import {
  cancelAnalysis,
  listAnalyses,
  listProviders,
  resumeAnalysis,
  waitForAnalysis,
} from '../analyzer.service.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { estimateAnalysis } from '../runs/estimate-analysis.service.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { fakeProvider, testContext, testWorker } from '../testing.js';
import type { AnalyzerWorker } from '../worker/worker.js';
import { ProviderRegistry } from './registry.js';

const UPLOAD = {
  name: 'komen.json',
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify([{ message: 'Lubang lagi' }])),
};

interface Context {
  connection: Connection;
  /** The ids that SMOPS_PROVIDERS names at the moment. */
  allowed: string[];
  gemini: ReturnType<typeof fakeProvider>;
  worker: AnalyzerWorker;
  ctx: AnalyzerContext;
  /** Answers wait for it. */
  open: () => void;
}
const test = suite<Context>('the policy on providers');

const COMMENTS = Array.from({ length: 40 }, (_, at) => ({
  message: `Lubang nombor ${at} di Jalan Masjid 😤`,
}));
const FILE = { comments_data: COMMENTS, file_name: 'komen.json' };
const INPUT = { comments_data: COMMENTS, variables: ['lubang'], api_provider: 'gemini' as const };

test.before.each(async (context) => {
  context.connection = await openTestDatabase();
  context.allowed = ['local', 'gemini'];
  const opened = new Promise<void>((resolve) => {
    context.open = resolve;
  });
  context.gemini = fakeProvider({
    id: 'gemini',
    takesKey: true,
    concurrency: 1,
    ask: async (_comments, right) => {
      await opened;
      return right();
    },
  });
  const providers = new ProviderRegistry([context.gemini, fakeProvider()], () => context.allowed);
  context.worker = testWorker(context.connection, [], { providers });
  context.ctx = testContext(context.connection, context.worker);
});
test.after.each(async ({ connection, worker, open }) => {
  open();
  await worker.stop();
  await connection.close();
});

async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return `${code} ${message}`;
  }
}
const REFUSED = /^FORBIDDEN .*gemini.* SMOPS_PROVIDERS allows local\.$/;

test('what is not allowed is refused with whatever key, and nothing is stored', async (context) => {
  const { ctx, gemini } = context;
  context.allowed = ['local'];
  const task = { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' };
  const { taskId } = await createTask(ctx, task);
  const tries: [string, Promise<unknown>][] = [
    ['a run', startAnalysis(ctx, INPUT)],
    ['a run with a key of its own', startAnalysis(ctx, { ...INPUT, api_key: 'kunci-sendiri' })],
    ['an estimate', estimateAnalysis(ctx, { ...INPUT, comments: 40, text_tokens: 400 })],
    [
      'a comparison',
      startComparison(ctx, { variables: ['lubang'], api_provider: 'gemini', a: FILE, b: FILE }),
    ],
    ['an upload', uploadSentiment(ctx, UPLOAD, { taskId, provider: 'gemini' })],
  ];
  for (const [what, work] of tries) assert.match(await refusalOf(work), REFUSED, what);
  assert.equal(await listAnalyses(ctx), []);
  assert.equal(gemini.calls, []);
  assert.equal(
    (await listProviders(ctx)).map(({ id }) => id),
    ['local'],
    'it is not offered',
  );
});

test('runs that wait or are under way pause, and go on only once it is allowed again', async (context) => {
  const { ctx, gemini, worker } = context;
  const waiting = (await startAnalysis(ctx, INPUT)).task_id;
  await cancelAnalysis(ctx, { task_id: waiting });
  await worker.start();
  const running = (await startAnalysis(ctx, { ...INPUT, variables: ['jalan'] })).task_id;
  while (gemini.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const asked = gemini.calls.length;
  context.allowed = ['local'];
  context.open();
  const paused = await waitForAnalysis(ctx, { task_id: running }, 10_000);
  assert.equal([paused.status, paused.stop_reason, paused.can_resume], ['paused', 'policy', true]);
  assert.match(paused.error_message ?? '', /SMOPS_PROVIDERS allows local/);
  assert.is(gemini.calls.length, asked, 'no further call is made');
  for (const api_key of [undefined, 'kunci-sendiri']) {
    for (const task_id of [waiting, running])
      assert.match(await refusalOf(resumeAnalysis(ctx, { task_id, api_key })), REFUSED);
  }
  context.allowed = ['local', 'gemini'];
  await resumeAnalysis(ctx, { task_id: running });
  assert.is((await waitForAnalysis(ctx, { task_id: running }, 10_000)).status, 'completed');
});

test('a run that was left pending by an earlier start is paused, not asked', async (context) => {
  const { ctx, gemini, worker } = context;
  const { task_id } = await startAnalysis(ctx, INPUT);
  context.allowed = ['local'];
  context.open();
  await worker.start();
  const paused = await waitForAnalysis(ctx, { task_id }, 10_000);
  assert.equal([paused.status, paused.stop_reason], ['paused', 'policy']);
  assert.equal(gemini.calls, []);
});

test.run();
