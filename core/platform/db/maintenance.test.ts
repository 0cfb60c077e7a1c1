import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { fakeProvider, testContext, testWorker } from '../../analysis/analyzer/testing.js';
import { type Connection, connectEmbedded } from './connect.js';
import { gatherStatistics, maintain, maintainSoon, startMaintenance } from './maintenance.js';
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

/** How many rows the planner believes a table has; -1 before anybody counted. */
async function believedRows({ db }: Connection, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select reltuples::int as count from pg_class where relname = ${table}`.execute(db);
  return rows[0]?.count ?? Number.NaN;
}

test('when a run ends, the planner knows how many comments and results there are', async ({ connection }) => {
  const worker = testWorker(connection, [fakeProvider()]);
  await worker.start();
  const ctx = testContext(connection, worker);
  const comments = Array.from({ length: 400 }, (_, n) => ({
    text: `Banjir lagi di Taman ${n}`,
    author: 'Siti',
  }));
  const { task_id } = await startAnalysis(ctx, { comments_data: comments, variables: ['banjir'] });
  assert.is((await waitForAnalysis(ctx, { task_id }, 60_000)).status, 'completed');
  await worker.stop();
  assert.is(await believedRows(connection, 'analysis_comments'), 400);
  assert.is(await believedRows(connection, 'analysis_results'), 400);
});

test('a few new rows of many are no reason to count again', async ({ connection }) => {
  await sql`create table sayings as select n, 'Harga naik' as text from generate_series(1, 2000) n`.execute(
    connection.db,
  );
  await gatherStatistics(connection, ['sayings'], 2000);
  await sql`insert into sayings values (0, '涨价')`.execute(connection.db);
  await gatherStatistics(connection, ['sayings'], 1);
  assert.is(await believedRows(connection, 'sayings'), 2000);
});

test('a start counts what was never counted: a restored backup', async ({ connection }) => {
  await sql`create table replies as select n, repeat('谢谢 ', 40) as text from generate_series(1, 3000) n`.execute(
    connection.db,
  );
  assert.is(await believedRows(connection, 'replies'), -1);
  await (await startMaintenance(connection, silent)).stop();
  assert.is(await believedRows(connection, 'replies'), 3000);
});

test.run();
