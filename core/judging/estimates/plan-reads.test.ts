import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { plannedStrata, planReads, strataOfAccuracy, sumOf, withSecondReader } from './plan-reads.js';

const test = suite('how many comments have to be read');

const SECOND = { precision: 0.85, recall: 0.85 };

/** Share, half width, accuracy of the engine: reads alone, and with a second reader of 85/85 on 500, 1,000, 2,000, 4,000 and all of 10,000. */
const TABLE = [
  [0.8, 0.7, 0.2, 0.03, 333, [157, 125, 113, 108, 106]],
  [0.75, 0.55, 0.2, 0.03, 433, [267, 179, 154, 144, 138]],
  [0.75, 0.55, 0.05, 0.015, 424, [189, 124, 106, 99, 95]],
  [0.75, 0.3, 0.2, 0.03, 538, [508, 252, 202, 183, 174]],
] as const;

test('the engine alone needs what the formula says, and a second reader saves most of what the formula says', () => {
  for (const [precision, recall, share, halfWidth, alone, withModel] of TABLE) {
    const aim = { of: 10_000, halfWidth };
    const strata = strataOfAccuracy(share, { precision, recall });
    const isBetween = (reads: number[][] | null, least: number, most: number, what: string) => {
      const sum = reads === null ? Number.NaN : sumOf(reads);
      assert.ok(
        sum >= least && sum <= most,
        `${precision}/${recall} ${what}: ${sum}, not ${least} to ${most}`,
      );
    };
    isBetween(planReads(strata, aim), 0.97 * alone, 1.1 * alone, 'alone');
    // Wilson's arms are longer than the formula's where few of a cell have the variable, and each cell has its least reads.
    for (const [at, seen] of [1000, 2000, 4000, 10_000].entries()) {
      const least = withModel[at + 1] ?? 0;
      isBetween(planReads(withSecondReader(strata, SECOND), { ...aim, seen }), least, alone, `on ${seen}`);
    }
  }
});

test('people read about half of what they need alone where a second reader of 85/85 read a fifth', () => {
  const strata = strataOfAccuracy(0.2, { precision: 0.75, recall: 0.55 });
  const alone = planReads(strata, { of: 10_000, halfWidth: 0.03 });
  const both = planReads(withSecondReader(strata, SECOND), { of: 10_000, halfWidth: 0.03, seen: 2000 });
  assert.ok(alone && both && sumOf(both) <= 0.55 * sumOf(alone));
});

test('no more is read than there is, and few comments are read whole', () => {
  const strata = plannedStrata(6 / 40, { tagged: 0.75, untagged: 0.1 });
  assert.equal(planReads(strata, { of: 40, halfWidth: 0.001 }), [[6], [34]]);
});

test('a second reader that has read too little cannot be made good by any number of people', () => {
  const strata = withSecondReader(strataOfAccuracy(0.2, { precision: 0.75, recall: 0.55 }), SECOND);
  assert.is(planReads(strata, { of: 10_000, halfWidth: 0.003, seen: 100 }), null);
});

test('a rate of nothing or of all still asks for reads, and an empty stratum for none', () => {
  const sure = planReads(plannedStrata(0.1, { tagged: 1, untagged: 0 }), { of: 10_000, halfWidth: 0.01 });
  assert.ok(
    sure?.flat().every((reads) => reads >= 8),
    JSON.stringify(sure),
  );
  const none = planReads(plannedStrata(0, { tagged: 0.8, untagged: 0.02 }), { of: 10_000, halfWidth: 0.01 });
  assert.is(none?.[0]?.[0], 0);
  assert.ok((none?.[1]?.[0] ?? 0) > 500);
});

test.run();
