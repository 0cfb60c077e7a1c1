import { type Kysely, sql } from 'kysely';
import type { Comment } from '../comments/comment.js';
import type { Database } from '../db/database.js';
import { Turns } from '../turns.js';

/** Rows per statement: a millisecond or two of JSON, so that nothing else waits. */
const CHUNK = 500;

/** A comment of a run, with the number of the one whose answer it shares: itself, or an earlier one with its words. */
export interface PreparedComment {
  comment: Comment;
  itemSeq: number;
  /** Comments that share this one's answer, itself included; 0 when it has another's. */
  copies: number;
}

export async function insertComments(
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

/** Deletes comments of a run by their numbers. */
export async function deleteRunComments(db: Kysely<Database>, runId: number, seqs: number[]): Promise<void> {
  await db.deleteFrom('analysisComments').where('runId', '=', runId).where('seq', 'in', seqs).execute();
}
