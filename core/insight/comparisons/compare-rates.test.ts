import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CommunityCounts, compareCommunities } from './compare-rates.js';
import { summarizeComparison } from './comparison-summary.js';

const test = suite('the rates of two communities');

/** Comments without reactions: each weighs 1. */
const plain = (total: number, ...hits: number[]): CommunityCounts => ({
  total,
  weight: total,
  weightSquared: total,
  hits: hits.map((comments) => ({ comments, weight: comments })),
});
const compareOne = (a: CommunityCounts, b: CommunityCounts) => {
  const [compared] = compareCommunities(['harga'], a, b);
  assert.ok(compared);
  return compared;
};
const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 0.0005, `${actual} is not ${expected}`);

test('differ by the difference of the rates, and by an effect that Cohen calls small, medium or large', () => {
  // h = 2 asin(sqrt a) - 2 asin(sqrt b): 1.671 - 1.571, 1.875 - 1.571, 2.094 - 1.571, 2.498 - 1.571.
  const expected = [
    [55, 0.1, 'negligible'],
    [65, 0.305, 'small'],
    [75, 0.524, 'medium'],
    [90, 0.927, 'large'],
  ] as const;
  for (const [hits, h, size] of expected) {
    const { raw } = compareOne(plain(100, hits), plain(100, 50));
    near(raw.difference, (hits - 50) / 100);
    near(raw.effect, h);
    assert.is(raw.effectSize, size);
    const back = compareOne(plain(100, 50), plain(100, hits)).raw;
    near(back.effect, -h);
    assert.is(back.effectSize, size);
  }
});

test('are weighted by reactions over the effective number of comments (Kish: 10² / 52)', () => {
  // Four comments with 6, 0, 0 and 0 reactions weigh 7, 1, 1 and 1; the first has the variable.
  const loud = { total: 4, weight: 10, weightSquared: 52, hits: [{ comments: 1, weight: 7 }] };
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
  const many = compareCommunities(['harga', 'hujan'], plain(100, 23, 50), plain(100, 12, 50));
  assert.equal(
    many.map(({ variable }) => variable),
    ['harga', 'hujan'],
  );
  near(many[0]?.weighted.pAdjusted ?? 0, 0.0814);
  assert.is(many[0]?.weighted.isClear, false);
});

test('only hint below 10 comments with the variable or 30 in one file', () => {
  const isThin = (a: CommunityCounts, b: CommunityCounts) => compareOne(a, b).isThin;
  assert.is(isThin(plain(30, 5), plain(30, 5)), false);
  assert.is(isThin(plain(30, 5), plain(30, 4)), true);
  assert.is(isThin(plain(29, 5), plain(300, 50)), true);
  assert.is(isThin(plain(300, 50), plain(29, 5)), true);
});

test('say nothing of a file without comments', () => {
  const { raw, weighted, isThin } = compareOne({ ...plain(0), hits: [] }, plain(100, 50));
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
  // By the machine both have 10 %; people find that it misses much in A.
  const [harga, internet] = compareCommunities(
    ['harga', '网络'],
    plain(1000, 100, 90),
    plain(1000, 100, 90),
    {
      a: [strata('harga', 100, 58, 42), few],
      b: [strata('harga', 100, 58, 3), strata('网络', 90, 58, 3)],
    },
  );
  assert.ok(harga && internet);
  assert.equal([harga.raw.basis, harga.raw.test, harga.raw.isClear], ['corrected', 'stratified', true]);
  near(harga.raw.a.rate, 0.1 * (58 / 60) + 0.9 * (42 / 140));
  near(harga.raw.difference, 0.9 * (39 / 140));
  assert.ok(harga.raw.low > 0 && harga.raw.low < harga.raw.difference);
  assert.equal([harga.weighted.basis, harga.weighted.difference], ['machine', 0]);
  assert.equal([internet.raw.basis, internet.raw.difference], ['machine', 0]);
});

test('a corrected rate too small for a number is said in words, in the summary too', () => {
  const strata = (tagged: number, yes: number, missed: number) => [
    {
      variable: 'tol',
      tagged: { of: tagged, read: Math.min(tagged, 60), yes },
      untagged: { of: 1000 - tagged, read: 140, yes: missed },
    },
  ];
  const [tol] = compareCommunities(['tol'], plain(1000, 300), plain(1000, 15), {
    a: strata(300, 58, 20),
    b: strata(15, 3, 0),
  });
  assert.ok(tol);
  assert.is(tol.raw.a.words, null);
  assert.is(tol.raw.b.words?.found, 3);
  assert.is(tol.weighted.b.words, null);
  assert.is(tol.isThin, false, 'enough was read: the words say how little is known');
  const said = (language: 'en' | 'ms' | 'zh') => summarizeComparison([tol], language);
  assert.match(said('en'), /community A: A \d+\.\d%, B at least 3 found\./);
  assert.match(said('ms'), /B sekurang-kurangnya 3 dijumpai\./);
  assert.match(said('zh'), /B 至少发现 3 条。/);
});

test.run();
