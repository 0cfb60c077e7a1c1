import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { fakeProvider, testContext, testWorker } from '../testing.js';
import { claimBatches, closeBatches, releaseBatches, renewLeases } from './batches.repository.js';
import { startAnalysis } from './start-analysis.service.js';

const test = suite<{ connection: Connection; runId: number }>('batches of a run, and who holds them');

test.before.each(async (context) => {
  const connection = await openTestDatabase();
  // A worker that was never started: only this test claims.
  const ctx = testContext(connection, testWorker(connection, [fakeProvider()]));
  await startAnalysis(ctx, {
    variables: ['lubang'],
    batch_size: 8,
    comments_data: Array.from({ length: 16 }, (_, n) => ({ text: `Jalan berlubang di simpang ${n}` })),
  });
  const { rows } = await sql<{ id: number }>`select id from analyses`.execute(connection.db);
  Object.assign(context, { connection, runId: rows[0]?.id });
});
test.after.each(({ connection }) => connection.close());

test('what another worker has taken after the lease ran out is neither stored, renewed nor given back by the first', async ({
  connection: { db },
  runId,
}) => {
  const claim = (owner: string, leaseSeconds: number) =>
    claimBatches(db, { runId, owner, limit: 1, leaseSeconds });
  const first = await claim('kuching', 0);
  const second = await claim('ipoh', 60);
  assert.equal(
    [first, second].map(([batch]) => [batch?.seq, batch?.attempts]),
    [
      [0, 1],
      [0, 2],
    ],
  );
  assert.equal(await renewLeases(db, 'kuching', first, 60), []);
  await releaseBatches(db, 'kuching', first, 'gone');
  assert.equal([...(await closeBatches(db, 'kuching', first))], []);
  assert.equal([...(await closeBatches(db, 'ipoh', second))], [0]);
  assert.equal([...(await closeBatches(db, 'ipoh', second))], [], 'a batch ends once');
});

test('no other worker claims a batch that is held, and none claims a batch of a paused run', async ({
  connection: { db },
  runId,
}) => {
  const claim = (owner: string) => claimBatches(db, { runId, owner, limit: 1, leaseSeconds: 60 });
  const seqs = [...(await claim('kuching')), ...(await claim('ipoh'))].map(({ seq }) => seq);
  assert.equal(seqs, [0, 1]);
  assert.equal(await claim('ipoh'), []);
  await sql`update analysis_batches set state = 'pending', lease_owner = null, lease_until = null`.execute(
    db,
  );
  await sql`update analyses set status = 'paused'`.execute(db);
  assert.equal(await claim('ipoh'), []);
});

test.run();
