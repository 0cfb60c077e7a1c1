import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FAULTS, strike } from './faults.js';

/** The short form of `npm run faults`. `npm test` starts the server that those of PostgreSQL need, and finds faketime. */
const test = suite('faults');
const serverUrl = process.env.SMOPS_TEST_DATABASE_URL;

for (const fault of FAULTS.filter(
  ({ isOnRequest, testedBy }) => isOnRequest !== true && testedBy === undefined,
)) {
  test(`${fault.name}: ${fault.claim}`, async () => {
    const { hasHeld, text } = await strike(fault, { isShort: true, seed: 20261121, serverUrl });
    assert.ok(hasHeld, text);
  });
}

test.run();
