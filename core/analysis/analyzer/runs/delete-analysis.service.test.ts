import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../../errors.js';
import {
  deleteComparison,
  getComparison,
  listComparisons,
  restoreComparison,
} from '../../../judging/insight/comparisons/comparisons.service.js';
import { startComparison } from '../../../judging/insight/comparisons/start-comparison.service.js';
import { getAnalysisResults } from '../../../judging/results/analysis-results.service.js';
import { exportAnalysis } from '../../../judging/results/export-analysis.service.js';
import { listAudit } from '../../../platform/audit/audit.service.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { purge } from '../../../telling/retention/purge.service.js';
import { purgeDeleted } from '../../../telling/retention/purge-deleted.service.js';
import {
  cancelAnalysis,
  getAnalysisStatus,
  listAnalyses,
  requireAnalysis,
  resumeAnalysis,
  waitForAnalysis,
} from '../analyzer.service.js';
import { analyst, fakeProvider, testContext, testWorker } from '../testing.js';
import type { AnalyzerWorker } from '../worker/worker.js';
import { moveAnalysis } from './analyses.repository.js';
import { deleteAnalysis, restoreAnalysis } from './delete-analysis.service.js';
import { startAnalysis } from './start-analysis.service.js';

const test = suite<{ connection: Connection; workers: AnalyzerWorker[] }>('deleting runs');

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

const COMMENTS = [
  { message: 'Jalan teruk betul' },
  { message: '路况太差了' },
  { message: 'Terima kasih YB' },
];
const INPUT = { comments_data: COMMENTS, variables: ['jalan'], api_provider: 'local' as const };
const DAY_MS = 24 * 60 * 60 * 1000;

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => (error instanceof AppError ? error.code : String(error)),
  );

/** A caller's context whose clock the test sets; its worker is not started. */
function open({ connection, workers }: { connection: Connection; workers: AnalyzerWorker[] }) {
  const worker = testWorker(connection, [fakeProvider()]);
  workers.push(worker);
  const time = { now: Date.parse('2026-11-22T09:00:00Z') };
  const ctx = { ...testContext(connection, worker), clock: { now: () => new Date(time.now) } };
  return { worker, ctx, time, admin: { ...ctx, actor: { ...analyst, role: 'admin' as const } } };
}

