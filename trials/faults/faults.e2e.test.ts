import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FAULTS, strike } from './faults.js';

/**
 * What the README promises, struck once with real processes. All faults, kills and signals and clocks, are struck by
 * `npm run faults`, before a release.
 */
const test = suite('faults');
const serverUrl = process.env.SMOPS_TEST_DATABASE_URL;

for (const fault of FAULTS.filter(({ isPromised }) => isPromised === true)) {
  test(`${fault.name}: ${fault.claim}`, async () => {
    const { hasHeld, text } = await strike(fault, { isShort: true, seed: 20261121, serverUrl });
    assert.ok(hasHeld, text);
  });
}

test.run();
