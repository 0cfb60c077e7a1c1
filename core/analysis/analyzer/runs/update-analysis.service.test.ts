import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listAudit } from '../../../platform/audit/audit.service.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { runNameOf } from '../analyzer.model.js';
import { getAnalysisStatus, listAnalyses } from '../analyzer.service.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { analyst, fakeProvider, testContext, testWorker } from '../testing.js';
import { startAnalysis } from './start-analysis.service.js';
import { updateAnalysis } from './update-analysis.service.js';

const test = suite<{ connection: Connection; ctx: AnalyzerContext }>('names of runs');

test.before.each(async (context) => {
  context.connection = await openTestDatabase();
  context.ctx = testContext(context.connection, testWorker(context.connection, [fakeProvider()]));
});
test.after.each(async ({ connection }) => await connection.close());

async function start(ctx: AnalyzerContext, file_name: string, variable = 'harga', post_content = '') {
  const comments_data = [{ text: 'Harga naik lagi' }];
  return (await startAnalysis(ctx, { comments_data, variables: [variable], file_name, post_content }))
    .task_id;
}
const names = (runs: { name: string }[]) => runs.map(({ name }) => name);

test('a run is called as its file, or as its post begins, until it is renamed; the former name undoes that', async ({
  ctx,
}) => {
  const task_id = await start(ctx, 'penang.csv');
  assert.is((await getAnalysisStatus(ctx, { task_id })).name, 'penang.csv');
  const task = await updateAnalysis(ctx, { task_id, name: ' Banjir November ' });
  assert.equal([task.name, task.file_name], ['Banjir November', 'penang.csv']);
  assert.is((await updateAnalysis(ctx, { task_id, name: 'penang.csv' })).name, 'penang.csv');
  await start(ctx, '', 'harga', 'Kemas kini jalan raya\nJelutong');
  assert.equal(names(await listAnalyses(ctx)), ['Kemas kini jalan raya Jelutong', 'penang.csv']);
  assert.is(runNameOf('', '水'.repeat(80)), `${'水'.repeat(60)}…`);
  assert.is(runNameOf('', `Mesyuarat ${'penduduk '.repeat(10)}`), `Mesyuarat${' penduduk'.repeat(5)}…`);
  const admin = { ...ctx, actor: { ...analyst, role: 'admin' as const } };
  const changes = (await listAudit(admin, {})).filter(({ action }) => action === 'update');
  assert.equal(
    changes.map(({ label }) => label),
    ['penang.csv', 'Banjir November'],
  );
});

test('runs are found by name, file and variable, page by page, with the pinned ones first where that is asked', async ({
  ctx,
}) => {
  const first = await start(ctx, 'januari.csv', 'banjir');
  await start(ctx, 'februari.csv', '塞车');
  const last = await start(ctx, '100%.csv');
  await updateAnalysis(ctx, { task_id: last, name: 'Laporan JKR' });
  assert.equal(names(await listAnalyses(ctx, { search: 'BANJIR' })), ['januari.csv']);
  assert.equal(names(await listAnalyses(ctx, { search: '塞' })), ['februari.csv']);
  assert.equal(names(await listAnalyses(ctx, { search: 'jkr' })), ['Laporan JKR']);
  assert.equal(names(await listAnalyses(ctx, { search: '100%' })), ['Laporan JKR']);
  assert.equal(names(await listAnalyses(ctx, { search: 'terms' })), []);
  const { pinned } = await updateAnalysis(ctx, { task_id: first, pinned: true });
  assert.is(pinned, true);
  const pages: string[] = [];
  for (let after: number | undefined; ; ) {
    const page = await listAnalyses(ctx, { order: 'pinned', limit: 2, after });
    pages.push(...names(page));
    if (page.length < 2) break;
    after = page.at(-1)?.id;
  }
  assert.equal(pages, ['januari.csv', 'Laporan JKR', 'februari.csv']);
  assert.equal(names(await listAnalyses(ctx, { limit: 1 })), ['Laporan JKR'], 'the last run is the newest');
  await updateAnalysis(ctx, { task_id: first, pinned: false });
  assert.is((await listAnalyses(ctx, { order: 'pinned' }))[0]?.name, 'Laporan JKR');
});

test('an empty name, one too long, and who may not analyse are refused', async ({ ctx }) => {
  const task_id = await start(ctx, 'penang.csv');
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error) => error.code,
    );
  assert.is(await codeOf(updateAnalysis(ctx, { task_id, name: '  ' })), 'VALIDATION');
  assert.is(await codeOf(updateAnalysis(ctx, { task_id, name: 'x'.repeat(121) })), 'VALIDATION');
  assert.is(await codeOf(updateAnalysis(ctx, { task_id, name: 'nul\u0000' })), 'VALIDATION');
  assert.is(await codeOf(updateAnalysis(ctx, { task_id: 'x', name: 'x' })), 'NOT_FOUND');
  const staff = { ...ctx, actor: { ...analyst, role: 'staff' as const } };
  assert.is(await codeOf(updateAnalysis(staff, { task_id, name: 'x' })), 'FORBIDDEN');
});

test.run();
