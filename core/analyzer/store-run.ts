import { type Kysely, sql } from 'kysely';
import type { Comment } from '../comments/comment.js';
import type { Database } from '../db/database.js';
import { Turns } from '../turns.js';
import { insertAnalysis } from './analyses.repository.js';
import { normalizeContent } from './analyzer.model.js';
import type { NewAnalysisRow } from './analyzer.table.js';
import { ANALYZER_CHANNEL } from './worker/wake-up.js';

/** Rows per statement: a millisecond or two of JSON, so that nothing else waits. */
const CHUNK = 500;

interface PreparedComment {
  comment: Comment;
  itemSeq: number;
  copies: number;
}

/** Finds the comments that say the same: the first of them is asked, the others share its answer. */
async function findItems(comments: Comment[]): Promise<PreparedComment[]> {
  const first = new Map<string, PreparedComment>();
  const prepared: PreparedComment[] = [];
  const turns = new Turns();
  for (const [seq, comment] of comments.entries()) {
    if (turns.isOver()) await turns.next();
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
  const turns = new Turns();
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
    if (turns.isOver()) await turns.next();
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

/** Comments made ready to be stored as a run: who shares an answer with whom, and what is asked together. */
export interface PreparedRun {
  comments: PreparedComment[];
  batches: number[][];
}

/** Works out the items and batches of a run, before its transaction begins. */
export async function prepareRun(comments: Comment[], batchSize: number): Promise<PreparedRun> {
  const prepared = await findItems(comments);
  return { comments: prepared, batches: batchesOf(prepared, batchSize) };
}

/** Stores a run with its comments and batches in the caller's transaction; after its commit, wake the worker. */
export async function storeRun(
  trx: Kysely<Database>,
  row: Omit<NewAnalysisRow, 'totalComments' | 'openBatches'>,
  { comments, batches }: PreparedRun,
): Promise<void> {
  const counts = { totalComments: comments.length, openBatches: batches.length };
  const runId = await insertAnalysis(trx, { ...row, ...counts });
  await insertComments(trx, runId, comments);
  await insertBatches(trx, runId, batches);
  await sql`select pg_notify(${ANALYZER_CHANNEL}, '')`.execute(trx);
}
