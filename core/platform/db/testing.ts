import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { type Connection, connectEmbedded, connectPostgres } from './connect.js';
import type { Db } from './database.js';
import { knownMigrations, migrateToLatest } from './migrations.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The migrations that have a number, in the order in which they were added: databases of each of these ages exist. */
export const NUMBERED: readonly string[] = [
  '0001_create_users',
  '0010_create_analyses',
  '0040_create_sentiments',
  '0020_create_lists',
  '0021_create_audit_log',
  '0030_create_statistics_sources',
  '0031_create_youtube',
  '0032_create_facebook_posts',
  '0011_create_provider_state',
  '0041_sentiment_incomplete',
  '0050_create_comparisons',
  '0022_lighten_audit_log',
  '0023_create_spreadsheet',
  '0042_sentiment_comments_without_key_check',
  '0012_create_analyzer_workers',
  '0060_create_portraits',
  '0051_create_explorations',
  '0052_create_tag_judgements',
  '0033_statistics_token_expiry',
  '0070_announce_changed_credentials',
];

/** Returns all migrations in the order in which they were added: the numbered ones by history, the others by their time. */
export async function inHistory(): Promise<string[]> {
  const later = (await knownMigrations()).filter((name) => !NUMBERED.includes(name));
  return [...NUMBERED, ...later];
}

/** Names the schema: changes with every migration and with the embedded engine's version. */
function schemaPrint(): string {
  const hash = createHash('sha256');
  const folder = join(root, 'migrations');
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  hash.update(readFileSync(join(root, 'core/package.json')));
  return hash.digest('hex').slice(0, 12);
}

/** A migrated embedded folder that tests copy: an initdb for each would take seconds. */
async function embeddedTemplate(): Promise<string> {
  const template = join(root, '.build', `pglite-template-${schemaPrint()}`);
  const lock = `${template}.lock`;
  for (let tries = 0; !existsSync(template); tries++) {
    mkdirSync(join(root, '.build'), { recursive: true });
    try {
      mkdirSync(lock);
    } catch {
      if (tries > 600) throw new Error(`Remove ${lock}: the test that made it has gone.`);
      await sleep(100);
      continue;
    }
    try {
      const making = mkdtempSync(join(root, '.build', 'making-'));
      const connection = await connectEmbedded(join(making, 'db'));
      await migrateToLatest(connection.db);
      await connection.close();
      renameSync(join(making, 'db'), template);
      rmSync(making, { recursive: true });
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return template;
}

/** A migrated embedded database folder of one's own, below a temporary folder that the caller removes. */
export async function copyEmbeddedTemplate(folder: string): Promise<void> {
  cpSync(await embeddedTemplate(), folder, { recursive: true });
}

async function openEmbeddedCopy(): Promise<Connection> {
  const folder = mkdtempSync(join(tmpdir(), 'smops-test-'));
  await copyEmbeddedTemplate(join(folder, 'db'));
  const connection = await connectEmbedded(join(folder, 'db'));
  return {
    ...connection,
    async close() {
      await connection.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database on the tests' PostgreSQL server, by its address; `drop` removes it, whoever is connected. */
export interface PostgresDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Makes a migrated, empty database on the server named by `SMOPS_TEST_DATABASE_URL`. */
export async function makePostgresDatabase(): Promise<PostgresDatabase> {
  const server = process.env.SMOPS_TEST_DATABASE_URL;
  if (server === undefined) throw new Error('SMOPS_TEST_DATABASE_URL names no server');
  const name = `smops_test_${randomBytes(6).toString('hex')}`;
  const withDatabase = (database: string) => {
    const url = new URL(server);
    url.pathname = `/${database}`;
    return url.href;
  };
  const asAdmin = async (work: (admin: pg.Client) => Promise<unknown>) => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await work(admin).finally(() => admin.end());
  };
  await asAdmin(async (admin) => {
    const template = `smops_template_${schemaPrint()}`;
    // One maker at a time, until the template is there; PostgreSQL copies it for one database at a time anyway.
    await admin.query('select pg_advisory_lock(7046)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await admin.query(`create database ${template}_new`);
      const connection = await connectPostgres(withDatabase(`${template}_new`), { max: 2 });
      await migrateToLatest(connection.db);
      await connection.close();
      await admin.query(`alter database ${template}_new rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  });
  return {
    url: withDatabase(name),
    drop: () => asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
}

async function openPostgresDatabase(): Promise<Connection> {
  const { url, drop } = await makePostgresDatabase();
  const connection = await connectPostgres(url, { max: 7 });
  return {
    ...connection,
    async close() {
      await connection.close();
      await drop();
    },
  };
}

/**
 * A data folder's database: on PostgreSQL, where the tests have a server and run on it, `environment` says where; else an
 * embedded copy below `dataDir`. `drop` removes what is not in the folder.
 */
export async function makeDatabaseOf(
  dataDir: string,
): Promise<{ environment: Record<string, string>; drop(): Promise<void> }> {
  if (process.env.SMOPS_TEST_ENGINE !== 'postgres') {
    await copyEmbeddedTemplate(join(dataDir, 'db'));
    return { environment: {}, drop: async () => {} };
  }
  const { url, drop } = await makePostgresDatabase();
  return { environment: { DATABASE_URL: url }, drop };
}

/**
 * A migrated, empty database of the test's own. `SMOPS_TEST_ENGINE=postgres` makes it on the server named by
 * `SMOPS_TEST_DATABASE_URL`, otherwise it is embedded. Close it in the suite's `after`.
 */
export function openTestDatabase(): Promise<Connection> {
  return process.env.SMOPS_TEST_ENGINE === 'postgres' ? openPostgresDatabase() : openEmbeddedCopy();
}

export interface SharedDatabase {
  /** As other processes open it, with `connectAgain`. */
  address: string;
  /** A folder that goes with the database. */
  home: string;
  /** Runs work on the database while no other process has it: an embedded one has one owner. */
  use<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A database as `openTestDatabase` makes them, that other processes can open. */
export async function openSharedDatabase(): Promise<SharedDatabase> {
  const home = mkdtempSync(join(tmpdir(), 'smops-shared-'));
  const removeHome = () => rmSync(home, { recursive: true, force: true });
  if (process.env.SMOPS_TEST_ENGINE !== 'postgres') {
    const address = join(home, 'db');
    await copyEmbeddedTemplate(address);
    return {
      address,
      home,
      async use(work) {
        const connection = await connectEmbedded(address);
        return await work(connection).finally(() => connection.close());
      },
      close: async () => removeHome(),
    };
  }
  const connection = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(connection.db);
  const url = new URL(process.env.SMOPS_TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return {
    address: url.href,
    home,
    use: (work) => work(connection),
    async close() {
      await connection.close();
      removeHome();
    },
  };
}

/** Opens a shared database in another process. */
export const connectAgain = (address: string): Promise<Connection> =>
  address.startsWith('postgres') ? connectPostgres(address, { max: 5 }) : connectEmbedded(address);

/** The same database, whose statements are counted. */
export function countingStatements(db: Db): { db: Db; count(): number } {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: counted, count: () => statements };
}
