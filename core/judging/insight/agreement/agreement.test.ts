import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accuracyIntervals, accuracyOf, cohensKappa, kappaOf } from './agreement.js';

const test = suite('agreement and accuracy');

test('kappa gives the worked example of Cohen 1960: 200 cases, observed .70, by chance .41, kappa .49', () => {
  const { observed, expected, kappa, interval } = cohensKappa([
    [88, 14, 18],
    [10, 40, 10],
    [2, 6, 12],
  ]);
  assert.is(observed.toFixed(2), '0.70');
  assert.is(expected.toFixed(2), '0.41');
  assert.is(kappa?.toFixed(3), '0.492');
  assert.is(interval?.low.toFixed(2), '0.39', 'by the error of Fleiss, Cohen and Everitt 1969');
  assert.is(interval?.high.toFixed(2), '0.59');
});

test('two judges who never differ have kappa 1, or none when there was nothing to tell apart', () => {
  assert.is(kappaOf({ both: 10, onlyFirst: 0, onlySecond: 0, neither: 10 }).kappa, 1);
  assert.is(kappaOf({ both: 0, onlyFirst: 0, onlySecond: 0, neither: 20 }).kappa, null);
  assert.is(kappaOf({ both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 }).interval, null);
});

test('kappa below chance is negative', () => {
  assert.ok((kappaOf({ both: 0, onlyFirst: 10, onlySecond: 10, neither: 0 }).kappa ?? 0) < 0);
});

test('precision, recall and F1, and null where there is nothing to divide', () => {
  assert.equal(accuracyOf({ hits: 6, extra: 2, missed: 6 }), { precision: 0.75, recall: 0.5, f1: 0.6 });
  assert.equal(accuracyOf({ hits: 0, extra: 0, missed: 3 }), { precision: null, recall: 0, f1: 0 });
  assert.equal(accuracyOf({ hits: 0, extra: 0, missed: 0 }), { precision: null, recall: null, f1: null });
});

test("F1's interval is about that of drawing the judged comments again many times (a bootstrap)", () => {
  // A linear congruential generator: the same draws on every machine.
  let state = 20_261_121;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const counts = { hits: 60, extra: 15, missed: 25 };
  const all = counts.hits + counts.extra + counts.missed;
  const drawn = Array.from({ length: 4000 }, () => {
    const sample = { hits: 0, extra: 0, missed: 0 };
    for (let at = 0; at < all; at++) {
      const place = random() * all;
      sample[place < counts.hits ? 'hits' : place < counts.hits + counts.extra ? 'extra' : 'missed']++;
    }
    return accuracyOf(sample).f1 ?? 0;
  }).sort((a, b) => a - b);
  const { f1, precision, recall } = accuracyIntervals(counts);
  assert.ok(Math.abs((f1?.low ?? 0) - (drawn[100] ?? 0)) < 0.015, `${f1?.low} ${drawn[100]}`);
  assert.ok(Math.abs((f1?.high ?? 0) - (drawn[3899] ?? 0)) < 0.015, `${f1?.high} ${drawn[3899]}`);
  assert.is(precision?.value, 0.8);
  assert.is(recall?.value.toFixed(4), (60 / 85).toFixed(4));
  assert.ok(f1 && precision && precision.low < 0.8 && precision.high > 0.8);
});

test.run();
