import { sql } from 'kysely';
import { ANSWERED_COMMENTS, ONE_VOICE } from '../../platform/db/answered-comments.js';
import type { Db } from '../../platform/db/database.js';

export interface SeriesRunRow {
  id: number;
  analysisId: string;
  version: number;
  /** Answered comments, and those of them that carry a time. */
  comments: number;
  withTime: number;
  /** When its first comment was written; null where none carries a time. */
  firstTime: Date | null;
}

/** Completed runs of all versions of a codebook but those that another run brought up to date, the earliest first. */
export async function listSeriesRuns(db: Db, codebook: number): Promise<SeriesRunRow[]> {
  const { rows } = await sql<SeriesRunRow>`
    select a.id, a.analysis_id, v.number as version, coalesce(n.comments, 0) as comments,
      coalesce(n.with_time, 0) as with_time, n.first_time
    from analyses a join codebook_versions v on v.id = a.codebook_version_id
    left join lateral (
      select count(*) as comments, count(c.time) as with_time, min(c.time) as first_time
      from ${ANSWERED_COMMENTS}
      where c.run_id = a.id and r.state = 'ok') n on true
    where v.codebook = ${codebook} and a.status = 'completed' and a.deleted_at is null and a.second_of is null and not exists (
      select 1 from analyses u where u.updated_from = a.id and u.status = 'completed' and u.deleted_at is null)
    order by a.upload_date, a.id`.execute(db);
  return rows;
}

/** Which comments of which runs are meant. */
export interface SeriesChoice {
  runs: readonly number[];
  timeZone: string;
  from?: string;
  to?: string;
  /** Whether of copies of one text only the first of its run counts. */
  isOnce: boolean;
}

/**
 * Answered comments `k` with a time, each once though several runs may have it: as the latest run has it. Narrow, because
 * they are sorted by what tells a comment from others: a number made of it, for comparing texts takes longer.
 */
export const chosen = ({ runs, timeZone, from, to, isOnce }: SeriesChoice) => {
  const same = sql`md5(coalesce(nullif(c.external_id, ''), encode(c.text_key, 'hex') || c.author || c.time))::uuid`;
  return sql`(
  select distinct on (${same}) c.run_id, c.seq, c.item_seq, c.time
  from ${ANSWERED_COMMENTS}
  where c.run_id = any(${[...runs]}::bigint[]) and c.time is not null and r.state = 'ok'
    ${from === undefined ? sql`` : sql`and c.time >= (${from}::date)::timestamp at time zone ${timeZone}`}
    ${to === undefined ? sql`` : sql`and c.time < (${to}::date + 1)::timestamp at time zone ${timeZone}`}
    ${isOnce ? ONE_VOICE : sql``}
  order by ${same}, c.run_id desc, c.seq
) k join analysis_results r on r.run_id = k.run_id and r.seq = k.item_seq`;
};

/** Comments of one day of one run: all, or those with a variable. */
export interface DayCount {
  runId: number;
  day: string;
  /** null: all comments of the day. */
  variable: string | null;
  comments: number;
}

export async function countByDay(db: Db, choice: SeriesChoice): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select k.run_id, to_char(k.time at time zone ${choice.timeZone}, 'YYYY-MM-DD') as day, v.variable,
      count(*) as comments
    from ${chosen(choice)} cross join lateral (
      select null as variable union all
      select distinct tag ->> 'variable' from jsonb_array_elements(r.tags) tag) v
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** By run, how many answered comments it has and how many of them have each variable, of copies of one text only the first. */
export async function countTextsByRun(
  db: Db,
  runs: readonly number[],
): Promise<Map<number, { total: number; hits: Map<string, number> }>> {
  const { rows } = await sql<{ runId: number; variable: string | null; comments: number }>`
    select c.run_id, v.variable, count(*) as comments
    from ${ANSWERED_COMMENTS} cross join lateral (
      select null as variable union all
      select distinct tag ->> 'variable' from jsonb_array_elements(r.tags) tag) v
    where c.run_id = any(${[...runs]}::bigint[]) and r.state = 'ok' ${ONE_VOICE}
    group by 1, 2`.execute(db);
  const found = new Map(runs.map((id) => [id, { total: 0, hits: new Map<string, number>() }]));
  for (const { runId, variable, comments } of rows) {
    const run = found.get(runId);
    if (run === undefined) continue;
    if (variable === null) run.total = comments;
    else run.hits.set(variable, comments);
  }
  return found;
}

/** Comments of a day that have a variable and are copies of one text of their run. */
export interface CopiedCount {
  runId: number;
  day: string;
  variable: string;
  /** The number of the first of these copies in its run. */
  text: number;
  comments: number;
}

/** The copies among the comments of a choice that counts them all. */
export async function countCopiesByDay(db: Db, choice: SeriesChoice): Promise<CopiedCount[]> {
  const { rows } = await sql<CopiedCount>`
    select k.run_id, to_char(k.time at time zone ${choice.timeZone}, 'YYYY-MM-DD') as day, v.variable,
      n.first_seq as text, count(*) as comments
    from ${chosen({ ...choice, isOnce: false })} join near_copies n on n.run_id = k.run_id and n.seq = k.seq
    cross join lateral (
      select distinct tag ->> 'variable' as variable from jsonb_array_elements(r.tags) tag) v
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

export interface SeriesText {
  runId: number;
  seq: number;
  text: string;
  author: string;
  isTagged: boolean;
}

/** At most `most` texts of a choice, evenly spread by what they say: the same ones every time. */
export async function listSeriesTexts(db: Db, choice: SeriesChoice, most: number): Promise<SeriesText[]> {
  const { rows } = await sql<SeriesText>`
    select k.run_id, k.seq, c.content as text, c.author, r.tags <> '[]'::jsonb as is_tagged
    from ${chosen(choice)} join analysis_comments c on c.run_id = k.run_id and c.seq = k.seq
    order by c.text_key, k.run_id, k.seq limit ${most}`.execute(db);
  return rows;
}
