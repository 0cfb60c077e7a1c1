import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql, type Transaction } from 'kysely';
import { AppError, messageOf } from '../../errors.js';
import type { Database, Db } from './database.js';
import { STORAGE_TEXTS } from './storage.texts.model.js';

const folder = fileURLToPath(new URL('../../../../migrations/', import.meta.url));
const UP = '-- migrate:up';
const DOWN = '-- migrate:down';

/** A migration file has two parts, each under its heading line: `-- migrate:up`, then `-- migrate:down`. */
function parse(name: string, text: string): Migration {
  const up = text.indexOf(UP);
  const down = text.indexOf(DOWN);
  if (up !== 0 || down < up) throw new Error(`migrations/${name} must have ${UP} and then ${DOWN}`);
  const run = (part: string) => async (db: Kysely<unknown>) => {
    // A migration of a large table takes what it takes.
    await sql.raw(`set local statement_timeout = 0;\n${part}`).execute(db);
  };
  return { up: run(text.slice(UP.length, down)), down: run(text.slice(down + DOWN.length)) };
}

/** All migrations of this smops by name, in order. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const entries = names.map(async (name) => {
    const text = await readFile(`${folder}${name}`, 'utf8');
    return [name.replace(/\.sql$/, ''), parse(name, text)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Names of all migrations of this smops, in order. */
export const knownMigrations = async (): Promise<string[]> => Object.keys(await readMigrations());

const allOf: MigrationProvider = { getMigrations: readMigrations };

const someOf = (names: readonly string[]): MigrationProvider => ({
  async getMigrations() {
    const all = Object.entries(await readMigrations());
    return Object.fromEntries(all.filter(([name]) => names.includes(name)));
  },
});

/**
 * Returns Kysely's migrator over the SQL files of `migrations/`, or over `names` of them: each is applied once, all or
 * nothing, under a lock. A migration that sorts before one already applied is applied too: two branches may add files
 * that reach a database in either order.
 */
export function createMigrator(db: Db, names?: readonly string[]): Migrator {
  const provider = names === undefined ? allOf : someOf(names);
  return new Migrator({ db, provider, allowUnorderedMigrations: true });
}

/**
 * Throws CONFLICT when a migration of `applied` is not one of this smops. A name that sorts after every known one is of
 * a newer smops; one that sorts before the last known one has no file here, though later ones have.
 */
function refuseUnknown(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const message =
    unknown > (known.at(-1) ?? '')
      ? STORAGE_TEXTS().newerDatabase(unknown)
      : STORAGE_TEXTS().missingMigration(unknown);
  throw new AppError('CONFLICT', message);
}

/** Whether exactly this smops's migrations are applied. One small query: Kysely's own look takes half a second. */
export async function isUpToDate(db: Db): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass('kysely_migration') is not null as made`.execute(db);
  if (rows[0]?.made !== true) return false;
  const applied = await appliedMigrations(db);
  return JSON.stringify(applied.toSorted()) === JSON.stringify(await knownMigrations());
}

/** Names of migrations that are not applied yet, in order. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const known = await createMigrator(db).getMigrations();
  return known.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name);
}

/**
 * Brings the schema up to date and returns the names of what was applied. Throws CONFLICT when the database has a
 * migration that this smops does not know, INTERNAL when a migration fails (nothing of it stays).
 */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const { error, results } = await createMigrator(db).migrateToLatest();
  if (error !== undefined) {
    refuseUnknown(await appliedMigrations(db), await knownMigrations());
    throw new AppError('INTERNAL', STORAGE_TEXTS().migrationFailed(messageOf(error)), {
      cause: error,
    });
  }
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

/** Names of the migrations that made this database's tables, in the order they were applied. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by timestamp, name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Makes the tables again, all empty, as exactly the migrations `names` made them; inside the caller's transaction. Throws
 * CONFLICT when this smops does not know one of them.
 */
export async function rebuildSchema(trx: Transaction<Database>, names: string[]): Promise<void> {
  const known = await readMigrations();
  const applied = await appliedMigrations(trx);
  refuseUnknown([...applied, ...names], Object.keys(known));
  for (const name of applied.toReversed()) await known[name]?.down?.(trx);
  await sql`delete from kysely_migration`.execute(trx);
  await applyMigrations(trx, names);
}

/** Does inside the caller's transaction what `migrateToLatest` does: what is missing is applied, in sorted order. */
export async function applyMissing(trx: Transaction<Database>): Promise<void> {
  const applied = await appliedMigrations(trx);
  const known = await knownMigrations();
  refuseUnknown(applied, known);
  await applyMigrations(
    trx,
    known.filter((name) => !applied.includes(name)),
  );
}

async function applyMigrations(trx: Transaction<Database>, names: string[]): Promise<void> {
  const known = await readMigrations();
  for (const name of names) {
    await known[name]?.up(trx);
    await sql`insert into kysely_migration (name, timestamp)
      values (${name}, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))`.execute(
      trx,
    );
  }
}
