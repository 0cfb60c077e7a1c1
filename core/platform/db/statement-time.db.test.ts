import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectPostgres } from './connect.js';
import type { Db } from './database.js';
import { isDisconnected } from './database-errors.js';
import { appliedMigrations, rebuildSchema } from './migrations.js';
import { makePostgresDatabase } from './testing.js';

const test = suite('how long a statement may take');

const timeoutOf = async (db: Db) =>
  (await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)).rows[0]?.statementTimeout;

/** The embedded database has no such limit: its thread is watched (`core/platform/watchdog`). */
const isEmbedded = process.env.SMOPS_TEST_ENGINE !== 'postgres';

test('one that takes too long ends, as of a database that may answer in a moment', async () => {
  if (isEmbedded) return;
  const { url, drop } = await makePostgresDatabase();
  const connection = await connectPostgres(url, { max: 1, maxStatement: '200ms' });
  try {
    const error = await sql`select pg_sleep(30)`.execute(connection.db).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    assert.ok(isDisconnected(error), String(error));
    assert.is(await timeoutOf(connection.db), '200ms', 'the connection is good for more');
  } finally {
    await connection.close();
    await drop();
  }
});

test('migrations take what they take, and only they', async () => {
  if (isEmbedded) return;
  const { url, drop } = await makePostgresDatabase();
  const connection = await connectPostgres(url, { max: 1 });
  try {
    const names = await appliedMigrations(connection.db);
    await connection.db.transaction().execute(async (trx) => {
      await rebuildSchema(trx, names);
      assert.is(await timeoutOf(trx), '0');
    });
    assert.is(await timeoutOf(connection.db), '10min');
  } finally {
    await connection.close();
    await drop();
  }
});

test.run();
