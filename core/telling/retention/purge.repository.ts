import { sql } from 'kysely';
import { RESTORABLE, type Restorable } from '../../platform/audit/audit.constants.js';
import type { Db } from '../../platform/db/database.js';

/** One kind of thing that grows old: counted, and removed some at a time. */
interface OldRows {
  count(db: Db, before: Date): Promise<number>;
  /** Removes them, some at a time; how many. */
  removeAll(db: Db, before: Date): Promise<number>;
}

/** Rows of a statement: other calls get in between, also on the embedded database's single connection. */
const ROWS = 1000;
/** A run takes its comments and results with it, in one statement. */
const RUNS = 1;

/** Columns that hold a day as text. */
const DAYS = new Set(['day']);

/** Rows of `table` whose `column` is before the moment, as far as the SQL `condition` on `t` holds. */
function oldRows(
  table: string,
  key: readonly string[],
  column: string,
  { condition = 'true', atOnce = ROWS } = {},
): OldRows {
  const from = (before: Date) =>
    sql`${sql.table(table)} t where ${sql.ref(`t.${column}`)} < ${
      DAYS.has(column) ? before.toISOString().slice(0, 10) : before
    } and ${sql.raw(condition)}`;
  const keys = sql.join(key.map((name) => sql.ref(name)));
  return {
    async count(db, before) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${from(before)}`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    },
    async removeAll(db, before) {
      for (let count = 0; ; ) {
        const { numAffectedRows } = await sql`
          delete from ${sql.table(table)}
          where (${keys}) in (select ${keys} from ${from(before)} limit ${atOnce})`.execute(db);
        if (!numAffectedRows) return count;
        count += Number(numAffectedRows);
      }
    },
  };
}

const IS_OVER = "(t.status in ('completed', 'failed') or t.deleted_at is not null)";

/** Runs of the analyzer itself; those that score sentiments, or are of a second reader, go with what they are of. */
export const oldAnalyses = oldRows('analyses', ['id'], 'upload_date', {
  condition: `t.sentiment_id is null and t.exploration_id is null and t.second_of is null and ${IS_OVER}`,
  atOnce: RUNS,
});
export const oldExplorations = oldRows('explorations', ['id'], 'created_at');
export const oldAnswers = oldRows('answer_cache', ['key'], 'created_at');
export const oldAssistantCalls = oldRows('assistant_calls', ['id'], 'at');
export const oldVideoSnapshots = oldRows('youtube_video_snapshots', ['video_id', 'day'], 'day');
export const oldChannelSnapshots = oldRows('youtube_channel_snapshots', ['channel_id', 'day'], 'day');

const HOW_REMOVED: Partial<Record<Restorable, Parameters<typeof oldRows>[3]>> = {
  analysis: { atOnce: RUNS },
  /** A codebook stays as long as a run names it. */
  codebook: {
    condition: `not exists (select 1 from analyses a join codebook_versions v on v.id = a.codebook_version_id
      where v.codebook = t.id)`,
  },
};

/** What was deleted and can be restored until it is old; sentiment analyses are removed by their service. */
export const deletedRecords = (Object.keys(RESTORABLE) as Restorable[])
  .filter((entity) => entity !== 'sentiment')
  .map((entity) => oldRows(RESTORABLE[entity], ['id'], 'deleted_at', HOW_REMOVED[entity]));

/** Comparisons that are old, and those of a run that is. */
export async function countOldComparisons(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from comparisons c
    where c.created_at < ${before} or exists (
      select 1 from comparison_sides s join analyses t on t.id in (s.run_id, s.extra_run_id)
      where s.comparison_id = c.id and t.upload_date < ${before} and ${sql.raw(IS_OVER)})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Removes comparisons that are old; those of a run that goes, go with it. */
export async function removeOldComparisons(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('comparisons').where('createdAt', '<', before).execute();
}

/** Ids of sentiment records that have ended and are of before that moment. */
export async function listOldSentiments(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('sentimentAnalyses')
    .select('id')
    .where(sql<boolean>`coalesce(analyzed_at, created_at) < ${before}`)
    .where('status', 'in', ['completed', 'failed'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of sentiment records that were deleted before that moment. */
export async function listDeletedSentiments(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('sentimentAnalyses')
    .select('id')
    .where('deletedAt', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}
