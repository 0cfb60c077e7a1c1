import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../../platform/audit/audit.service.js';
import type { Db } from '../../../platform/db/database.js';
import { inTransaction } from '../../../platform/db/in-transaction.js';
import type { AnalysisRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import type { CommentAnswer, Tag, Variable } from '../providers/provider.js';
import { insertAnalysis } from './analyses.repository.js';
import { insertBatches } from './batches.repository.js';
import { copyComments, type ItemResult, listItemResults, listItems } from './copied-runs.repository.js';
import { insertResults, type NewResult } from './results.repository.js';
import { notifyWorkers } from './workers.repository.js';

const PAGE = 500;

/** What a copied run looks for, and who answers: `tagsOf` gives the tags of answers that are kept, null asks again. */
export interface CopiedRun {
  variables: Variable[];
  codebookVersionId: number | null;
  provider: Pick<AnalysisRow, 'provider' | 'model' | 'promptVersion'>;
  tagsOf: ((comments: { text: string; tags: Tag[] }[]) => Promise<Tag[][]>) | null;
  /** What else is copied in the same transaction. */
  alsoCopy(trx: Db, id: number): Promise<void>;
}

function keptResult(row: ItemResult, tags: Tag[]): NewResult {
  const { seq, copies, reasoning, sentiment, score, confidence, failure, model } = row;
  const language = row.language as CommentAnswer['language'];
  const free = { model, isCached: true, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 0 };
  if (sentiment === null) return { seq, copies, answer: null, failure, ...free };
  const given = { label: sentiment, score: score ?? 5, confidence: confidence ?? 0 };
  return { seq, copies, answer: { tags, sentiment: given, reasoning, language }, failure, ...free };
}

/** The answers of a run with other tags. */
async function keptResults(
  { db }: AnalyzerContext,
  runId: number,
  tagsOf: NonNullable<CopiedRun['tagsOf']>,
): Promise<NewResult[]> {
  const results: NewResult[] = [];
  for (let after = -1; ; ) {
    const page = await listItemResults(db, runId, { after, limit: PAGE });
    const last = page.at(-1);
    if (last === undefined) return results;
    const tags = await tagsOf(page.map((row) => ({ text: row.content, tags: row.tags })));
    for (const [at, row] of page.entries()) results.push(keptResult(row, tags[at] ?? []));
    after = last.seq;
  }
}

/**
 * Stores a run with the comments of another one in one transaction, and returns its id. Without kept answers its comments are asked as usual; with
 * them it costs nothing, and the worker only counts it.
 */
export async function copyRun(ctx: AnalyzerContext, from: AnalysisRow, run: CopiedRun): Promise<string> {
  const results = run.tagsOf === null ? [] : await keptResults(ctx, from.id, run.tagsOf);
  const runId = randomUUID();
  await inTransaction(ctx.db, async (trx) => {
    const items = run.tagsOf === null ? await listItems(trx, from.id) : [];
    const batches = Array.from({ length: Math.ceil(items.length / from.batchSize) }, (_, at) =>
      items.slice(at * from.batchSize, (at + 1) * from.batchSize),
    );
    const id = await insertAnalysis(trx, {
      ...run.provider,
      analysisId: runId,
      uploadDate: ctx.clock.now(),
      fileName: from.fileName,
      name: from.name,
      totalComments: from.totalComments,
      createdBy: ctx.actor.userId,
      createdByName: ctx.actor.name,
      variables: JSON.stringify(run.variables),
      codebookVersionId: run.codebookVersionId,
      updatedFrom: from.id,
      batchSize: from.batchSize,
      postContent: from.postContent,
      language: from.language,
      fresh: false,
      intake: JSON.stringify(from.intake),
      openBatches: batches.length,
    });
    await copyComments(trx, from.id, id);
    await insertBatches(trx, id, 0, batches);
    await run.alsoCopy(trx, id);
    await insertResults(trx, { ...run.provider, id }, results);
    await recordAudit(trx, ctx, {
      ...{ action: 'create', entity: 'analysis', entityId: id, label: from.fileName },
      after: { analysisId: runId, updatedFrom: from.analysisId },
    });
    await notifyWorkers(trx);
  });
  ctx.analyzer.wake();
  return runId;
}
