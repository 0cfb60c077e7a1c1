import type { SentimentLabel } from '../../analysis/analyzer/providers/provider.js';

/** From this score on a comment, a file or a record is positive, from that on neutral, below negative. */
export const POSITIVE_FROM = 7;
export const NEUTRAL_FROM = 4;

/** The lowest and the highest score of each label, in the steps of a tenth that scores have. */
const BANDS: Record<SentimentLabel, readonly [lowest: number, highest: number]> = {
  negative: [0, NEUTRAL_FROM - 0.1],
  neutral: [NEUTRAL_FROM, POSITIVE_FROM - 0.1],
  positive: [POSITIVE_FROM, 10],
};

/** Returns the label of a score from 0 to 10: the one rule of comments, files and records. */
export function band(score: number): SentimentLabel {
  if (score >= POSITIVE_FROM) return 'positive';
  return score >= NEUTRAL_FROM ? 'neutral' : 'negative';
}

/** Returns a score in the steps of a tenth in which scores are shown, so that its label never contradicts what is shown. */
export const roundScore = (score: number): number => Math.round(score * 10) / 10;

/**
 * Returns the score of a file, a filter, a side or a day, 0 to 10 in steps of a tenth, from how many of its comments have each
 * label: 10 times the share of positive ones and 5 times the share of neutral ones. The counts may be weighted. Null without a
 * comment.
 */
export function scoreOfCounts({
  positive,
  neutral,
  negative,
}: Record<SentimentLabel, number>): number | null {
  const all = positive + neutral + negative;
  // Multiplied first: 3.75 is a half, not a little less.
  return all === 0 ? null : Math.round((100 * positive + 50 * neutral) / all) / 10;
}

/** Returns the score of `label`'s band that lies nearest to `score`, in steps of a tenth. */
export function scoreInBand(label: SentimentLabel, score: number): number {
  const [lowest, highest] = BANDS[label];
  return roundScore(Math.max(lowest, Math.min(highest, score)));
}
