import { sql } from 'kysely';

/**
 * Comments `c`, each with its result `r`, for `from`. Each result is looked up by its key: of a run that came after
 * PostgreSQL last counted its tables a join is planned as if the run were empty, and then compares every comment with every
 * result.
 */
export const ANSWERED_COMMENTS = sql`analysis_comments c cross join lateral (
  select * from analysis_results where run_id = c.run_id and seq = c.item_seq limit 1) r`;

/** Of these comments those that are no copy of an earlier one, for `where`: each text counts once. */
export const ONE_VOICE = sql`and not exists (select 1 from near_copies n
  where n.run_id = c.run_id and n.seq = c.seq and n.seq <> n.first_seq)`;
