import jstat from 'jstat';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { jeffreysLimits, wilsonLimits } from './limits.js';

const { jStat } = jstat;

const test = suite('limits of a rate');

const ENDLESS = 1e12;
const near = (actual: number, expected: number, by: number, what: string) =>
  assert.ok(Math.abs(actual - expected) <= by, `${what}: ${actual}, not ${expected}`);

test('below and above Jeffreys’ limits lie a fortieth of the beta distribution each', () => {
  for (const read of [8, 15, 30, 60, 200, 1000])
    for (let yes = 1; yes < read; yes++) {
      const { low, high } = jeffreysLimits({ of: ENDLESS, read, yes }, 0.95);
      const [a, b] = [yes + 0.5, read - yes + 0.5];
      near(jStat.ibeta(low, a, b), 0.025, 0.006, `${yes} of ${read}, low`);
      near(jStat.ibeta(high, a, b), 0.975, 0.006, `${yes} of ${read}, high`);
    }
});

test('without a single yes the upper limit is that of the rule of three, and the limits of yes and no mirror each other', () => {
  const none = jeffreysLimits({ of: ENDLESS, read: 100, yes: 0 }, 0.95);
  assert.is(none.low, 0);
  near(none.high, 1 - 0.05 ** (1 / 100), 1e-9, 'of none');
  near(none.high, 3 / 100, 0.0005, 'of none, about');
  for (const yes of [0, 0.5, 1, 2, 7, 20, 50]) {
    const one = jeffreysLimits({ of: 5000, read: 100, yes }, 0.95);
    const other = jeffreysLimits({ of: 5000, read: 100, yes: 100 - yes }, 0.95);
    near(other.high, 1 - one.low, 1e-12, `${yes} yes`);
    near(other.low, 1 - one.high, 1e-12, `${yes} yes`);
  }
});

test('they rise with what was found, widen with the confidence, and hold the rate', () => {
  let before = { low: -1, high: 0 };
  for (let yes = 0; yes <= 60; yes += 0.25) {
    const now = jeffreysLimits({ of: 900, read: 60, yes }, 0.95);
    assert.ok(now.low >= before.low && now.high >= before.high, `${yes}`);
    assert.ok(now.low <= yes / 60 && yes / 60 <= now.high, `${yes}`);
    before = now;
  }
  for (const yes of [0, 1, 30, 59, 60]) {
    let last = 0;
    for (const confidence of [0.5, 0.8, 0.95, 0.999, 1 - 1e-9]) {
      const { low, high } = jeffreysLimits({ of: 900, read: 60, yes }, confidence);
      assert.ok(low >= 0 && high <= 1 && high - low >= last, `${yes} at ${confidence}`);
      last = high - low;
    }
  }
});

test('where few are yes they are shorter than Wilson’s, where many are of both they are as long', () => {
  const lengths = (yes: number) =>
    [jeffreysLimits, wilsonLimits].map((limits) => {
      const { low, high } = limits({ of: 5000, read: 60, yes }, 0.95);
      return high - low;
    }) as [number, number];
  const few = lengths(1);
  assert.ok(few[0] < 0.85 * few[1], few.join());
  const many = lengths(30);
  near(many[0] / many[1], 1, 0.03, 'length');
});

test.run();
