import { type Kysely, sql } from 'kysely';
import type { SentimentLabel } from '../analyzer/providers/provider.js';
import type { Database } from '../db/database.js';

/** What the machine says of a drawn comment. */
export interface DrawnAnswer {
  runId: number;
  textKey: Buffer;
  forVariables: string[] | null;
  tags: string[];
  sentiment: SentimentLabel | null;
}

/** What the machine says of the drawn comments of these runs, those of a run in the order in which they are read. */
export async function listDrawnAnswers(
  db: Kysely<Database>,
  runIds: readonly number[],
): Promise<DrawnAnswer[]> {
  const { rows } = await sql<DrawnAnswer>`
    select d.run_id, d.text_key, d.for_variables, jsonb_path_query_array(r.tags, '$[*].variable') as tags, r.sentiment
    from draw_items d
    join analysis_comments c on c.run_id = d.run_id and c.seq = d.seq
    join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
    where d.run_id = any(${[...runIds]}::bigint[]) order by d.run_id, d.position`.execute(db);
  return rows;
}
