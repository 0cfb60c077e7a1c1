import { sql } from 'kysely';
import type { Logger } from '../../context.js';
import type { Connection } from './connect.js';
import type { Db } from './database.js';

/** The embedded engine's log may grow by this much before a checkpoint empties it. */
const LOG_BYTES = 48 * 1024 * 1024;
const EVERY_MS = 60_000;
const SOON_MS = 2000;

export interface Maintenance {
  /** Ends the schedule; after much was written the last round is done now. */
  stop(): Promise<void>;
}

const scheduled = new WeakMap<Db, () => void>();

/** Asks for a round of maintenance shortly: call it after an import of many rows. PostgreSQL needs none. */
export function maintainSoon(db: Db): void {
  scheduled.get(db)?.();
}

/** Tables of which so much changed that plans and space suffer: PostgreSQL's own autovacuum limits. */
async function listWornTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
      or n_mod_since_analyze > 50 + 0.1 * n_live_tup
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

const analyze = async (db: Db, tables: readonly { name: string }[]): Promise<void> => {
  for (const { name } of tables) await sql`analyze ${sql.id(name)}`.execute(db);
};

/**
 * Gathers the planner's statistics of `tables`, to which `rows` rows were just added, where that changes much. Without
 * statistics a join of two large tables is planned as if each had one row, and takes minutes. Call it before rows are
 * joined that were just written: maintenance comes too late. PostgreSQL gathers its statistics itself.
 */
export async function gatherStatistics(
  { db, engine }: Pick<Connection, 'db' | 'engine'>,
  tables: readonly string[],
  rows: number,
): Promise<void> {
  if (engine !== 'embedded') return;
  // The counter of changes is up to a second late: the rows just added are counted beside it.
  const grown = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c join pg_stat_user_tables s on s.relid = c.oid
    where s.relname = any(${[...tables]}::text[])
      and (c.reltuples < 0 or s.n_mod_since_analyze + ${rows} > 50 + 0.1 * c.reltuples)`.execute(db);
  await analyze(db, grown.rows);
}

/** From this size on a table needs statistics. */
const SMALL_BYTES = 64 * 1024;

/** Gathers the statistics of tables that never had any: a restored backup's, or those of an older smops. */
async function gatherMissing(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0
      and pg_relation_size(oid) > ${SMALL_BYTES}`.execute(db);
  await analyze(db, rows);
}

async function readLogPosition(db: Db): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select (pg_current_wal_lsn() - '0/0')::float8 as position`.execute(db);
  return rows[0]?.position ?? 0;
}

/**
 * What PostgreSQL does by itself and the embedded engine does not: VACUUM ANALYZE of tables that changed much, one
 * after another so that calls get in between, and CHECKPOINT. Answers what was vacuumed.
 */
export async function maintain(db: Db): Promise<string[]> {
  const tables = await listWornTables(db);
  for (const table of tables) await sql`vacuum analyze ${sql.id(table)}`.execute(db);
  await sql`checkpoint`.execute(db);
  return tables;
}

/** Looks every minute, and when asked to, whether the embedded database needs maintenance. */
export async function startMaintenance(
  { db, engine }: Pick<Connection, 'db' | 'engine'>,
  logger: Logger,
): Promise<Maintenance> {
  if (engine !== 'embedded') return { stop: async () => {} };
  await gatherMissing(db);
  let position = await readLogPosition(db);
  let running: Promise<void> = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;

  const round = async (isAsked: boolean) => {
    try {
      const grown = (await readLogPosition(db)) - position;
      if (grown < LOG_BYTES && !(isAsked && grown > 0)) return;
      const tables = await maintain(db);
      position = await readLogPosition(db);
      logger.debug({ tables, logBytes: grown }, 'maintenance');
    } catch (err) {
      logger.warn({ err }, 'maintenance failed');
    }
  };
  const run = (isAsked: boolean) => {
    running = running.then(() => round(isAsked));
    return running;
  };
  const timer = setInterval(() => void run(false), EVERY_MS).unref();
  scheduled.set(db, () => {
    clearTimeout(soon);
    soon = setTimeout(() => void run(true), SOON_MS).unref();
  });
  return {
    async stop() {
      clearInterval(timer);
      clearTimeout(soon);
      scheduled.delete(db);
      await run(false);
    },
  };
}
