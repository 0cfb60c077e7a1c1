import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CommunityCounts, compareCommunities } from './compare-rates.js';

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

test.run();
