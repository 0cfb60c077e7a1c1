import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type DrawInput, drawSample, extendDraw } from './draw-sample.js';
import type { DrawableComment } from './drawable-comment.js';
import { permanentNumbers } from './permanent-number.model.js';

const test = suite('drawing comments to be read');

const keyOf = (text: string) => createHash('md5').update(text).digest();

/** Comments of a run: each of the texts as often as it is said, tagged as told. */
const commentsOf = (
  count: number,
  tagsOf: (seq: number) => number[],
  textOf = (seq: number) => `komen ${seq}`,
) =>
  Array.from(
    { length: count },
    (_, seq): DrawableComment => ({ seq, textKey: keyOf(textOf(seq)), tags: tagsOf(seq) }),
  );

/** The comments' places by permanent number, found the slow way. */
function slowRanks(comments: readonly DrawableComment[], seed: string): DrawableComment[] {
  const numberOf = permanentNumbers(seed);
  const before = new Map<string, number>();
  return comments
    .map((comment) => {
      const key = Buffer.from(comment.textKey).toString('hex');
      const copies = before.get(key) ?? 0;
      before.set(key, copies + 1);
      return { comment, number: numberOf(comment.textKey, copies) };
    })
    .sort((a, b) => a.number - b.number)
    .map(({ comment }) => comment);
}

/** Fails unless every variable's sample of either side is the first of that side by number. */
function checkPrefixes(input: DrawInput & { seed: string }, items: Awaited<ReturnType<typeof drawSample>>) {
  const ranked = slowRanks(input.comments, input.seed);
  const item = new Map(items.map((one) => [one.seq, one]));
  const firstGap = ranked.findIndex(({ seq }) => item.get(seq)?.forVariables !== null);
  const common = items.filter(({ forVariables }) => forVariables === null).length;
  assert.is(firstGap === -1 ? ranked.length : firstGap, common, 'the common part is the first by number');
  for (const [index, variable] of input.variables.entries()) {
    for (const isTagged of [true, false]) {
      const side = ranked.filter(({ tags }) => tags.includes(index) === isTagged);
      const isDrawn = side.map(({ seq }) => {
        const one = item.get(seq);
        return one !== undefined && (one.forVariables === null || one.forVariables.includes(variable));
      });
      const count = isDrawn.filter(Boolean).length;
      assert.ok(isDrawn.slice(0, count).every(Boolean), `${variable}, ${isTagged ? 'tagged' : 'untagged'}`);
    }
  }
}

const VARIABLES = ['harga', '网络', 'traffic', 'makanan'];
const runs = fc.record({
  count: fc.integer({ min: 0, max: 400 }),
  texts: fc.integer({ min: 1, max: 400 }),
  shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
  size: fc.integer({ min: 0, max: 200 }),
  more: fc.integer({ min: 0, max: 200 }),
  seed: fc.string({ maxLength: 6 }),
});

test('the sample of each side of each variable is the first by number, also after more were drawn', async () => {
  await fc.assert(
    fc.asyncProperty(runs, async ({ count, texts, shares, size, more, seed }) => {
      const chance = permanentNumbers('tags');
      const comments = commentsOf(
        count,
        (seq) => shares.flatMap((share, index) => (chance(keyOf(`${index}`), seq) < share ? [index] : [])),
        (seq) => `komen ${seq % texts}`,
      );
      const input = { comments, variables: VARIABLES.slice(0, shares.length), size, seed };
      const items = await drawSample(input);
      assert.is(items.length, Math.min(count, size));
      assert.is(new Set(items.map(({ seq }) => seq)).size, items.length, 'none twice');
      checkPrefixes(input, items);
      assert.ok(
        items.filter(({ forVariables }) => forVariables !== null).length <= size / 2,
        'half is common',
      );
      for (const { probability } of items) assert.ok(probability > 0 && probability <= 1);
      const extended = await extendDraw({ ...input, size: more }, items);
      assert.is(extended.length, Math.min(count, items.length + more));
      assert.equal(
        extended.slice(0, items.length).map(({ seq }) => seq),
        items.map(({ seq }) => seq),
        'the first keep their positions',
      );
      for (const [position, { forVariables }] of items.entries()) {
        const now = extended[position]?.forVariables;
        assert.ok(
          now === null || forVariables?.every((variable) => now?.includes(variable)),
          'none is taken away',
        );
      }
      checkPrefixes(input, extended);
    }),
    { numRuns: 60, seed: 23 },
  );
});

