import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAST_IN_CELL, LEAST_TAGGED_READ, LEAST_UNTAGGED_READ } from '../estimates/estimates.js';
import { type DrawItem, drawSample, extendDraw } from './draw-sample.js';
import type { DrawableComment } from './drawable-comment.js';
import { BY_CELL } from './grouping.js';
import { permanentNumbers } from './permanent-number.model.js';

const test = suite('drawing comments by what the second reader says');

const keyOf = (text: string) => createHash('md5').update(text).digest();
const VARIABLES = ['harga', '网络', 'traffic'];
const SEED = 'benih';

const commentsOf = (count: number, shares: readonly number[]): DrawableComment[] => {
  const chance = permanentNumbers('tags');
  return Array.from({ length: count }, (_, seq) => ({
    seq,
    textKey: keyOf(`komen ${seq}`),
    tags: shares.flatMap((share, index) => (chance(keyOf(`${index}`), seq) < share ? [index] : [])),
  }));
};

/** The comments with what a second reader says of its part: mostly the same as the machine; it fails on some. */
function withSecond(
  comments: readonly DrawableComment[],
  part: readonly DrawItem[],
  variables: readonly string[],
  fails: number,
): DrawableComment[] {
  const chance = permanentNumbers('second');
  const items = new Map(part.map((item) => [item.seq, item]));
  return comments.map((comment) => {
    const item = items.get(comment.seq);
    if (item === undefined) return comment;
    const of = item.forVariables?.map((name) => variables.indexOf(name)) ?? null;
    const tags = variables.flatMap((_, index) => {
      const isSame = chance(keyOf(`${index}`), comment.seq) < 0.85;
      return comment.tags.includes(index) === isSame ? [index] : [];
    });
    const hasFailed = chance(keyOf('fails'), comment.seq) < fails;
    return { ...comment, second: { of, tags: hasFailed ? null : tags } };
  });
}

const isFor = (item: DrawItem | undefined, name: string) =>
  item !== undefined && (item.forVariables === null || item.forVariables.includes(name));

const runs = fc.record({
  count: fc.integer({ min: 20, max: 400 }),
  shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 3 }),
  alone: fc.integer({ min: 0, max: 60 }),
  part: fc.integer({ min: 0, max: 200 }),
  fails: fc.constantFrom(0, 0.1),
  more: fc.integer({ min: 0, max: 150 }),
  again: fc.integer({ min: 0, max: 60 }),
});

test('in each cell of each variable the drawn comments are the first by number, inside the part and beside what was drawn before', async () => {
  await fc.assert(
    fc.asyncProperty(runs, async ({ count, shares, alone, part: size, fails, more, again }) => {
      const variables = VARIABLES.slice(0, shares.length);
      const plain = { comments: commentsOf(count, shares), variables, seed: SEED };
      const before = await drawSample({ ...plain, size: alone });
      const part = await extendDraw({ ...plain, size }, before);
      const comments = withSecond(plain.comments, part, variables, fails);
      const input = { ...plain, comments, grouping: BY_CELL };
      const first = await extendDraw({ ...input, size: more }, before);
      const items = await extendDraw({ ...input, size: again }, first);
      assert.equal(
        items.slice(0, first.length).map(({ seq }) => seq),
        first.map(({ seq }) => seq),
        'earlier ones keep their places',
      );
      assert.ok(items.length <= before.length + more + again);
      const inPart = new Set(part.map(({ seq }) => seq));
      for (const { seq } of items) assert.ok(inPart.has(seq), `${seq} is not in the part`);
      const item = new Map(items.map((one) => [one.seq, one]));
      const numberOf = permanentNumbers(SEED);
      const ranked = [...comments].sort((a, b) => numberOf(a.textKey, 0) - numberOf(b.textKey, 0));
      for (const [index, name] of variables.entries()) {
        for (let group = 0; group < BY_CELL.count; group++) {
          const cell = ranked.filter((comment) => BY_CELL.groupOf(comment, index) === group);
          const isDrawn = cell.map(({ seq }) => isFor(item.get(seq), name));
          const drawn = isDrawn.filter(Boolean).length;
          assert.ok(isDrawn.slice(0, drawn).every(Boolean), `${name}, cell ${group}`);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('each cell has its minimum, and each side of the machine has its own', async () => {
  const plain = { comments: commentsOf(4000, [0.1]), variables: ['harga'], seed: SEED };
  const part = await drawSample({ ...plain, size: 1500 });
  const comments = withSecond(plain.comments, part, ['harga'], 0);
  const items = await extendDraw({ ...plain, comments, grouping: BY_CELL, size: 110 }, []);
  const bySeq = new Map(comments.map((comment) => [comment.seq, comment]));
  const reads = [0, 0, 0, 0];
  for (const { seq } of items) {
    const group = BY_CELL.groupOf(bySeq.get(seq) as DrawableComment, 0);
    reads[group] = (reads[group] ?? 0) + 1;
  }
  for (const read of reads) assert.ok(read >= LEAST_IN_CELL, reads.join());
  const [a = 0, b = 0, c = 0, d = 0] = reads;
  assert.ok(a + b >= LEAST_TAGGED_READ && c + d >= LEAST_UNTAGGED_READ, reads.join());
});

test('a part that is used up gives what it has', async () => {
  const plain = { comments: commentsOf(300, [0.2]), variables: ['harga'], seed: SEED };
  const part = await drawSample({ ...plain, size: 80 });
  const comments = withSecond(plain.comments, part, ['harga'], 0);
  const items = await extendDraw({ ...plain, comments, grouping: BY_CELL, size: 200 }, []);
  assert.is(items.length, 80);
});

test.run();
