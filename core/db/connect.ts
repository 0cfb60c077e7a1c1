import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { AppError, messageOf } from '../errors.js';
import type { Database } from './database.js';
import { type EmbeddedDatabase, openEmbedded } from './embedded.js';

const INT8 = 20;
/** Ids and counts fit a double up to 2^53; pg would hand them out as text. */
pg.types.setTypeParser(INT8, Number);

export interface Connection {
  db: Kysely<Database>;
  engine: 'embedded' | 'postgres';
  /** Only embedded: the engine itself, for dumps. */
  embedded?: EmbeddedDatabase;
  pool: pg.Pool;
  close(): Promise<void>;
}

function connectionOf(pool: pg.Pool, engine: Connection['engine'], embedded?: EmbeddedDatabase): Connection {
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    engine,
    embedded,
    pool,
    async close() {
      await db.destroy();
      await embedded?.close();
    },
  };
}

/**
 * Connects to the embedded database below `folder`, which it creates when it is missing. The pool has one connection:
 * inside a transaction use only the transaction. Callers hold the data folder's lock.
 */
export async function connectEmbedded(folder: string, tarball?: Uint8Array): Promise<Connection> {
  const embedded = await openEmbedded(folder, tarball);
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
    stream: () => embedded.connect() as never,
  });
  pool.on('error', () => {});
  return connectionOf(pool, 'embedded', embedded);
}

/** Connects to PostgreSQL 15 or newer. Throws UNAVAILABLE, without the address's password, when it does not answer. */
export async function connectPostgres(url: string, options: { max?: number } = {}): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'smops',
  });
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new AppError('UNAVAILABLE', `DATABASE_URL: the database does not answer (${messageOf(error)}).`, {
      cause: error,
    });
  }
  return connectionOf(pool, 'postgres');
}
