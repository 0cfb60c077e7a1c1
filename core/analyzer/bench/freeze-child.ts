import { connectPostgres } from '../../db/connect.js';
import { createDeepSeekProvider } from '../providers/deepseek/deepseek.provider.js';
import { DEEPSEEK_9 } from '../providers/deepseek/definition.js';
import { testWorker } from '../testing.js';

/**
 * A server on a shared PostgreSQL, as far as runs are concerned. Arguments: the database, the fake service, the lease in
 * seconds. Tells its parent `working` with each batch it stores; ends on SIGTERM.
 */
const [database = '', url = '', leaseSeconds = ''] = process.argv.slice(2);
const connection = await connectPostgres(database, { max: 4 });
const settings = () => ({ url, apiKey: 'fake', model: 'deepseek-flash', concurrency: 4 });
const provider = createDeepSeekProvider(DEEPSEEK_9, { settings });
const worker = testWorker(connection, [provider], {
  owner: `process-${process.pid}`,
  leaseSeconds: Number(leaseSeconds),
  beatMs: (Number(leaseSeconds) * 1000) / 4,
});
worker.changes.on('change', () => process.send?.('working'));
process.on('SIGTERM', async () => {
  await worker.stop(0);
  await provider.close?.();
  await connection.close();
  process.exit();
});
await worker.start();
process.send?.('started');
