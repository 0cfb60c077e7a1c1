import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { whatNextReadsBuy } from './next-reads.js';
import { stratifiedShare } from './stratified.js';

const test = suite('what the next reads buy');

test('each step says the fewest reads that reach a round half width, were the rates to stay', () => {
  const steps = whatNextReadsBuy({ of: 1750, read: 50, yes: 40 }, { of: 8250, read: 150, yes: 11 });
  assert.is(steps.length, 3);
  for (const [index, { reads, halfWidth }] of steps.entries()) {
    const after = (more: number) => {
      const t = Math.round(more / 4);
      const share = stratifiedShare([
        { of: 1750, read: 50 + t, yes: 0.8 * (50 + t) },
        { of: 8250, read: 150 + more - t, yes: (11 / 150) * (150 + more - t) },
      ]);
      return share ? (share.high - share.low) / 2 : 1;
    };
    assert.ok(after(reads) <= halfWidth && after(reads - 1) > halfWidth, JSON.stringify(steps));
    assert.ok(reads > (steps[index - 1]?.reads ?? 0));
  }
  assert.is(steps[0]?.halfWidth, 0.03);
});

test('nothing is promised before anything was read, or when all was', () => {
  assert.equal(whatNextReadsBuy({ of: 100, read: 0, yes: 0 }, { of: 900, read: 0, yes: 0 }), []);
  assert.equal(whatNextReadsBuy({ of: 5, read: 5, yes: 3 }, { of: 9, read: 9, yes: 1 }), []);
});

test('reads that are too few to correct the share are not named', () => {
  const [tagged, untagged] = [
    { of: 180, read: 12, yes: 8 },
    { of: 420, read: 37, yes: 1 },
  ];
  assert.ok((whatNextReadsBuy(tagged, untagged)[0]?.reads ?? 0) < 26);
  const steps = whatNextReadsBuy(tagged, untagged, 26);
  assert.ok(steps.length > 0);
  assert.ok(
    steps.every(({ reads }) => reads > 26),
    JSON.stringify(steps),
  );
});

test('in a small file the last step is to read all that is left', () => {
  const steps = whatNextReadsBuy({ of: 20, read: 15, yes: 12 }, { of: 80, read: 60, yes: 20 });
  assert.ok(steps.length > 0);
  assert.ok(
    steps.every(({ reads }) => reads <= 25),
    JSON.stringify(steps),
  );
});

test('with a second reader the reads go to the cells where they narrow most', () => {
  const cell = (seen: number, read: number, yes: number) => ({ seen, read, yes });
  const cells = [
    [cell(250, 20, 18), cell(43, 8, 3)],
    [cell(170, 20, 13), cell(1537, 60, 1)],
  ] as const;
  const sideOf = (of: number, two: readonly ReturnType<typeof cell>[]) => ({
    of,
    read: two.reduce((sum, { read }) => sum + read, 0),
    yes: two.reduce((sum, { yes }) => sum + yes, 0),
    cells: two,
  });
  const [tagged, untagged] = [sideOf(1467, cells[0]), sideOf(8533, cells[1])];
  const now = stratifiedShare([tagged, untagged]);
  const steps = whatNextReadsBuy(tagged, untagged);
  assert.ok(now && steps.length > 0);
  assert.ok((steps[0]?.halfWidth ?? 1) < (now.high - now.low) / 2);
  for (const [at, { reads }] of steps.entries()) assert.ok(reads > (steps[at - 1]?.reads ?? 0));
  const alone = whatNextReadsBuy({ of: 1467, read: 28, yes: 21 }, { of: 8533, read: 80, yes: 14 });
  const target = steps[0]?.halfWidth;
  const without = alone.find(({ halfWidth }) => halfWidth === target)?.reads ?? Number.POSITIVE_INFINITY;
  assert.ok((steps[0]?.reads ?? 0) < without, JSON.stringify({ steps, alone }));
});

test.run();
