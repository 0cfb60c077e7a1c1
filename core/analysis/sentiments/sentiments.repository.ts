import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import { isThere } from '../../platform/db/is-there.js';
import type { HowFound } from '../../platform/records/records.js';
import type { ProviderId } from '../analyzer/providers/providers.constants.js';
import type { NewSentimentAnalysisRow, SentimentAnalysisRow } from './sentiments.table.js';
import type { SentimentTotals } from './summary/totals.model.js';

/** Analyses that are not being removed. */
const kept = (db: Db) => db.selectFrom('sentimentAnalyses').selectAll().where('status', '<>', 'deleting');
const undeleted = (db: Db) => kept(db).where(isThere());

/** Completed records in the order of their dates, then ids, or one keyset page of them. */
export async function listRecordRows(
  db: Db,
  { after, limit }: { after?: number; limit?: number } = {},
): Promise<SentimentAnalysisRow[]> {
  return await undeleted(db)
    .where('status', '=', 'completed')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(analyzed_at, id) > (select analyzed_at, id from sentiment_analyses where id = ${after})`,
      ),
    )
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .orderBy('analyzedAt')
    .orderBy('id')
    .execute();
}

/** The latest completed records since a moment, by date. */
export async function listRecordRowsSince(
  db: Db,
  since: Date,
  limit: number,
): Promise<SentimentAnalysisRow[]> {
  const rows = await undeleted(db)
    .where('status', '=', 'completed')
    .where('analyzedAt', '>=', since)
    .orderBy('analyzedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** What names the present state of the list of records: any change gives another. */
export async function recordsMark(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select count(*) || '-' || coalesce(max(id), 0) || '-' || coalesce(sum(version), 0) as mark
    from sentiment_analyses where status = 'completed'`.execute(db);
  return `sentiments-${rows[0]?.mark ?? ''}`;
}

