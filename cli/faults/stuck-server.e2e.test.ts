import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stuckServer } from './cases/stuck-server.fault.js';
import { strike } from './faults.js';

/** In a file of its own: most of its minute is the watchdog's patience. */
const test = suite('a server on PostgreSQL that is stuck');

test(stuckServer.claim, async () => {
  const serverUrl = process.env.SMOPS_TEST_DATABASE_URL;
  const { hasHeld, text } = await strike(stuckServer, { isShort: true, seed: 20261122, serverUrl });
  assert.ok(hasHeld, text);
});

test.run();
