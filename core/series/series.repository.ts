import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.js';

type Db = Kysely<Database>;

export interface SeriesRunRow {
  id: number;
  analysisId: string;
  version: number;
  /** Answered comments, and those of them that carry a time. */
  comments: number;
  withTime: number;
}

/** Completed runs of all versions of a codebook but those that another run brought up to date, the earliest first. */
export async function listSeriesRuns(db: Db, codebook: number): Promise<SeriesRunRow[]> {
  const { rows } = await sql<SeriesRunRow>`
    select a.id, a.analysis_id, v.number as version, coalesce(n.comments, 0) as comments,
      coalesce(n.with_time, 0) as with_time
    from analyses a join codebook_versions v on v.id = a.codebook_version_id
    left join lateral (
      select count(*) as comments, count(c.time) as with_time
      from analysis_comments c join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
      where c.run_id = a.id and r.state = 'ok') n on true
    where v.codebook = ${codebook} and a.status = 'completed' and a.deleted_at is null and not exists (
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

/** Answered comments `k` with a time, each once though several runs may have it: as the latest run has it. */
const chosen = ({ runs, timeZone, from, to, isOnce }: SeriesChoice) => sql`(
  select distinct on (coalesce(nullif(c.external_id, ''), encode(c.text_key, 'hex') || c.author || c.time))
    c.run_id, c.seq, c.item_seq, c.content, c.author, c.text_key,
    to_char(c.time at time zone ${timeZone}, 'YYYY-MM-DD') as day, r.tags
  from analysis_comments c join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
  where c.run_id = any(${[...runs]}::bigint[]) and c.time is not null and r.state = 'ok'
    ${from === undefined ? sql`` : sql`and c.time >= (${from}::date)::timestamp at time zone ${timeZone}`}
    ${to === undefined ? sql`` : sql`and c.time < (${to}::date + 1)::timestamp at time zone ${timeZone}`}
    ${
      isOnce
        ? sql`and not exists (select 1 from near_copies n
            where n.run_id = c.run_id and n.seq = c.seq and n.seq <> n.first_seq)`
        : sql``
    }
  order by coalesce(nullif(c.external_id, ''), encode(c.text_key, 'hex') || c.author || c.time), c.run_id desc, c.seq
) k`;

/** Comments of one day of one run that carry the same variables. */
export interface DayTags {
  runId: number;
  day: string;
  tags: string[];
  comments: number;
}

export async function countByDay(db: Db, choice: SeriesChoice): Promise<DayTags[]> {
  const { rows } = await sql<DayTags>`
    select k.run_id, k.day, jsonb_path_query_array(k.tags, '$[*].variable') as tags, count(*) as comments
    from ${chosen(choice)} group by 1, 2, 3`.execute(db);
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
    select k.run_id, k.seq, k.content as text, k.author, k.tags <> '[]'::jsonb as is_tagged
    from ${chosen(choice)} order by k.text_key, k.run_id, k.seq limit ${most}`.execute(db);
  return rows;
}
