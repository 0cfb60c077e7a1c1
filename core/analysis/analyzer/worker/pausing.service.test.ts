import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Connection } from '../../../platform/db/connect.js';
import type { Database } from '../../../platform/db/database.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { findAnalysis } from '../runs/analyses.repository.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { failedReply, fakeProvider, testContext, testWorker } from '../testing.js';

const test = suite('a run that is being paused');

/** How a pause is written down, other than at the start of a server. */
const PAUSE = /"stop_reason" = .*"finished_at" = /;

/**
 * The same database, of which statements that `isSlow` are sent only after `release`; `seen` counts the others.
 */
function withSlowStatements(connection: Connection, isSlow: (text: string) => boolean) {
  const seen = { slow: 0, others: 0 };
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slowed = (client: pg.PoolClient) =>
    new Proxy(client, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value;
        return async (text: string, ...rest: unknown[]) => {
          const isHeld = typeof text === 'string' && isSlow(text);
          seen[isHeld ? 'slow' : 'others'] += 1;
          if (isHeld) await released;
          return await target.query(text, ...(rest as []));
        };
      },
    });
  const pool = {
    connect: async () => slowed(await connection.pool.connect()),
    async end() {},
  };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: pool as never }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { connection: { ...connection, db }, seen, release };
}

test('asks the service no more while the pause is written down, however often the worker looks', async () => {
  const connection = await openTestDatabase();
  // The embedded database does one statement after another: nobody looks meanwhile.
  if (connection.engine === 'embedded') return await connection.close();
  const provider = fakeProvider({
    ask: () => failedReply({ kind: 'quota', message: 'The account is used up.' }),
    concurrency: 1,
  });
  const slow = withSlowStatements(connection, (text) => PAUSE.test(text));
  const worker = testWorker(slow.connection, [provider], { pollMs: 10 });
  await worker.start();
  const ctx = testContext(connection, worker);
  try {
    const { task_id } = await startAnalysis(ctx, {
      comments_data: [{ message: 'Jalan raya teruk' }],
      variables: ['jalan'],
      api_provider: 'local',
    } as never);
    const until = async (isSo: () => boolean | Promise<boolean>) => {
      while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await until(() => slow.seen.slow > 0);
    const calls = provider.calls.length;
    const before = slow.seen.others;
    await until(() => slow.seen.others > before + 20);
    assert.is(provider.calls.length, calls, 'the worker has looked many times');
    slow.release();
    await until(async () => (await findAnalysis(connection.db, task_id))?.status === 'paused');
    assert.is(provider.calls.length, calls);
    assert.is(slow.seen.slow, 1);
  } finally {
    slow.release();
    await worker.stop(10);
    await connection.close();
  }
});

test.run();
