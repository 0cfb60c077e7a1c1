import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestApp, type TestApp } from '../testing.js';
import { ATTACKS } from './attacks.js';
import { keepingResources } from './watch.js';

/** The short form of `npm run attacks`. */
const test = suite<{ app: TestApp }>('attacks');

test.before(async (context) => {
  context.app = await openTestApp();
});
test.after(async ({ app }) => await app.close());

for (const { name, claim, isTimed, run } of ATTACKS) {
  if (isTimed === true) continue;
  test(`${name}: ${claim}`, async ({ app }) => {
    const { calls, findings } = await keepingResources(() => run({ app, seed: 20261121, runs: 1 }));
    assert.equal(findings, []);
    assert.ok(calls > 0);
  });
}

test.run();
