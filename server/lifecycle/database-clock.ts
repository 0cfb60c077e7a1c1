import type { Clock, Logger } from '@smops/core/context.js';
import { messageOf } from '@smops/core/errors.js';
import type { Connection } from '@smops/core/platform/db/connect.js';
import { readDatabaseTime } from '@smops/core/platform/db/ping.js';

/** Below this the difference is the way there and back, or what NTP leaves: not worth a jump. */
const TOLERATED_MS = 2000;
const EVERY_MS = 60_000;

/** The database's time less this machine's, in milliseconds; 0 where they agree well enough. */
async function measureOffset({ db }: Pick<Connection, 'db'>, local: Clock): Promise<number> {
  const before = local.now().getTime();
  const there = (await readDatabaseTime(db)).getTime();
  const after = local.now().getTime();
  const offset = there - (before + after) / 2;
  return Math.abs(offset) < Math.max(TOLERATED_MS, after - before) ? 0 : offset;
}

/**
 * The time that servers on one PostgreSQL share: this machine's, put right by the database's when they differ. Sessions,
 * tokens, throttling and the audit so mean the same on each server, whatever its own clock says. The embedded database's
 * clock is this machine's.
 */
export async function startDatabaseClock(
  connection: Pick<Connection, 'db' | 'engine'>,
  logger: Logger,
  local: Clock,
): Promise<{ clock: Clock; stop: () => void }> {
  if (connection.engine === 'embedded') return { clock: local, stop: () => {} };
  let offsetMs = 0;
  const look = async () => {
    try {
      const measured = await measureOffset(connection, local);
      const isNews = Math.abs(measured - offsetMs) > TOLERATED_MS;
      offsetMs = measured;
      const seconds = Math.round(offsetMs / 1000);
      if (isNews) logger.warn({ seconds }, "this machine's clock is put right by the database's");
    } catch (error) {
      logger.warn({ reason: messageOf(error) }, "the database's clock could not be read");
    }
  };
  await look();
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return {
    clock: { now: () => new Date(local.now().getTime() + offsetMs) },
    stop: () => clearInterval(timer),
  };
}
