import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  addScore,
  countEvidence,
  type Evidence,
  emptyScoreCounts,
  fileScore,
  fileScoreFrom,
} from './file-score.js';

const LABELS = [0, 1, 2] as const;

/** An engine that takes every fifth complaint for praise, and every fifth praise for a complaint. */
const EVIDENCE: Evidence = countEvidence(
  LABELS.flatMap((label) =>
    Array.from({ length: 100 }, (_, i) => ({
      src: 'ulasan',
      label,
      score: label === 1 ? 5 : (i % 5 > 0 ? label === 2 : label === 0) ? 9 : 1,
    })),
  ),
);

function fileOf(negative: number, positive: number): number[] {
  const counts = emptyScoreCounts();
  for (let i = 0; i < negative; i += 1) addScore(counts, i % 5 > 0 ? 1 : 9);
  for (let i = 0; i < positive; i += 1) addScore(counts, i % 5 > 0 ? 9 : 1);
  return counts;
}

test('the misread comments of a file are reckoned with, whatever its mix', () => {
  for (const [negative, positive] of [
    [90, 10],
    [50, 50],
    [20, 80],
  ] as const) {
    const counts = fileOf(negative, positive);
    const truth = positive / 10;
    const mean = counts.reduce((sum, count, step) => sum + count * step, 0) / 100;
    const score = fileScoreFrom(counts, EVIDENCE) ?? 0;
    assert.ok(Math.abs(score - truth) < 1.2, `${score} for ${truth}`);
    if (negative !== positive) assert.ok(Math.abs(score - truth) < Math.abs(mean - truth));
  }
});

test('a file of one comment has the label of that comment, and one without comments has no score', () => {
  const scoreOf = (score: number) => {
    const counts = emptyScoreCounts();
    addScore(counts, score);
    return fileScore(counts) ?? -1;
  };
  assert.ok(scoreOf(9.5) >= 7);
  assert.ok(scoreOf(0.2) < 4);
  assert.ok(scoreOf(5) >= 4 && scoreOf(5) < 7);
  assert.is(fileScore(emptyScoreCounts()), null);
});

test('more praise never lowers the score of a file', () => {
  const scores = [0, 25, 50, 75, 100].map((praise) => {
    const counts = emptyScoreCounts();
    addScore(counts, 0.4, 100 - praise);
    addScore(counts, 9.6, praise);
    return fileScore(counts) ?? -1;
  });
  assert.equal(
    [...scores].sort((a, b) => a - b),
    scores,
  );
  assert.ok((scores[0] ?? 9) < 1.5 && (scores.at(-1) ?? 0) > 8.5);
});

test('a comment counts by its weight', () => {
  const weighted = emptyScoreCounts();
  addScore(weighted, 9, 3);
  addScore(weighted, 1);
  const repeated = emptyScoreCounts();
  for (const score of [9, 9, 9, 1]) addScore(repeated, score);
  assert.equal(weighted, repeated);
});

test.run();