const rare = (seq: number) => [
  ...(seq % 50 === 0 ? [0] : []),
  ...(seq % 10 === 3 ? [1] : []),
  ...(seq % 3 === 0 ? [2] : []),
];
const readFor = (items: Awaited<ReturnType<typeof drawSample>>, variable: string) =>
  items.filter(({ forVariables }) => forVariables === null || forVariables.includes(variable));

test('each variable gets 15 tagged comments, or all there are, and 60 others', async () => {
  const comments = commentsOf(5000, (seq) => [...rare(seq), ...(seq < 6 ? [3] : [])]);
  const items = await drawSample({ comments, variables: VARIABLES, size: 200 });
  for (const [index, variable] of VARIABLES.entries()) {
    const read = readFor(items, variable);
    const tagged = read.filter(({ seq }) => comments[seq]?.tags.includes(index)).length;
    assert.ok(tagged >= (index === 3 ? 6 : 15), `${variable}: ${tagged} tagged`);
    assert.ok(read.length - tagged >= 60, `${variable}: ${read.length - tagged} others`);
  }
});

test('a variable in most comments gets 60 comments without it', async () => {
  const comments = commentsOf(3000, (seq) => (seq % 10 === 0 ? [] : [0]));
  const items = await drawSample({ comments, variables: ['kerajaan'], size: 200 });
  assert.ok(items.filter(({ seq }) => seq % 10 === 0).length >= 60);
});

test('a part in the middle of a queue has of both kinds, so that stopping early is no loss', async () => {
  const comments = commentsOf(5000, rare);
  const items = await drawSample({ comments, variables: ['harga'], size: 200 });
  const isExtra = (from: number, to: number) =>
    items.slice(from, to).filter(({ forVariables }) => forVariables !== null).length;
  const all = isExtra(0, 200);
  assert.ok(all >= 10, `${all}`);
  assert.ok(Math.abs(isExtra(0, 100) - all / 2) <= 1);
});

test('the reads so far tell where the next are worth most', async () => {
  const comments = commentsOf(5000, (seq) => (seq % 5 === 0 ? [0] : []));
  const tagged = async (rates: readonly number[]) => {
    const items = await drawSample({ comments, variables: ['harga'], size: 200, rates: [rates] });
    return items.filter(({ seq }) => seq % 5 === 0).length;
  };
  const doubtfulTags = await tagged([0.5, 0.01]);
  const doubtfulOthers = await tagged([0.98, 0.3]);
  assert.ok(doubtfulTags > doubtfulOthers + 20, `${doubtfulTags} ${doubtfulOthers}`);
  assert.ok(doubtfulTags <= 100, 'never less than half among the others');
});

test('the same file in another run draws the same comments, another seed draws others', async () => {
  const input = { variables: ['harga'], size: 100 };
  const one = await drawSample({ ...input, comments: commentsOf(3000, rare) });
  const again = await drawSample({ ...input, comments: commentsOf(3000, rare) });
  assert.equal(one, again);
  const other = await drawSample({ ...input, comments: commentsOf(3000, rare), seed: 'lain' });
  const both = other.filter(({ seq }) => one.some((item) => item.seq === seq)).length;
  assert.ok(both < 20, `${both} in both`);
});

test('copies of a text are drawn one by one, each with a number of its own', async () => {
  const comments = commentsOf(
    1000,
    () => [],
    (seq) => (seq % 2 === 0 ? 'Amin' : `komen ${seq}`),
  );
  const items = await drawSample({ comments, variables: [], size: 300 });
  const copies = items.filter(({ seq }) => seq % 2 === 0).length;
  assert.ok(copies > 110 && copies < 190, `${copies} of 300 where half are copies`);
});

test('permanent numbers are spread evenly over 0 to 1 and do not follow seed, text or copy', () => {
  const [one, other] = [permanentNumbers('smops'), permanentNumbers('smopt')];
  const buckets = new Array<number>(20).fill(0);
  let [sum, products] = [0, 0];
  const count = 20_000;
  for (let at = 0; at < count; at++) {
    const key = keyOf(`komen ${at >> 1}`);
    const number = one(key, at & 1);
    buckets[Math.floor(number * 20)]!++;
    const pairs = [one(key, (at & 1) + 1), other(key, at & 1)];
    for (const pair of pairs) products += (number - 0.5) * (pair - 0.5);
    sum += number;
  }
  // Chi-square with 19 degrees of freedom is below 43.8 with probability 0.999.
  const chiSquare = buckets.reduce((total, hits) => total + (hits - count / 20) ** 2 / (count / 20), 0);
  assert.ok(chiSquare < 43.8, `${chiSquare}`);
  assert.ok(Math.abs(sum / count - 0.5) < 0.01);
  assert.ok(Math.abs(products / (2 * count)) < 0.002, `${products / (2 * count)}`);
});

test.run();