const rowsOf = async ({ db }: Connection, table: 'analyses' | 'analysisComments' | 'comparisons') => {
  const { count } = await db
    .selectFrom(table)
    .select((where) => where.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test('a deleted run is nowhere; restoring it brings everything back', async (context) => {
  const { worker, ctx, admin } = open(context);
  await worker.start();
  const { task_id } = await startAnalysis(ctx, INPUT);
  await waitForAnalysis(ctx, { task_id }, 10_000);
  const before = await getAnalysisResults(ctx, { task_id });
  await deleteAnalysis(ctx, { task_id });
  assert.equal(await listAnalyses(ctx), []);
  assert.equal(await listAnalyses(ctx, { mine: true }), []);
  for (const [name, verb] of Object.entries({
    getAnalysisStatus,
    getAnalysisResults,
    cancelAnalysis,
    resumeAnalysis,
    deleteAnalysis,
  })) {
    assert.is(await codeOf(verb(ctx, { task_id })), 'NOT_FOUND', name);
  }
  assert.is(await codeOf(exportAnalysis(ctx, { task_id, format: 'csv' })), 'NOT_FOUND');
  const told = async () =>
    (await listAudit(admin, { entity: 'analysis', limit: 2 })).map(({ action, restorable }) => [
      action,
      restorable,
    ]);
  assert.equal(await told(), [['delete', true]]);

  assert.is((await restoreAnalysis(ctx, { task_id })).status, 'completed');
  assert.equal(await getAnalysisResults(ctx, { task_id }), before);
  assert.equal(
    (await listAnalyses(ctx)).map((run) => run.analysisId),
    [task_id],
  );
  assert.equal(await told(), [
    ['restore', false],
    ['delete', false],
  ]);
  await restoreAnalysis(ctx, { task_id });
  assert.is((await told()).length, 2, 'restoring a run that is there changes nothing');
});

test('only who may analyse deletes and restores', async (context) => {
  const { ctx } = open(context);
  const { task_id } = await startAnalysis(ctx, INPUT);
  await cancelAnalysis(ctx, { task_id });
  const as = (role: 'staff' | 'analyst' | 'admin') => ({
    ...ctx,
    actor: { ...analyst, name: 'kumar', role },
  });
  assert.is(await codeOf(deleteAnalysis(as('staff'), { task_id })), 'FORBIDDEN');
  await deleteAnalysis(as('analyst'), { task_id });
  assert.is(await codeOf(restoreAnalysis(as('staff'), { task_id })), 'FORBIDDEN');
  await restoreAnalysis(as('admin'), { task_id });
  assert.is(await codeOf(restoreAnalysis(as('admin'), { task_id: 'tiada' })), 'NOT_FOUND');
});

test('a run under way is cancelled before it is deleted; restored it goes on where it stopped', async (context) => {
  const { worker, ctx } = open(context);
  const { task_id } = await startAnalysis(ctx, INPUT);
  assert.is(await codeOf(deleteAnalysis(ctx, { task_id })), 'CONFLICT');
  await cancelAnalysis(ctx, { task_id });
  await deleteAnalysis(ctx, { task_id });
  await worker.start();
  assert.is((await restoreAnalysis(ctx, { task_id })).processed_comments, 0, 'no worker was at it');
  await resumeAnalysis(ctx, { task_id });
  assert.is((await waitForAnalysis(ctx, { task_id }, 10_000)).status, 'completed');
});

test('a resume that was asked for before the delete finds the run gone', async (context) => {
  const { ctx } = open(context);
  const { task_id } = await startAnalysis(ctx, INPUT);
  await cancelAnalysis(ctx, { task_id });
  const { id } = await requireAnalysis(ctx, task_id);
  await deleteAnalysis(ctx, { task_id });
  const running = { status: 'running', stopReason: null, errorMessage: null, finishedAt: null } as const;
  assert.is(await moveAnalysis(ctx.db, id, ['failed'], running), false);
});

test('after 30 days a deleted run cannot be restored, and is removed with its comments', async (context) => {
  const { connection } = context;
  const { ctx, time, admin } = open(context);
  for (const name of ['lama.json', 'tinggal.json']) {
    const { task_id } = await startAnalysis(ctx, { ...INPUT, file_name: name });
    await cancelAnalysis(ctx, { task_id });
  }
  const [, old] = await listAnalyses(ctx);
  const task_id = old?.analysisId ?? '';
  await deleteAnalysis(ctx, { task_id });
  time.now += 30 * DAY_MS;
  assert.is(await purgeDeleted(ctx), 0);
  await restoreAnalysis(ctx, { task_id });
  await deleteAnalysis(ctx, { task_id });
  time.now += 30 * DAY_MS + 1;
  assert.is(await codeOf(restoreAnalysis(ctx, { task_id })), 'NOT_FOUND');
  assert.is((await listAudit(admin, { action: 'delete', limit: 1 }))[0]?.restorable, false);
  assert.is(await purgeDeleted(ctx), 1);
  assert.equal(
    [await rowsOf(connection, 'analyses'), await rowsOf(connection, 'analysisComments')],
    [1, COMMENTS.length],
  );
  assert.equal(
    (await listAnalyses(ctx)).map(({ fileName }) => fileName),
    ['tinggal.json'],
  );
});

test('smops purge removes an old run that was paused when it was deleted', async (context) => {
  const { db } = context.connection;
  const { ctx, time, admin } = open(context);
  const { task_id } = await startAnalysis(ctx, INPUT);
  await db.updateTable('analyses').set({ status: 'paused', stopReason: 'budget' }).execute();
  await deleteAnalysis(ctx, { task_id });
  time.now += 2 * DAY_MS;
  assert.is((await purge(admin, { before: '2026-11-23' })).analyses, 1);
  assert.is(await codeOf(restoreAnalysis(ctx, { task_id })), 'NOT_FOUND');
});

test('a comparison goes with its runs, comes back with them, and is hidden while one is deleted', async (context) => {
  const { connection } = context;
  const { worker, ctx, time, admin } = open(context);
  const side = (file_name: string) => ({ comments_data: COMMENTS, file_name });
  const { taskId: runId } = await startComparison(ctx, {
    a: side('johor.json'),
    b: side('penang.json'),
    variables: ['jalan'],
    api_provider: 'local',
  });
  const restorable = async () => {
    const [entry] = await listAudit(admin, { action: 'delete', entity: 'comparison', limit: 1 });
    return [entry?.label, entry?.restorable];
  };
  await deleteComparison(ctx, runId);
  assert.equal(await listAnalyses(ctx), []);
  assert.equal(await listComparisons(ctx), []);
  assert.is(await codeOf(getComparison(ctx, runId)), 'NOT_FOUND');
  assert.is(await codeOf(deleteComparison(ctx, runId)), 'NOT_FOUND');
  assert.equal(await restorable(), ['johor / penang', true]);
  await worker.start();

  assert.is((await restoreComparison(ctx, runId)).status, 'failed', 'its runs were cancelled');
  assert.equal(await restorable(), ['johor / penang', false]);
  const [b, a] = await listAnalyses(ctx);
  for (const run of [a, b]) {
    await resumeAnalysis(ctx, { task_id: run?.analysisId ?? '' });
    await waitForAnalysis(ctx, { task_id: run?.analysisId ?? '' }, 10_000);
  }
  assert.is((await getComparison(ctx, runId)).status, 'completed');

  for (const run of [a, b]) {
    await deleteAnalysis(ctx, { task_id: run?.analysisId ?? '' });
    assert.equal(await listComparisons(ctx), [], run?.fileName);
    await restoreAnalysis(ctx, { task_id: run?.analysisId ?? '' });
    assert.is((await listComparisons(ctx)).length, 1);
  }

  await deleteComparison(ctx, runId);
  await restoreAnalysis(ctx, { task_id: a?.analysisId ?? '' });
  assert.equal(await restorable(), ['johor / penang', true], 'the other run is still deleted');
  time.now += 31 * DAY_MS;
  assert.is(await codeOf(restoreComparison(ctx, runId)), 'NOT_FOUND');
  assert.is(await purgeDeleted(ctx), 2, 'the comparison, and the run that stayed deleted');
  assert.equal([await rowsOf(connection, 'analyses'), await rowsOf(connection, 'comparisons')], [1, 0]);
});

test.run();
