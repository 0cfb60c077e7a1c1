import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stratifiedShare } from '../estimates/stratified.js';
import { planVariable, readsForAll } from './plan-run.js';

const test = suite('a plan for the variables of a run');

const aim = { of: 10_000, halfWidth: 0.03 };
const reads = ({ missing }: { missing: { tagged: number; untagged: number } }) =>
  missing.tagged + missing.untagged;

test('where nothing is known, a frequent variable that is hard to find is planned for', () => {
  const plan = planVariable(aim, {});
  assert.is(plan.basis, 'assumed');
  assert.ok(Math.abs(plan.share - 0.2) < 1e-9);
  // 433 by the formula of docs/estimates.md.
  assert.ok(reads(plan) >= 425 && reads(plan) <= 450, String(reads(plan)));
});

test('what was read counts, and a share that is narrow enough asks for nothing more', () => {
  const known = { tagged: { of: 910, read: 60, yes: 55 }, untagged: { of: 9090, read: 300, yes: 18 } };
  const share = stratifiedShare([known.tagged, known.untagged]);
  const plan = planVariable(aim, { known });
  assert.ok(share && plan.halfWidth !== null);
  assert.ok(Math.abs(plan.halfWidth - (share.high - share.low) / 2) < 1e-12);
  assert.is(plan.basis, 'read');
  assert.ok(plan.halfWidth < 0.03);
  assert.is(reads(plan), 0);
  const narrower = planVariable({ ...aim, halfWidth: 0.02 }, { known });
  assert.ok(reads(narrower) > 50, String(reads(narrower)));
});

test('before the minimum is read at least the minimum is missing, however wide the interval may be', () => {
  const known = { tagged: { of: 900, read: 4, yes: 4 }, untagged: { of: 9100, read: 10, yes: 0 } };
  const plan = planVariable({ of: 10_000, halfWidth: 0.2 }, { known });
  assert.equal([plan.basis, plan.halfWidth], ['counted', null]);
  assert.ok(plan.missing.tagged >= 11 && plan.missing.untagged >= 50, JSON.stringify(plan.missing));
});

test('an earlier run of the codebook lends its shares and rates, not its reads', () => {
  const earlier = { tagged: { of: 100, read: 60, yes: 54 }, untagged: { of: 1900, read: 200, yes: 4 } };
  const plan = planVariable(aim, { earlier });
  assert.is(plan.basis, 'read');
  assert.ok(Math.abs(plan.share - (0.05 * 0.9 + 0.95 * 0.02)) < 1e-9);
  assert.is(plan.halfWidth, null);
  assert.ok(reads(plan) >= 75);
});

test('one comment is read for all variables, and the tagged ones of a rare variable are added', () => {
  const one = { missing: { tagged: 20, untagged: 300 }, taggedShare: 0.1 };
  // 334 drawn among all hold 300 untagged ones and 33 tagged.
  assert.is(readsForAll([one], 10_000), 334);
  assert.is(readsForAll([one, one, one], 10_000), 334);
  const rare = { missing: { tagged: 30, untagged: 300 }, taggedShare: 0.01 };
  const both = readsForAll([one, rare], 10_000);
  assert.ok(both > 334 && both < 334 + 30, String(both));
  assert.is(readsForAll([one], 40), 40);
  assert.is(readsForAll([], 40), 0);
});

test.run();
