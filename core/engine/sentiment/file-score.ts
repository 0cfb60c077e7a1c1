import { readFileSync } from 'node:fs';
import { band } from '../../analyzer/sentiment-band.js';
import { enginePath } from '../package-file.js';

type Triple = [number, number, number];

/** Per label, in the order negative, neutral, positive: how often its comments get each whole score, 0 to 10. */
export type Evidence = readonly [readonly number[], readonly number[], readonly number[]];

/** How many scores are told apart: what is behind the point does not count. */
const SCORE_STEPS = 11;

const scoreStep = (score: number): number => Math.min(SCORE_STEPS - 1, Math.floor(score));

const ROUNDS = 50;
// What a file is taken for before its scores are looked at: half the labels found, half every label alike. It counts as
// much as this share of the comments, and as at least this many.
const BEFORE_SHARE = 0.25;
const BEFORE_LEAST = 25;
const LABEL_OF_BAND = { negative: 0, neutral: 1, positive: 2 } as const;

/**
 * The score of a file, 0 to 10, from how many of its comments (`counts`, which may be weighted) got each whole score: ten
 * for its share of praise, five for that of neither. Single comments are misread now and then, and where complaints are
 * few, more of what is taken for a complaint is none. So the shares are those that most likely bring about the scores
 * found, as each label's comments are known to be scored (expectation-maximisation), drawn towards the labels found.
 */
export function fileScoreFrom(counts: readonly number[], evidence: Evidence): number | null {
  const size = counts.reduce((sum, count) => sum + count, 0);
  if (size === 0) return null;
  const before: Triple = [1 / 6, 1 / 6, 1 / 6];
  counts.forEach((count, step) => {
    before[LABEL_OF_BAND[band(step)]] += count / size / 2;
  });
  const weight = Math.max(BEFORE_LEAST, BEFORE_SHARE * size);
  let shares: Triple = [...before];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = before.map((share) => share * weight) as Triple;
    counts.forEach((count, step) => {
      const likely = shares.map((share, label) => share * (evidence[label as 0][step] ?? 0));
      const all = likely.reduce((sum, one) => sum + one, 0);
      if (count > 0 && all > 0)
        likely.forEach((one, label) => {
          sums[label as 0] += (count * one) / all;
        });
    });
    const total = sums.reduce((sum, one) => sum + one, 0);
    shares = sums.map((sum) => sum / total) as Triple;
  }
  return 10 * shares[2] + 5 * shares[1];
}

/** How often each label's comments got each whole score, every source counting alike; no score is taken for impossible. */
export function countEvidence(rows: readonly { src: string; label: 0 | 1 | 2; score: number }[]): Evidence {
  const LEAST = 0.02;
  const sizes = new Map<string, number>();
  for (const { src, label } of rows) sizes.set(`${src} ${label}`, (sizes.get(`${src} ${label}`) ?? 0) + 1);
  const counts = [0, 1, 2].map(() => new Array<number>(SCORE_STEPS).fill(LEAST));
  for (const { src, label, score } of rows) {
    const ofLabel = counts[label] ?? [];
    const step = scoreStep(score);
    ofLabel[step] = (ofLabel[step] ?? 0) + 1 / (sizes.get(`${src} ${label}`) ?? 1);
  }
  const shares = counts.map((ofLabel) => {
    const total = ofLabel.reduce((sum, one) => sum + one, 0);
    return ofLabel.map((one) => one / total);
  });
  return shares as unknown as Evidence;
}

let known: Evidence | undefined;

/** The score of a file that the embedded engine read, from its comments' counts per whole score; null for no comments. */
export function fileScore(counts: readonly number[]): number | null {
  known ??= (
    JSON.parse(readFileSync(enginePath('weights', 'model.json'), 'utf8')) as {
      sentiment: { evidence: Evidence };
    }
  ).sentiment.evidence;
  return fileScoreFrom(counts, known);
}

export const emptyScoreCounts = (): number[] => new Array<number>(SCORE_STEPS).fill(0);

/** Counts a comment's score in, once or by its weight. */
export function addScore(counts: number[], score: number, weight = 1): void {
  counts[scoreStep(score)] = (counts[scoreStep(score)] ?? 0) + weight;
}
