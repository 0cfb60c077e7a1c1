import { sql } from 'kysely';
import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { SentimentLabel } from '../../analysis/analyzer/providers/provider.js';
import type { RunReader } from '../../analysis/analyzer/providers/reader.js';
import type { Db } from '../../platform/db/database.js';

/** A comment of the second reader's part. */
export interface PartItem {
  seq: number;
  forVariables: string[] | null;
  /** What the second reader found; null where it failed. */
  tags: string[] | null;
  askedIn: number;
}

/** The comments of a part, in the order of the run. */
export async function listPartItems(db: Db, partId: number): Promise<PartItem[]> {
  const { rows } = await sql<PartItem>`
    select i.seq, i.for_variables, i.asked_in, jsonb_path_query_array(s.tags, '$[*].variable') as tags
    from second_items i
    left join analysis_comments k on k.run_id = i.asked_in and k.seq = i.seq
    left join analysis_results s on s.run_id = k.run_id and s.seq = k.item_seq and s.state = 'ok'
    where i.part_id = ${partId} order by i.seq`.execute(db);
  return rows;
}

/** How many comments a part has, and on how many of them the second reader failed. */
export async function countPart(db: Db, partId: number): Promise<{ comments: number; failed: number }> {
  const { rows } = await sql<{ comments: number; failed: number }>`
    select count(*)::int as comments, count(*) filter (where s.state is distinct from 'ok')::int as failed
    from second_items i
    left join analysis_comments k on k.run_id = i.asked_in and k.seq = i.seq
    left join analysis_results s on s.run_id = k.run_id and s.seq = k.item_seq
    where i.part_id = ${partId}`.execute(db);
  return rows[0] ?? { comments: 0, failed: 0 };
}

/** How many comments of a part count for a variable, by what the machine and the second reader say. */
export interface SeenCount {
  variable: string;
  isTagged: boolean;
  isFound: boolean;
  seen: number;
}

/**
 * Counts a part by cells; comments on which the second reader failed are in none. Of a variable with learned words only the texts
 * that words are not learned from count, as with people's reads.
 */
export async function countSeen(
  db: Db,
  { runId, partId }: { runId: number; partId: number },
  variables: readonly { name: string; learned?: boolean }[],
): Promise<SeenCount[]> {
  const names = variables.map(({ name }) => name);
  const learned = variables.map((variable) => variable.learned === true);
  const { rows } = await sql<SeenCount>`
    with part as materialized (
      select i.for_variables, get_byte(c.text_key, 0) & 1 = 1 as is_for_learning,
        jsonb_path_query_array(r.tags, '$[*].variable') as tagged, jsonb_path_query_array(s.tags, '$[*].variable') as found
      from second_items i
      join analysis_comments c on c.run_id = ${runId} and c.seq = i.seq
      join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq and r.state = 'ok'
      join analysis_comments k on k.run_id = i.asked_in and k.seq = i.seq
      join analysis_results s on s.run_id = k.run_id and s.seq = k.item_seq and s.state = 'ok'
      where i.part_id = ${partId})
    select v.name as variable, tagged ? v.name as is_tagged, found ? v.name as is_found, count(*)::int as seen
    from part cross join unnest(${names}::text[], ${learned}::boolean[]) as v (name, is_learned)
    where (for_variables is null or v.name = any(for_variables)) and not (v.is_learned and is_for_learning)
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** Which of these runs' comments were drawn by the cells of a second reader. */
export async function listDrawnByCells(db: Db, runIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('draws')
    .select('runId')
    .where('runId', 'in', [0, ...runIds])
    .where('byCells', '=', true)
    .execute();
  return new Set(rows.map(({ runId }) => runId));
}

/** What a second reader says of a comment. */
export interface OpinionRow {
  seq: number;
  provider: AnalysisRow['provider'];
  reader: RunReader | null;
  variables: string[];
  sentiment: SentimentLabel | null;
}

/**
 * What the second reader of a run says of some of its comments. Left out are drawn ones of which no person has judged one of these
 * variables yet: they are to be read without it.
 */
export async function listOpinions(
  db: Db,
  runId: number,
  seqs: readonly number[],
  variableKeys: readonly string[],
): Promise<OpinionRow[]> {
  const { rows } = await sql<OpinionRow>`
    select k.seq, a.provider, a.reader, jsonb_path_query_array(s.tags, '$[*].variable') as variables, s.sentiment
    from analyses a
    join analysis_comments k on k.run_id = a.id and k.seq = any(${[...seqs]}::int[])
    join analysis_results s on s.run_id = k.run_id and s.seq = k.item_seq and s.state = 'ok'
    where a.second_of = ${runId} and a.deleted_at is null and (
      not exists (select 1 from draw_items d where d.run_id = ${runId} and d.text_key = k.text_key)
      or exists (select 1 from judgements j where j.text_key = k.text_key and j.is_person and j.ended_at is null
        and j.variable_key = any(${[...variableKeys]}::text[])))`.execute(db);
  return rows;
}
