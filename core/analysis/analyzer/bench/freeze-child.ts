import { connectPostgres } from '../../../platform/db/connect.js';
import { createDeepSeekProvider } from '../providers/deepseek/deepseek.provider.js';
import { DEEPSEEK_9 } from '../providers/deepseek/definition.js';
import { testWorker } from '../testing.js';

/**
 * A server on a shared PostgreSQL, as far as runs are concerned. Arguments: the database, the fake service, the lease in
 * seconds, how many calls it makes at once at first. Tells its parent `working` with each batch it stores, and the seconds of
 * CPU it has taken when it is asked; ends on SIGTERM.
 */
const [database = '', url = '', leaseSeconds = '', atOnce = '4'] = process.argv.slice(2);
const connection = await connectPostgres(database, { max: 8 });
const settings = () => ({ url, apiKey: 'fake', model: 'deepseek-flash', concurrency: Number(atOnce) });
const provider = createDeepSeekProvider(DEEPSEEK_9, { settings });
const worker = testWorker(connection, [provider], {
  owner: `process-${process.pid}`,
  leaseSeconds: Number(leaseSeconds),
  beatMs: (Number(leaseSeconds) * 1000) / 4,
});
worker.changes.on('change', () => process.send?.('working'));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
process.on('SIGTERM', async () => {
  await worker.stop(0);
  await provider.close?.();
  await connection.close();
  process.exit();
});
await worker.start();
process.send?.('started');
