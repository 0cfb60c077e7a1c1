import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { AppError, messageOf } from '../../errors.js';
import type { Database, Db } from './database.js';
import { openEmbedded } from './embedded.js';
import { STORAGE_TEXTS } from './storage.texts.model.js';

const INT8 = 20;
/** Ids and counts fit a double up to 2^53; pg would hand them out as text. */
pg.types.setTypeParser(INT8, Number);

export interface Connection {
  db: Db;
  engine: 'embedded' | 'postgres';
  pool: pg.Pool;
  close(): Promise<void>;
}

function connectionOf(
  pool: pg.Pool,
  engine: Connection['engine'],
  closeEngine: () => Promise<void> = async () => {},
): Connection {
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    engine,
    pool,
    async close() {
      await db.destroy();
      await closeEngine();
    },
  };
}

/**
 * Connects to the embedded database below `folder`, which it creates when it is missing. The pool has one connection:
 * inside a transaction use only the transaction. `onFailure` hears of an engine that broke down; the next call starts
 * it again. Callers hold the data folder's lock.
 */
export async function connectEmbedded(
  folder: string,
  onFailure?: (error: Error) => void,
): Promise<Connection> {
  const embedded = await openEmbedded(folder, onFailure);
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
    stream: () => embedded.connect() as never,
  });
  pool.on('error', () => {});
  return connectionOf(pool, 'embedded', () => embedded.close());
}

const OLDEST_SERVER = 150_000;
/** One of them listens to other servers. With half of them, clicks wait for those of an import and an analysis. */
const MAX_CONNECTIONS = 24;
/**
 * No statement takes longer, migrations aside: what waits for a lock that nobody gives back ends, and its place in the
 * pool is free again. The largest exports are read in pages, each a statement of its own.
 */
const MAX_STATEMENT = '10min';
/** A connection whose other side fell silent, without a word, is found out by the system. */
const KEEP_ALIVE_AFTER_MS = 30_000;

/**
 * Connects to PostgreSQL 15 or newer. Throws UNAVAILABLE, without the address's password, when it does not answer or is
 * older. `maxStatement` is how long a statement may take, as PostgreSQL writes a time.
 */
export async function connectPostgres(
  url: string,
  options: { max?: number; maxStatement?: string } = {},
): Promise<Connection> {
  let pool: pg.Pool | undefined;
  try {
    pool = new pg.Pool({
      connectionString: url,
      max: options.max ?? MAX_CONNECTIONS,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      application_name: 'smops',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      // Without statistics of a table that has just grown, a plan looks dear, and compiling it takes ten times as long
      // as running it. Statements, because poolers refuse start-up options.
      onConnect: async (client) => {
        await client.query(
          `set jit = off; set statement_timeout = '${options.maxStatement ?? MAX_STATEMENT}'`,
        );
      },
    });
    pool.on('error', () => {});
    // A connection that ends inside a transaction fails the next query; unheard here, it would end the process.
    pool.on('connect', (client) => {
      client.on('error', () => {});
    });
    const { rows } = await pool.query("select current_setting('server_version_num')::int as version");
    if (rows[0].version < OLDEST_SERVER) throw new Error('it is older than PostgreSQL 15');
  } catch (error) {
    await pool?.end();
    throw new AppError('UNAVAILABLE', STORAGE_TEXTS().databaseUnusable(messageOf(error)), {
      cause: error,
    });
  }
  return connectionOf(pool, 'postgres');
}
