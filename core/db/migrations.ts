import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { AppError, messageOf } from '../errors.js';
import type { Database } from './database.js';

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const UP = '-- migrate:up';
const DOWN = '-- migrate:down';

/** A migration file has two parts, each under its heading line: `-- migrate:up`, then `-- migrate:down`. */
function parse(name: string, text: string): Migration {
  const up = text.indexOf(UP);
  const down = text.indexOf(DOWN);
  if (up !== 0 || down < up) throw new Error(`migrations/${name} must have ${UP} and then ${DOWN}`);
  const run = (part: string) => async (db: Kysely<unknown>) => {
    await sql.raw(part).execute(db);
  };
  return { up: run(text.slice(UP.length, down)), down: run(text.slice(down + DOWN.length)) };
}

const provider: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    const entries = names.map(async (name) => {
      const text = await readFile(`${folder}${name}`, 'utf8');
      return [name.replace(/\.sql$/, ''), parse(name, text)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  },
};

/** Kysely's migrator over `migrations/`: numbered SQL files, each applied once, all or nothing, under a lock. */
export function createMigrator(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider });
}

/** Names of migrations that are not applied yet, in order. */
export async function pendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const known = await createMigrator(db).getMigrations();
  return known.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name);
}

/**
 * Brings the schema up to date. Throws CONFLICT when the database was last used by a newer smops, INTERNAL when a
 * migration fails (nothing of it stays).
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  const { error, results } = await createMigrator(db).migrateToLatest();
  if (error !== undefined) {
    const text = messageOf(error);
    if (/previously executed migration/.test(text)) {
      throw new AppError(
        'CONFLICT',
        'This database belongs to a newer smops. Update this smops, then start again.',
        {
          cause: error,
        },
      );
    }
    throw new AppError('INTERNAL', `A migration failed and was taken back: ${text}`, { cause: error });
  }
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}
