import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CountedRun,
  type ReadComment,
  sortReads,
  type VariableStrata,
} from '../../estimates/sort-reads.js';
import { compareSides } from '../comparisons/compare-rates.js';
import { turningDifferences, turningOrders, turningRises } from './turning.js';
import { differenceTurnsText, orderTurnsText, riseTurnsText } from './turning-words.model.js';

/** What the second reader found of a variable: of 100 tagged comments that it read, and of 100 of the others. */
type Found = readonly [ofTagged: number, ofOthers: number];

/** 1,000 comments of which smops tags some, and a second reader that read 200 of each variable. */
function runOf(
  variables: Record<string, { tagged: number; found: Found }>,
  reads: readonly ReadComment[] = [],
) {
  const names = Object.keys(variables);
  const run: CountedRun = {
    variables: names.map((name) => ({ name, tagged: variables[name]?.tagged ?? 0, isLearned: false })),
    mentioning: 500,
    sentiment: { positive: 300, neutral: 300, negative: 400 },
    isByCells: false,
    second: {
      label: 'qwen3:8b',
      counts: names.flatMap((variable) =>
        [true, false].flatMap((isTagged, at) => {
          const yes = variables[variable]?.found[at] ?? 0;
          return [
            { variable, isTagged, isFound: true, seen: yes },
            { variable, isTagged, isFound: false, seen: 100 - yes },
          ];
        }),
      ),
    },
  };
  return sortReads(run, reads).variables;
}

/** Reads that find what is said for each variable, spread over the cells as these are. */
const read = (names: readonly string[], verdicts: (name: string, at: number) => boolean): ReadComment[] =>
  Array.from({ length: 400 }, (_, at) => {
    const isTagged = at % 2 === 0;
    const isFound = at % 4 < 2;
    return {
      forVariables: null,
      tags: isTagged ? names : [],
      sentiment: 'neutral' as const,
      second: { tags: isFound ? names : [], forVariables: null },
      isForLearning: false,
      verdicts: names.map((name) => (verdicts(name, at) ? 1 : 0)),
      score: 5,
    };
  });

test('an order that smops and the second reader see the other way round is said, with both readers’ shares', () => {
  const strata = runOf({ harga: { tagged: 300, found: [30, 2] }, banjir: { tagged: 200, found: [95, 10] } });
  const [turning, ...others] = turningOrders(strata);
  assert.equal(others, []);
  assert.equal(turning?.variables, ['harga', 'banjir']);
  assert.equal(turning?.machine, [0.3, 0.2]);
  assert.ok(Math.abs((turning?.second[0] ?? 0) - (0.3 * 0.3 + 0.7 * 0.02)) < 1e-9);
  assert.match(
    turning ? orderTurnsText(turning) : '',
    /Whether “harga” or “banjir” is mentioned more often depends on who reads: smops alone counts 30.0% and 20.0%, qwen3:8b alone 10.4% and 27.0%/,
  );
});

test('an order that both see alike, and one within the chance of the second reader’s part, are not said', () => {
  assert.equal(
    turningOrders(runOf({ harga: { tagged: 300, found: [80, 5] }, banjir: { tagged: 200, found: [80, 5] } })),
    [],
  );
  assert.equal(
    turningOrders(runOf({ harga: { tagged: 300, found: [60, 4] }, banjir: { tagged: 280, found: [66, 5] } })),
    [],
  );
});

test('an order that people’s reading settles is not said', () => {
  const variables = {
    harga: { tagged: 300, found: [30, 2] as const },
    banjir: { tagged: 200, found: [95, 10] as const },
  };
  const names = Object.keys(variables);
  const settled = runOf(
    variables,
    read(names, (name, at) => (name === 'banjir' ? at % 4 < 2 : at % 20 === 0)),
  );
  assert.equal(turningOrders(settled), []);
  const open = runOf(variables, read(names, (_, at) => at % 4 < 2).slice(0, 20));
  assert.is(turningOrders(open).length, 1);
});

test('a difference between sides that goes both ways is said of the side, until people settle it', () => {
  const north = { tagged: 300, found: [20, 1] as const };
  const south = { tagged: 200, found: [95, 10] as const };
  const counts = [300, 200].map((hits) => ({
    total: 1000,
    weight: 1000,
    weightSquared: 1000,
    hits: { comments: hits, weight: hits },
  }));
  const sides = [runOf({ harga: north }), runOf({ harga: south })];
  const turning = turningDifferences(compareSides([{ name: 'harga', counts }], sides), sides);
  assert.is(turning.length, 1);
  assert.equal([turning[0]?.variable, turning[0]?.side], ['harga', 0]);
  assert.ok((turning[0]?.machine ?? 0) > 0 && (turning[0]?.second ?? 0) < 0);
  assert.match(
    turning[0] ? differenceTurnsText(turning[0], ['Utara', 'Selatan']) : '',
    /Whether the share of “harga” is higher or lower in Utara depends on who reads: smops alone counts \+?10.0 percentage points, qwen3:8b alone [−-]20/,
  );
  const settled = sides.map((_, at) =>
    runOf(
      { harga: at === 0 ? north : south },
      read(['harga'], (_name, place) => (at === 0 ? place % 40 === 0 : place % 4 < 2)),
    ),
  );
  assert.equal(turningDifferences(compareSides([{ name: 'harga', counts }], settled), settled), []);
});

test('a rise that goes both ways is said, also where several runs make a span, until people settle it', () => {
  const early = { tagged: 200, found: [95, 10] as const };
  const late = { tagged: 300, found: [20, 1] as const };
  const spans = (before: VariableStrata[], after: VariableStrata[]) => [{ variable: 'harga', before, after }];
  const one = turningRises(spans(runOf({ harga: early }), runOf({ harga: late })));
  assert.is(one.length, 1);
  assert.ok(Math.abs((one[0]?.machine ?? 0) - 0.1) < 1e-9 && (one[0]?.second ?? 0) < 0);
  assert.match(
    one[0] ? riseTurnsText(one[0]) : '',
    /Whether the share of “harga” rose or fell depends on who reads: smops alone counts \+?10.0 percentage points, qwen3:8b alone [−-]20/,
  );
  const several = turningRises(
    spans([...runOf({ harga: early }), ...runOf({ harga: early })], runOf({ harga: late })),
  );
  assert.ok(Math.abs((several[0]?.second ?? 0) - (one[0]?.second ?? 1)) < 1e-9);
  const settled = [early, late].map((known, at) =>
    runOf(
      { harga: known },
      read(['harga'], (_name, place) => (at === 1 ? place % 40 === 0 : place % 4 < 2)),
    ),
  ) as [VariableStrata[], VariableStrata[]];
  assert.equal(turningRises(spans(...settled)), []);
  const [unread] = runOf({ harga: late });
  assert.ok(unread);
  assert.equal(
    turningRises(spans(runOf({ harga: early }), [unread, { ...unread, byCells: null }])),
    [],
    'a run without a second reader',
  );
});

test('without a second reader on every side nothing is said', () => {
  const sides = [runOf({ harga: { tagged: 300, found: [20, 1] } }), []];
  const counts = [300, 200].map((hits) => ({
    total: 1000,
    weight: 1000,
    weightSquared: 1000,
    hits: { comments: hits, weight: hits },
  }));
  assert.equal(turningDifferences(compareSides([{ name: 'harga', counts }], sides), sides), []);
});

test.run();
