import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mutualInformation, relate } from './relate.js';

const test = suite('relations of variables');

test('PMI is the log2 of observed over expected: eight times as often as by chance are 3 bits', () => {
  // By the definition: 50 * 80 / 1000 = 4 comments are expected.
  assert.is(mutualInformation({ both: 32, first: 50, second: 80, total: 1000 })?.pmi, 3);
  assert.is(mutualInformation({ both: 4, first: 50, second: 80, total: 1000 })?.pmi, 0);
  assert.is(mutualInformation({ both: 2, first: 50, second: 80, total: 1000 })?.pmi, -1);
});

test('the variance of its interval is that of the delta method worked out cell by cell', () => {
  // The general formula, sum over cells of n_i g_i^2 - (sum of n_i g_i)^2 / n, with g_i the derivative of log lift
  // after the count of cell i: both, only the first, only the second, neither.
  const cells = [32, 18, 48, 902];
  const total = 1000;
  const [both = 0, onlyFirst = 0, onlySecond = 0] = cells;
  const first = both + onlyFirst;
  const second = both + onlySecond;
  // Log lift is log both - log first - log second + log total; each cell's share in the four sums.
  const slopes = [
    1 / both - 1 / first - 1 / second + 1 / total,
    -1 / first + 1 / total,
    -1 / second + 1 / total,
    1 / total,
  ];
  const mean = cells.reduce((sum, count, cell) => sum + count * (slopes[cell] ?? 0), 0);
  const variance =
    cells.reduce((sum, count, cell) => sum + count * (slopes[cell] ?? 0) ** 2, 0) - mean ** 2 / total;
  const interval = mutualInformation({ both, first, second, total });
  const halfWidth = ((interval?.high ?? 0) - (interval?.low ?? 0)) / 2;
  assert.is(halfWidth.toFixed(6), ((1.959963985 * Math.sqrt(variance)) / Math.LN2).toFixed(6));
});

test('its interval covers the truth about 95 times in 100, drawn from a known distribution', () => {
  // A linear congruential generator: the same draws on every machine.
  let state = 20_261_121;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const cells = [0.08, 0.12, 0.1, 0.7];
  const truth = Math.log2(0.08 / (0.2 * 0.18));
  let covered = 0;
  for (let round = 0; round < 1000; round++) {
    const counts = [0, 0, 0, 0];
    for (let comment = 0; comment < 400; comment++) {
      let left = random();
      let cell = 0;
      while (cell < 3 && left >= (cells[cell] ?? 0)) left -= cells[cell++] ?? 0;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    const [both = 0, onlyFirst = 0, onlySecond = 0] = counts;
    const interval = mutualInformation({
      both,
      first: both + onlyFirst,
      second: both + onlySecond,
      total: 400,
    });
    if (interval && interval.low <= truth && truth <= interval.high) covered++;
  }
  assert.ok(covered > 930 && covered < 970, `${covered} of 1000`);
});

test('what always comes together has an interval of the margins alone, and what never does has none', () => {
  assert.is(mutualInformation({ both: 0, first: 10, second: 10, total: 100 }), null);
  const always = mutualInformation({ both: 100, first: 100, second: 100, total: 100 });
  assert.equal(always, { pmi: 0, low: 0, high: 0 });
});

test('pairs are counted from the sets of tags, tested with Fisher and corrected by Holm over all pairs', () => {
  // Fisher's tea (The Design of Experiments, 1935, chapter 2): 3 of 4 cups right, p = 34/70.
  const names = ['banjir', '塞车', 'harga', 'never'];
  const tea = relate(names.slice(0, 2), [
    { variables: [0, 1], comments: 3 },
    { variables: [0], comments: 1 },
    { variables: [1], comments: 1 },
    { variables: [], comments: 3 },
  ]);
  assert.is(tea.length, 1);
  assert.is(tea[0]?.p.toFixed(4), (34 / 70).toFixed(4));
  assert.is(tea[0]?.lift, 1.5);
  assert.ok(tea[0]?.isThin && !tea[0].isClear);

  const pairs = relate(names, [
    { variables: [1, 0], comments: 60 },
    { variables: [0, 0], comments: 10 },
    { variables: [2], comments: 80 },
    { variables: [], comments: 250 },
  ]);
  assert.equal(
    pairs.map(({ a, b, both }) => [a, b, both]),
    [
      ['banjir', '塞车', 60],
      ['banjir', 'harga', 0],
      ['塞车', 'harga', 0],
    ],
    'what never occurs has no relations',
  );
  assert.ok(pairs.every(({ p, pAdjusted }) => pAdjusted >= p));
  assert.ok(pairs[0]?.isClear && (pairs[0].low ?? 0) > 0);
  assert.ok(pairs[1]?.isClear && pairs[1].lift === 0 && pairs[1].pmi === null);
});

test('few are those that are expected, not those that are found: to find none of many expected is no hint', () => {
  const thinOf = (both: number, first: number, second: number, total: number) =>
    relate(
      ['banjir', '塞车'],
      [
        { variables: [0, 1], comments: both },
        { variables: [0], comments: first - both },
        { variables: [1], comments: second - both },
        { variables: [], comments: total - first - second + both },
      ],
    )[0];
  // 1000 * 1155 / 5000 = 231 are expected, none is there.
  const never = thinOf(0, 1000, 1155, 5000);
  assert.equal([never?.isThin, never?.isClear, never?.lift], [false, true, 0]);
  assert.is(thinOf(12, 90, 100, 1000)?.isThin, true, '9 expected');
  assert.is(thinOf(12, 100, 100, 1000)?.isThin, false, '10 expected');
});

test('pairs rest on one voice for each text: copies of one text with both variables make no pair clear', () => {
  const apart = [
    { variables: [0], comments: 30 },
    { variables: [1], comments: 30 },
    { variables: [], comments: 140 },
  ];
  const campaign = { variables: [0, 1], comments: 80 };
  const [pair] = relate(['banjir', '塞车'], [...apart, campaign], [...apart, { ...campaign, comments: 5 }]);
  assert.equal([pair?.both, pair?.isClear], [80, false]);
  const [copied] = relate(['banjir', '塞车'], [...apart, campaign]);
  assert.is(copied?.isClear, true, 'without looking for copies they would');
});

test('a run without tags, and one without comments, has no pairs', () => {
  assert.equal(relate(['banjir', '塞车'], [{ variables: [], comments: 10 }]), []);
  assert.equal(relate(['banjir', '塞车'], []), []);
});

test.run();
