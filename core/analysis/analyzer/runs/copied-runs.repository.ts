import { sql } from 'kysely';
import type { Comment } from '../../../comments/comment.js';
import type { Db } from '../../../platform/db/database.js';
import type { AnalysisResultRow } from '../analyzer.table.js';

const CONTENT = sql.raw(
  'content, author, reactions_count, external_id, parent_id, depth, time, time_text, link, stars, stars_of, line, source_index, text_key',
);

/** Gives a run the comments of another one. */
export async function copyComments(trx: Db, from: number, to: number): Promise<void> {
  await sql`insert into analysis_comments (run_id, seq, item_seq, copies, ${CONTENT})
    select ${to}::bigint, seq, item_seq, copies, ${CONTENT} from analysis_comments where run_id = ${from}`.execute(
    trx,
  );
}

/** Gives a run some comments of another one under the numbers that they have there. Of those with the same words the first is asked. */
export async function copySomeComments(
  trx: Db,
  from: number,
  to: number,
  seqs: readonly number[],
): Promise<void> {
  await sql`insert into analysis_comments (run_id, seq, item_seq, copies, ${CONTENT})
    select ${to}::bigint, seq, min(seq) over same, case when seq = min(seq) over same then count(*) over same else 0 end,
      ${CONTENT}
    from analysis_comments where run_id = ${from} and seq = any(${[...seqs]}::int[])
    window same as (partition by item_seq)`.execute(trx);
}

/** The numbers of a run's comments that are asked: the first of each text. */
export async function listItems(db: Db, runId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('analysisComments')
    .select('seq')
    .where('runId', '=', runId)
    .where('copies', '>', 0)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq }) => seq);
}

export type ItemResult = Omit<AnalysisResultRow, 'runId'> & { content: string; copies: number };

/** Results of a run with the comments they are of, in the file's order, after the comment `after`. */
export async function listItemResults(
  db: Db,
  runId: number,
  { after, limit }: { after: number; limit: number },
): Promise<ItemResult[]> {
  const { rows } = await sql<ItemResult>`
    select r.*, c.content, c.copies from analysis_results r
    join analysis_comments c on c.run_id = r.run_id and c.seq = r.seq
    where r.run_id = ${runId} and r.seq > ${after} order by r.seq limit ${limit}`.execute(db);
  return rows;
}

/** The comments of a run as they were read from their file, in its order, after the comment `after`. */
export async function listStoredComments(
  db: Db,
  runId: number,
  { after, limit }: { after: number; limit: number },
): Promise<Comment[]> {
  const rows = await db
    .selectFrom('analysisComments')
    .selectAll()
    .where('runId', '=', runId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(({ sourceIndex, time, ...row }) => ({
    content: row.content,
    author: row.author,
    reactionsCount: row.reactionsCount,
    externalId: row.externalId,
    parentId: row.parentId,
    depth: row.depth,
    time: time?.toISOString() ?? null,
    timeText: row.timeText,
    link: row.link,
    ...(row.stars === null ? {} : { stars: row.stars, starsOf: row.starsOf ?? 5 }),
    line: row.line,
    index: sourceIndex,
  }));
}
