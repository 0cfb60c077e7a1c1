import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestDatabase } from '../db/testing.js';
import { AT_ONCE, freezeOne } from './bench/freeze.js';

const test = suite('two server processes on one PostgreSQL');

test('one that is frozen and woken leaves no double result', async () => {
  const connection = await openTestDatabase();
  try {
    // An embedded database has one owner.
    if (connection.engine === 'embedded') return;
    const { problems, paidAgain } = await freezeOne(connection, {
      // The lease as it is: a transaction that stands still is ended a little before it.
      ...{ comments: 320, seed: 7, freezeMs: 0, leaseSeconds: 20, latencyMs: 150 },
    });
    assert.equal(problems, []);
    // Calls under way, and answers that were about to be stored.
    assert.ok(paidAgain <= 2 * AT_ONCE * 8, `${paidAgain} comments were paid again`);
  } finally {
    await connection.close();
  }
});

test.run();
