import { appendFileSync } from 'node:fs';
import { readConfig } from '../../../config.js';
import { connectEmbedded } from '../../../platform/db/connect.js';
import { listAnalyses, waitForAnalysis } from '../analyzer.service.js';
import { createAnalyzer } from '../create-analyzer.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { silentLogger, testContext } from '../testing.js';
import { BENCH_VARIABLES, benchComments } from './bench-comments.js';

/**
 * The process that `kill.bench` kills: opens the database folder, starts the run when there is none, works until it
 * has ended. Tells its parent `working` with the first result it stores, and writes the number of every comment it asks
 * to a log.
 */
const [folder = '', log = '', count = '0', seed = '0'] = process.argv.slice(2);
const connection = await connectEmbedded(folder);
const analyzer = await createAnalyzer({
  connection,
  config: readConfig({}),
  clock: { now: () => new Date() },
  logger: silentLogger,
});
const local = analyzer.worker.providers.find('local');
if (local === undefined) throw new Error('there is no local provider');
const ask = local.askBatch.bind(local);
local.askBatch = async (question, comments, options) => {
  appendFileSync(log, `${comments.map((comment) => comment.id).join(' ')} `);
  return await ask(question, comments, options);
};
analyzer.worker.changes.once('change', () => process.send?.('working'));
const ctx = testContext(connection, analyzer.worker);
const items = await listAnalyses(ctx);
await analyzer.start();
const task_id =
  items[0]?.analysisId ??
  (
    await startAnalysis(ctx, {
      comments_data: benchComments(Number(count), Number(seed)),
      variables: BENCH_VARIABLES,
      api_provider: 'local',
      batch_size: 8,
      language: 'en',
    })
  ).task_id;
process.send?.('started');
const { status } = await waitForAnalysis(ctx, { task_id }, 600_000);
process.send?.(status);
await analyzer.close();
await connection.close();
process.disconnect?.();
