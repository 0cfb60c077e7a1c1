import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { wilsonInterval } from '../../analysis/shares/proportions.js';
import {
  differenceOf,
  differenceTest,
  precisionAndRecall,
  type Stratum,
  stratifiedMean,
  stratifiedShare,
  stratumRate,
} from './stratified.js';

const test = suite('estimates from comments read within strata');

const near = (actual: number | undefined, expected: number, what: string, by = 1e-9) =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= by, `${what}: ${actual}, not ${expected}`);
const stratum = (of: number, read: number, yes: number): Stratum => ({ of, read, yes });

test("a stratum's interval is Wilson's at the effective size of a sample without replacement", () => {
  const size = (50 * 1749) / 1700;
  const { low, high } = wilsonInterval({ hits: 0.8 * size, total: size });
  assert.equal(stratumRate(stratum(1750, 50, 40)), { value: 0.8, low, high });
});

test('a stratum read whole has no error, and of one with nothing read nothing is said', () => {
  assert.equal(stratumRate(stratum(20, 20, 5)), { value: 0.25, low: 0.25, high: 0.25 });
  assert.is(stratumRate(stratum(20, 0, 0)), null);
  assert.is(stratifiedShare([stratum(20, 20, 5), stratum(100, 0, 0)]), null);
  assert.is(stratifiedShare([stratum(0, 0, 0)]), null);
  assert.equal(stratifiedShare([stratum(20, 20, 5), stratum(0, 0, 0)])?.value, 0.25);
});

test('with one to three yes the lower limit is that of Poisson, all error on this side (Brown, Cai and DasGupta 2001)', () => {
  // Half of the chi-square quantile with 2 k degrees of freedom at 5%: 0.05129, 0.35536, 0.81769.
  for (const [yes, limit] of [
    [1, 0.0512933],
    [2, 0.3553615],
    [3, 0.8176914],
  ] as const) {
    const huge = stratumRate(stratum(1e9, 100, yes));
    near(huge?.low, limit / 100, `${yes} yes`, 1e-7);
    near(huge?.high, wilsonInterval({ hits: yes, total: 100 }).high, `${yes} yes, high`, 1e-7);
    const mirrored = stratumRate(stratum(1e9, 100, 100 - yes));
    near(mirrored?.high, 1 - limit / 100, `${yes} no`, 1e-7);
  }
  near(stratumRate(stratum(1e9, 100, 4))?.low, wilsonInterval({ hits: 4, total: 100 }).low, '4 yes', 1e-7);
});

test('a share joins its strata by MOVER: prices 14.2% where smops alone counted 9.1', () => {
  const tagged = stratum(910, 50, 46);
  const untagged = stratum(9090, 150, 10);
  const share = stratifiedShare([tagged, untagged]);
  const t = stratumRate(tagged);
  const r = stratumRate(untagged);
  assert.ok(share && t && r);
  near(share.value, 0.091 * 0.92 + 0.909 / 15, 'share');
  near(share.low, share.value - Math.hypot(0.091 * (0.92 - t.low), 0.909 * (1 / 15 - r.low)), 'low');
  near(share.high, share.value + Math.hypot(0.091 * (t.high - 0.92), 0.909 * (r.high - 1 / 15)), 'high');
});

test('an interval never says fewer than were found, nor more than were not refused', () => {
  const share = stratifiedShare([stratum(30, 15, 15), stratum(70, 60, 1)]);
  assert.ok(share && share.low >= 0.16 && share.high <= 1 - 59 / 100, JSON.stringify(share));
});

test('a comment on which readers differ counts by the share of them who said yes', () => {
  const share = stratifiedShare([stratum(900, 40, 36.5), stratum(9100, 160, 4.5)]);
  near(share?.value, 0.09 * (36.5 / 40) + 0.91 * (4.5 / 160), 'share');
  assert.ok(share && share.low < share.value && share.value < share.high);
});

