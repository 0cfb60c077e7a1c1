import { sql } from 'kysely';
import type { SentimentLabel, Tag } from '../../../analysis/analyzer/providers/provider.js';
import type { Db } from '../../../platform/db/database.js';

/** What a run says of one comment. It is known by its words: two files may number them apart. */
export interface AnswerSet {
  seq: number;
  /** md5 of the comment. */
  words: string;
  sentiment: SentimentLabel | null;
  variables: string[];
}

const PAGE = 5000;

/** The answers to the different comments of a run, in the file's order and in pages, so that there is no waiting for all of them. */
export async function* readAnswerSets(
  db: Db,
  run: { id: number; totalComments: number },
): AsyncGenerator<AnswerSet[]> {
  for (let from = 0; from < run.totalComments; from += PAGE) {
    const { rows } = await sql<AnswerSet>`
      select c.seq, md5(c.content) as words, r.sentiment, jsonb_path_query_array(r.tags, '$[*].variable') as variables
      from analysis_comments c join analysis_results r on r.run_id = c.run_id and r.seq = c.seq
      where c.run_id = ${run.id} and c.seq >= ${from} and c.seq < ${from + PAGE}
        and r.seq >= ${from} and r.seq < ${from + PAGE} and c.copies > 0 and r.state = 'ok'
      order by c.seq`.execute(db);
    yield rows;
  }
}

export interface TaggedComment {
  seq: number;
  content: string;
  language: string;
  tags: Tag[];
  textKey: Buffer;
}

/** Some comments of a run with their tags. */
export async function listTagged(
  db: Db,
  runId: number,
  seqs: readonly number[],
): Promise<Map<number, TaggedComment>> {
  const { rows } = await sql<TaggedComment>`
    select c.seq, c.text_key, c.content, r.language, r.tags
    from analysis_comments c join analysis_results r on r.run_id = c.run_id and r.seq = c.seq
    where c.run_id = ${runId} and c.seq = any(${[...seqs]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.seq, row]));
}

/** How many different comments of a run each of the others has too, by run id; runs that share none are left out. */
export async function countCommonComments(
  db: Db,
  runId: number,
  others: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ runId: number; common: number }>`
    select other.run_id, count(*)::int as common
    from analysis_comments other
    where other.run_id = any(${[...others]}::bigint[]) and other.copies > 0
      and md5(other.content) in (
        select md5(content) from analysis_comments where run_id = ${runId} and copies > 0
      )
    group by other.run_id`.execute(db);
  return new Map(rows.map((row) => [row.runId, row.common]));
}
