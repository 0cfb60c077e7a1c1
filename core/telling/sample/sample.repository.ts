import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';

/** Whether the run of that id is here and not deleted. */
export async function hasRun(db: Db, runId: string): Promise<boolean> {
  const row = await db
    .selectFrom('analyses')
    .select('id')
    .where('analysisId', '=', runId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Runs of the sample and those that were made of its comments, deleted ones too. */
export async function listSampleRuns(
  db: Db,
  runId: string,
  comparisonId: string,
): Promise<{ id: number; analysisId: string }[]> {
  const { rows } = await sql<{ id: number; analysisId: string }>`
    with recursive own as (
      select a.id from analyses a where a.analysis_id = ${runId}
      union
      select unnest(array[s.run_id, s.extra_run_id]) from comparison_sides s
      join comparisons c on c.id = s.comparison_id where c.comparison_id = ${comparisonId}
    ), all_of_it as (
      select id from own where id is not null
      union
      select a.id from analyses a join all_of_it o on o.id in (a.updated_from, a.second_of)
    )
    select a.id, a.analysis_id from analyses a join all_of_it o on o.id = a.id`.execute(db);
  return rows;
}

/** Removes runs for good, with what people said of texts that no other run has, and the comparison. */
export async function removeSampleRows(trx: Db, ids: readonly number[], comparisonId: string): Promise<void> {
  const runs = sql`(${sql.join(ids.length === 0 ? [-1] : ids)})`;
  await sql`
    delete from judgements j
    where j.text_key in (select c.text_key from analysis_comments c where c.run_id in ${runs})
      and not exists (
        select 1 from analysis_comments c where c.text_key = j.text_key and c.run_id not in ${runs}
      )`.execute(trx);
  await trx.deleteFrom('comparisons').where('comparisonId', '=', comparisonId).execute();
  await sql`delete from analyses where id in ${runs}`.execute(trx);
}
