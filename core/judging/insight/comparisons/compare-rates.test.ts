import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRandom } from '../../../engine/train/random.js';
import { compareSides, type SideCount } from './compare-rates.js';
import type { ComparedRates } from './comparison.schemas.js';
import { summarizeComparison } from './comparison-summary.js';
import { copiedComparisons } from './copied-comparisons.js';

const test = suite('the rates of two communities');

/** Comments without reactions: each weighs 1. */
const plain = (total: number, comments: number): SideCount => ({
  total,
  weight: total,
  weightSquared: total,
  hits: { comments, weight: comments },
});
/** The rates of two sides: of both, and their difference. */
const flat = ({ sides, contrasts, basis }: ComparedRates) => {
  const [a, b] = sides;
  const [contrast] = contrasts;
  assert.ok(a && b && contrast);
  return { a, b, basis, ...contrast };
};
const compareOne = (a: SideCount, b: SideCount) => {
  const [compared] = compareSides([{ name: 'harga', counts: [a, b] }]);
  assert.ok(compared);
  return { ...compared, raw: flat(compared.raw), weighted: flat(compared.weighted) };
};
const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 0.0005, `${actual} is not ${expected}`);

test('differ by the difference of the rates, whose size is that of its points, and by Cohen’s h', () => {
  // h = 2 asin(sqrt a) - 2 asin(sqrt b): 1.671 - 1.571, 1.875 - 1.571, 2.094 - 1.571, 2.498 - 1.571.
  const expected = [
    [51, 0.02, 'little'],
    [53, 0.06, 'small'],
    [55, 0.1, 'clear'],
    [65, 0.305, 'large'],
    [90, 0.927, 'large'],
  ] as const;
  for (const [hits, h, size] of expected) {
    const { raw } = compareOne(plain(100, hits), plain(100, 50));
    near(raw.difference, (hits - 50) / 100);
    near(raw.effect, h);
    assert.is(raw.size, size);
    const back = compareOne(plain(100, 50), plain(100, hits)).raw;
    near(back.effect, -h);
    assert.is(back.size, size);
  }
});

test('are weighted by reactions over the effective number of comments (Kish: 10² / 52)', () => {
  // Four comments with 6, 0, 0 and 0 reactions weigh 7, 1, 1 and 1; the first has the variable.
  const loud = { total: 4, weight: 10, weightSquared: 52, hits: { comments: 1, weight: 7 } };
  const { raw, weighted } = compareOne(loud, plain(40, 10));
  near(raw.a.rate, 0.25);
  near(weighted.a.rate, 0.7);
  near(weighted.a.total, 1.923);
  near(weighted.a.hits, 1.346);
  assert.equal([weighted.b.hits, weighted.b.total, weighted.test], [10, 40, 'two-proportion']);
});

test('without reactions are weighted as they are counted', () => {
  const { raw, weighted } = compareOne(plain(400, 160), plain(500, 100));
  assert.equal([weighted.a, weighted.b, weighted.difference], [raw.a, raw.b, raw.difference]);
});

test('differ clearly only when they still do after the correction over all variables', () => {
  // Pooled 35/200: z = 0.11 / sqrt(0.175 * 0.825 * 2/100) = 2.047, p = 0.041.
  const [a, b] = [plain(100, 23), plain(100, 12)];
  const alone = compareOne(a, b).weighted;
  near(alone.p, 0.0407);
  assert.equal([alone.pAdjusted, alone.isClear], [alone.p, true]);
  const many = compareSides([
    { name: 'harga', counts: [a, b] },
    { name: 'hujan', counts: [plain(100, 50), plain(100, 50)] },
  ]);
  assert.equal(
    many.map(({ variable }) => variable),
    ['harga', 'hujan'],
  );
  near(many[0]?.weighted.contrasts[0]?.pAdjusted ?? 0, 0.0814);
  assert.is(many[0]?.weighted.contrasts[0]?.isClear, false);
});

test('only hint below 10 comments with the variable or 30 in one file', () => {
  const isThin = (a: SideCount, b: SideCount) => compareOne(a, b).isThin;
  assert.is(isThin(plain(30, 5), plain(30, 5)), false);
  assert.is(isThin(plain(30, 5), plain(30, 4)), true);
  assert.is(isThin(plain(29, 5), plain(300, 50)), true);
  assert.is(isThin(plain(300, 50), plain(29, 5)), true);
});

test('say nothing of a file without comments', () => {
  const { raw, weighted, isThin } = compareOne(plain(0, 0), plain(100, 50));
  for (const rates of [raw, weighted]) {
    assert.equal([rates.p, rates.isClear, rates.a.hits, rates.a.total], [1, false, 0, 0]);
    assert.ok(Number.isFinite(rates.difference));
  }
  assert.ok(isThin);
});

test('corrected rates are compared where both were read, on what was read; every row says which it is', () => {
  const strata = (variable: string, tagged: number, yes: number, missed: number) => ({
    variable,
    tagged: { of: tagged, read: 60, yes },
    untagged: { of: 1000 - tagged, read: 140, yes: missed },
  });
  const few = {
    variable: '网络',
    tagged: { of: 90, read: 3, yes: 3 },
    untagged: { of: 910, read: 9, yes: 0 },
  };
  // By the machine both have 10%; people find that it misses much in A.
  const [first, second] = compareSides(
    [
      { name: 'harga', counts: [plain(1000, 100), plain(1000, 100)] },
      { name: '网络', counts: [plain(1000, 90), plain(1000, 90)] },
    ],
    [
      [strata('harga', 100, 58, 42), few],
      [strata('harga', 100, 58, 3), strata('网络', 90, 58, 3)],
    ],
  );
  assert.ok(first && second);
  const harga = { raw: flat(first.raw), weighted: flat(first.weighted) };
  const internet = { raw: flat(second.raw) };
  assert.equal([harga.raw.basis, harga.raw.test, harga.raw.isClear], ['corrected', 'stratified', true]);
  near(harga.raw.a.rate, 0.1 * (58 / 60) + 0.9 * (42 / 140));
  near(harga.raw.difference, 0.9 * (39 / 140));
  assert.ok(harga.raw.low > 0 && harga.raw.low < harga.raw.difference);
  assert.equal([harga.weighted.basis, harga.weighted.difference], ['machine', 0]);
  assert.equal([internet.raw.basis, internet.raw.difference], ['machine', 0]);
});

