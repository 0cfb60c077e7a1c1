import type { SentimentLabel } from '../providers/provider.js';

/** A filter as the database is asked: times are moments, and it is known whose words the caller may see. */
export interface PreparedFilter {
  runId: number;
  variables: string[];
  without: string[];
  isNone: boolean;
  isTagged: boolean;
  sentiments?: SentimentLabel[];
  languages?: string[];
  tier?: 'certain' | 'likely';
  isJudged?: boolean;
  /** Whether of copies of one text only the first counts. */
  isOnce: boolean;
  from?: Date;
  to?: Date;
  search?: string;
  minScore?: number;
  maxScore?: number;
  /** What a judgement can be of, and who asks. */
  judgements: { keys: string[]; person: string; seesAll: boolean };
}
