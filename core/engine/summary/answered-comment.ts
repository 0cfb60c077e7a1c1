import type { SentimentLabel } from '../../analysis/analyzer/providers/provider.js';

/** An answered comment as a summary needs it. */
export interface AnsweredComment {
  text: string;
  label: SentimentLabel;
  /** 0 to 10. */
  score: number;
  /** Names of the variables it was tagged with. */
  tags: string[];
}
