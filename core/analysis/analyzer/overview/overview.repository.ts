import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.js';
import { conditionsOf, judgedTexts } from './comment-conditions.repository.js';
import type { FactRow } from './comment-facts.js';
import type { PreparedFilter } from './prepared-filter.js';

/** The beginning of a text's key as a number. */
const keyNumber = (key: ReturnType<typeof sql.raw>) =>
  sql`('x' || encode(substring(${key} from 1 for 6), 'hex'))::bit(48)::bigint`;

/** What is counted of a run's comments, with the first `letters` of each `every`th, in the file's order, after the comment `after`. */
export async function listFacts(
  db: Db,
  runId: number,
  { after, limit, every, letters }: { after: number; limit: number; every: number; letters: number },
): Promise<(FactRow & { text: string })[]> {
  const { rows } = await sql<FactRow & { text: string }>`
    select c.seq, case when c.seq % ${every}::int = 0 then left(c.content, ${letters}) else '' end as text, date_part('epoch', c.time) * 1000 as time, c.reactions_count as reactions,
      ${keyNumber(sql.raw('c.text_key'))} as text_key, r.state, r.sentiment, r.score, r.language,
      jsonb_path_query_array(r.tags, '$[*].variable') as names, jsonb_path_query_array(r.tags, '$[*].tier') as tiers
    from (select * from analysis_comments where run_id = ${runId} and seq > ${after} order by seq limit ${limit}) c
    left join lateral (select * from analysis_results where run_id = ${runId} and seq = c.item_seq limit 1) r on true
    order by c.seq`.execute(db);
  return rows;
}

/** The stored facts of a run; undefined when there are none, or the run has gone on since. */
export async function findFacts(db: Db, runId: number): Promise<string | undefined> {
  const { rows } = await sql<{ facts: string }>`
    select f.facts from comment_facts f join analyses a on a.id = f.run_id and a.finished_at = f.finished_at
    where f.run_id = ${runId} and a.status = 'completed'`.execute(db);
  return rows[0]?.facts;
}

/** Stores the facts of a run that ended at that time; of one that has gone on since nothing is stored. */
export async function saveFacts(db: Db, runId: number, finishedAt: Date, facts: string): Promise<void> {
  await sql`
    insert into comment_facts (run_id, finished_at, facts)
    select id, finished_at, ${facts} from analyses
    where id = ${runId} and status = 'completed' and date_trunc('milliseconds', finished_at) = ${finishedAt}
    on conflict (run_id) do update set finished_at = excluded.finished_at, facts = excluded.facts`.execute(
    db,
  );
}

const numbersIn = (text: string | null | undefined) => (text ? text.split(',').map(Number) : []);

/** The numbers of the comments with the words of a filter, ascending. */
export async function listWithWords(db: Db, filter: PreparedFilter): Promise<number[]> {
  const [words] = conditionsOf(filter).search;
  const { rows } = await sql<{ numbers: string | null }>`
    select string_agg(c.seq::text, ',' order by c.seq) as numbers from analysis_comments c
    where c.run_id = ${filter.runId} and ${words}`.execute(db);
  return numbersIn(rows[0]?.numbers);
}

/** The numbers of the comments that are copies of an earlier one, ascending. */
export async function listLaterCopies(db: Db, runId: number): Promise<number[]> {
  const { rows } = await sql<{ numbers: string | null }>`
    select string_agg(seq::text, ',' order by seq) as numbers from near_copies
    where run_id = ${runId} and seq <> first_seq`.execute(db);
  return numbersIn(rows[0]?.numbers);
}

/** The beginnings of the keys of the texts that a person judged, as far as the caller may see. */
export async function listJudgedTexts(db: Db, filter: PreparedFilter): Promise<Set<number>> {
  const { rows } = await sql<{ key: number }>`
    select distinct ${keyNumber(sql.raw('t.text_key'))} as key from (${judgedTexts(filter)}) t`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
