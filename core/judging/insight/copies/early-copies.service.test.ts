import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { requireAnalysis, waitForAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import { startAnalysis } from '../../../analysis/analyzer/runs/start-analysis.service.js';
import { fakeProvider, testContext, testWorker } from '../../../analysis/analyzer/testing.js';
import { listSearchedRuns } from '../../../analysis/copies/find-copies.service.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { findCopiesEarly } from './early-copies.service.js';

const test = suite('copies of runs that are worked on');

test('copies of a large run are there once it has ended, before anybody asks; of a small one they are not looked for', async () => {
  const connection = await openTestDatabase();
  const worker = testWorker(connection, [fakeProvider()], {
    async nearCopies(pages) {
      let texts = 0;
      for await (const page of pages) texts += page.length;
      return [[0, texts - 1]];
    },
  });
  const ctx = testContext(connection, worker);
  const early = findCopiesEarly(ctx, 10);
  await worker.start();
  const analysed = async (comments: number) => {
    const { task_id } = await startAnalysis(ctx, {
      file_name: `${comments}.json`,
      comments_data: Array.from({ length: comments }, (_, at) => ({ text: `Banjir di jalan ${at}` })),
      variables: ['banjir'],
      language: 'en',
    });
    assert.is((await waitForAnalysis(ctx, { task_id }, 20_000)).status, 'completed');
    return (await requireAnalysis(ctx, task_id)).id;
  };
  const [large, small] = [await analysed(12), await analysed(9)];
  await early.stop();
  assert.equal(await listSearchedRuns(connection.db, [large, small]), [large]);
  await worker.stop();
  await connection.close();
});

test.run();
