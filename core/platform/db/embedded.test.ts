import { mkdtempSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppError } from '../../errors.js';
import { type Connection, connectEmbedded } from './connect.js';
import { isDatabaseFolder } from './database-folder.js';
import { startPgliteThread } from './pglite-thread.js';
import { copyEmbeddedTemplate } from './testing.js';
import { assertNoTruncatedTables } from './truncated-tables.js';

const test = suite<{ folder: string; db: string; connection: Connection; failures: string[] }>(
  'embedded database',
);

test.before.each(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-embedded-'));
  context.db = join(context.folder, 'db');
  context.failures = [];
  await copyEmbeddedTemplate(context.db);
  context.connection = await connectEmbedded(context.db, ({ message }) => context.failures.push(message));
});
test.after.each(async ({ connection, folder }) => {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

test('what a dropped connection left open is rolled back for the next', async ({ connection }) => {
  const first = await connection.pool.connect();
  await first.query('begin');
  await first.query("create table notes (text text); set time zone 'Asia/Kuala_Lumpur'");
  first.release(true);
  const { rows } = await connection.pool.query("select to_regclass('notes') as notes");
  assert.is(rows[0].notes, null);
  assert.is((await connection.pool.query('show time zone')).rows[0].TimeZone, 'UTC');
});

test('a dropped connection’s late answer never reaches the next connection', async ({ connection }) => {
  const first = await connection.pool.connect();
  const late = first.query('select count(*) as wrong from generate_series(1, 300000)').catch(() => 'dropped');
  await new Promise((resolve) => setTimeout(resolve, 20));
  first.release(true);
  assert.equal((await connection.pool.query("select '正确' as right")).rows, [{ right: '正确' }]);
  assert.is(await late, 'dropped');
});

test('an engine that breaks down starts again with the next call and keeps what was committed', async ({
  connection,
  db,
  failures,
}) => {
  const { pool } = connection;
  await pool.query("create table notes (text text); insert into notes values ('价格太贵')");
  // With its log gone the engine panics as it does on a failing disk.
  renameSync(join(db, 'pg_wal'), join(db, 'away'));
  const codeOf = (error: { code?: string }) => error.code;
  let code: unknown;
  for (let tries = 0; tries < 50 && code !== '57P02'; tries++) {
    code = await pool.query("select pg_switch_wal(); insert into notes values ('hilang')").catch(codeOf);
  }
  assert.is(code, '57P02');
  assert.is(failures.length, 1);
  assert.is(await pool.query('select 1').catch(codeOf), '57P03');
  renameSync(join(db, 'away'), join(db, 'pg_wal'));
  assert.equal((await pool.query('select text from notes')).rows, [{ text: '价格太贵' }]);
});

test('a damaged folder is one clear line with what to do', async ({ connection, db }) => {
  await connection.close();
  writeFileSync(join(db, 'global', 'pg_control'), 'no longer what it was');
  try {
    await connectEmbedded(db);
    assert.unreachable();
  } catch (error) {
    assert.is((error as AppError).code, 'INTERNAL');
    assert.match((error as AppError).message, `embedded database in ${db} cannot be opened`);
    assert.not.match((error as AppError).message, '\n');
  }
});

test('a folder without its PG_VERSION is refused: no new database is made over what is left', async ({
  connection,
  db,
}) => {
  await connection.close();
  rmSync(join(db, 'PG_VERSION'));
  assert.ok(isDatabaseFolder(db), 'there is something to lose');
  const message = await connectEmbedded(db).then(
    () => 'opened',
    (error) => (error as AppError).message,
  );
  assert.match(message, /cannot be opened \(its file PG_VERSION is missing\)/);
});

test('a file in the place of the folder is refused like a damaged one', async ({ connection, db }) => {
  await connection.close();
  rmSync(db, { recursive: true });
  writeFileSync(db, '');
  assert.ok(isDatabaseFolder(db));
  const message = await connectEmbedded(db).then(
    () => 'opened',
    (error) => (error as AppError).message,
  );
  assert.match(message, /cannot be opened .*move it away, start smops serve and restore a backup/);
});

for (const [name, keep, isCounted] of [
  ['nothing', 0, true],
  ['half', 0.5, true],
  ['nothing, before any maintenance,', 0, false],
] as const) {
  test(`a table of whose file ${name} is left is found damaged, not short`, async ({ connection, db }) => {
    const { pool } = connection;
    await assertNoTruncatedTables(connection, db);
    await pool.query(`insert into users (username, username_key, role, password_hash, created_at)
      select 'u' || n, 'u' || n, 'staff', repeat('x', 200), now() from generate_series(1, 500) n`);
    if (isCounted) await pool.query('vacuum analyze users');
    await pool.query('checkpoint');
    const path = join(db, (await pool.query("select pg_relation_filepath('users') as path")).rows[0].path);
    await assertNoTruncatedTables(connection, db);
    await connection.close();
    truncateSync(path, Math.floor((statSync(path).size * keep) / 8192) * 8192);
    const again = await connectEmbedded(db);
    const message = await assertNoTruncatedTables(again, db).then(
      () => 'found nothing',
      (error) => (error as AppError).message,
    );
    await again.close();
    assert.match(message, /is damaged: the end of users is missing \(.*\). Move the folder away/);
  });
}

test('a table that was emptied and vacuumed is whole', async ({ connection, db }) => {
  const { pool } = connection;
  await pool.query(`insert into users (username, username_key, role, password_hash, created_at)
    select 'u' || n, 'u' || n, 'staff', repeat('x', 200), now() from generate_series(1, 500) n`);
  await pool.query('vacuum analyze users');
  await pool.query('delete from users where id > 20');
  // As if VACUUM had been killed after it cut the file and before it wrote the new size down.
  const { rows } = await pool.query("select relpages from pg_class where relname = 'users'");
  await pool.query('vacuum users');
  await pool.query("update pg_class set relpages = $1 where relname = 'users'", [rows[0].relpages]);
  await assertNoTruncatedTables(connection, db);
});

test('a database whose making was cut short is made again', async ({ connection, folder }) => {
  await connection.close();
  const db = join(folder, 'second');
  await copyEmbeddedTemplate(db);
  rmSync(join(db, 'base'), { recursive: true });
  writeFileSync(`${db}.unfinished`, '');
  assert.not(isDatabaseFolder(db));
  const second = await connectEmbedded(db);
  assert.ok(isDatabaseFolder(db));
  assert.equal((await second.pool.query('select 1 as one')).rows, [{ one: 1 }]);
  await second.close();
});

test('an engine whose statement never ends is ended', async ({ folder }) => {
  const db = join(folder, 'other');
  await copyEmbeddedTemplate(db);
  const ended = new Promise<Error>((resolve, reject) => {
    startPgliteThread(db, { onBytes() {}, onEnd: resolve }, 3000).then((thread) => {
      const text = Buffer.from('select count(*) from generate_series(1, 1000000000000)\0');
      const query = Buffer.concat([Buffer.from('Q'), Buffer.alloc(4), text]);
      query.writeInt32BE(query.length - 1, 1);
      thread.setBusy(true);
      thread.send(1, new Uint8Array(query));
    }, reject);
  });
  assert.match((await ended).message, /took longer than 3 s/);
});

test.run();
