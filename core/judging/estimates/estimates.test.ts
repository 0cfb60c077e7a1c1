import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MeanEstimate, VariableEstimate } from './estimate.schemas.js';
import { estimateMean, estimateVariable } from './estimates.js';

const test = suite('what a run says of a variable');

test("until the minimum is read it is the machine's count, and what is missing is said", () => {
  const said = estimateVariable('harga', { of: 910, read: 9, yes: 8 }, { of: 9090, read: 41, yes: 3 });
  assert.equal(said.estimate, { count: 910, share: 0.091, low: null, high: null, kind: 'machine', read: 50 });
  assert.equal(said.needs, { tagged: 6, untagged: 19 });
  assert.is(said.words, null);
  assert.is(said.precision?.value, 8 / 9);
  VariableEstimate.parse(said);
});

test('from the minimum on it is the corrected share with its interval', () => {
  const said = estimateVariable('harga', { of: 910, read: 15, yes: 14 }, { of: 9090, read: 60, yes: 4 });
  assert.is(said.estimate.kind, 'corrected');
  assert.is(said.estimate.count, Math.round(910 * (14 / 15) + 9090 / 15));
  assert.is(said.estimate.read, 75);
  assert.equal(said.needs, { tagged: 0, untagged: 0 });
  assert.equal(said.machine, { count: 910, share: 0.091 });
  const { low, share, high } = said.estimate;
  assert.ok(low !== null && high !== null && low < share && share < high);
  VariableEstimate.parse(said);
});

test('where there are fewer comments than the minimum, all of them are enough', () => {
  const said = estimateVariable('tol', { of: 7, read: 7, yes: 6 }, { of: 40, read: 40, yes: 2 });
  assert.equal(said.estimate, {
    count: 8,
    share: 8 / 47,
    low: 8 / 47,
    high: 8 / 47,
    kind: 'corrected',
    read: 47,
  });
  const rare = estimateVariable('tol', { of: 1, read: 1, yes: 1 }, { of: 99, read: 99, yes: 0 });
  assert.is(rare.words, null, 'known to the last comment, however small');
  assert.is(rare.estimate.share, 0.01);
});

test('small numbers are words: fewer than 5 found, or a share below 2%', () => {
  const few = estimateVariable('网络', { of: 12, read: 12, yes: 3 }, { of: 988, read: 60, yes: 1 });
  assert.is(few.words?.kind, 'atLeast');
  assert.is(few.words?.found, 4);
  assert.is(few.words?.mostShare, few.estimate.high);
  const small = estimateVariable('网络', { of: 120, read: 30, yes: 24 }, { of: 9880, read: 100, yes: 0 });
  assert.is(small.words?.found, 24);
  const enough = estimateVariable('网络', { of: 250, read: 30, yes: 24 }, { of: 9750, read: 100, yes: 1 });
  assert.is(enough.words, null);
  assert.is(
    estimateVariable('网络', { of: 250, read: 15, yes: 2.9 }, { of: 750, read: 60, yes: 2.1 }).words,
    null,
  );
});

test("the score is the machine's until 60 were judged, 5 of each label", () => {
  const fill = (count: number, score: number) => new Array<number>(count).fill(score);
  const negative = { of: 600, scores: [...fill(30, 0), ...fill(6, 5)] };
  const neutral = { of: 300, scores: fill(20, 5) };
  const early = estimateMean(3.1, {
    negative,
    neutral,
    positive: { of: 100, scores: fill(3, 10) },
  });
  assert.is(early.kind, 'machine');
  assert.is(early.mean, 3.1);
  assert.equal(early.needs, { negative: 0, neutral: 0, positive: 2, all: 1 });
  const ready = estimateMean(3.1, {
    negative,
    neutral,
    positive: { of: 100, scores: fill(6, 10) },
  });
  assert.is(ready.kind, 'corrected');
  // Of the negative 30 of 36 are, the rest is neutral: 0.6 * 5 * 6 / 36 + 0.3 * 5 + 0.1 * 10.
  assert.is(ready.mean, 3);
  assert.is(ready.read, 62);
  MeanEstimate.parse(ready);
  const small = estimateMean(4, {
    negative: { of: 1, scores: [0] },
    neutral: { of: 0, scores: [] },
    positive: { of: 1, scores: [10] },
  });
  assert.equal([small.kind, small.mean, small.low, small.high], ['corrected', 5, 5, 5]);
});

test.run();
