import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { Comment } from '../comments/comment.js';
import { readComments } from '../comments/read-comments.js';
import { requireRight } from '../context.js';
import type { Database } from '../db/database.js';
import { invalid } from '../errors.js';
import { parseInput } from '../parse-input.js';
import { insertAnalysis } from './analyses.repository.js';
import { PROVIDER_LABELS, type ProviderId } from './analyzer.constants.js';
import { normalizeContent } from './analyzer.model.js';
import { type AnalysisTask, type Intake, StartAnalysisInput } from './analyzer.schemas.js';
import { getAnalysisStatus } from './analyzer.service.js';
import type { AnalyzerContext } from './analyzer-context.js';
import type { AnalysisProvider } from './providers/provider.js';
import { ANALYZER_CHANNEL } from './worker/wake-up.js';

/** Rows per statement: a millisecond or two of JSON, so that nothing else waits. */
const CHUNK = 1000;

interface PreparedComment {
  comment: Comment;
  itemSeq: number;
  copies: number;
}

/** Finds the comments that say the same: the first of them is asked, the others share its answer. */
async function findItems(comments: Comment[]): Promise<PreparedComment[]> {
  const first = new Map<string, PreparedComment>();
  const prepared: PreparedComment[] = [];
  for (const [seq, comment] of comments.entries()) {
    if (seq % CHUNK === CHUNK - 1) await nextTurn();
    const key = normalizeContent(comment.content);
    const item = first.get(key);
    const own = { comment, itemSeq: item?.itemSeq ?? seq, copies: item === undefined ? 1 : 0 };
    if (item === undefined) first.set(key, own);
    else item.copies += 1;
    prepared.push(own);
  }
  return prepared;
}

/** The longest comments first would be fairer to time-outs; the file's order keeps threads together for the model. */
function batchesOf(prepared: PreparedComment[], size: number): number[][] {
  const items = prepared.filter((one) => one.copies > 0).map((one) => one.itemSeq);
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

async function insertComments(
  trx: Kysely<Database>,
  runId: number,
  prepared: PreparedComment[],
): Promise<void> {
  for (let at = 0; at < prepared.length; at += CHUNK) {
    const rows = prepared.slice(at, at + CHUNK).map(({ comment, itemSeq, copies }, index) => ({
      seq: at + index,
      item_seq: itemSeq,
      copies,
      content: comment.content,
      author: comment.author,
      reactions_count: Math.round(comment.reactionsCount),
      external_id: comment.externalId,
      parent_id: comment.parentId,
      depth: comment.depth,
      time: comment.time,
      time_text: comment.timeText,
      link: comment.link,
      line: comment.line,
      source_index: comment.index,
    }));
    await sql`
      insert into analysis_comments (run_id, seq, item_seq, copies, content, author, reactions_count, external_id,
        parent_id, depth, time, time_text, link, line, source_index)
      select ${runId}, r.* from json_to_recordset(${JSON.stringify(rows)}::json) as r (seq int, item_seq int,
        copies int, content text, author text, reactions_count bigint, external_id text, parent_id text, depth int,
        time timestamptz, time_text text, link text, line int, source_index int)`.execute(trx);
    await nextTurn();
  }
}

async function insertBatches(trx: Kysely<Database>, runId: number, batches: number[][]): Promise<void> {
  for (let at = 0; at < batches.length; at += CHUNK) {
    const rows = batches
      .slice(at, at + CHUNK)
      .map((itemSeqs, index) => ({ seq: at + index, item_seqs: itemSeqs }));
    await sql`
      insert into analysis_batches (run_id, seq, item_seqs)
      select ${runId}, r.seq, r.item_seqs
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (seq int, item_seqs int[])`.execute(trx);
  }
}

function chooseProvider(
  { analyzer, config }: AnalyzerContext,
  chosen: ProviderId | undefined,
  apiKey: string | undefined,
): AnalysisProvider {
  const id = chosen ?? config.defaultProvider;
  const provider = analyzer.providers.find(id);
  if (provider === undefined) throw invalid(`The provider ${id} does not exist on this server.`);
  if (apiKey !== undefined && !provider.takesKey) {
    throw invalid(`api_key: ${PROVIDER_LABELS[id]} takes no key from a request; leave it out.`);
  }
  if (!provider.isConfigured && apiKey === undefined) {
    throw invalid(
      provider.takesKey
        ? `api_key: ${PROVIDER_LABELS[id]} needs an API key, in the request or in the server's configuration.`
        : `api_provider: ${PROVIDER_LABELS[id]} (${id}) has no API key in the server's configuration.`,
    );
  }
  return provider;
}

/**
 * Stores a run whole, with its comments and batches, and leaves the work to the worker. Throws VALIDATION when the
 * comments cannot be read, a limit is broken or the provider has no key; then nothing is stored.
 */
export async function startAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof StartAnalysisInput>,
): Promise<AnalysisTask> {
  requireRight(ctx, 'analyze');
  const { comments_data: data, ...request } = parseInput(StartAnalysisInput, input);
  const apiKey = request.api_key || undefined;
  const provider = chooseProvider(ctx, request.api_provider, apiKey);
  const report = readComments(data, { limits: { maxComments: ctx.config.maxComments } });
  const prepared = await findItems(report.comments);
  const batches = batchesOf(prepared, request.batch_size);
  const intake: Intake = {
    rows: report.read,
    accepted: report.accepted,
    duplicates: report.duplicates,
    empty: report.empty,
    rejected: report.rejected,
    problems: report.problems.map(({ line, index, reason }) => ({ line, index, reason })),
  };
  const analysisId = randomUUID();
  if (apiKey !== undefined) ctx.analyzer.keys.set(analysisId, apiKey);
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const runId = await insertAnalysis(trx, {
        analysisId,
        uploadDate: ctx.clock.now(),
        fileName: request.file_name,
        totalComments: report.comments.length,
        createdBy: ctx.actor.userId,
        createdByName: ctx.actor.name,
        provider: provider.id,
        model: provider.model,
        promptVersion: provider.promptVersion,
        variables: JSON.stringify(request.variables),
        batchSize: request.batch_size,
        postContent: request.post_content,
        language: request.language,
        fresh: request.fresh,
        keyHolder: apiKey === undefined ? null : ctx.analyzer.owner,
        budgetUsd: request.budget ?? null,
        offPeak: request.off_peak,
        openBatches: batches.length,
        intake: JSON.stringify(intake),
      });
      await insertComments(trx, runId, prepared);
      await insertBatches(trx, runId, batches);
      await sql`select pg_notify(${ANALYZER_CHANNEL}, '')`.execute(trx);
    });
  } catch (error) {
    ctx.analyzer.keys.delete(analysisId);
    throw error;
  }
  ctx.analyzer.wake();
  return await getAnalysisStatus(ctx, { task_id: analysisId });
}
