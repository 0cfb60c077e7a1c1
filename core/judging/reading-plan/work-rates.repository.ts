import { sql } from 'kysely';
import type { ProviderId } from '../../analysis/analyzer/providers/providers.constants.js';
import type { Db } from '../../platform/db/database.js';

/** The latest judgements that a reading time is measured on. */
const LATEST_JUDGEMENTS = 20_000;
/** A shorter time was a file that was filled in, a longer one a pause. */
const SECONDS = { least: 1, most: 300 };
const LATEST_RUNS = 20;
/** The time of a smaller run says more of its start than of its comments. */
const LEAST_COMMENTS = 500;

/** The median time between two comments that one person judged blind, and how many such times there are. */
export async function measureReading(db: Db): Promise<{ seconds: number | null; reads: number }> {
  const { rows } = await sql<{ seconds: number | null; reads: number }>`
    select percentile_cont(0.5) within group (order by gap) as seconds, count(*)::int as reads
    from (
      select extract(epoch from at - lag(at) over (partition by person order by at))::float8 as gap
      from (
        select person, text_key, min(judged_at) as at from judgements
        where id > (select coalesce(max(id), 0) - ${LATEST_JUDGEMENTS} from judgements)
          and is_person and not machine_visible and origin = 'drawn'
        group by person, text_key) texts) gaps
    where gap between ${SECONDS.least} and ${SECONDS.most}`.execute(db);
  return rows[0] ?? { seconds: null, reads: 0 };
}

/**
 * Median time and cost of a comment in the last completed runs of a provider, of one of its models where that is given, and how many runs
 * these are.
 */
export async function measureRuns(
  db: Db,
  provider: ProviderId,
  model?: string,
): Promise<{ seconds: number | null; costUsd: number | null; runs: number }> {
  const { rows } = await sql<{ seconds: number | null; costUsd: number | null; runs: number }>`
    select percentile_cont(0.5) within group (order by seconds) as seconds,
      percentile_cont(0.5) within group (order by cost) as cost_usd, count(*)::int as runs
    from (
      select processing_time / 1000.0::float8 / total_comments as seconds, cost_usd::float8 / total_comments as cost
      from analyses
      where provider = ${provider} and model = coalesce(${model ?? null}, model) and status = 'completed' and deleted_at is null and sentiment_id is null
        and exploration_id is null and processing_time is not null and total_comments >= ${LEAST_COMMENTS}
      order by id desc limit ${LATEST_RUNS}) latest`.execute(db);
  return rows[0] ?? { seconds: null, costUsd: null, runs: 0 };
}

/** The last completed run of any version of the codebook that a version is of. */
export async function findLastRun(db: Db, codebookVersionId: number): Promise<string | undefined> {
  const { rows } = await sql<{ analysisId: string }>`
    select a.analysis_id from analyses a
    join codebook_versions v on v.id = a.codebook_version_id
    where v.codebook = (select codebook from codebook_versions where id = ${codebookVersionId})
      and a.status = 'completed' and a.deleted_at is null and a.second_of is null
    order by a.id desc limit 1`.execute(db);
  return rows[0]?.analysisId;
}
