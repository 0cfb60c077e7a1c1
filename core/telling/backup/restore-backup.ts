import { rm } from 'node:fs/promises';
import { sql, type Transaction } from 'kysely';
import { AppError } from '../../errors.js';
import { credentialsChanged } from '../../people/users/credential-cache.js';
import type { Connection } from '../../platform/db/connect.js';
import type { Database, Db } from '../../platform/db/database.js';
import { applyMissing, knownMigrations, rebuildSchema } from '../../platform/db/migrations.js';
import type { BackupSummary } from './backup.schemas.js';
import { BACKUP_TEXTS } from './backup.texts.model.js';
import { type ForeignKey, listForeignKeys, listTables, setSequences } from './catalog.js';
import { ObjectFolder } from './object-folder.js';
import { readBackup } from './read-backup.js';
import { fixFormats } from './write-backup.js';

/** Reads the whole file once, so that nothing is touched for one that is damaged or made by a newer smops. */
async function checkBackup(path: string): Promise<void> {
  const known = new Set(await knownMigrations());
  await readBackup(path, {
    async onHeader(found) {
      const unknown = found.migrations.find((name) => !known.has(name));
      if (unknown !== undefined) {
        throw new AppError('CONFLICT', BACKUP_TEXTS().newer(found.version, unknown));
      }
    },
  });
}

async function setTriggers(trx: Db, tables: string[], state: 'enable' | 'disable'): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.id(table)} ${sql.raw(state)} trigger user`.execute(trx);
  }
}

async function addForeignKeys(trx: Db, keys: ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      trx,
    );
  }
}

/** Tables as the backup's migrations made them, empty, with nothing that would refuse rows in any order. */
async function prepareTables(trx: Transaction<Database>, migrations: string[]) {
  await sql`select set_config('lock_timeout', '30s', true)`.execute(trx);
  await fixFormats(trx);
  await rebuildSchema(trx, migrations);
  const catalog = await listTables(trx);
  const tables = catalog.map(({ table }) => table);
  const keys = await listForeignKeys(trx);
  await setTriggers(trx, tables, 'disable');
  for (const { table, name } of keys) {
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(trx);
  }
  if (tables.length > 0)
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx);
  return { columns: new Map(catalog.map((one) => [one.table, new Set(one.columns)])), tables, keys };
}

/** Loads the rows and objects of a checked backup inside the transaction, then brings the tables up to date. */
async function load(trx: Transaction<Database>, path: string, objects: ObjectFolder): Promise<BackupSummary> {
  let prepared: Awaited<ReturnType<typeof prepareTables>> | undefined;
  let insert = async (_json: string): Promise<void> => {};
  return await readBackup(path, {
    async onHeader({ migrations }) {
      prepared = await prepareTables(trx, migrations);
    },
    async onTable({ table, columns }) {
      const known = prepared?.columns.get(table);
      const strange = columns.find((column) => !known?.has(column));
      if (known === undefined || strange !== undefined) {
        throw new AppError('VALIDATION', BACKUP_TEXTS().strangeTable(table));
      }
      const list = sql.join(columns.map((column) => sql.id(column)));
      insert = async (json) => {
        await sql`insert into ${sql.id(table)} (${list}) overriding system value
          select ${list} from json_populate_recordset(null::${sql.id(table)}, ${json}::json)`.execute(trx);
      };
    },
    onRows: (json) => insert(json),
    onObject: ({ object, sizeBytes }) => objects.begin(object, sizeBytes),
    onObjectPiece: (bytes) => objects.append(bytes),
    async onEnd({ sequences }) {
      await setSequences(trx, sequences);
      await addForeignKeys(trx, prepared?.keys ?? []);
      await setTriggers(trx, prepared?.tables ?? [], 'enable');
      await applyMissing(trx);
      await objects.finish();
    },
  });
}

/** PostgreSQL's classes of errors that the rows themselves cause: data, constraints, names and types. */
const OF_ROWS = /^(21|22|23|42|54)/;
/** What a name of an object does that is no path, or is there twice. */
const OF_NAMES = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL']);

/** An error that the backup's content causes, as VALIDATION; without the cause, whose details hold rows. */
function asRefusal(error: unknown): unknown {
  const { code, table, constraint } = error as { code?: unknown; table?: string; constraint?: string };
  const isOfContent = OF_ROWS.test(String(code)) || OF_NAMES.has(String(code)) || error instanceof RangeError;
  if (error instanceof AppError || !isOfContent) return error;
  const say = BACKUP_TEXTS();
  const contents = table === undefined ? say.contents : say.contentsOf(table);
  const reason =
    constraint === undefined ? say.doesNotFit(contents) : say.doesNotFitRule(contents, constraint);
  return new AppError('VALIDATION', say.unusable(reason));
}

/** Throws VALIDATION when what was restored has no admin. */
export async function requireAdmin(trx: Transaction<Database>): Promise<void> {
  const admin = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  if (admin !== undefined) return;
  throw new AppError('VALIDATION', BACKUP_TEXTS().noAdmin);
}

interface RestoreHooks {
  /** Called when the backup is found good and nothing is touched yet. */
  beforeLoad?(): Promise<void>;
  /** Called in the transaction, when everything is loaded. */
  afterLoad?(trx: Transaction<Database>): Promise<void>;
}

/**
 * Replaces everything stored by what the backup `path` holds: the database in one transaction, then the objects. A
 * backup of an older smops is brought up to date. Throws VALIDATION (damaged) or CONFLICT (made by a newer smops) with
 * nothing changed.
 */
export async function restoreBackup(
  { connection, objectsFolder }: { connection: Connection; objectsFolder: string },
  path: string,
  hooks: RestoreHooks = {},
): Promise<BackupSummary> {
  await checkBackup(path);
  await hooks.beforeLoad?.();
  const objects = new ObjectFolder(objectsFolder);
  try {
    const summary = await connection.db.transaction().execute(async (trx) => {
      const loaded = await load(trx, path, objects);
      await hooks.afterLoad?.(trx);
      await sql`analyze`.execute(trx);
      return loaded;
    });
    credentialsChanged();
    await objects.replace();
    return summary;
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await rm(objects.incoming, { recursive: true, force: true });
  }
}
