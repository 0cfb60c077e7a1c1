import { sql } from 'kysely';
import type { AnalysisRow } from '../../../analysis/analyzer/analyzer.table.js';
import { variableKeyOf } from '../../../analysis/codebooks/judgement-keys.js';
import type { Db } from '../../../platform/db/database.js';

type Run = Pick<AnalysisRow, 'id' | 'variables'>;

/** Which judgements accuracy is counted from: those of a labelled file, of drawn comments, or of comments that people chose. */
export type AccuracyBasis = 'file' | 'drawn' | 'chosen';

export interface JudgedCounts {
  variable: string;
  judged: number;
  hits: number;
  extra: number;
  missed: number;
}

const machineSays = sql`r.tags @> jsonb_build_array(jsonb_build_object('variable', j.variable))`;

/**
 * What people's words on a run's comments come to, `j (seq, variable, is_present)`: the settled verdict, else what most
 * readers say; comments on which they are divided are left out.
 */
function verdicts(run: Run, basis: AccuracyBasis) {
  const names = run.variables.map(({ name }) => name);
  const keys = run.variables.map(variableKeyOf);
  // Only the common part of a draw stands for all comments; the rest was drawn among the tagged ones.
  const from = {
    file: sql`j.origin = 'file'`,
    // As in shares: see `listDrawnWords`.
    drawn: sql`(j.person = 'settled' or (j.is_person and not j.machine_visible and j.origin <> 'file')) and j.text_key in (
      select text_key from draw_items where run_id = ${run.id} and for_variables is null)`,
    chosen: sql`j.is_person`,
  }[basis];
  return sql`
    select c.seq, v.name as variable, j.yes > 0.5 as is_present
    from (
      select j.text_key, j.variable_key, coalesce(
        max(case when j.person = 'settled' then (j.verdict = 'yes')::int end), avg((j.verdict = 'yes')::int)) as yes
      from judgements j
      where j.ended_at is null and j.variable_key = any(${keys}::text[]) and ${from}
      group by 1, 2
    ) j
    join unnest(${names}::text[], ${keys}::text[]) as v (name, key) on v.key = j.variable_key
    join analysis_comments c on c.run_id = ${run.id} and c.text_key = j.text_key and c.copies > 0
    where j.yes <> 0.5`;
}

/** The best basis that a run's judgements give. */
export async function findBasis(db: Db, run: Run): Promise<AccuracyBasis> {
  const has = async (basis: AccuracyBasis) => {
    const { rows } = await sql`select 1 from (${verdicts(run, basis)}) j limit 1`.execute(db);
    return rows.length > 0;
  };
  if (await has('file')) return 'file';
  return (await has('drawn')) ? 'drawn' : 'chosen';
}

/** Per variable how the machine's tags and people's words meet; judged comments without an answer are left out. */
export async function countJudgements(db: Db, run: Run, basis: AccuracyBasis): Promise<JudgedCounts[]> {
  const { rows } = await sql<JudgedCounts>`
    select j.variable, count(*) as judged,
      count(*) filter (where j.is_present and ${machineSays}) as hits,
      count(*) filter (where not j.is_present and ${machineSays}) as extra,
      count(*) filter (where j.is_present and not ${machineSays}) as missed
    from (${verdicts(run, basis)}) j join analysis_results r on r.run_id = ${run.id} and r.seq = j.seq
    where r.state = 'ok' group by 1`.execute(db);
  return rows;
}

/** Different comments of a run, those that were judged, and judged ones without an answer. */
export async function countJudged(
  db: Db,
  run: Run,
  basis: AccuracyBasis,
): Promise<{ total: number; judged: number; unread: number }> {
  const { rows } = await sql<{ total: number; judged: number; unread: number }>`
    select (select count(*) from analysis_comments where run_id = ${run.id} and copies > 0) as total,
      count(*) as judged, count(*) filter (where r.state is distinct from 'ok') as unread
    from (select distinct seq from (${verdicts(run, basis)}) all_of_them) j
    left join analysis_results r on r.run_id = ${run.id} and r.seq = j.seq`.execute(db);
  return rows[0] ?? { total: 0, judged: 0, unread: 0 };
}

export interface MistakeRow {
  seq: number;
  content: string;
  language: string;
  variable: string;
  isPresent: boolean;
  quote: string | null;
  reason: string | null;
}

/** Where the machine and people differ, in the file's order. */
export async function listMistakes(
  db: Db,
  run: Run,
  basis: AccuracyBasis,
  limit: number,
): Promise<MistakeRow[]> {
  const { rows } = await sql<MistakeRow>`
    select j.seq, c.content, r.language, j.variable, j.is_present, t.tag ->> 'quote' as quote, t.tag ->> 'reason' as reason
    from (${verdicts(run, basis)}) j
    join analysis_results r on r.run_id = ${run.id} and r.seq = j.seq
    join analysis_comments c on c.run_id = ${run.id} and c.seq = j.seq
    left join lateral (
      select tag from jsonb_array_elements(r.tags) as tag where tag ->> 'variable' = j.variable limit 1
    ) t on true
    where r.state = 'ok' and j.is_present <> (${machineSays})
    order by j.seq, j.variable limit ${limit}`.execute(db);
  return rows;
}
