import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../platform/db/connect.js';
import type { Database, Db } from '../../platform/db/database.js';
import { appliedMigrations } from '../../platform/db/migrations.js';
import type { BackupHeader, BackupSummary, EndLine } from './backup.schemas.js';
import { type CatalogTable, listTables, readSequences } from './catalog.js';

/** Sessions end, throttles and begun uploads are forgotten with a restore: their rows stay out. */
const TRANSIENT = new Set(['sessions', 'login_attempts', 'object_uploads']);
/** Uploads on their way, and thumbnails, which are made again. */
const TRANSIENT_OBJECT = /^(\.|uploads\/|thumbnails\/)/;
/** A line of rows holds about this much, unless one row alone is longer; as much is fetched at once. */
const CHUNK_CHARS = 512 * 1024;
const MAX_ROWS = 1000;
/** A multiple of three, so that the base64 of all pieces is that of the whole. */
const OBJECT_PIECE_BYTES = 3 * 128 * 1024;

export interface BackupSource {
  connection: Connection;
  /** Where the objects lie on disk; missing when there are none. */
  objectsFolder: string;
  version: string;
  now: Date;
}

type Write = (line: string) => Promise<void>;

/** The same text for the same value on every server, whatever its settings. */
export const fixFormats = (trx: Db) =>
  sql`select set_config('datestyle', 'ISO', true), set_config('timezone', 'UTC', true),
    set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true)`.execute(trx);

/** The rows as lists in JSON, each about as long as a chunk: rows may suddenly be much longer than those before them. */
function* linesOf(rows: string[]): Generator<string> {
  let line: string[] = [];
  let chars = 0;
  for (const row of rows) {
    if (chars > 0 && chars + row.length > CHUNK_CHARS) {
      yield `[${line.join(',')}]`;
      line = [];
      chars = 0;
    }
    line.push(row);
    chars += row.length;
  }
  if (line.length > 0) yield `[${line.join(',')}]`;
}

async function writeRows(
  trx: Transaction<Database>,
  { table, columns }: CatalogTable,
  write: Write,
): Promise<number> {
  const list = sql.join(columns.map((column) => sql.id(column)));
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as row from (select ${list} from ${sql.id(table)}) r`.execute(trx);
  let count = 0;
  let size = 100;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(size)} from backup_rows`.execute(trx);
    if (rows.length === 0) break;
    // Line breaks inside a row are only spaces of a stored json value.
    const texts = rows.map(({ row }) => row.replaceAll('\n', ' '));
    for (const line of linesOf(texts)) await write(line);
    count += rows.length;
    const chars = texts.reduce((sum, text) => sum + text.length, 0);
    size = Math.max(1, Math.min(MAX_ROWS, Math.floor((rows.length * CHUNK_CHARS) / chars)));
  }
  await sql`close backup_rows`.execute(trx);
  return count;
}

async function writeObjects(folder: string, write: Write): Promise<number> {
  if (!existsSync(folder)) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let count = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const object = relative(folder, path).split(sep).join('/');
    if (TRANSIENT_OBJECT.test(object)) continue;
    const { size } = await stat(path);
    await write(JSON.stringify({ object, sizeBytes: size }));
    // Read to the size that was told: a file that grows meanwhile would not match it.
    if (size > 0) {
      const pieces = createReadStream(path, { highWaterMark: OBJECT_PIECE_BYTES, end: size - 1 });
      for await (const piece of pieces) await write(JSON.stringify((piece as Buffer).toString('base64')));
    }
    count += 1;
  }
  return count;
}

async function writeAll(source: BackupSource, write: Write): Promise<BackupSummary> {
  const { connection, version, now } = source;
  const createdAt = now.toISOString();
  const rows: EndLine['rows'] = {};
  let sequences: EndLine['sequences'] = {};
  await connection.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await fixFormats(trx);
      const migrations = await appliedMigrations(trx);
      const header: BackupHeader = {
        smops: 'backup',
        format: 1,
        version,
        createdAt,
        engine: connection.engine,
        migrations,
      };
      await write(JSON.stringify(header));
      for (const table of await listTables(trx)) {
        if (TRANSIENT.has(table.table)) continue;
        await write(JSON.stringify({ table: table.table, columns: table.columns }));
        rows[table.table] = await writeRows(trx, table, write);
      }
      sequences = await readSequences(trx);
    });
  const objects = await writeObjects(source.objectsFolder, write);
  const end: EndLine = { end: true, rows, objects, sequences };
  await write(JSON.stringify(end));
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return { createdAt, version, tables: Object.keys(rows).length, rows: total, objects };
}

/**
 * Writes everything stored into the new file `path` (0600): all rows as of one moment, then the objects. On the
 * embedded engine other calls wait meanwhile. Leaves no file behind when it throws.
 */
export async function writeBackup(source: BackupSource, path: string): Promise<BackupSummary> {
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await once(output, 'open');
  const gzip = createGzip({ level: 4 });
  const written = pipeline(gzip, output);
  written.catch(() => {});
  const write: Write = async (line) => {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
  };
  try {
    const summary = await writeAll(source, write);
    gzip.end();
    await written;
    return summary;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
}
