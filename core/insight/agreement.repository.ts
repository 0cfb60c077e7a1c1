import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SentimentLabel, Tag } from '../analyzer/providers/provider.js';
import type { Database } from '../db/database.js';

type Db = Kysely<Database>;

/** Asked comments of a run with what its answer says. They are known by their words: two files may number them apart. */
const answered = (runId: number): RawBuilder<unknown> => sql`
  (select c.seq, c.content, md5(c.content) as words, r.sentiment, r.tags,
     (select jsonb_agg(distinct tag ->> 'variable') from jsonb_array_elements(r.tags) as tag) as variables
   from analysis_comments c join analysis_results r on r.run_id = c.run_id and r.seq = c.seq
   where c.run_id = ${runId} and c.item_seq = c.seq and r.state = 'ok')`;

/** How many comments both runs answered in one way each. */
export interface AnswerPair {
  variablesA: string[] | null;
  variablesB: string[] | null;
  sentimentA: SentimentLabel | null;
  sentimentB: SentimentLabel | null;
  comments: number;
}

export async function countAnswerPairs(db: Db, runA: number, runB: number): Promise<AnswerPair[]> {
  const { rows } = await sql<AnswerPair>`
    select a.variables as variables_a, b.variables as variables_b, a.sentiment as sentiment_a,
      b.sentiment as sentiment_b, count(*) as comments
    from ${answered(runA)} a join ${answered(runB)} b on b.words = a.words group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** Different comments that a run has answered. */
export async function countAnswered(db: Db, runId: number): Promise<number> {
  const { rows } = await sql<{ comments: number }>`
    select count(*) as comments from analysis_comments c
    join analysis_results r on r.run_id = c.run_id and r.seq = c.seq
    where c.run_id = ${runId} and c.item_seq = c.seq and r.state = 'ok'`.execute(db);
  return rows[0]?.comments ?? 0;
}

export interface DifferentAnswers {
  seqA: number;
  seqB: number;
  content: string;
  tagsA: Tag[];
  tagsB: Tag[];
  /** What a person said of it, in either run. */
  judgements: Record<string, boolean> | null;
}

/** Comments to which the runs gave different variables, in the order of the first. */
export async function listDifferentAnswers(
  db: Db,
  runA: number,
  runB: number,
  limit: number,
): Promise<DifferentAnswers[]> {
  const { rows } = await sql<DifferentAnswers>`
    select a.seq as seq_a, b.seq as seq_b, a.content, a.tags as tags_a, b.tags as tags_b,
      (select jsonb_object_agg(j.variable, j.is_present order by j.judged_at) from tag_judgements j
        where (j.run_id = ${runA} and j.seq = a.seq) or (j.run_id = ${runB} and j.seq = b.seq)) as judgements
    from ${answered(runA)} a join ${answered(runB)} b on b.words = a.words
    where a.variables is distinct from b.variables
    order by a.seq limit ${limit}`.execute(db);
  return rows;
}
