import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { findAnalysisById } from '../analyses.repository.js';
import { overallSentimentOf, statisticsOf } from '../analyzer.model.js';
import type { AnalysisRow } from '../analyzer.table.js';
import type { AnalysisQuestion, SentimentLabel } from '../providers/provider.js';
import { countResults, countTags, listAnswers } from '../results.repository.js';

/** An answered comment as a summary needs it. */
export interface SummarizedComment {
  text: string;
  label: SentimentLabel;
  score: number;
  /** Names of its variables. */
  tags: string[];
}

/** Writes the summary of a run, in the question's language. */
export type Summarize = (question: AnalysisQuestion, comments: SummarizedComment[]) => Promise<string>;

/** So many comments lend a summary their words; of the others only what was found in them counts. */
const QUOTABLE_COMMENTS = 10_000;
/** A summary quotes the beginnings of comments. */
const QUOTABLE_LETTERS = 400;
const PAGE = 1000;

async function readForSummary(
  db: Kysely<Database>,
  { id, totalComments }: AnalysisRow,
): Promise<SummarizedComment[]> {
  const comments: SummarizedComment[] = [];
  for (let from = 0; from < totalComments; from += PAGE) {
    const letters = from < QUOTABLE_COMMENTS ? QUOTABLE_LETTERS : 0;
    const page = await listAnswers(db, id, { from, to: from + PAGE, letters });
    for (const { text, tags, label, score } of page) comments.push({ text, label, score, tags });
  }
  return comments;
}

/**
 * Ends a run whose batches are all done: counts, statistics and summary are made anew from what is stored, so a run
 * that was interrupted here, or that two servers end at once, ends the same. A run without a single answer has failed.
 */
export async function completeRun(
  db: Kysely<Database>,
  id: number,
  summarize: Summarize,
  now: () => Date,
): Promise<void> {
  const row = await findAnalysisById(db, id);
  if (row === undefined) return;
  const totals = await countResults(db, row.id);
  const statistics = statisticsOf(row.variables, await countTags(db, row.id));
  const question = { variables: row.variables, post: row.postContent, language: row.language };
  const comments = await readForSummary(db, row);
  const summary = comments.length === 0 ? '' : await summarize(question, comments);
  const hasFailed = totals.failed === row.totalComments;
  const failure = hasFailed ? await firstFailure(db, row.id) : null;
  const finishedAt = now();
  await db
    .updateTable('analyses')
    .set({
      status: hasFailed ? 'failed' : 'completed',
      stopReason: hasFailed ? 'error' : null,
      errorMessage: failure,
      positiveComments: totals.positive,
      neutralComments: totals.neutral,
      negativeComments: totals.negative,
      matchedComments: totals.matched,
      failedComments: totals.failed,
      doneComments: totals.done,
      overallSentiment: overallSentimentOf(totals),
      aiInsights: summary,
      statistics: JSON.stringify(statistics),
      finishedAt,
      processingTime: row.startedAt === null ? null : finishedAt.getTime() - row.startedAt.getTime(),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', row.id)
    .where('status', 'in', ['pending', 'running'])
    .where('openBatches', '=', 0)
    .execute();
}

async function firstFailure(db: Kysely<Database>, runId: number): Promise<string> {
  const row = await db
    .selectFrom('analysisResults')
    .select('failure')
    .where('runId', '=', runId)
    .where('failure', 'is not', null)
    .orderBy('seq')
    .executeTakeFirst();
  return row?.failure ?? 'No comment could be analysed.';
}
