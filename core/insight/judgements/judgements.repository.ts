import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { LabelledRow } from './labelled-comments.js';

type Db = Kysely<Database>;

interface Judge {
  at: Date;
  by: string;
}

/** The asked comment behind a comment of a run: the one that judgements are kept for. */
export async function findItemSeq(db: Db, runId: number, seq: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('analysisComments')
    .select('itemSeq')
    .where('runId', '=', runId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row?.itemSeq;
}

/** The last word counts. */
export async function upsertJudgements(
  db: Db,
  runId: number,
  seq: number,
  tags: Record<string, boolean>,
  { at, by }: Judge,
): Promise<void> {
  await db
    .insertInto('tagJudgements')
    .values(
      Object.entries(tags).map(([variable, isPresent]) => ({
        runId,
        seq,
        variable,
        isPresent,
        judgedAt: at,
        judgedByName: by,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['runId', 'seq', 'variable']).doUpdateSet((set) => ({
        isPresent: set.ref('excluded.isPresent'),
        judgedAt: set.ref('excluded.judgedAt'),
        judgedByName: set.ref('excluded.judgedByName'),
      })),
    )
    .execute();
}

export async function removeJudgements(db: Db, runId: number, seq: number): Promise<void> {
  await db.deleteFrom('tagJudgements').where('runId', '=', runId).where('seq', '=', seq).execute();
}

const CHUNK = 1000;

/**
 * Takes the labels of a file's rows as judgements of all variables: those that are not among a row's labels are said to
 * be absent. Rows are known by their place in the file; of comments with the same words the first one counts.
 */
export async function insertLabels(
  db: Db,
  taskId: string,
  variables: readonly string[],
  rows: readonly LabelledRow[],
  { at, by }: Judge,
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK);
    const first = chunk[0]?.index ?? 0;
    const last = chunk.at(-1)?.index ?? 0;
    await sql`
      with places as (
        select distinct on (c.source_index) c.run_id, c.source_index, c.seq, c.item_seq
        from analysis_comments c join analyses a on a.id = c.run_id
        where a.analysis_id = ${taskId} and c.source_index between ${first} and ${last}
        order by c.source_index, c.seq
      )
      insert into tag_judgements (run_id, seq, variable, is_present, judged_at, judged_by_name)
      select p.run_id, p.seq, v.name, r.labels ? v.name, ${at}, ${by}
      from json_to_recordset(${JSON.stringify(chunk)}::json) as r (index int, labels jsonb)
      join places p on p.source_index = r.index and p.seq = p.item_seq
      cross join unnest(${variables}::text[]) as v (name)
      on conflict do nothing`.execute(db);
  }
}

export interface JudgedCounts {
  variable: string;
  judged: number;
  hits: number;
  extra: number;
  missed: number;
}

const machineSays = sql`r.tags @> jsonb_build_array(jsonb_build_object('variable', j.variable))`;

/** Per variable how the machine's tags and people's words meet; judged comments without an answer are left out. */
export async function countJudgements(db: Db, runId: number): Promise<JudgedCounts[]> {
  const { rows } = await sql<JudgedCounts>`
    select j.variable, count(*) as judged,
      count(*) filter (where j.is_present and ${machineSays}) as hits,
      count(*) filter (where not j.is_present and ${machineSays}) as extra,
      count(*) filter (where j.is_present and not ${machineSays}) as missed
    from tag_judgements j join analysis_results r on r.run_id = j.run_id and r.seq = j.seq
    where j.run_id = ${runId} and r.state = 'ok' group by 1`.execute(db);
  return rows;
}

/** Different comments of a run, those that were judged, and judged ones without an answer. */
export async function countJudged(
  db: Db,
  runId: number,
): Promise<{ total: number; judged: number; unread: number }> {
  const { rows } = await sql<{ total: number; judged: number; unread: number }>`
    select (select count(*) from analysis_comments where run_id = ${runId} and copies > 0) as total,
      count(*) as judged, count(*) filter (where r.state is distinct from 'ok') as unread
    from (select distinct seq from tag_judgements where run_id = ${runId}) j
    left join analysis_results r on r.run_id = ${runId} and r.seq = j.seq`.execute(db);
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
export async function listMistakes(db: Db, runId: number, limit: number): Promise<MistakeRow[]> {
  const { rows } = await sql<MistakeRow>`
    select j.seq, c.content, r.language, j.variable, j.is_present, t.tag ->> 'quote' as quote, t.tag ->> 'reason' as reason
    from tag_judgements j
    join analysis_results r on r.run_id = j.run_id and r.seq = j.seq
    join analysis_comments c on c.run_id = j.run_id and c.seq = j.seq
    left join lateral (
      select tag from jsonb_array_elements(r.tags) as tag where tag ->> 'variable' = j.variable limit 1
    ) t on true
    where j.run_id = ${runId} and r.state = 'ok' and j.is_present <> (${machineSays})
    order by j.seq, j.variable limit ${limit}`.execute(db);
  return rows;
}
