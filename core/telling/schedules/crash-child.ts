import { waitForAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import { connectAgain } from '../../platform/db/testing.js';
import { getScheduleHistory } from './schedules.service.js';
import { scheduleWorld } from './testing.js';

/**
 * A server of the crash tests: does what is due at a moment, and ends, or kills itself before the statement of that number. Tells its parent
 * how many statements the schedules took.
 */
const [database = '', folder = '', time = '', killAt = ''] = process.argv.slice(2);
const connection = await connectAgain(database);
const world = await scheduleWorld(connection, time, folder);
let statements = 0;
const db = connection.db.withPlugin({
  transformQuery({ node }) {
    statements += 1;
    if (statements === Number(killAt)) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
});
const ticker = world.ticker(`process ${process.pid}`, { db });
for (let look = 0; look < 3; look++) {
  await ticker.tick();
  const [last] = await getScheduleHistory(world.ctx, { schedule: 'Laporan harian' });
  if (last?.state === 'running') await waitForAnalysis(world.ctx, { task_id: String(last.taskId) }, 60_000);
}
await world.worker.stop();
await connection.close();
process.send?.(statements);
process.disconnect?.();
