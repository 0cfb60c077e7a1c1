import type pg from 'pg';
import type { Logger } from '../../context.js';
import type { Connection } from '../../db/connect.js';
import { messageOf } from '../../errors.js';

/** PostgreSQL channel on which servers tell each other that a run has new batches. */
export const ANALYZER_CHANNEL = 'smops_analyzer';

/**
 * Listens for other servers' runs on PostgreSQL; an embedded database has no others. Returns how to stop. A lost
 * connection is opened again by the next call of `ensure`; until then the worker's polling finds new runs.
 */
export function createWakeUps(connection: Connection, logger: Logger, wake: () => void) {
  let client: pg.PoolClient | undefined;
  return {
    async ensure(): Promise<void> {
      if (connection.engine !== 'postgres' || client !== undefined) return;
      try {
        const listening = await connection.pool.connect();
        client = listening;
        listening.on('notification', wake);
        const forget = () => {
          if (client !== listening) return;
          client = undefined;
          // A broken connection that is kept would hold a place of the pool, and its end, for ever.
          listening.release(true);
        };
        listening.on('error', forget);
        listening.on('end', forget);
        await listening.query(`listen ${ANALYZER_CHANNEL}`);
      } catch (error) {
        this.stop();
        logger.warn({ reason: messageOf(error) }, 'analyzer does not hear other servers; it polls');
      }
    },
    stop(): void {
      const listening = client;
      client = undefined;
      listening?.release(true);
    },
  };
}
