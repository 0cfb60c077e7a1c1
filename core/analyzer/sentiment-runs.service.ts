import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Comment } from '../comments/comment.js';
import type { Actor, Clock } from '../context.js';
import type { Database } from '../db/database.js';
import { moveAnalysis } from './analyses.repository.js';
import type { StopReason } from './analyzer.constants.js';
import type { RegisteredProvider } from './providers/registry.js';
import { type CommentWithResult, listComments } from './results.repository.js';
import { listSentimentRuns } from './sentiment-runs.repository.js';
import { prepareRun, storeRun } from './store-run.js';
import { notifyWorkers } from './workers.repository.js';

/**
 * Runs without variables that score the comments of a sentiment analysis: as durable as any other, resumed after a
 * restart, paid once. They are temporary: the sentiment analysis that started them merges their results and then removes them.
 */

/** Comments asked together: the most of BATCH_SIZES, since nothing but the score is asked. */
const BATCH_SIZE = 32;

/** Stores a run in the caller's transaction; after its commit, wake the worker. */
export async function storeSentimentRun(
  trx: Kysely<Database>,
  caller: { actor: Actor; clock: Clock },
  sentimentId: number,
  provider: RegisteredProvider,
  comments: Comment[],
): Promise<void> {
  const row = {
    sentimentId,
    analysisId: randomUUID(),
    uploadDate: caller.clock.now(),
    fileName: '',
    createdBy: caller.actor.userId,
    createdByName: caller.actor.name,
    provider: provider.id,
    model: provider.model,
    promptVersion: provider.promptVersion,
    variables: '[]',
    batchSize: BATCH_SIZE,
    postContent: '',
    language: 'en' as const,
    fresh: false,
    intake: JSON.stringify({
      rows: comments.length,
      accepted: comments.length,
      duplicates: 0,
      empty: 0,
      rejected: 0,
      problems: [],
    }),
  };
  await storeRun(trx, row, await prepareRun(comments, BATCH_SIZE));
}

/** The first comments of an ended run whose results are not merged yet, with their answers. */
export async function readRunComments(
  db: Kysely<Database>,
  runId: number,
  limit: number,
): Promise<CommentWithResult[]> {
  return await listComments(db, runId, { after: -1, limit });
}

/** How far the runs of a sentiment analysis are: comments answered, and why a run has stopped, if one has. */
export async function sentimentRunState(
  db: Kysely<Database>,
  sentimentId: number,
): Promise<{ done: number; stop: { reason: StopReason | null; message: string } | null }> {
  const runs = await listSentimentRuns(db, sentimentId);
  const paused = runs.find((run) => run.status === 'paused');
  return {
    done: runs.reduce((sum, run) => sum + run.doneComments, 0),
    stop:
      paused === undefined
        ? null
        : { reason: paused.stopReason, message: paused.errorMessage ?? 'The run is paused.' },
  };
}

/** Goes on with paused runs of a sentiment analysis: the key or the quota is there again. How many. */
export async function resumeSentimentRuns(db: Kysely<Database>, sentimentId: number): Promise<number> {
  const runs = await listSentimentRuns(db, sentimentId);
  const paused = runs.filter((run) => run.status === 'paused');
  for (const { id } of paused) {
    await moveAnalysis(db, id, ['paused'], {
      status: 'running',
      stopReason: null,
      errorMessage: null,
      finishedAt: null,
    });
  }
  if (paused.length > 0) await notifyWorkers(db);
  return paused.length;
}

export { removeAnalysis as dropRun } from './analyses.repository.js';
export { deleteRunComments as dropRunComments } from './run-comments.repository.js';
export { type EndedRun, listEndedSentimentRuns } from './sentiment-runs.repository.js';
