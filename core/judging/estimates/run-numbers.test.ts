import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Estimates } from './basis.model.js';
import { estimateVariable } from './estimates.js';
import { runNumbers, scaledParts } from './run-numbers.model.js';
import { kindText, onceText } from './share-words.model.js';
import { SHARES } from './shares.texts.model.js';

const test = suite('the numbers of a run on one basis');

const COMMENTS = 3000;

/** What was read of a variable that `tagged` of all comments have. */
const read = (tagged: number) =>
  fc
    .record({
      tagged: fc.integer({ min: 0, max: Math.min(60, tagged) }),
      untagged: fc.integer({ min: 0, max: Math.min(200, COMMENTS - tagged) }),
      right: fc.double({ min: 0, max: 1, noNaN: true }),
      missed: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map((of) => ({
      tagged: { of: tagged, read: of.tagged, yes: Math.round(of.tagged * of.right) },
      untagged: { of: COMMENTS - tagged, read: of.untagged, yes: Math.round(of.untagged * of.missed) },
    }));

const variable = fc.integer({ min: 0, max: COMMENTS }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    negative: fc.integer({ min: 0, max: count }),
    strata: read(count),
  }),
);

const run = fc.array(variable, { minLength: 1, maxLength: 5 }).chain((variables) => {
  const least = Math.max(...variables.map(({ count }) => count));
  return fc.record({
    variables: fc.constant(variables),
    any: fc
      .integer({ min: least, max: COMMENTS })
      .chain((count) => fc.record({ count: fc.constant(count), strata: read(count) })),
  });
});

type Read = { of: number; read: number; yes: number };
interface Found {
  count: number;
  strata: { tagged: Read; untagged: Read };
}
interface Sample {
  variables: (Found & { negative: number })[];
  any: Found;
}

const knownOf = ({ variables, any }: Sample): Estimates => ({
  shares: variables.map(({ strata }, at) => estimateVariable(`v${at}`, strata.tagged, strata.untagged)),
  mentioning: estimateVariable('', any.strata.tagged, any.strata.untagged),
  mean_sentiment: null,
});

const countedOf = ({ variables, any }: Sample) => ({
  comments: COMMENTS,
  mentioning: any.count,
  variables: variables.map(({ count, negative }, at) => ({
    ...{ variable: `v${at}`, count },
    ...{ negative, neutral: count - negative, positive: 0 },
  })),
});

test('no variable is above the comments that mention any, and none of its parts above it', () => {
  fc.assert(
    fc.property(run, fc.constantFrom('machine' as const, 'corrected' as const, undefined), (of, asked) => {
      const { mentioning, variables, comments } = runNumbers(countedOf(of), knownOf(of), asked);
      assert.ok(mentioning.count <= comments);
      for (const { count, share, low, high, sentiment } of [
        ...variables,
        { ...mentioning, sentiment: null },
      ]) {
        assert.ok(count <= mentioning.count, 'more than mention any');
        assert.ok(Math.abs(count / comments - share) <= 0.5 / comments + 1e-9, 'a count and its share');
        assert.ok(low <= share + 1e-9 && share <= high + 1e-9, 'a share in its interval');
        if (sentiment !== null)
          assert.is(sentiment.positive + sentiment.neutral + sentiment.negative, count, 'parts of a count');
      }
    }),
  );
});

test("on the machine's basis every number is the machine's; on the corrected one those that are not say what is missing", () => {
  fc.assert(
    fc.property(run, (of) => {
      const machine = runNumbers(countedOf(of), knownOf(of), 'machine');
      for (const one of [machine.mentioning, ...machine.variables]) {
        assert.is(one.kind, 'machine');
        assert.is(one.count, one.tagged, 'what a link shows');
      }
      for (const { kind, known } of runNumbers(countedOf(of), knownOf(of), 'corrected').variables) {
        const missing = (known?.needs.tagged ?? 0) + (known?.needs.untagged ?? 0);
        assert.is(kind === 'machine', missing > 0);
        if (kind === 'machine' && known)
          assert.is(kindText(known, SHARES(), 'corrected'), `counted by smops; read ${missing} more`);
      }
    }),
  );
});

const WHOLE = { of: 900, read: 20, yes: 20 };

test("while reading is under way the machine's interval stays; from the minimum on the corrected one stands in its place", () => {
  const counted = {
    comments: COMMENTS,
    mentioning: 1000,
    variables: [{ variable: 'banjir', count: 900, positive: 90, neutral: 210, negative: 600 }],
  };
  const of = (untagged: number, yes: number) =>
    runNumbers(counted, {
      shares: [estimateVariable('banjir', WHOLE, { of: 2100, read: untagged, yes })],
      mentioning: null,
      mean_sentiment: null,
    });
  const under = of(40, 10);
  const [first] = under.variables;
  assert.equal([under.basis, first?.kind, first?.count], ['machine', 'machine', 900]);
  assert.ok(first && first.low < 0.3 && 0.3 < first.high);
  const after = of(60, 20);
  const [now] = after.variables;
  assert.equal([after.basis, now?.kind, now?.count, now?.tagged], ['corrected', 'corrected', 1600, 900]);
  assert.equal(now?.sentiment, { positive: 160, neutral: 373, negative: 1067 });
  assert.equal(
    [after.mentioning.count, after.mentioning.isAtLeast],
    [1600, true],
    'as many at least mention any, which 1,000 would deny',
  );
});

test('parts are scaled to add up, and nothing is made of nothing', () => {
  assert.equal(scaledParts({ positive: 1, neutral: 1, negative: 1 }, 100), {
    ...{ positive: 34, neutral: 33, negative: 33 },
  });
  assert.is(scaledParts({ positive: 0, neutral: 0, negative: 0 }, 12), null);
});

test('the interval of what smops counted is that of each text counted once, and a share that copies change has both', () => {
  const copied = {
    comments: 160,
    mentioning: 133,
    variables: [
      { variable: 'banjir', count: 83, positive: 0, neutral: 0, negative: 83 },
      { variable: 'parkir', count: 50, positive: 0, neutral: 0, negative: 50 },
    ],
    once: { comments: 101, mentioning: 74, variables: [24, 50] },
  };
  const nothing = { shares: [], mentioning: null, mean_sentiment: null };
  const { isOnce, variables } = runNumbers(copied, nothing);
  const [banjir, parkir] = variables;
  assert.ok(isOnce && banjir && parkir);
  assert.equal([banjir.share, banjir.once], [83 / 160, { share: 24 / 101, repeats: 59 }]);
  assert.ok(banjir.low < 24 / 101 && banjir.high > 24 / 101 && banjir.high < banjir.share);
  assert.is(onceText(banjir), '59 of its 83 comments repeat a text; 23.8% with each text counted once');
  assert.is(onceText(parkir), '49.5% with each text counted once');
  const plain = runNumbers({ ...copied, once: null }, nothing);
  assert.equal([plain.isOnce, plain.variables[0]?.once], [false, null]);
});

test.run();
