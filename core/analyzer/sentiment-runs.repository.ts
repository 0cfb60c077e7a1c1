import type { Kysely } from 'kysely';
import type { Database } from '../db/database.js';
import type { AnalysisRow } from './analyzer.table.js';

/** An ended run, whose results can be merged into its sentiment analysis. */
export interface EndedRun {
  id: number;
  sentimentId: number;
  costUsd: number;
  model: string;
}

/** Runs that have ended, oldest first. */
export async function listEndedSentimentRuns(db: Kysely<Database>): Promise<EndedRun[]> {
  const rows = await db
    .selectFrom('analyses')
    .select(['id', 'sentimentId', 'costUsd', 'model'])
    .where('sentimentId', 'is not', null)
    .where('status', 'in', ['completed', 'failed'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, sentimentId, costUsd, model }) => ({
    id,
    sentimentId: sentimentId as number,
    costUsd,
    model,
  }));
}

/** The runs of a sentiment analysis, oldest first, with how far each is. */
export async function listSentimentRuns(
  db: Kysely<Database>,
  sentimentId: number,
): Promise<Pick<AnalysisRow, 'id' | 'doneComments' | 'status' | 'stopReason' | 'errorMessage'>[]> {
  return await db
    .selectFrom('analyses')
    .select(['id', 'doneComments', 'status', 'stopReason', 'errorMessage'])
    .where('sentimentId', '=', sentimentId)
    .orderBy('id')
    .execute();
}
