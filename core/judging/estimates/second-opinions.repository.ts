import { type Kysely, sql } from 'kysely';
import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { SentimentLabel } from '../../analysis/analyzer/providers/provider.js';
import type { RunReader } from '../../analysis/analyzer/providers/reader.js';
import type { Database } from '../../platform/db/database.js';

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
  db: Kysely<Database>,
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
