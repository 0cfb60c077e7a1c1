import { requireRight, type ServiceContext } from '../../context.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { recordsOf } from '../../platform/records/records.js';
import { retoldFailure } from '../analyzer/failures.texts.model.js';
import { retoldIntake } from '../analyzer/runs/intake.model.js';
import {
  countScores,
  findScoredComments,
  findSentimentRun,
  listScoredComments,
  type ScoredComment,
  sentimentRunState,
} from '../analyzer/runs/sentiment-runs.service.js';
import { purgeAnalysis } from './purge-analysis.js';
import * as sentiments from './sentiments.repository.js';
import {
  type SentimentComment,
  type SentimentCommentPage,
  SentimentCommentsInput,
  type SentimentDetails,
  type SentimentJob,
  SentimentListInput,
  type SentimentRecord,
} from './sentiments.schemas.js';
import type { SentimentAnalysisRow } from './sentiments.table.js';
import { toldSentimentSummary } from './summary/retold-summary.js';
import { nameOfScore, type Ranked, scoredCount } from './summary/totals.model.js';

/** A completed row as the wire has it. */
export function toRecord(row: SentimentAnalysisRow): SentimentRecord {
  const { totals } = row;
  const scored = scoredCount(totals);
  const score = row.sentimentScore ?? '0.0';
  return {
    id: row.id,
    taskId: row.taskId,
    analyzeDate: row.analyzeDate ?? '',
    sentimentScore: score,
    aiSummary: toldSentimentSummary(row.aiSummary ?? ''),
    label: nameOfScore(Number(score)),
    weightedScore: row.weightedScore,
    comments:
      row.origin === 'record'
        ? null
        : {
            total: scored + totals.failed,
            positive: totals.positive,
            neutral: totals.neutral,
            negative: totals.negative,
            failed: totals.failed,
            languages: totals.languages,
          },
    origin: row.origin,
    fileName: row.fileName,
    filename: row.storedName,
    provider: row.provider,
    model: row.model,
    engineVersion: row.engineVersion,
    earlierScore: row.earlierScore,
    costUsd: row.costUsd,
    createdBy: row.createdByName,
  };
}

export const toComment = (row: ScoredComment): SentimentComment => ({
  ...row,
  time: row.time?.toISOString() ?? null,
  confidence: row.confidence === null ? null : Math.round(row.confidence * 1000) / 1000,
});

const records = recordsOf({
  entity: 'sentiment',
  right: 'analyze',
  find: sentiments.findAnalysisRow,
  thing: (id: number) => THING_NAMES().sentimentAnalysis(id),
  labelOf: (row) => row.fileName ?? row.taskId ?? `sentiment ${row.id}`,
  /** Above all whose it was, since analysts share them. */
  facts: (row) => ({
    createdBy: row.createdByName,
    analyzeDate: row.analyzeDate,
    sentimentScore: row.sentimentScore,
    comments: scoredCount(row.totals) + row.totals.failed,
    provider: row.provider,
    costUsd: row.costUsd,
  }),
});

/** An analysis that is not deleted, or NOT_FOUND. */
export const requireSentiment = ({ db }: ServiceContext, id: number): Promise<SentimentAnalysisRow> =>
  records.require(db, id);

/** Completed records by date, then id, so that the latest is the last: all of them, or a keyset page. */
export async function listSentiments(ctx: ServiceContext, query: unknown = {}): Promise<SentimentRecord[]> {
  requireRight(ctx, 'analyze');
  const page = parseInput(SentimentListInput, query);
  return (await sentiments.listRecordRows(ctx.db, page)).map(toRecord);
}

/** The scores of the analyses since a moment by date, the latest last, 200 at most, with how many comments each rests on. */
export async function listScoresSince(ctx: ServiceContext, since: Date) {
  requireRight(ctx, 'analyze');
  const rows = await sentiments.listRecordRowsSince(ctx.db, since, 200);
  return rows.map(toRecord).map(({ id, taskId, analyzeDate, sentimentScore, engineVersion, comments }) => ({
    id,
    taskId,
    analyzeDate,
    sentimentScore,
    engineVersion,
    comments: comments?.total ?? 0,
  }));
}

