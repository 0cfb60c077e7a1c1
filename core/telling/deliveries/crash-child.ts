import { connectAgain } from '../../platform/db/testing.js';
import { DeliverySender } from './delivery-sender.js';
import { senderContext } from './testing.js';

/**
 * A server of the crash tests: sends what is due by a clock that may be hours off, and ends, or kills itself before the statement of that
 * number. Tells its parent how many statements it took.
 */
const [address = '', settings = '{}', hoursOff = '0', killAt = ''] = process.argv.slice(2);
const connection = await connectAgain(address);
let statements = 0;
const db = connection.db.withPlugin({
  transformQuery({ node }) {
    statements += 1;
    if (statements === Number(killAt)) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
});
const now = () => new Date(Date.now() + Number(hoursOff) * 3_600_000);
await new DeliverySender({ ...senderContext(connection, JSON.parse(settings), now), db }).sendDue();
await connection.close();
process.send?.(statements);
process.disconnect?.();
