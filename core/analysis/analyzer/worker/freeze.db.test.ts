import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { AT_ONCE, freezeOne } from '../bench/freeze.js';

const test = suite('two server processes on one PostgreSQL');

test('one that is frozen and woken leaves no double result', async () => {
  const connection = await openTestDatabase();
  try {
    // An embedded database has one owner.
    if (connection.engine === 'embedded') return;
    const { problems, paidAgain } = await freezeOne(connection, {
      // The lease as it is: a transaction that stands still is ended a little before it.
      ...{ comments: 640, seed: 7, freezeMs: 0, leaseSeconds: 20, latencyMs: 150 },
    });
    assert.equal(problems, []);
    // Of each server the calls under way, and as many answers that were about to be stored: the frozen one may hold the
    // run's row, and the other's answers wait for it.
    assert.ok(paidAgain <= 2 * 2 * AT_ONCE * 8, `${paidAgain} comments were paid again`);
  } finally {
    await connection.close();
  }
});

test.run();
