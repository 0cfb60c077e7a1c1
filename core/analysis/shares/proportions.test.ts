import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  chanceOfAtLeast,
  cohensH,
  fisherExact,
  holmAdjust,
  newcombeInterval,
  testRates,
  twoProportionTest,
  wilsonInterval,
} from './proportions.js';

const test = suite('statistics of two rates');

const of = (hits: number, total: number) => ({ hits, total });
const close = (actual: number, expected: number, digits: number, what: string) =>
  assert.is(actual.toFixed(digits), expected.toFixed(digits), what);

test("Wilson's interval gives the published values of Newcombe 1998 (Statist. Med. 17, 857, table I, method 3)", () => {
  for (const [hits, total, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    const interval = wilsonInterval(of(hits, total));
    close(interval.low, low, 4, `${hits}/${total} low`);
    close(interval.high, high, 4, `${hits}/${total} high`);
  }
});

test("Wilson's interval of another confidence: 5 of 10 at 90% is 0.2692718 to 0.7307282", () => {
  const { low, high } = wilsonInterval(of(5, 10), 0.9);
  close(low, 0.2692718, 7, 'low');
  close(high, 0.7307282, 7, 'high');
});

test("Newcombe's interval of a difference gives his published values (Statist. Med. 17, 873, table II, method 10)", () => {
  for (const [a, b, low, high] of [
    [of(56, 70), of(48, 80), 0.0524, 0.3339],
    [of(9, 10), of(3, 10), 0.1705, 0.809],
    [of(6, 7), of(2, 7), 0.0582, 0.8062],
    [of(5, 56), of(0, 29), -0.0381, 0.1926],
    [of(0, 10), of(0, 20), -0.1611, 0.2775],
    [of(10, 10), of(0, 10), 0.6075, 1],
  ] as const) {
    const interval = newcombeInterval(a, b);
    close(interval.low, low, 4, `${JSON.stringify([a, b])} low`);
    close(interval.high, high, 4, `${JSON.stringify([a, b])} high`);
  }
});

test("Fisher's tea: all eight cups right is 2/70, six of eight is 34/70 (The Design of Experiments, 1935)", () => {
  close(fisherExact(of(4, 4), of(0, 4)), 2 / 70, 6, 'all eight');
  close(fisherExact(of(3, 4), of(1, 4)), 34 / 70, 6, 'six of eight');
});

test("Fisher's test is the sum of all tables with the same margins that are no likelier, added up one by one", () => {
  // Binomial coefficients as whole numbers: nothing of the way smops computes it is used.
  const choose = (n: number, k: number) => {
    let result = 1n;
    for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
    return result;
  };
  for (const [a, b] of [
    [of(7, 40), of(19, 35)],
    [of(0, 12), of(5, 9)],
    [of(30, 31), of(2, 50)],
    [of(120, 300), of(90, 310)],
    [of(299, 300), of(305, 310)],
  ] as const) {
    const hits = a.hits + b.hits;
    const ways = (k: number) => choose(a.total, k) * choose(b.total, hits - k);
    let sum = 0n;
    for (let k = Math.max(0, hits - b.total); k <= Math.min(hits, a.total); k++)
      if (ways(k) <= ways(a.hits)) sum += ways(k);
    const p = Number((sum * 10n ** 18n) / choose(a.total + b.total, hits)) / 1e18;
    close(fisherExact(a, b), p, 9, JSON.stringify([a, b]));
  }
});

test('an empty or an equal pair differs by chance at any time', () => {
  assert.equal(testRates(of(0, 0), of(5, 10)), { p: 1, test: 'fisher' });
  close(fisherExact(of(5, 10), of(5, 10)), 1, 6, 'equal');
  assert.is(twoProportionTest(of(0, 10), of(0, 10)), 1);
});

test('large files are tested by the two-proportion test, which then agrees with the exact one', () => {
  const a = of(6200, 30_000);
  const b = of(6000, 30_000);
  const result = testRates(a, b);
  assert.is(result.test, 'two-proportion');
  assert.ok(Math.abs(result.p - fisherExact(a, b)) < 0.002);
  assert.is(testRates(of(1, 50_000), of(4, 50_000)).test, 'fisher', 'thin counts stay exact');
});

test("Cohen's h of 0.65 against 0.45 is 0.40 (Cohen 1988, section 6.2: 1.875 - 1.471)", () => {
  close(cohensH(of(65, 100), of(45, 100)), 0.404, 2, 'h');
  assert.is(cohensH(of(3, 10), of(30, 100)), 0);
});

test("Holm's correction steps down and never falls (Holm 1979; values as R's p.adjust gives them)", () => {
  const adjusted = holmAdjust([0.01, 0.04, 0.03, 0.005]).map((p) => Number(p.toFixed(6)));
  assert.equal(adjusted, [0.03, 0.06, 0.06, 0.02]);
  assert.equal(holmAdjust([0.6, 0.9]), [1, 1]);
  assert.equal(holmAdjust([]), []);
});

test('the chance of so many hits or more is the binomial tail', () => {
  assert.is(chanceOfAtLeast({ hits: 3, total: 4 }, 0.5).toFixed(12), (5 / 16).toFixed(12));
  assert.is(chanceOfAtLeast({ hits: 2, total: 3 }, 0.1).toFixed(12), (3 * 0.01 * 0.9 + 0.001).toFixed(12));
  assert.equal(
    [0, 1].map((rate) => chanceOfAtLeast({ hits: 1, total: 4 }, rate)),
    [0, 1],
  );
  assert.is(chanceOfAtLeast({ hits: 0, total: 4 }, 0.3), 1);
});

test.run();
