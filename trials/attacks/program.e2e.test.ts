import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PROGRAM_ATTACKS } from './program/program-attacks.js';
import { keepingResources } from './watch.js';

/** The short form of those of `npm run attacks` that need the built program. */
const test = suite('attacks on the program');

for (const { name, claim, run } of PROGRAM_ATTACKS) {
  test(`${name}: ${claim}`, async () => {
    const { calls, findings } = await keepingResources(() => run({ seed: 20261121, runs: 1 }));
    assert.equal(findings, []);
    assert.ok(calls > 0);
  });
}

test.run();
