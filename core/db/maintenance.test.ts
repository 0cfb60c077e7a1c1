import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Connection, connectEmbedded } from './connect.js';
import { maintain, maintainSoon, startMaintenance } from './maintenance.js';
import { copyEmbeddedTemplate } from './testing.js';

const test = suite<{ folder: string; connection: Connection }>('maintenance of the embedded database');

test.before(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-maintenance-'));
  await copyEmbeddedTemplate(join(context.folder, 'db'));
  context.connection = await connectEmbedded(join(context.folder, 'db'));
});
test.after(async ({ connection, folder }) => {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const silent = { debug() {}, info() {}, warn() {}, error() {} };

function logMegabytes(folder: string): number {
  const names = readdirSync(join(folder, 'db', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const bytes = names.reduce((sum, name) => sum + statSync(join(folder, 'db', 'pg_wal', name)).size, 0);
  return bytes / 1024 / 1024;
}

test('after much was written the log is small again and the tables are analyzed', async ({
  connection,
  folder,
}) => {
  await sql`create table words (id int, text text)`.execute(connection.db);
  for (let round = 0; round < 4; round++) {
    await sql`insert into words select n, repeat('harga mahal ', 60) from generate_series(1, 50000) n`.execute(
      connection.db,
    );
    await sql`delete from words where id > 100`.execute(connection.db);
  }
  assert.ok(logMegabytes(folder) > 130, `${logMegabytes(folder)} MB before`);
  assert.ok((await maintain(connection.db)).includes('words'));
  assert.ok(logMegabytes(folder) <= 97, `${logMegabytes(folder)} MB after`);
});

test('a call after an import asks for a round; without maintenance the call does nothing', async ({
  connection,
}) => {
  maintainSoon(connection.db);
  const rounds: object[] = [];
  const logger = { ...silent, debug: (data: object) => void rounds.push(data) };
  const maintenance = await startMaintenance(connection, logger);
  await sql`insert into words select n, '便宜' from generate_series(1, 5000) n`.execute(connection.db);
  maintainSoon(connection.db);
  maintainSoon(connection.db);
  for (let tries = 0; rounds.length === 0 && tries < 300; tries++) await sleep(50);
  await maintenance.stop();
  assert.is(rounds.length, 1);
  assert.equal((rounds[0] as { tables: string[] }).tables, ['words']);
});

test.run();
