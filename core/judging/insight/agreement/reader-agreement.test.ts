import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  cohensKappa,
  gwetsAc1,
  krippendorffsAlpha,
  pairAgreement,
  positiveAgreement,
  scottsPi,
} from './agreement.js';
import { ac1OfReaders, alphaOfReaders, percentAgreement } from './reader-agreement.js';

const test = suite('agreement of readers, against published tables');

const is = (actual: number | null | undefined, expected: number, digits: number, what: string) =>
  assert.is(actual?.toFixed(digits), expected.toFixed(digits), what);

/** Gwet, Handbook of Inter-Rater Reliability (4th ed. 2014); figures of the irrCAC package's overview. */
const ABSTRACTORS = [
  [13, 0, 0],
  [0, 20, 7],
  [0, 4, 56],
];

test('two judges of 100 pregnancies (irrCAC, cont3x3abstractors): kappa, pi, AC1 and alpha with their errors', () => {
  const kappa = cohensKappa(ABSTRACTORS);
  is(kappa.kappa, 0.7964094, 7, 'kappa');
  is(kappa.error, 0.05891072, 8, 'its error');
  is(kappa.interval?.low, 0.68, 2, 'its interval');
  is(kappa.interval?.high, 0.913, 3, 'its interval');
  const pi = scottsPi(ABSTRACTORS);
  is(pi.value, 0.7962397, 7, 'pi');
  is(pi.error, 0.05905473, 8, 'its error');
  const ac1 = gwetsAc1(ABSTRACTORS);
  is(ac1.value, 0.8493305, 7, 'AC1');
  is(ac1.error, 0.04321747, 8, 'its error');
  is(ac1.interval?.low, 0.764, 3, 'its interval');
  is(ac1.interval?.high, 0.935, 3, 'its interval');
  const alpha = krippendorffsAlpha(ABSTRACTORS);
  is(alpha.value, 0.7972585, 7, 'alpha');
  is(alpha.error, 0.05905473, 8, 'its error');
});

test('six judges of 15 patients (irrCAC, distrib.6raters; Fleiss 1971): AC1 and alpha with their errors', () => {
  const patients = [
    [0, 0, 0, 6, 0],
    [0, 3, 0, 0, 3],
    [0, 1, 4, 0, 1],
    [0, 0, 0, 0, 6],
    [0, 3, 0, 3, 0],
    [2, 0, 4, 0, 0],
    [0, 0, 4, 0, 2],
    [2, 0, 3, 1, 0],
    [2, 0, 0, 4, 0],
    [0, 0, 0, 0, 6],
    [1, 0, 0, 5, 0],
    [1, 1, 0, 4, 0],
    [0, 3, 3, 0, 0],
    [1, 0, 0, 5, 0],
    [0, 2, 0, 3, 1],
  ];
  const ac1 = ac1OfReaders(patients);
  is(percentAgreement(patients), 0.5511111, 7, 'percent');
  is(ac1.value, 0.4448007, 7, 'AC1');
  is(ac1.error, 0.08418757, 8, 'its error');
  is(ac1.interval?.low, 0.264, 3, 'its interval');
  is(ac1.interval?.high, 0.625, 3, 'its interval');
  const alpha = alphaOfReaders(patients);
  is(alpha.value, 0.4204384, 7, 'alpha');
  // Without the correction for small files alpha is Fleiss' kappa, whose published error this is.
  is(alpha.error, 0.08119291, 8, 'its error');
});

/** Counts per label of what the judges said of each unit; 0 where a judge said nothing. */
const countsOf = (labels: number, units: readonly (readonly number[])[]) =>
  units.map((unit) =>
    Array.from({ length: labels }, (_, label) => unit.filter((said) => said === label + 1).length),
  );

