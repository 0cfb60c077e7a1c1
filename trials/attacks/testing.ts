import { openTestApp, type TestApp } from '@smops/server/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Attack } from './attack.js';
import { keepingResources } from './watch.js';

/** A suite of the attacks, each in its short form, on one application. */
export function attackTests(name: string, attacks: readonly Attack[]) {
  const test = suite<{ app: TestApp }>(name);
  test.before(async (context) => {
    context.app = await openTestApp();
  });
  test.after(async ({ app }) => await app.close());
  for (const attack of attacks) {
    test(`${attack.name}: ${attack.claim}`, async ({ app }) => {
      const { calls, findings } = await keepingResources(() => attack.run({ app, seed: 20261121, runs: 1 }));
      assert.equal(findings, []);
      assert.ok(calls > 0);
    });
  }
  return test;
}
