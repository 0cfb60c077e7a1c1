import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scoreOfCounts } from '../../../engine/words/sentiment-band.js';
import {
  addToTotals,
  type CountedComment,
  emptyTotals,
  HIGHLIGHTS,
  nameOfScore,
  reactionWeight,
  scoreText,
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

test('a score is text with one decimal, and comments without one count as failed', () => {
  const totals = addToTotals(emptyTotals(), [comment(1, 8), comment(2, 7), comment(3, 2), comment(4, null)]);
  assert.is(scoreText(scoreOfCounts(totals) as number), '6.7');
  assert.is(totals.failed, 1);
  assert.is(scoreText(10), '10.0');
  assert.is(scoreText(0), '0.0');
});

test('reactions weigh by their logarithm', () => {
  const totals = addToTotals(emptyTotals(), [comment(1, 9, 999), comment(2, 0)]);
  const weight = reactionWeight(999);
  assert.ok(weight > 7.8 && weight < 8);
  assert.is(scoreOfCounts(totals.weighted), Math.round((100 * weight) / (weight + 1)) / 10);
  assert.is(scoreOfCounts(totals), 5);
});

test('counting in pieces gives what counting at once gives', () => {
  const all = Array.from({ length: 40 }, (_, at) => comment(at + 1, (at * 7) % 11, (at * 13) % 17));
  const once = addToTotals(emptyTotals(), all);
  let pieces = emptyTotals();
  for (let at = 0; at < all.length; at += 7) pieces = addToTotals(pieces, all.slice(at, at + 7));
  for (const label of ['positive', 'neutral', 'negative'] as const)
    assert.ok(Math.abs(pieces.weighted[label] - once.weighted[label]) < 1e-9);
  assert.equal({ ...pieces, weighted: {} }, { ...once, weighted: {} });
  assert.is(once.mostReacted.length, HIGHLIGHTS);
  assert.is(once.mostReacted[0]?.[1], 16);
});

test.run();
