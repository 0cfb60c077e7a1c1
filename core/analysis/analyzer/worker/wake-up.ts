import type { Logger } from '../../../context.js';
import { messageOf } from '../../../errors.js';
import type { Connection } from '../../../platform/db/connect.js';
import { Listener } from '../../../platform/db/listener.js';
import { ANALYZER_CHANNEL } from '../runs/workers.repository.js';

/**
 * Listens for other servers' runs. Returns how to stop. A lost connection is opened again by the next call of `ensure`;
 * until then the worker's polling finds new runs.
 */
export function createWakeUps(connection: Connection, logger: Logger, wake: () => void) {
  const listener = new Listener(connection, ANALYZER_CHANNEL, wake);
  return {
    async ensure(): Promise<void> {
      // An embedded database has no other servers.
      if (connection.engine === 'embedded' || listener.isOpen) return;
      try {
        await listener.listen();
      } catch (error) {
        logger.warn({ reason: messageOf(error) }, 'analyzer does not hear other servers; it polls');
      }
    },
    stop: () => listener.stop(),
  };
}
