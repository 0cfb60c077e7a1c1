import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stratifiedShare } from '../estimates/stratified.js';
import { cheapestSeen, planVariable, planWithSecond, readsForAll } from './plan-run.js';

const test = suite('a plan for the variables of a run');

const aim = { of: 10_000, halfWidth: 0.03 };
const reads = ({ groups }: { groups: readonly { missing: number }[] }) =>
  groups.reduce((sum, { missing }) => sum + missing, 0);

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
  const [tagged, untagged] = plan.groups;
  assert.ok(
    tagged && untagged && tagged.missing >= 11 && untagged.missing >= 50,
    JSON.stringify(plan.groups),
  );
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
  const planOf = (share: number, tagged: number, untagged: number) => ({
    groups: [
      { missing: tagged, share },
      { missing: untagged, share: 1 - share },
    ],
  });
  const one = planOf(0.1, 20, 300);
  // 334 drawn among all hold 300 untagged ones and 33 tagged.
  assert.is(readsForAll([one], 10_000), 334);
  assert.is(readsForAll([one, one, one], 10_000), 334);
  const rare = planOf(0.01, 30, 300);
  const both = readsForAll([one, rare], 10_000);
  assert.ok(both > 334 && both < 334 + 30, String(both));
  assert.is(readsForAll([one], 40), 40);
  assert.is(readsForAll([], 40), 0);
});

test('with a second reader people read about half, and within its part what is missing is counted by cells', () => {
  const alone = readsForAll([planVariable(aim, {})], 10_000);
  const groups = planWithSecond({ ...aim, seen: 2000 }, {});
  assert.ok(groups);
  const both = readsForAll([{ groups }], 10_000);
  assert.ok(both <= 0.6 * alone, `${both} of ${alone}`);
  assert.is(planWithSecond({ of: 10_000, halfWidth: 0.003, seen: 100 }, {}), null);
  const cell = (seen: number, read: number, yes: number) => ({ seen, read, yes });
  const side = (of: number, ...cells: ReturnType<typeof cell>[]) => ({
    of,
    read: cells.reduce((sum, { read }) => sum + read, 0),
    yes: cells.reduce((sum, { yes }) => sum + yes, 0),
    cells,
  });
  const known = {
    tagged: side(1467, cell(250, 20, 18), cell(43, 8, 3)),
    untagged: side(8533, cell(170, 20, 12), cell(1537, 20, 0)),
  };
  const plain = { tagged: { of: 1467, read: 28, yes: 21 }, untagged: { of: 8533, read: 40, yes: 12 } };
  const plan = planVariable(aim, { known: { ...plain, byCells: known } });
  assert.is(plan.groups.length, 4);
  assert.ok(plan.isReachable && reads(plan) > 0 && reads(plan) < 150, JSON.stringify(plan));
  const narrow = planVariable({ ...aim, halfWidth: 0.005 }, { known: { ...plain, byCells: known } });
  assert.not(narrow.isReachable);
});

test('the cheaper the second reader, the more it reads', () => {
  const seenAt = (costOfSecond: number) => cheapestSeen(aim, {}, { costOfSecond, costOfPeople: 12 });
  assert.ok(seenAt(0.05) > seenAt(0.5) && seenAt(0.5) > seenAt(5));
  assert.ok(seenAt(0.2) > 1000 && seenAt(0.2) < 6000, String(seenAt(0.2)));
});

test.run();