test('of three sides each is set against the mean of the others, which all count the same', () => {
  const [one] = compareSides([
    { name: 'banjir', counts: [plain(100, 50), plain(100, 20), plain(10_000, 1000)] },
  ]);
  assert.ok(one);
  const [first, second, third] = one.raw.contrasts;
  assert.ok(first && second && third);
  // 0.5 - (0.2 + 0.1) / 2, however many comments the third side has.
  near(first.difference, 0.35);
  near(second.difference, -0.1);
  near(third.difference, -0.25);
  // By hand, MOVER of Wilson's limits: 0.4038 to 0.5962, 0.1334 to 0.2888, 0.0943 to 0.1060.
  near(first.low, 0.35 - Math.hypot(0.0962, 0.0444, 0.003));
  near(first.high, 0.35 + Math.hypot(0.0962, 0.0333, 0.00285));
  assert.equal([first.test, first.isClear, first.size], ['mover', true, 'large']);
  assert.equal([second.isClear, third.isClear], [false, true]);
});

test('of three sides every side is a test that the correction counts', () => {
  const compare = (...names: string[]) =>
    compareSides(names.map((name) => ({ name, counts: [plain(200, 40), plain(200, 25), plain(200, 30)] })));
  const p = compare('harga')[0]?.raw.contrasts[0];
  const many = compare('harga', 'hujan')[0]?.raw.contrasts[0];
  assert.ok(p && many);
  near(p.pAdjusted, Math.min(1, p.p * 3));
  near(many.pAdjusted, Math.min(1, p.p * 6));
});

test('sides that are drawn from one share differ clearly in about one of twenty comparisons at most', () => {
  // A linear congruential generator: the same draws on every machine.
  let state = 20_261_123;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const drawn = () => {
    let hits = 0;
    for (let comment = 0; comment < 200; comment++) if (random() < 0.15) hits++;
    return plain(200, hits);
  };
  let clear = 0;
  for (let round = 0; round < 400; round++) {
    const [one] = compareSides([{ name: 'harga', counts: [drawn(), drawn(), drawn(), drawn()] }]);
    if (one?.raw.contrasts.some(({ isClear }) => isClear)) clear++;
  }
  assert.ok(clear <= 32, `${clear} of 400`);
});

test('tests rest on one voice per text: copies make no difference clear', () => {
  // On one side one text with the variable stands 60 times.
  const wave = { counts: [plain(400, 40), plain(460, 100)], voices: [plain(400, 40), plain(401, 41)] };
  const [one] = compareSides([{ name: 'harga', ...wave, isChangedByCopies: true }]);
  assert.ok(one);
  const { difference, p, isClear, size, low, high, b } = flat(one.raw);
  near(difference, 0.1 - 100 / 460);
  assert.ok(low < 0 && high > 0 && b.high < b.rate, 'and so do intervals');
  assert.ok(p > 0.9, String(p));
  assert.equal([isClear, size, flat(one.weighted).isClear], [false, 'large', false]);
  assert.is(
    flat(compareSides([{ name: 'harga', counts: wave.counts }])[0]?.raw as ComparedRates).isClear,
    true,
  );
});

test('a difference that copies turn round is not clear', () => {
  const [one] = compareSides([
    { name: 'harga', counts: [plain(400, 120), plain(600, 240)], voices: [plain(400, 120), plain(380, 20)] },
  ]);
  assert.is(one?.raw.contrasts[0]?.isClear, false);
});

test('with copies on one side, sides without a difference are called clear in at most 5 % of the comparisons', () => {
  const { falseClear } = copiedComparisons(createRandom(5), { rounds: 400, copied: 0.3 });
  assert.ok(falseClear <= 0.05, String(falseClear));
});

test('a corrected rate too small for a number is said in words, in the summary too', () => {
  const strata = (tagged: number, yes: number, missed: number) => [
    {
      variable: 'tol',
      tagged: { of: tagged, read: Math.min(tagged, 60), yes },
      untagged: { of: 1000 - tagged, read: 140, yes: missed },
    },
  ];
  const [tol] = compareSides(
    [{ name: 'tol', counts: [plain(1000, 300), plain(1000, 15)] }],
    [strata(300, 58, 20), strata(15, 3, 0)],
  );
  assert.ok(tol);
  assert.is(tol.raw.sides[0]?.words, null);
  assert.is(tol.raw.sides[1]?.words?.found, 3);
  assert.is(tol.weighted.sides[1]?.words, null);
  assert.is(tol.isThin, false, 'enough was read: the words say how little is known');
  const said = (language: 'en' | 'ms' | 'zh') =>
    summarizeComparison(
      ['Johor', 'Penang'],
      [{ ...tol, sentiments: [], withCopies: null, copies: null, byTime: [] }],
      language,
    );
  assert.match(said('en'), /in Johor, by .* points \(\d+\.\d% against at least 3 found\)/);
  assert.match(said('ms'), /berbanding sekurang-kurangnya 3 dijumpai\)/);
  assert.match(said('zh'), /对 至少发现 3 条）/);
});

test.run();
