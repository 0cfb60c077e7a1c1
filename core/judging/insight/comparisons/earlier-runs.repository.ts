import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.js';

/** How many comments and texts a run has, and when its comments were written. */
export interface WrittenTimes {
  comments: number;
  withTime: number;
  /** Different texts. */
  texts: number;
  first: Date | null;
  last: Date | null;
  /** One of ten comments was written before this moment, and half of them before that one. */
  tenth: Date | null;
  median: Date | null;
}

/** By run id; a run without comments is left out. */
export async function listWrittenTimes(db: Db, runs: readonly number[]): Promise<Map<number, WrittenTimes>> {
  const { rows } = await sql<WrittenTimes & { runId: number }>`
    select run_id, count(*)::int as comments, count(time)::int as with_time,
      count(distinct text_key)::int as texts, min(time) as first, max(time) as last,
      percentile_disc(0.1) within group (order by time) as tenth,
      percentile_disc(0.5) within group (order by time) as median
    from analysis_comments where run_id = any(${[...runs]}::bigint[]) group by run_id`.execute(db);
  return new Map(rows.map(({ runId, ...times }) => [runId, times]));
}

/** How many different texts of a run each of the others has too, by run id; runs that share none are left out. */
export async function countCommonTexts(
  db: Db,
  runId: number,
  others: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ runId: number; common: number }>`
    select run_id, count(distinct text_key)::int as common
    from analysis_comments
    where run_id = any(${[...others]}::bigint[]) and text_key in (
      select text_key from analysis_comments where run_id = ${runId})
    group by run_id`.execute(db);
  return new Map(rows.map((row) => [row.runId, row.common]));
}