/** What names the present state of the list; read it before the list. */
export async function getSentimentsMark(ctx: ServiceContext): Promise<string> {
  requireRight(ctx, 'analyze');
  return await sentiments.recordsMark(ctx.db);
}

export async function jobOf(ctx: ServiceContext, row: SentimentAnalysisRow): Promise<SentimentJob> {
  const isPending = row.status === 'scoring' || row.status === 'open';
  const { total, done, stop } = isPending
    ? await sentimentRunState(ctx.db, row.id)
    : { total: 0, done: 0, stop: null };
  const isRecord = row.status === 'completed';
  return {
    id: row.id,
    taskId: row.taskId,
    status: row.status,
    progress: isRecord ? 100 : total === 0 ? 0 : Math.min(99, Math.floor((100 * done) / total)),
    error: row.errorMessage === null ? stop : retoldFailure(row.errorMessage),
    record: isRecord ? toRecord(row) : null,
  };
}

/** State, record and the comments that stand out. Throws NOT_FOUND. */
export async function getSentiment(ctx: ServiceContext, id: number): Promise<SentimentDetails> {
  requireRight(ctx, 'analyze');
  const row = await requireSentiment(ctx, id);
  const run = await findSentimentRun(ctx.db, id);
  const read = async (ranked: Ranked[]) => {
    const ids = ranked.map(([commentId]) => commentId);
    return run === undefined ? [] : (await findScoredComments(ctx.db, run.id, ids)).map(toComment);
  };
  return {
    ...(await jobOf(ctx, row)),
    mostPositive: await read(row.totals.mostPositive),
    mostNegative: await read(row.totals.mostNegative),
    mostReacted: await read(row.totals.mostReacted),
    scores: run === undefined ? null : await countScores(ctx.db, run.id),
    intake: run?.intake.files === undefined ? null : retoldIntake(run.intake),
  };
}

/** A page of the comments of an analysis, in the order they came, narrowed by label, language and words. */
export async function listSentimentComments(
  ctx: ServiceContext,
  id: number,
  query: unknown = {},
): Promise<SentimentCommentPage> {
  requireRight(ctx, 'analyze');
  const input = parseInput(SentimentCommentsInput, query);
  await requireSentiment(ctx, id);
  const run = await findSentimentRun(ctx.db, id);
  const rows =
    run === undefined ? [] : await listScoredComments(ctx.db, run, { ...input, limit: input.limit + 1 });
  const page = rows.slice(0, input.limit);
  return {
    items: page.map(toComment),
    next: rows.length > input.limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Removes an analysis for good, as a part of something larger, of which the audit tells. One that is gone is fine. */
export async function discardSentiment({ db }: Pick<ServiceContext, 'db'>, id: number): Promise<void> {
  if (await sentiments.markDeleting(db, id)) await purgeAnalysis(db, id);
}

/**
 * Deletes an analysis; for RESTORE_DAYS `restoreSentiment` undoes it. One that is still being made is removed for good, with
 * its comments. Throws NOT_FOUND.
 */
export async function deleteSentiment(ctx: ServiceContext, id: number): Promise<void> {
  let isFinal = false;
  await records.delete(ctx, id, async (trx, _row, at) => {
    isFinal = !(await sentiments.setDeleted(trx, id, at));
    if (isFinal) await sentiments.markDeleting(trx, id);
  });
  if (isFinal) await purgeAnalysis(ctx.db, id);
}

/**
 * Undoes a delete; an analysis that is there stays as it is. Throws NOT_FOUND when there is none, it was deleted more than
 * RESTORE_DAYS ago, or its comments were imported again meanwhile.
 */
export async function restoreSentiment(ctx: ServiceContext, id: number): Promise<SentimentJob> {
  await records.restore(ctx, id, (trx) => sentiments.setDeleted(trx, id, null));
  return await jobOf(ctx, await requireSentiment(ctx, id));
}
