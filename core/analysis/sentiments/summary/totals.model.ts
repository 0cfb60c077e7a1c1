import { band, roundScore } from '../../../engine/words/sentiment-band.js';
import type { SentimentLabel } from '../../analyzer/providers/provider.js';
import type { SentimentName } from '../sentiments.constants.js';

/** How many of the most positive, most negative and most reacted comments are remembered. */
export const HIGHLIGHTS = 5;

/** A comment's id with what it is ranked by, best first. */
export type Ranked = [id: number, rank: number];

/** What is known of an analysis' comments, counted up as they are stored, so that no count ever reads them all. */
export interface SentimentTotals {
  positive: number;
  neutral: number;
  negative: number;
  failed: number;
  /** Comments per label, each counting by `reactionWeight`. */
  weighted: Record<SentimentLabel, number>;
  /** Comments per language. */
  languages: Record<string, number>;
  mostPositive: Ranked[];
  mostNegative: Ranked[];
  mostReacted: Ranked[];
}

/** A stored comment as the totals see it; without a label it could not be scored. */
export interface CountedComment {
  id: number;
  label: SentimentLabel | null;
  score: number | null;
  confidence: number | null;
  language: string | null;
  reactionsCount: number;
}

export const emptyTotals = (): SentimentTotals => ({
  positive: 0,
  neutral: 0,
  negative: 0,
  failed: 0,
  weighted: { positive: 0, neutral: 0, negative: 0 },
  languages: {},
  mostPositive: [],
  mostNegative: [],
  mostReacted: [],
});

/**
 * A comment's weight in the reaction-weighted score: 1 without reactions, growing with their logarithm, so that a
 * comment with a thousand likes counts eight times as much as one with none, and never drowns all the others.
 */
export const reactionWeight = (reactions: number): number => 1 + Math.log(1 + Math.max(0, reactions));

function ranked(before: Ranked[], added: Ranked[]): Ranked[] {
  // Most of a chunk is below the last that is remembered: sorting those would be most of the work.
  const least = before.length < HIGHLIGHTS ? Number.NEGATIVE_INFINITY : (before.at(-1)?.[1] ?? 0);
  const better = added.filter(([, rank]) => rank >= least);
  return [...before, ...better].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, HIGHLIGHTS);
}

/** The totals with more comments counted in. Of equals, the surer label and then the earlier comment ranks higher. */
export function addToTotals(totals: SentimentTotals, comments: readonly CountedComment[]): SentimentTotals {
  const sum = { ...totals, weighted: { ...totals.weighted }, languages: { ...totals.languages } };
  const scored = comments.filter((comment) => comment.label !== null && comment.score !== null);
  sum.failed += comments.length - scored.length;
  for (const { label, language, reactionsCount } of scored) {
    sum[label as SentimentLabel] += 1;
    sum.weighted[label as SentimentLabel] += reactionWeight(reactionsCount);
    const name = language ?? 'und';
    sum.languages[name] = (sum.languages[name] ?? 0) + 1;
  }
  // Confidence decides between equal scores: scores have one decimal, confidences are at most 1.
  const strength = (comment: CountedComment, sign: 1 | -1): Ranked => [
    comment.id,
    sign * ((comment.score as number) - 5) + (comment.confidence ?? 0) / 100,
  ];
  const withLabel = (label: SentimentLabel) => scored.filter((comment) => comment.label === label);
  sum.mostPositive = ranked(
    sum.mostPositive,
    withLabel('positive').map((one) => strength(one, 1)),
  );
  sum.mostNegative = ranked(
    sum.mostNegative,
    withLabel('negative').map((one) => strength(one, -1)),
  );
  const reacted = comments.filter((comment) => comment.reactionsCount > 0);
  sum.mostReacted = ranked(
    sum.mostReacted,
    reacted.map((one) => [one.id, one.reactionsCount]),
  );
  return sum;
}

export const scoredCount = ({ positive, neutral, negative }: SentimentTotals): number =>
  positive + neutral + negative;

/** A score as the wire has it: text with one decimal. */
export const scoreText = (score: number): string => roundScore(score).toFixed(1);

const NAMES: Record<SentimentLabel, SentimentName> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
};

/** The label of a record's score, as records show it. */
export const nameOfScore = (score: number): SentimentName => NAMES[band(score)];
