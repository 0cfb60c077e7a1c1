import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { estimateVariable } from './estimates.js';
import { provisionalShare, readsUntilSure } from './until-sure.model.js';

const test = suite('until the shares are sure');
const needing = (tagged: number, untagged: number) => ({ needs: { tagged, untagged } });

test('one comment is read for all variables: the largest need counts, and each tag for itself', () => {
  assert.is(readsUntilSure([needing(0, 0), needing(0, 0)]), 0);
  assert.is(readsUntilSure([needing(0, 14), needing(4, 6)]), 14);
  assert.is(readsUntilSure([needing(9, 2), needing(8, 2)]), 17);
  assert.is(readsUntilSure([]), 0);
});

test('before that, what was read so far makes a share: right tags, and what was missed', () => {
  const early = estimateVariable('banjir', { of: 200, read: 10, yes: 8 }, { of: 800, read: 40, yes: 2 });
  assert.is(early.estimate.kind, 'machine');
  // 8 of 10 of 200, and 2 of 40 of 800.
  assert.ok(Math.abs((provisionalShare(early) ?? 0) - 0.2) < 1e-9);
});

test('nothing is said of a variable of which one side is unread', () => {
  assert.is(
    provisionalShare(estimateVariable('x', { of: 20, read: 0, yes: 0 }, { of: 80, read: 40, yes: 1 })),
    null,
  );
  assert.is(
    provisionalShare(estimateVariable('x', { of: 0, read: 0, yes: 0 }, { of: 80, read: 40, yes: 0 })),
    0,
  );
});

test.run();
