import type { z } from 'zod';
import type { Comment } from '../../../comments/comment.js';
import { CommentCollector } from '../../../comments/gather/comment-collector.js';
import type { CommentReport } from '../../../comments/gather/comment-report.js';
import { readUploadedComments } from '../../../comments/intake/comment-uploads.service.js';
import { AppError } from '../../../errors.js';
import { harmlessFileName } from '../../../platform/objects/file-name.model.js';
import { closeUpload, removeObjects } from '../../../platform/objects/uploads.service.js';
import { TimeSlice } from '../../../time-slice.js';
import type { AnalyzerContext } from '../../analyzer/analyzer-context.js';
import { chooseProvider } from '../../analyzer/providers/choose-provider.js';
import { findKeyHolders } from '../../analyzer/runs/sentiment-runs.service.js';
import { requireTask } from '../require-task.js';
import { IMPORT_ROWS, type SentimentStatus } from '../sentiments.constants.js';
import { closeAnalysisRow, findAnalysisRow, listDeletedOfTask } from '../sentiments.repository.js';
import type { ImportCommentsInput, ImportOutcome, ImportUploadInput } from '../sentiments.schemas.js';
import { discardSentiment } from '../sentiments.service.js';
import { finishAnalysis } from '../summary/finish-analysis.js';
import { commentKey, sourceKey } from './comment-key.js';
import { findNew, type ImportTarget, type KeyedComment, storeComments } from './store-comments.js';

/** Recognises the comments of the rows, whatever their source calls the fields; replies inside a row count too. */
async function readRows(
  rows: unknown[],
  timeZone: string,
  { earlier, reading }: Pick<z.output<typeof ImportCommentsInput>, 'earlier' | 'reading'>,
): Promise<CommentReport> {
  const unlimited = Number.POSITIVE_INFINITY;
  const limits = { maxComments: unlimited, maxListedProblems: unlimited };
  const collector = new CommentCollector({ ...reading, timeZone, limits, earlier });
  const slice = new TimeSlice();
  for (const [index, row] of rows.entries()) {
    if (slice.isOver()) await slice.yield();
    const place = { line: null, index };
    try {
      collector.add(row, place);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      collector.addDamaged(place, error.message);
    }
  }
  return collector.report();
}

/** The comments under their keys, each key once. */
async function keyComments(taskId: string, comments: Comment[]): Promise<KeyedComment[]> {
  const keyed = new Map<string, KeyedComment>();
  const slice = new TimeSlice();
  for (const comment of comments) {
    if (slice.isOver()) await slice.yield();
    const key = commentKey(taskId, comment);
    if (!keyed.has(key)) keyed.set(key, { key, comment });
  }
  return [...keyed.values()];
}

async function close(
  ctx: AnalyzerContext,
  target: ImportTarget,
  incomplete: boolean,
): Promise<ImportOutcome['analysis']> {
  const closed = await closeAnalysisRow(ctx.db, target.sourceKey, incomplete);
  if (closed === undefined) return null;
  await finishAnalysis({ db: ctx.db, providers: ctx.analyzer.providers, clock: ctx.clock }, closed.id);
  const row = await findAnalysisRow(ctx.db, closed.id);
  return row === undefined ? null : { id: row.id, status: row.status };
}

/** Stores what is new among the comments in the run of their analysis, with its scores or for the worker to score. */
async function storeNew(
  ctx: AnalyzerContext,
  target: ImportTarget,
  report: CommentReport,
  { isLast, incomplete, dryRun }: { isLast: boolean; incomplete: boolean; dryRun: boolean },
): Promise<ImportOutcome> {
  const keyed = await keyComments(target.taskId, report.comments);
  const deleted = await listDeletedOfTask(ctx.db, target.taskId);
  if (deleted.length > 0 && !dryRun) {
    // A comment is stored once for its task: what was deleted and holds one of these can no longer be restored.
    const keys = keyed.map(({ key }) => key);
    for (const id of await findKeyHolders(ctx.db, deleted, keys)) await discardSentiment(ctx, id);
  }
  let inserted = 0;
  let analysis: { id: number; status: SentimentStatus } | null = null;
  for (let at = 0; at < keyed.length; at += IMPORT_ROWS) {
    const chunk = keyed.slice(at, at + IMPORT_ROWS);
    if (dryRun) {
      inserted += (await findNew(ctx, chunk, deleted)).length;
      continue;
    }
    const stored = await storeComments(ctx, target, chunk);
    inserted += stored.inserted;
    if (stored.analysisId !== null) analysis = { id: stored.analysisId, status: 'open' };
  }
  if (isLast && !dryRun) analysis = (await close(ctx, target, incomplete)) ?? analysis;
  return {
    read: report.read,
    inserted,
    unchanged: report.accepted + report.duplicates - inserted,
    empty: report.empty,
    rejected: report.rejected,
    problems: report.problems
      .filter((problem) => problem.outcome === 'rejected')
      .map(({ index, field, reason }) => ({ index, field, message: reason })),
    analysis,
  };
}

/**
 * Stores the comments among the rows, each once per task, and scores them: at once with a provider that costs nothing,
 * else by the worker. Comments that any import of the task has brought before are unchanged, and are not scored again. The
 * record is made when the last call of the source has come and all is scored.
 */
export async function importComments(
  ctx: AnalyzerContext,
  input: z.output<typeof ImportCommentsInput>,
): Promise<ImportOutcome> {
  const { taskId, rows, last: isLast, incomplete, dryRun } = input;
  const fileName = input.fileName === '' ? '' : harmlessFileName(input.fileName, 'comments');
  await requireTask(ctx, taskId);
  const provider = chooseProvider(ctx, input.provider, undefined);
  const target = { taskId, sourceKey: sourceKey(['comments', taskId, input.source]), fileName, provider };
  const report = await readRows(rows, ctx.config.timeZone, input);
  return await storeNew(ctx, target, report, { isLast, incomplete, dryRun });
}

/**
 * Does the same with a whole file that was uploaded, and removes the upload. When it breaks off, the same call again goes on
 * with the same record. Throws what `readUploadedComments` throws.
 */
export async function importUpload(
  ctx: AnalyzerContext,
  { taskId, upload: key, provider: providerId, dryRun }: z.output<typeof ImportUploadInput>,
): Promise<ImportOutcome> {
  await requireTask(ctx, taskId);
  const provider = chooseProvider(ctx, providerId, undefined);
  const { upload, report } = await readUploadedComments(ctx, key);
  const target = {
    taskId,
    sourceKey: sourceKey(['comments', taskId, key]),
    fileName: upload.fileName,
    provider,
  };
  const outcome = await storeNew(ctx, target, report, { isLast: true, incomplete: false, dryRun });
  if (!dryRun && (await closeUpload(ctx.db, upload))) await removeObjects(ctx, key);
  return outcome;
}
