import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestApp, type TestApp } from '../testing.js';
import { fuzz } from './fuzz.js';

const test = suite<{ app: TestApp }>('attacks on every route');

test.before(async (context) => {
  context.app = await openTestApp();
});
test.after(async ({ app }) => await app.close());

test('no call, valid or hostile, is answered with a 5xx, a leak or an answer that does not fit the document', async ({
  app,
}) => {
  const { calls, findings } = await fuzz(app, { seed: 20261121, runs: 4 });
  assert.equal(findings, []);
  assert.ok(calls > 400, `${calls} calls`);
});

test.run();
