import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import { chosen, type SeriesChoice } from './series.repository.js';

/** The comments of second readers' parts that were written on a day and count for a variable, by what the machine and the second reader say. */
export interface SeenByDay {
  runId: number;
  day: string;
  variable: string;
  isTagged: boolean;
  isFound: boolean;
  seen: number;
}

/** A run, its part, and a variable as the run calls it. */
export interface PartVariable {
  runId: number;
  partId: number;
  name: string;
  isLearned: boolean;
}

/** Counts parts by day as `countSeen` counts a whole one: without what failed, and for learned words without what is learned from. */
export async function countSeenByDay(
  db: Db,
  choice: SeriesChoice,
  variables: readonly PartVariable[],
): Promise<SeenByDay[]> {
  const { rows } = await sql<SeenByDay>`
    with asked as (select * from unnest(
      ${variables.map(({ runId }) => runId)}::bigint[], ${variables.map(({ partId }) => partId)}::bigint[],
      ${variables.map(({ name }) => name)}::text[], ${variables.map(({ isLearned }) => isLearned)}::boolean[]
    ) as v (run_id, part_id, name, is_learned)), part as materialized (
      select p.part_id, k.run_id, to_char(k.time at time zone ${choice.timeZone}, 'YYYY-MM-DD') as day, i.for_variables,
        get_byte(c.text_key, 0) & 1 = 1 as is_for_learning, jsonb_path_query_array(r.tags, '$[*].variable') as tagged,
        jsonb_path_query_array(s.tags, '$[*].variable') as found
      from ${chosen(choice)}
      join (select distinct run_id, part_id from asked) p on p.run_id = k.run_id
      join second_items i on i.part_id = p.part_id and i.seq = k.seq
      join analysis_comments c on c.run_id = k.run_id and c.seq = k.seq
      join analysis_comments o on o.run_id = i.asked_in and o.seq = i.seq
      join analysis_results s on s.run_id = o.run_id and s.seq = o.item_seq and s.state = 'ok')
    select part.run_id, day, v.name as variable, tagged ? v.name as is_tagged, found ? v.name as is_found, count(*)::int as seen
    from part join asked v on v.run_id = part.run_id
    where (for_variables is null or v.name = any(for_variables)) and not (v.is_learned and is_for_learning)
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** The days of drawn comments, by run and number. */
export async function listDrawnDays(
  db: Db,
  choice: SeriesChoice,
): Promise<{ runId: number; seq: number; day: string }[]> {
  const { rows } = await sql<{ runId: number; seq: number; day: string }>`
    select k.run_id, k.seq, to_char(k.time at time zone ${choice.timeZone}, 'YYYY-MM-DD') as day
    from ${chosen(choice)} join draw_items d on d.run_id = k.run_id and d.seq = k.seq`.execute(db);
  return rows;
}
