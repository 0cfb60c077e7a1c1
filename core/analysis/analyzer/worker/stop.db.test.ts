import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../platform/db/database.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { fakeProvider, testWorker } from '../testing.js';

const test = suite('stopping the analyzer');

test('it stops although the database answers nothing any more', async () => {
  const connection = await openTestDatabase();
  let isSilent = false;
  const pool = {
    connect: () => (isSilent ? new Promise<never>(() => {}) : connection.pool.connect()),
    async end() {},
  };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const worker = testWorker({ ...connection, db }, [fakeProvider()]);
  await worker.start();
  isSilent = true;
  worker.wake();
  const ended = await Promise.race([
    worker.stop(10).then(() => 'stopped'),
    sleep(30_000, 'waits', { ref: false }),
  ]);
  assert.is(ended, 'stopped');
  await connection.close();
});

test.run();
