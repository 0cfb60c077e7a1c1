import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { ProviderId } from '../analyzer/providers/providers.constants.js';
import type { SentimentOrigin, SentimentStatus } from './sentiments.constants.js';
import type { SentimentTotals } from './summary/totals.model.js';

/** A sentiment record, and what it was made from; its comments are those of its run (`analyses.sentiment_id`). */
export interface SentimentAnalysisTable {
  id: Generated<number>;
  taskId: string;
  status: SentimentStatus;
  origin: SentimentOrigin;
  /** As the wire shows it: a day, or RFC 3339 in UTC. */
  analyzeDate: string | null;
  /** The same moment, for the order. */
  analyzedAt: Date | null;
  /** Text with one decimal. */
  sentimentScore: string | null;
  weightedScore: string | null;
  /** What the score was before an upgrade counted it again; null where it is the same. */
  earlierScore: string | null;
  aiSummary: string | null;
  fileName: string;
  storedName: string | null;
  sourceKey: Buffer | null;
  provider: ProviderId | null;
  model: string | null;
  /** Versions of the local engine, or of the instruction to the AI service, that scored the comments, such as "local-19". */
  engineVersion: string | null;
  costUsd: Generated<number>;
  /** Counted when the record is made. */
  totals: JSONColumnType<SentimentTotals>;
  errorMessage: string | null;
  createdBy: number | null;
  createdByName: string;
  createdAt: Date;
  version: Generated<number>;
  /** A deleted record is left out everywhere until it is restored or removed. */
  deletedAt: ColumnType<Date | null, never, Date | null>;
  /** The file behind it could not be read to its end: the repaired file goes on filling it. */
  incomplete: Generated<boolean>;
}

export type SentimentAnalysisRow = Selectable<SentimentAnalysisTable>;
export type NewSentimentAnalysisRow = Insertable<SentimentAnalysisTable>;
