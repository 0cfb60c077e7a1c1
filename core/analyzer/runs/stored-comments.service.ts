import type { Comment } from '../../comments/comment.js';
import { missingAnalysis } from '../analyzer.service.js';
import type { AnalysisRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { type CommentMeasure, measureComments } from '../measure.model.js';
import { findCommentsOf } from './analyses.repository.js';
import { listStoredComments } from './copied-runs.repository.js';

const PAGE = 1000;

/** The run that holds the comments of a run or of an exploration. Throws NOT_FOUND. */
export async function requireComments({ db }: AnalyzerContext, taskId: string): Promise<AnalysisRow> {
  const row = await findCommentsOf(db, taskId);
  if (row === undefined) throw missingAnalysis(taskId);
  return row;
}

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
export async function measureStored(ctx: AnalyzerContext, taskId: string): Promise<CommentMeasure> {
  return measureComments(await readStoredComments(ctx, (await requireComments(ctx, taskId)).id));
}