test('four judges of 12 units, not all by all (Krippendorff 2011; irrCAC, cac.raw4raters): alpha 0.743, AC1 0.775', () => {
  const units = countsOf(5, [
    [1, 1, 0, 1],
    [2, 2, 3, 2],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
    [2, 2, 2, 2],
    [1, 2, 3, 4],
    [4, 4, 4, 4],
    [1, 1, 2, 1],
    [2, 2, 2, 2],
    [0, 5, 5, 5],
    [0, 0, 1, 1],
    [0, 0, 3, 0],
  ]);
  is(percentAgreement(units), 0.8181818, 7, 'percent');
  const ac1 = ac1OfReaders(units);
  is(ac1.value, 0.77544, 5, 'AC1');
  is(ac1.error, 0.14295, 5, 'its error');
  is(ac1.interval?.low, 0.461, 3, 'its interval');
  is(ac1.interval?.high, 1, 3, 'its interval');
  const alpha = alphaOfReaders(units);
  is(alpha.value, 0.743421, 6, 'alpha');
  is(alpha.error, 0.14548, 5, 'its error');
  is(alpha.interval?.low, 0.419, 3, 'its interval');
});

test('two judges of ten units, yes or no (Krippendorff 2011, example A): alpha 0.095', () => {
  const first = [0, 1, 0, 0, 0, 0, 0, 0, 1, 0];
  const second = [1, 1, 1, 0, 0, 1, 0, 0, 0, 0];
  const units = countsOf(
    2,
    first.map((one, index) => [one + 1, (second[index] ?? 0) + 1]),
  );
  is(alphaOfReaders(units).value, 0.0952381, 7, 'alpha');
  const table = { both: 1, onlyFirst: 1, onlySecond: 3, neither: 5 };
  is(pairAgreement(table).alpha.value, 0.0952381, 7, 'alpha of the table');
});

test('two judges of twelve units with five labels (Krippendorff 2011, example B): alpha 0.692', () => {
  const first = [1, 1, 2, 2, 4, 3, 3, 3, 5, 4, 4, 1];
  const second = [2, 1, 2, 2, 2, 3, 3, 3, 5, 4, 4, 4];
  const alpha = alphaOfReaders(
    countsOf(
      5,
      first.map((one, index) => [one, second[index] ?? 0]),
    ),
  );
  is(alpha.value, 0.692, 3, 'alpha');
});

test('agreement on "yes" alone is 2a / (2a + b + c)', () => {
  const table = { both: 40, onlyFirst: 10, onlySecond: 5, neither: 45 };
  const positive = positiveAgreement(table);
  is(positive?.value, 80 / 95, 9, 'value');
  assert.ok(positive && positive.low > 0.7 && positive.low < positive.value && positive.high < 0.92);
  assert.is(positiveAgreement({ both: 0, onlyFirst: 0, onlySecond: 0, neither: 9 }), null);
});

test('on a rare variable kappa looks bad and percent good; AC1 and "yes" stand beside them', () => {
  const { percent, kappa, ac1, positive } = pairAgreement({
    both: 2,
    onlyFirst: 3,
    onlySecond: 3,
    neither: 192,
  });
  is(percent?.value, 0.97, 9, 'percent');
  is(kappa.value, 0.3846, 4, 'kappa');
  assert.ok((ac1.value ?? 0) > 0.96, 'AC1');
  is(positive?.value, 0.4, 9, 'on yes');
});

test('readers who always agree leave the doubt of few comments, and those who say one thing only have no kappa', () => {
  const same = pairAgreement({ both: 3, onlyFirst: 0, onlySecond: 0, neither: 5 });
  for (const { value, interval } of [same.kappa, same.ac1, same.alpha]) {
    assert.is(value, 1);
    assert.ok(
      interval && interval.high === 1 && interval.low > 0.2 && interval.low < 0.6,
      `${interval?.low}`,
    );
  }
  const one = pairAgreement({ both: 0, onlyFirst: 0, onlySecond: 0, neither: 8 });
  assert.is(one.kappa.value, null);
  assert.is(one.alpha.value, null);
  assert.is(one.ac1.value, 1);
  assert.is(one.positive, null);
  const none = pairAgreement({ both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 });
  assert.equal([none.percent, none.ac1.value, none.alpha.value, none.kappa.value], [null, null, null, null]);
});

test('nothing is said of comments that one reader has read', () => {
  assert.is(
    alphaOfReaders([
      [1, 0],
      [0, 1],
    ]).value,
    null,
  );
  assert.is(
    ac1OfReaders([
      [1, 0],
      [0, 1],
    ]).value,
    null,
  );
  assert.is(percentAgreement([]), null);
  assert.is(
    alphaOfReaders([
      [3, 0],
      [2, 0],
    ]).value,
    null,
    'one label only',
  );
});

test.run();
