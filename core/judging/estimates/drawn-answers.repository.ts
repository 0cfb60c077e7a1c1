import { sql } from 'kysely';
import type { SentimentLabel } from '../../analysis/analyzer/providers/provider.js';
import type { Db } from '../../platform/db/database.js';

/** What the machine says of a drawn comment. */
export interface DrawnAnswer {
  runId: number;
  seq: number;
  textKey: Buffer;
  forVariables: string[] | null;
  tags: string[];
  sentiment: SentimentLabel | null;
  /** Of a comment of the second reader's part: what this says; null where it failed, or the comment is not in the part. */
  secondTags: string[] | null;
  /** The variables for which it counts in the part; null: all of them. */
  secondFor: string[] | null;
}

/**
 * What the machine says of the drawn comments of these runs, those of a run in the order in which they are read. `parts` are those of
 * the second readers, by run.
 */
export async function listDrawnAnswers(
  db: Db,
  runIds: readonly number[],
  parts: ReadonlyMap<number, { id: number }>,
): Promise<DrawnAnswer[]> {
  const partIds = runIds.map((id) => parts.get(id)?.id ?? null);
  const { rows } = await sql<DrawnAnswer>`
    select d.run_id, d.seq, d.text_key, d.for_variables, jsonb_path_query_array(r.tags, '$[*].variable') as tags, r.sentiment,
      jsonb_path_query_array(s.tags, '$[*].variable') as second_tags, i.for_variables as second_for
    from unnest(${[...runIds]}::bigint[], ${partIds}::bigint[]) as asked (run_id, part_id)
    join draw_items d on d.run_id = asked.run_id
    join analysis_comments c on c.run_id = d.run_id and c.seq = d.seq
    join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
    left join second_items i on i.part_id = asked.part_id and i.seq = d.seq
    left join analysis_comments k on k.run_id = i.asked_in and k.seq = i.seq
    left join analysis_results s on s.run_id = k.run_id and s.seq = k.item_seq and s.state = 'ok'
    order by d.run_id, d.position`.execute(db);
  return rows;
}
