import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { rememberedColumns } from '../../comments/column-choices/column-choices.service.js';
import type { Comment } from '../../comments/comment.js';
import { readCommentSource } from '../../comments/read-comment-source.node.js';
import { requireRight } from '../../context.js';
import { AppError, conflict, invalid, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { harmlessFileName } from '../../platform/objects/file-name.model.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import type { Intake } from '../analyzer/intake.schemas.js';
import { chooseProvider } from '../analyzer/providers/choose-provider.js';
import type { ProviderId } from '../analyzer/providers/providers.constants.js';
import { intakeOf, intakeOfFile } from '../analyzer/runs/intake.model.js';
import {
  addToSentimentRun,
  findSentimentRun,
  listScoredComments,
  openSentimentRun,
  prepareSentimentRun,
  resumeSentimentRun,
  type ScoredComment,
} from '../analyzer/runs/sentiment-runs.service.js';
import { looksLikeJsonFile } from './json-file-name.model.js';
import { requireTask } from './require-task.js';
import { MAX_UPLOAD_BYTES } from './sentiments.constants.js';
import { findByStoredName, insertAnalysisRow } from './sentiments.repository.js';
import { AnalyzeSentimentInput, type SentimentJob, UploadFields } from './sentiments.schemas.js';
import { jobOf, requireSentiment } from './sentiments.service.js';
import type { SentimentAnalysisRow } from './sentiments.table.js';
import { SENTIMENTS_TEXTS } from './sentiments.texts.model.js';
import { emptyTotals } from './summary/totals.model.js';

export interface UploadedFile {
  name: string;
  /** MIME type as the sender gave it. */
  type: string;
  bytes: Uint8Array;
}

async function* piecesOf(bytes: Uint8Array) {
  yield bytes;
}

/** Stores an analysis and the run that scores its comments, together or not at all. */
async function startScoring(
  ctx: AnalyzerContext,
  input: { taskId: string; provider?: ProviderId; fileName: string; comments: Comment[]; intake?: Intake },
): Promise<SentimentAnalysisRow> {
  const provider = chooseProvider(ctx, input.provider, undefined);
  const prepared = await prepareSentimentRun(input.comments, provider);
  const row = await ctx.db.transaction().execute(async (trx) => {
    const analysis = await insertAnalysisRow(trx, {
      taskId: input.taskId,
      status: 'scoring',
      origin: 'upload',
      fileName: input.fileName,
      storedName: `upload-${randomUUID()}.json`,
      provider: provider.id,
      model: provider.model,
      totals: JSON.stringify(emptyTotals()),
      createdBy: ctx.actor.userId,
      createdByName: ctx.actor.name,
      createdAt: ctx.clock.now(),
    });
    const run = await openSentimentRun(trx, ctx, analysis.id, provider, input.intake);
    await addToSentimentRun(trx, run, provider, prepared);
    return analysis;
  });
  ctx.analyzer.wake();
  return row;
}

/**
 * Takes a JSON file of comments and begins to score them; see `waitForSentiment`. Throws VALIDATION for another kind of file, one that
 * holds no comments, or a task that does not exist, LIMIT_EXCEEDED beyond 10 MB; then nothing is stored.
 */
export async function uploadSentiment(
  ctx: AnalyzerContext,
  file: UploadedFile,
  fields: unknown,
): Promise<SentimentJob> {
  requireRight(ctx, 'analyze');
  const { taskId, provider, reading } = parseInput(UploadFields, fields);
  if (file.bytes.length > MAX_UPLOAD_BYTES) {
    throw new AppError('LIMIT_EXCEEDED', SENTIMENTS_TEXTS().fileTooLarge);
  }
  if (!looksLikeJsonFile(file.name, file.type))
    throw invalid(SENTIMENTS_TEXTS().selectJson, [{ path: 'file', message: SENTIMENTS_TEXTS().noJson }]);
  await requireTask(ctx, taskId);
  const { maxComments, maxUploadBytes, timeZone } = ctx.config;
  // What comes out of an archive may be larger than the upload.
  const limits = { maxBytes: maxUploadBytes, maxComments };
  const fileName = harmlessFileName(file.name, 'comments.json');
  const options = { ...reading, fileName, limits, timeZone, choices: await rememberedColumns(ctx) };
  const report = await readCommentSource(piecesOf(file.bytes), options, ctx.signal);
  const intake = intakeOf(report, intakeOfFile(fileName, report));
  const { comments } = report;
  return await jobOf(ctx, await startScoring(ctx, { taskId, provider, fileName, comments, intake }));
}

const commentOf = (row: ScoredComment, index: number): Comment => ({
  content: row.content,
  author: row.author,
  reactionsCount: row.reactionsCount,
  externalId: null,
  parentId: null,
  depth: 0,
  time: row.time?.toISOString() ?? null,
  timeText: null,
  link: row.link,
  line: null,
  index,
});

/**
 * Scores a file again that the same user uploaded before, for the same task or another. Throws NOT_FOUND for any other
 * name, CONFLICT while that upload is still being scored.
 */
export async function analyzeSentiment(ctx: AnalyzerContext, input: unknown): Promise<SentimentJob> {
  requireRight(ctx, 'analyze');
  const { filename, taskId, provider } = parseInput(AnalyzeSentimentInput, input);
  const upload = await findByStoredName(ctx.db, filename);
  const isOwn =
    upload?.createdBy === ctx.actor.userId &&
    (upload?.createdBy !== null || upload.createdByName === ctx.actor.name);
  if (upload === undefined || !isOwn) throw notFound(THING_NAMES().uploadedFile(filename.slice(0, 60)));
  if (upload.status === 'scoring') throw conflict(SENTIMENTS_TEXTS().stillAnalyzed);
  await requireTask(ctx, taskId);
  const run = await findSentimentRun(ctx.db, upload.id);
  const page = { after: 0, limit: ctx.config.maxComments };
  const comments = run === undefined ? [] : (await listScoredComments(ctx.db, run, page)).map(commentOf);
  const { fileName } = upload;
  const asked = { taskId, provider, fileName, comments, intake: run?.intake };
  return await jobOf(ctx, await startScoring(ctx, asked));
}

const FIRST_LOOK_MS = 20;
const LAST_LOOK_MS = 500;

/** The analysis once its record is made or it cannot go on, or as it is after `timeoutMs`. Throws NOT_FOUND. */
export async function waitForSentiment(
  ctx: AnalyzerContext,
  id: number,
  timeoutMs: number,
): Promise<SentimentJob> {
  const deadline = performance.now() + timeoutMs;
  for (let pauseMs = FIRST_LOOK_MS; ; pauseMs = Math.min(LAST_LOOK_MS, pauseMs * 1.5)) {
    const job = await jobOf(ctx, await requireSentiment(ctx, id));
    const leftMs = deadline - performance.now();
    if (job.status === 'completed' || job.status === 'failed' || job.error !== null || leftMs <= 0)
      return job;
    await sleep(Math.min(pauseMs, leftMs));
  }
}

/** Goes on with an analysis whose provider had stopped it (key, quota). Throws NOT_FOUND, CONFLICT when it is not. */
export async function resumeSentiment(ctx: AnalyzerContext, id: number): Promise<SentimentJob> {
  requireRight(ctx, 'analyze');
  await requireSentiment(ctx, id);
  if (!(await resumeSentimentRun(ctx.db, id))) throw conflict(SENTIMENTS_TEXTS().notStopped(id));
  ctx.analyzer.wake();
  return await jobOf(ctx, await requireSentiment(ctx, id));
}
