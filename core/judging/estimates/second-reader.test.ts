import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Z95 } from '../../analysis/shares/wilson.model.js';
import { estimateVariable } from './estimates.js';
import { jeffreysLimits } from './limits.js';
import { type Cell, differenceTest, type Stratum, stratifiedShare, stratumRate } from './stratified.js';

const test = suite('estimates where a second reader read a part');

const near = (actual: number | undefined, expected: number, what: string, by = 1e-12) =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= by, `${what}: ${actual}, not ${expected}`);
const cell = (seen: number, read: number, yes: number): Cell => ({ seen, read, yes });
const withCells = (of: number, ...cells: Cell[]): Stratum => ({
  of,
  read: cells.reduce((sum, { read }) => sum + read, 0),
  yes: cells.reduce((sum, { yes }) => sum + yes, 0),
  cells,
});

test('a second reader that says the same of everything changes nothing', () => {
  const plain = [
    { of: 910, read: 50, yes: 46 },
    { of: 9090, read: 150, yes: 10 },
  ];
  const expected = stratifiedShare(plain);
  const seen = stratifiedShare([withCells(910, cell(300, 50, 46)), withCells(9090, cell(1700, 150, 10))]);
  near(seen?.value, expected?.value ?? 0, 'value');
  near(seen?.low, expected?.low ?? 0, 'low');
  near(seen?.high, expected?.high ?? 0, 'high');
});

test('of a second reader that read everything the cells are strata like any others, with narrower intervals', () => {
  const cells = [cell(600, 30, 28), cell(310, 20, 6), cell(500, 30, 21), cell(8590, 90, 2)] as const;
  const four = stratifiedShare(cells.map(({ seen, read, yes }) => ({ of: seen, read, yes })));
  const sides = [withCells(910, cells[0], cells[1]), withCells(9090, cells[2], cells[3])];
  const byWilson = stratifiedShare(sides.map((side) => ({ ...side, cellLimits: 'wilson' as const })));
  near(byWilson?.value, four?.value ?? 0, 'value');
  near(byWilson?.low, four?.low ?? 0, 'low');
  near(byWilson?.high, four?.high ?? 0, 'high');
  const two = stratifiedShare(sides);
  assert.ok(
    two && four && two.value === byWilson?.value && two.high - two.low < 0.95 * (four.high - four.low),
  );
});

test('cells weigh what the part says, and the doubt of these weights is in the interval', () => {
  const stratum = withCells(8000, cell(300, 40, 30), cell(1300, 60, 3));
  const [yes, no] = [
    jeffreysLimits({ of: 1500, read: 40, yes: 30 }, 0.95),
    jeffreysLimits({ of: 6500, read: 60, yes: 3 }, 0.95),
  ];
  const [w, v] = [300 / 1600, 1300 / 1600];
  const rate = stratumRate(stratum);
  assert.ok(rate);
  const p = w * 0.75 + v * 0.05;
  near(rate.value, p, 'value');
  const between = w * (0.75 - p) ** 2 + v * (0.05 - p) ** 2;
  const doubt = Z95 ** 2 * between * (1 / 1600 - 1 / 8000);
  near(
    rate.high,
    p + Math.sqrt((w * (yes.high - 0.75)) ** 2 + (v * (no.high - 0.05)) ** 2 + doubt),
    'high',
    1e-9,
  );
  near(
    rate.low,
    p - Math.sqrt((w * (0.75 - yes.low)) ** 2 + (v * (0.05 - no.low)) ** 2 + doubt),
    'low',
    1e-9,
  );
});

test('a cell that the second reader found and no person read leaves the share open, an empty one does not', () => {
  assert.is(stratumRate(withCells(500, cell(100, 20, 3), cell(4, 0, 0))), null);
  assert.ok(stratumRate(withCells(500, cell(100, 20, 3), cell(0, 0, 0))));
});

test('a stratum that people read whole has no error whatever the second reader says', () => {
  assert.equal(stratumRate(withCells(20, cell(8, 8, 7), cell(12, 12, 1))), {
    value: 0.4,
    low: 0.4,
    high: 0.4,
  });
});

test('the estimate of a variable, its recall and the test of a difference rest on the cells', () => {
  const tagged = withCells(733, cell(300, 30, 28), cell(120, 20, 6));
  const untagged = withCells(9267, cell(260, 40, 28), cell(1600, 80, 3));
  const alone = ({ cells: _, ...stratum }: Stratum) => stratum;
  const { estimate, recall } = estimateVariable('harga', tagged, untagged);
  const share = stratifiedShare([tagged, untagged]);
  assert.is(estimate.kind, 'corrected');
  assert.is(estimate.share, share?.value);
  assert.is(estimate.low, share?.low);
  assert.is(estimate.read, 170);
  // Of those without the tag people read more where the second reader says yes: as one stratum they would say too much.
  const wrong = estimateVariable('harga', alone(tagged), alone(untagged));
  assert.ok(estimate.share < wrong.estimate.share);
  assert.ok(recall && wrong.recall && recall.value > wrong.recall.value);
  assert.ok(differenceTest([tagged, untagged], [tagged, untagged]) > 0.99);
});

test.run();
