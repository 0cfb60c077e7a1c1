import type { Comment } from '../../../comments/comment.js';
import type { Db } from '../../../platform/db/database.js';
import { DEFAULT_BATCH_SIZE } from '../analyzer.constants.js';
import { type CommentMeasure, measureComments } from '../analyzer.model.js';
import { missingAnalysis } from '../analyzer.service.js';
import type { AnalysisRow, NewAnalysisRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import type { Intake } from '../intake.schemas.js';
import { findCommentsOf, insertAnalysis } from './analyses.repository.js';
import { listStoredComments } from './copied-runs.repository.js';
import { insertComments } from './run-comments.repository.js';
import { prepareRun } from './store-run.js';

const PAGE = 1000;

/** The run that holds the comments of a run or of an exploration. Throws NOT_FOUND. */
export async function requireComments({ db }: AnalyzerContext, runId: string): Promise<AnalysisRow> {
  const row = await findCommentsOf(db, runId);
  if (row === undefined) throw missingAnalysis(runId);
  return row;
}

/** Whether `requireComments` would find them. */
export const hasComments = async ({ db }: AnalyzerContext, runId: string): Promise<boolean> =>
  (await findCommentsOf(db, runId)) !== undefined;

/** All comments of a run, in the file's order. A run that still gets comments gives those it has. */
export async function readStoredComments({ db }: AnalyzerContext, runId: number): Promise<Comment[]> {
  const comments: Comment[] = [];
  for (;;) {
    const page = await listStoredComments(db, runId, { after: comments.length - 1, limit: PAGE });
    comments.push(...page);
    if (page.length < PAGE) return comments;
  }
}

/** The measure of a run's comments, for an estimate. Throws NOT_FOUND. */
export async function measureStored(ctx: AnalyzerContext, runId: string): Promise<CommentMeasure> {
  return measureComments(await readStoredComments(ctx, (await requireComments(ctx, runId)).id));
}

/**
 * Keeps the comments of an explored file, so that they can be analysed later: in a run that nothing is asked for, which has
 * the exploration's id and goes with it. In the caller's transaction.
 */
export async function keepComments(
  trx: Db,
  row: Pick<
    NewAnalysisRow,
    'analysisId' | 'explorationId' | 'uploadDate' | 'fileName' | 'createdByName' | 'language'
  >,
  comments: Comment[],
  intake: Intake,
): Promise<void> {
  const prepared = await prepareRun(comments, DEFAULT_BATCH_SIZE);
  const id = await insertAnalysis(trx, {
    ...row,
    status: 'completed',
    totalComments: comments.length,
    openBatches: 0,
    provider: 'local',
    model: '',
    promptVersion: '',
    variables: '[]',
    batchSize: DEFAULT_BATCH_SIZE,
    postContent: '',
    fresh: false,
    intake: JSON.stringify(intake),
  });
  await insertComments(trx, id, 0, prepared.comments);
}
