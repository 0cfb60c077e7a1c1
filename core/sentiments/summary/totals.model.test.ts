import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  addToTotals,
  type CountedComment,
  emptyTotals,
  HIGHLIGHTS,
  meanScore,
  nameOfScore,
  reactionWeight,
  scoreText,
  weightedScore,
} from './totals.model.js';

const test = suite('totals of a sentiment analysis');

const comment = (id: number, score: number | null, reactionsCount = 0): CountedComment => ({
  id,
  label: score === null ? null : score >= 6 ? 'positive' : score <= 4 ? 'negative' : 'neutral',
  score,
  confidence: score === null ? null : 0.5,
  language: 'ms',
  reactionsCount,
});

test('a score is Positive from 7, Neutral from 4 to below 7, Negative below 4', () => {
  assert.equal([10, 7, 6.9, 4, 3.9, 0].map(nameOfScore), [
    'Positive',
    'Positive',
    'Neutral',
    'Neutral',
    'Negative',
    'Negative',
  ]);
});

test('the score is the mean of the scored comments, as text with one decimal', () => {
  const totals = addToTotals(emptyTotals(), [comment(1, 8), comment(2, 7), comment(3, 2), comment(4, null)]);
  assert.is(scoreText(meanScore(totals) as number), '5.7');
  assert.is(totals.failed, 1);
  assert.is(scoreText(10), '10.0');
  assert.is(scoreText(0), '0.0');
  assert.is(meanScore(emptyTotals()), null);
});

test('reactions weigh by their logarithm', () => {
  const totals = addToTotals(emptyTotals(), [comment(1, 10, 999), comment(2, 0)]);
  const weight = reactionWeight(999);
  assert.ok(weight > 7.8 && weight < 8);
  assert.is(scoreText(weightedScore(totals) as number), scoreText((10 * weight) / (weight + 1)));
  assert.is(meanScore(totals), 5);
});

test('counting in pieces gives what counting at once gives', () => {
  const all = Array.from({ length: 40 }, (_, at) => comment(at + 1, (at * 7) % 11, (at * 13) % 17));
  const once = addToTotals(emptyTotals(), all);
  let pieces = emptyTotals();
  for (let at = 0; at < all.length; at += 7) pieces = addToTotals(pieces, all.slice(at, at + 7));
  assert.ok(Math.abs(pieces.weightedSum - once.weightedSum) < 1e-9);
  assert.equal({ ...pieces, weightedSum: 0, weightSum: 0 }, { ...once, weightedSum: 0, weightSum: 0 });
  assert.is(once.mostReacted.length, HIGHLIGHTS);
  assert.is(once.mostReacted[0]?.[1], 16);
});

test.run();
