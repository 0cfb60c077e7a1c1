import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CommentFacts,
  FactCollector,
  type FactRow,
  flagsOf,
  packFacts,
  unpackFacts,
} from './comment-facts.js';

const test = suite('facts of comments');
const VARIABLES = [{ name: 'banjir' }, { name: '塞车' }];

const row: fc.Arbitrary<Omit<FactRow, 'seq'>> = fc.record({
  time: fc.option(fc.integer({ min: 631_152_000_000, max: 4_133_980_800_000 })),
  reactions: fc.nat(),
  textKey: fc.option(fc.integer({ min: 0, max: 2 ** 48 - 1 })),
  state: fc.constantFrom('ok' as const, 'failed' as const, null),
  sentiment: fc.constantFrom('positive' as const, 'neutral' as const, 'negative' as const, null),
  score: fc.option(fc.float({ min: 0, max: 10, noNaN: true })),
  language: fc.constantFrom('ms', 'zh', 'en', null),
  names: fc.option(fc.subarray(['banjir', '塞车', 'no such'])),
  tiers: fc.constant(['certain', 'likely', 'certain']),
});

test('what is stored is what was counted', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const collector = new FactCollector(rows.length, VARIABLES);
      for (const [seq, one] of rows.entries()) collector.add({ ...one, seq: seq * 2 });
      const facts = collector.facts();
      const stored = unpackFacts(packFacts(facts));
      const plain = (of: CommentFacts) =>
        Object.entries(of)
          .map(([name, values]) => `${name}: ${values}`)
          .sort();
      assert.equal(plain(stored), plain(facts));
      assert.is(facts.count, rows.length);
      const tags = rows.map(({ names }) => (names ?? []).filter((name) => name !== 'no such').length);
      assert.equal(
        [...facts.tagEnd],
        tags.map((_, at) => tags.slice(0, at + 1).reduce((sum, more) => sum + more)),
      );
      const odd = rows.map((_, seq) => seq * 2).filter((seq) => seq % 3 === 0);
      assert.equal(
        [...flagsOf(facts, [...odd, 1_000_000])],
        rows.map((_, seq) => ((seq * 2) % 3 === 0 ? 1 : 0)),
      );
    }),
    { seed: 20261123 },
  );
});

test.run();