test('the difference of two shares is that of Zou and Donner, and its p-value is below 0.05 just when 0 is left out', () => {
  const a = { value: 0.142, low: 0.12, high: 0.166 };
  const b = { value: 0.09, low: 0.07, high: 0.115 };
  const { value, low, high } = differenceOf(a, b);
  near(value, 0.052, 'value');
  near(low, 0.052 - Math.hypot(0.022, 0.025), 'low');
  near(high, 0.052 + Math.hypot(0.024, 0.02), 'high');
  for (let yes = 3; yes <= 30; yes++) {
    const one = [stratum(910, 50, 46), stratum(9090, 150, 10)];
    const other = [stratum(700, 50, 40), stratum(9300, 150, yes)];
    const [shareA, shareB] = [stratifiedShare(one), stratifiedShare(other)];
    assert.ok(shareA && shareB);
    const difference = differenceOf(shareA, shareB);
    assert.is(differenceTest(one, other) < 0.05, difference.low > 0 || difference.high < 0, `${yes} yes`);
  }
  assert.is(differenceTest([stratum(10, 0, 0)], [stratum(10, 10, 1)]), 1);
  const same = [stratum(910, 50, 46), stratum(9090, 150, 10)];
  assert.ok(differenceTest(same, same) > 0.99);
});

test('precision is that of the tags read, recall weighs what was missed among the others', () => {
  const { precision, recall } = precisionAndRecall(stratum(910, 50, 46), stratum(9090, 150, 10));
  assert.is(precision?.value, 0.92);
  near(recall?.value, (910 * 0.92) / (910 * 0.92 + 606), 'recall');
  assert.ok(recall && recall.low > 0.35 && recall.low < 0.5 && recall.high > 0.65 && recall.high < 0.8);
});

test('recall is exact when all was read, 0 without a right tag, and unknown when nothing was found', () => {
  assert.equal(precisionAndRecall(stratum(4, 4, 3), stratum(6, 6, 1)).recall, {
    value: 0.75,
    low: 0.75,
    high: 0.75,
  });
  assert.equal(precisionAndRecall(stratum(0, 0, 0), stratum(100, 60, 2)), {
    precision: null,
    recall: { value: 0, low: 0, high: 0 },
  });
  const none = precisionAndRecall(stratum(100, 20, 0), stratum(900, 60, 6)).recall;
  assert.ok(
    none && none.value === 0 && none.low === 0 && none.high > 0.05 && none.high < 0.9,
    JSON.stringify(none),
  );
  const complete = precisionAndRecall(stratum(100, 20, 20), stratum(900, 60, 0)).recall;
  assert.ok(
    complete && complete.value === 1 && complete.high === 1 && complete.low < 0.9,
    JSON.stringify(complete),
  );
  assert.is(precisionAndRecall(stratum(100, 20, 0), stratum(900, 60, 0)).recall, null);
  assert.is(precisionAndRecall(stratum(100, 20, 9), stratum(900, 0, 0)).recall, null);
});

test('a mean joins its strata with t intervals, and equal verdicts leave doubt', () => {
  const scores = (...counts: [number, number][]) =>
    counts.flatMap(([score, count]) => new Array<number>(count).fill(score));
  const negative = { of: 600, scores: scores([0, 30], [5, 6], [10, 4]) };
  const neutral = { of: 300, scores: scores([0, 8], [5, 9], [10, 3]) };
  const positive = { of: 100, scores: scores([10, 10]) };
  const mean = stratifiedMean([negative, neutral, positive]);
  near(mean?.value, 0.6 * (70 / 40) + 0.3 * (75 / 20) + 0.1 * 10, 'mean');
  assert.ok(mean && mean.high - mean.value > 0.3 && mean.high - mean.value < 1, JSON.stringify(mean));
  const equal = stratifiedMean([positive]);
  assert.ok(
    equal && equal.value === 10 && equal.high === 10 && equal.low < 9.5 && equal.low > 7,
    JSON.stringify(equal),
  );
});

test('a label with one verdict leaves everything open, one read whole nothing', () => {
  assert.equal(stratifiedMean([{ of: 50, scores: [5] }]), { value: 5, low: 0, high: 10 });
  assert.equal(stratifiedMean([{ of: 2, scores: [5, 10] }]), { value: 7.5, low: 7.5, high: 7.5 });
  assert.equal(stratifiedMean([{ of: 1, scores: [5] }]), { value: 5, low: 5, high: 5 });
  assert.is(
    stratifiedMean([
      { of: 50, scores: [] },
      { of: 2, scores: [5, 10] },
    ]),
    null,
  );
  assert.equal(
    stratifiedMean([
      { of: 0, scores: [] },
      { of: 2, scores: [5, 10] },
    ])?.value,
    7.5,
  );
  assert.is(stratifiedMean([]), null);
});

test.run();
