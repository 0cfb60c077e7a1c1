import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../../errors.js';
import { RESTORE_DAYS } from '../../../platform/audit/undo.model.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { purgeDeleted } from '../../../telling/retention/purge-deleted.service.js';
import { waitForAnalysis } from '../analyzer.service.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { deleteAnalysis, restoreAnalysis } from '../runs/delete-analysis.service.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { COMMENTS, fakeProvider, testContext, testWorker } from '../testing.js';
import type { AnalyzerWorker } from '../worker/worker.js';
import { MAX_VIEWS } from './views.constants.js';
import { deleteRunView, listRunViews, restoreRunView, saveRunView, updateRunView } from './views.service.js';

interface Context {
  connection: Connection;
  worker: AnalyzerWorker;
  ctx: AnalyzerContext;
  run: string;
}

const test = suite<Context>('saved views of a run');

test.before.each(async (context) => {
  context.connection = await openTestDatabase();
  context.worker = testWorker(context.connection, [fakeProvider({})]);
  context.worker.start();
  context.ctx = testContext(context.connection, context.worker);
  const { task_id } = await startAnalysis(context.ctx, {
    file_name: 'jalan.json',
    comments_data: COMMENTS,
    variables: ['jalan', 'traffic'],
    language: 'en',
  });
  await waitForAnalysis(context.ctx, { task_id }, 20_000);
  context.run = task_id;
});
test.after.each(async ({ connection, worker }) => {
  await worker.stop();
  await connection.close();
});

const refused = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'nothing was thrown';
};
const ANGRY = { variable: ['jalan'], sentiment: ['negative' as const], from: '2026-11-10', judged: false };

test('a filter is saved under a name as it is, for all who may see the run, and its name can change', async ({
  ctx,
  run,
}) => {
  const other = { ...ctx, actor: { ...ctx.actor, userId: null, name: '美玲' } };
  const saved = await saveRunView(ctx, run, {
    name: ' Jalan,   negatif ',
    filter: ANGRY,
    order: 'reactions',
  });
  assert.equal([saved.name, saved.filter, saved.order], ['Jalan,   negatif', ANGRY, 'reactions']);
  await saveRunView(other, run, { name: '人工未看', filter: { judged: false, search: '' } });
  const listed = await listRunViews(other, run);
  assert.equal(
    listed.map(({ name, filter, order, createdBy }) => [name, filter, order, createdBy]),
    [
      ['Jalan,   negatif', ANGRY, 'reactions', ctx.actor.name],
      ['人工未看', { judged: false }, 'file', '美玲'],
    ],
  );
  const renamed = await updateRunView(other, saved.viewId, { name: 'Jalan rosak' });
  assert.equal([renamed.name, renamed.filter, renamed.order], ['Jalan rosak', ANGRY, 'reactions']);
  const refiltered = await updateRunView(ctx, saved.viewId, {
    filter: { language: ['ms'] },
    order: 'newest',
  });
  assert.equal([refiltered.name, refiltered.filter], ['Jalan rosak', { language: ['ms'] }]);
});

test('what cannot be saved is refused: no filter, a taken name, too many, an unknown run', async ({
  ctx,
  run,
}) => {
  const save = (name: string, filter: object) => refused(saveRunView(ctx, run, { name, filter }));
  assert.match(await save('Semua', {}), 'VALIDATION: Choose something first');
  assert.match(await save('Semua', { variable: [], search: '' }), 'VALIDATION: Choose something first');
  assert.match(await save('  ', ANGRY), 'VALIDATION');
  assert.match(await save('x'.repeat(81), ANGRY), 'VALIDATION');
  assert.match(await save('Tarikh', { from: 'semalam' }), 'VALIDATION');
  assert.is(await save('Jalan Rosak', ANGRY), 'nothing was thrown');
  assert.match(await save('jalan  rosak', ANGRY), 'CONFLICT: This analysis has another view');
  assert.match(await refused(saveRunView(ctx, 'tiada', { name: 'A', filter: ANGRY })), 'NOT_FOUND');
  assert.match(await refused(updateRunView(ctx, 'tiada', { name: 'A' })), 'NOT_FOUND');
  for (let at = 1; at < MAX_VIEWS; at++) await saveRunView(ctx, run, { name: `View ${at}`, filter: ANGRY });
  assert.match(await save('Satu lagi', ANGRY), `VALIDATION: An analysis has at most ${MAX_VIEWS} views`);
  const staff = { ...ctx, actor: { ...ctx.actor, role: 'staff' as const } };
  assert.match(await refused(listRunViews(staff, run)), 'FORBIDDEN');
});

test('a delete can be undone for its days, unless another view has the name, and then it is gone', async ({
  ctx,
  run,
}) => {
  const { viewId } = await saveRunView(ctx, run, { name: 'Jalan', filter: ANGRY });
  await deleteRunView(ctx, viewId);
  assert.equal(await listRunViews(ctx, run), []);
  assert.match(await refused(deleteRunView(ctx, viewId)), 'NOT_FOUND');
  const taken = await saveRunView(ctx, run, { name: 'JALAN', filter: ANGRY });
  assert.match(await refused(restoreRunView(ctx, viewId)), 'CONFLICT');
  await deleteRunView(ctx, taken.viewId);
  assert.is((await restoreRunView(ctx, viewId)).name, 'Jalan');
  assert.is((await restoreRunView(ctx, viewId)).name, 'Jalan', 'one that is there stays');
  await deleteRunView(ctx, viewId);
  const later = new Date(Date.now() + (RESTORE_DAYS + 1) * 86_400_000);
  const then = { ...ctx, clock: { now: () => later } };
  assert.match(await refused(restoreRunView(then, viewId)), 'NOT_FOUND');
  await purgeDeleted(then);
  assert.match(await refused(restoreRunView(ctx, viewId)), 'NOT_FOUND');
});

test('the views of a deleted run are out of reach, and come back with it', async ({ ctx, run }) => {
  const { viewId } = await saveRunView(ctx, run, { name: 'Jalan', filter: ANGRY });
  await deleteAnalysis(ctx, { task_id: run });
  assert.match(await refused(listRunViews(ctx, run)), 'NOT_FOUND');
  assert.match(await refused(updateRunView(ctx, viewId, { name: 'Lain' })), 'NOT_FOUND');
  await restoreAnalysis(ctx, { task_id: run });
  assert.equal(
    (await listRunViews(ctx, run)).map(({ name }) => name),
    ['Jalan'],
  );
});

test.run();