/** An analysis of any status. */
export async function findAnalysisRow(
  db: Db,
  id: number,
  { lock = false, since }: HowFound = {},
): Promise<SentimentAnalysisRow | undefined> {
  return await kept(db)
    .where(isThere(since))
    .where('id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

export async function findByStoredName(
  db: Db,
  storedName: string,
): Promise<SentimentAnalysisRow | undefined> {
  return await undeleted(db).where('storedName', '=', storedName).executeTakeFirst();
}

export async function insertAnalysisRow(
  trx: Db,
  row: NewSentimentAnalysisRow,
): Promise<SentimentAnalysisRow> {
  return await trx.insertInto('sentimentAnalyses').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Whether imports may add to an analysis: it is open, or its file could not be read to the end. */
export const isFillable = ({ status, incomplete }: SentimentAnalysisRow): boolean =>
  status === 'open' || (incomplete && (status === 'completed' || status === 'failed'));

/** The analysis that an import of this source goes on filling. */
async function findFillableRow(trx: Db, sourceKey: Buffer): Promise<{ id: number } | undefined> {
  return await undeleted(trx)
    .where('sourceKey', '=', sourceKey)
    .where((where) =>
      where.or([
        where('status', '=', 'open'),
        where.and([where('incomplete', '=', true), where('status', 'in', ['completed', 'failed'])]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * The analysis an import of this source adds to: the one that is open or incomplete, else a new one. It is not held:
 * callers lock it and look again.
 */
export async function openAnalysisRow(
  trx: Db,
  row: NewSentimentAnalysisRow & { sourceKey: Buffer },
): Promise<number> {
  for (;;) {
    const known = await findFillableRow(trx, row.sourceKey);
    if (known !== undefined) return known.id;
    const created = await trx
      .insertInto('sentimentAnalyses')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created !== undefined) return created.id;
  }
}

/** The analysis, held against other changes until the transaction ends. */
export async function lockAnalysisRow(trx: Db, id: number): Promise<SentimentAnalysisRow | undefined> {
  return await trx
    .selectFrom('sentimentAnalyses')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Says that more comments come to an analysis; its record is made again after the last. */
export async function reopenAnalysisRow(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('sentimentAnalyses')
    .set({ status: 'open', version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/**
 * Ends an import: no more comments follow. The analysis, or undefined when the record of the source is made. One that was
 * ended before but has no record yet counts too: what made it may have been cut off.
 */
export async function closeAnalysisRow(
  db: Db,
  sourceKey: Buffer,
  incomplete: boolean,
): Promise<SentimentAnalysisRow | undefined> {
  return await db
    .updateTable('sentimentAnalyses')
    .set({ status: 'scoring', incomplete, version: sql<number>`version + 1` })
    .where('sourceKey', '=', sourceKey)
    .where('status', 'in', ['open', 'scoring'])
    .returningAll()
    .executeTakeFirst();
}

/** Analyses whose comments are all there and all scored, but whose record is not made. */
export async function listFinishable(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('sentimentAnalyses')
    .innerJoin('analyses', 'analyses.sentimentId', 'sentimentAnalyses.id')
    .select('sentimentAnalyses.id')
    .where('sentimentAnalyses.status', '=', 'scoring')
    .where('openBatches', '=', 0)
    .orderBy('sentimentAnalyses.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Makes the record of an analysis that is still as it was when `version` was read; says whether it is. */
export async function finishAnalysisRow(
  db: Db,
  { id, version }: Pick<SentimentAnalysisRow, 'id' | 'version'>,
  set: {
    status: 'completed' | 'failed';
    analyzeDate: string;
    analyzedAt: Date;
    sentimentScore: string | null;
    weightedScore: string | null;
    aiSummary: string | null;
    errorMessage: string | null;
    totals: SentimentTotals;
    provider: ProviderId;
    model: string;
    engineVersion: string | null;
    costUsd: number;
  },
): Promise<boolean> {
  const done = await db
    .updateTable('sentimentAnalyses')
    .set({ ...set, totals: JSON.stringify(set.totals), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('status', '=', 'scoring')
    .where('version', '=', version)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Marks an analysis that nothing is added to as deleted, or as there again; says whether that changed it. */
export async function setDeleted(db: Db, id: number, deletedAt: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable('sentimentAnalyses')
    .set({ deletedAt, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .where('status', 'in', ['completed', 'failed'])
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** The deleted analyses of a task that can be restored. */
export async function listDeletedOfTask(db: Db, taskId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('sentimentAnalyses')
    .select('id')
    .where('taskId', '=', taskId)
    .where('deletedAt', 'is not', null)
    .where('status', '<>', 'deleting')
    .execute();
  return rows.map((row) => row.id);
}

/** Takes an analysis out of every list for good; its comments go after it. Says whether there was one. */
export async function markDeleting(db: Db, id: number): Promise<boolean> {
  const marked = await db
    .updateTable('sentimentAnalyses')
    .set({ status: 'deleting', sourceKey: null, storedName: null, deletedAt: null })
    .where('id', '=', id)
    .where('status', '<>', 'deleting')
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

export async function listDeleting(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('sentimentAnalyses')
    .select('id')
    .where('status', '=', 'deleting')
    .execute();
  return rows.map((row) => row.id);
}

export async function deleteAnalysisRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sentimentAnalyses').where('id', '=', id).execute();
}

export interface NewRecord {
  taskId: string;
  analyzeDate: string;
  /** RFC 3339. */
  analyzedAt: string;
  sentimentScore: string;
  aiSummary: string;
  sourceKey: Buffer;
}

/** Takes records over that are not there yet, or deleted, how many. */
export async function insertRecords(
  db: Db,
  records: NewRecord[],
  by: { createdBy: number | null; createdByName: string; createdAt: Date; totals: SentimentTotals },
): Promise<number> {
  const rows = records
    .toSorted((a, b) => Buffer.compare(a.sourceKey, b.sourceKey))
    .map(({ sourceKey, ...record }) => ({ ...record, source_key: `\\x${sourceKey.toString('hex')}` }));
  await db
    .deleteFrom('sentimentAnalyses')
    .where('origin', '=', 'record')
    .where('deletedAt', 'is not', null)
    .where(sql<boolean>`source_key = any(${records.map(({ sourceKey }) => sourceKey)}::bytea[])`)
    .execute();
  const inserted = await sql`
    insert into sentiment_analyses (task_id, status, origin, analyze_date, analyzed_at, sentiment_score, ai_summary,
      source_key, file_name, totals, created_by, created_by_name, created_at)
    select r."taskId", 'completed', 'record', r."analyzeDate", r."analyzedAt", r."sentimentScore", r."aiSummary",
      r.source_key, '', ${JSON.stringify(by.totals)}::jsonb, ${by.createdBy}::bigint, ${by.createdByName}::text,
      ${by.createdAt}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r ("taskId" text, "analyzeDate" text,
      "analyzedAt" timestamptz, "sentimentScore" text, "aiSummary" text, source_key bytea)
    on conflict do nothing`.execute(db);
  return Number(inserted.numAffectedRows ?? 0);
}

/** Which of the sources are records already, as hex. */
export async function findRecordKeys(db: Db, keys: Buffer[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ sourceKey: Buffer }>`
    select source_key from sentiment_analyses
    where origin = 'record' and deleted_at is null and source_key = any(${keys}::bytea[])`.execute(db);
  return new Set(rows.map((row) => row.sourceKey.toString('hex')));
}
