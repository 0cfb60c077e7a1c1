import { randomUUID } from 'node:crypto';
import type { Comment } from '../../../comments/comment.js';
import type { Actor, Clock } from '../../../context.js';
import { conflict } from '../../../errors.js';
import type { Db } from '../../../platform/db/database.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { requireNearCopies } from '../../copies/find-copies.service.js';
import type { AnalysisRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { FAILURE, retoldFailure } from '../failures.texts.model.js';
import type { Intake } from '../intake.schemas.js';
import { PROVIDER_LABELS } from '../providers/providers.constants.js';
import { batchSizeFor, readerNow } from '../providers/reader.js';
import type { RegisteredProvider } from '../providers/registry.js';
import { changeProvider, insertAnalysis, moveAnalysis } from './analyses.repository.js';
import type { NewResult } from './results.repository.js';
import { countNegativeVoices, findSentimentRun, type NegativeVoices } from './sentiment-runs.repository.js';
import { addComments, type PreparedRun, prepareRun } from './store-run.js';
import { notifyWorkers } from './workers.repository.js';

/**
 * The run of a sentiment analysis has no variables; it holds the comments and their scores, once. It is as durable as
 * any other, resumed after a restart, paid once, and ends when the record of its analysis is made.
 */

/** Comments asked together: the most of BATCH_SIZES, since nothing but the score is asked. */
const BATCH_SIZE = 32;

const UNREAD: Intake = { rows: 0, accepted: 0, duplicates: 0, empty: 0, rejected: 0, problems: [] };

export const prepareSentimentRun = (
  comments: Comment[],
  provider: Pick<RegisteredProvider, 'mostPerBatch'> = {},
): Promise<PreparedRun> => prepareRun(comments, batchSizeFor(provider, BATCH_SIZE));

/** The run of a sentiment analysis, which is made if there is none. `intake` is what became of the rows, where a whole file was read. */
export async function openSentimentRun(
  trx: Db,
  caller: { actor: Actor; clock: Clock },
  sentimentId: number,
  provider: RegisteredProvider,
  intake: Intake = UNREAD,
): Promise<Pick<AnalysisRow, 'id' | 'provider'>> {
  const known = await findSentimentRun(trx, sentimentId);
  if (known !== undefined) return known;
  const id = await insertAnalysis(trx, {
    sentimentId,
    analysisId: randomUUID(),
    uploadDate: caller.clock.now(),
    fileName: '',
    createdBy: caller.actor.userId,
    createdByName: caller.actor.name,
    provider: provider.id,
    model: provider.model,
    promptVersion: provider.promptVersion,
    reader: readerNow(provider),
    variables: '[]',
    batchSize: BATCH_SIZE,
    postContent: '',
    language: 'en',
    fresh: false,
    totalComments: 0,
    openBatches: 0,
    intake: JSON.stringify(intake),
  });
  return { id, provider: provider.id };
}

/**
 * Adds comments to the run of a sentiment analysis in the caller's transaction: with the `results` that they have already,
 * numbered as in `prepared`, else to be asked by the worker; wake it after the commit. Throws CONFLICT when comments of
 * the analysis have gone to another AI service.
 */
export async function addToSentimentRun(
  trx: Db,
  run: Pick<AnalysisRow, 'id' | 'provider'>,
  asked: RegisteredProvider,
  prepared: PreparedRun,
  results?: NewResult[],
): Promise<void> {
  const { id: provider, model, promptVersion } = asked;
  if (results !== undefined) {
    await addComments(trx, { id: run.id, provider, promptVersion }, { ...prepared, batches: [] }, results);
    return;
  }
  // What was scored at once went to no service.
  const isOther = run.provider !== provider;
  const next = { id: provider, model, promptVersion, reader: readerNow(asked) };
  if (isOther && !(await changeProvider(trx, run.id, 'local', next))) {
    throw conflict(ANALYSES_TEXTS().otherScores(PROVIDER_LABELS[run.provider], run.provider));
  }
  await addComments(trx, { id: run.id, provider, promptVersion }, prepared);
}

/** Ends the run of an analysis whose record is made. */
export async function endSentimentRun(
  trx: Db,
  runId: number,
  outcome: { isFailed: boolean; finishedAt: Date },
): Promise<void> {
  await moveAnalysis(trx, runId, ['pending', 'running', 'paused'], {
    status: outcome.isFailed ? 'failed' : 'completed',
    stopReason: null,
    errorMessage: null,
    finishedAt: outcome.finishedAt,
  });
}

/** The negative comments of a sentiment analysis, with copies and with each text once; undefined where its comments are not stored. */
export async function negativeVoices(
  ctx: Pick<AnalyzerContext, 'db' | 'analyzer' | 'clock'>,
  sentimentId: number,
): Promise<NegativeVoices | undefined> {
  const run = await findSentimentRun(ctx.db, sentimentId);
  if (run?.status !== 'completed') return undefined;
  await requireNearCopies(ctx, run);
  return await countNegativeVoices(ctx.db, run.id);
}

/** How far the run of a sentiment analysis is, and why it has stopped, if it has. */
export async function sentimentRunState(
  db: Db,
  sentimentId: number,
): Promise<{ total: number; done: number; stop: string | null }> {
  const run = await findSentimentRun(db, sentimentId);
  return {
    total: run?.totalComments ?? 0,
    done: run?.doneComments ?? 0,
    stop: run?.status === 'paused' ? retoldFailure(run.errorMessage ?? FAILURE().paused) : null,
  };
}

/** Goes on with the paused run of a sentiment analysis: the key or the quota is there again. Says whether it was paused. */
export async function resumeSentimentRun(db: Db, sentimentId: number): Promise<boolean> {
  const run = await findSentimentRun(db, sentimentId);
  const change = { status: 'running', stopReason: null, errorMessage: null, finishedAt: null } as const;
  const isResumed = run !== undefined && (await moveAnalysis(db, run.id, ['paused'], change));
  if (isResumed) await notifyWorkers(db);
  return isResumed;
}

export { findFirstFailure, type NewResult } from './results.repository.js';
export { findKeyHolders, findStoredKeys, KEY_BYTES } from './run-comments.repository.js';
export {
  countScores,
  deleteSomeComments,
  findScoredComments,
  findSentimentRun,
  listScoredComments,
  listScores,
  type ScoredComment,
  versionsOf,
} from './sentiment-runs.repository.js';
export type { PreparedRun } from './store-run.js';
