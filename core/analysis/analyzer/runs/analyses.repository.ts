import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.js';
import { isThere } from '../../../platform/db/is-there.js';
import { asWritten } from '../../../platform/language/caller-language.js';
import type { HowFound } from '../../../platform/records/records.js';
import type { AnalysisStatus, StopReason } from '../analyzer.constants.js';
import type { RunCodebook } from '../analyzer.schemas.js';
import type { AnalysisRow, AnalysisTable, NewAnalysisRow, RunRow } from '../analyzer.table.js';
import { FAILURE } from '../failures.texts.model.js';
import type { Variable } from '../providers/provider.js';
import type { ProviderId } from '../providers/providers.constants.js';

/** Of a run that no worker is at. */
const RESTING: AnalysisStatus[] = ['paused', 'completed', 'failed'];

export async function insertAnalysis(db: Db, row: NewAnalysisRow): Promise<number> {
  const { id } = await db.insertInto('analyses').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

const codebookOfRun = sql<RunCodebook>`(
  select json_build_object('id', b.codebook_id, 'name', b.name, 'version', v.number)
  from codebook_versions v join codebooks b on b.id = v.codebook where v.id = analyses.codebook_version_id)`;

/** Runs that providers read because someone started them, also deleted ones. */
const anyReaders = (db: Db) =>
  db
    .selectFrom('analyses')
    .selectAll()
    .select(codebookOfRun.as('codebook'))
    .where('sentimentId', 'is', null)
    .where('explorationId', 'is', null);

/** The analyzer's own runs, also deleted ones; those that score sentiments, only keep comments, or are of a second reader, are no business of its screens. */
const ownRuns = (db: Db) => anyReaders(db).where('secondOf', 'is', null);
const undeletedRuns = (db: Db) => ownRuns(db).where('deletedAt', 'is', null);

/** Hands a run over to another provider, if it is still that of `from`; says whether it was. */
export async function changeProvider(
  trx: Db,
  id: number,
  from: ProviderId,
  { id: provider, ...next }: { id: ProviderId; model: string; promptVersion: string; reader: string | null },
): Promise<boolean> {
  const changed = await trx
    .updateTable('analyses')
    .set({ provider, ...next })
    .where('id', '=', id)
    .where('provider', '=', from)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function findAnalysis(
  db: Db,
  runId: string,
  { lock = false, since }: HowFound = {},
): Promise<RunRow | undefined> {
  return await ownRuns(db)
    .where(isThere(since))
    .where('analysisId', '=', runId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

export const findAnalyses = (db: Db, runIds: readonly string[]): Promise<RunRow[]> =>
  undeletedRuns(db)
    .where('analysisId', 'in', ['', ...runIds])
    .execute();

/** The run of that id, also one of a second reader. */
export async function findRunOrSecond(db: Db, runId: string): Promise<RunRow | undefined> {
  return await anyReaders(db)
    .where('deletedAt', 'is', null)
    .where('analysisId', '=', runId)
    .executeTakeFirst();
}

/** The run of that id, else the one that holds the comments of the exploration of that id. */
export async function findCommentsOf(db: Db, id: string): Promise<AnalysisRow | undefined> {
  return await db
    .selectFrom('analyses')
    .selectAll()
    .where('analysisId', '=', id)
    .where('sentimentId', 'is', null)
    .where('secondOf', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export async function findAnalysisById(db: Db, id: number): Promise<AnalysisRow | undefined> {
  return await db.selectFrom('analyses').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether a run's name, file or one of its variables holds some words. */
function holds(words: string) {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(name ilike ${pattern} or file_name ilike ${pattern}
    or exists (select 1 from jsonb_array_elements(variables) v where v ->> 'name' ilike ${pattern}))`;
}

const isPinned = sql<boolean>`(pinned_at is not null)`;

/** Newest first, the pinned ones before the others where that is asked; `before` is the id of the last one already seen. */
export async function listAnalysisRows(
  db: Db,
  page: {
    limit?: number;
    before?: number;
    status?: AnalysisStatus;
    /** Whose runs: a user's, else a token's or a program's, by its name. */
    by?: { userId: number | null; name: string };
    search?: string;
    pinnedFirst?: boolean;
  },
): Promise<RunRow[]> {
  const { before, status, limit, by, search, pinnedFirst = false } = page;
  return await undeletedRuns(db)
    .$if(before !== undefined && !pinnedFirst, (query) => query.where('id', '<', before as number))
    .$if(before !== undefined && pinnedFirst, (query) =>
      query.where(
        sql<boolean>`(${isPinned}, id) < (select ${isPinned}, id from analyses where id = ${before as number})`,
      ),
    )
    .$if(search !== undefined, (query) => query.where(holds(search as string)))
    .$if(status !== undefined, (query) => query.where('status', '=', status as AnalysisStatus))
    .$if(by !== undefined, (query) =>
      by?.userId === null || by === undefined
        ? query.where('createdBy', 'is', null).where('createdByName', '=', by?.name ?? '')
        : query.where('createdBy', '=', by.userId),
    )
    .$if(pinnedFirst, (query) => query.orderBy(isPinned, 'desc'))
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute();
}

/**
 * Runs that still have to be worked on, oldest first. `holder` also sees those that only it may work on. A run of a
 * sentiment analysis may get more comments and ends with its record, so without batches it is not among them.
 */
export async function listOpenAnalyses(db: Db, holder: string): Promise<AnalysisRow[]> {
  return await db
    .selectFrom('analyses')
    .selectAll()
    .where('status', 'in', ['pending', 'running'])
    .where((where) => where.or([where('sentimentId', 'is', null), where('openBatches', '>', 0)]))
    .where((where) => where.or([where('keyHolder', 'is', null), where('keyHolder', '=', holder)]))
    .orderBy('id')
    .execute();
}

/**
 * Moves a run to `status` if it is in one of `from`; says whether it was. The version counts up, so that ETags change.
 */
export async function moveAnalysis(
  db: Db,
  id: number,
  from: AnalysisStatus[],
  change: {
    status: AnalysisStatus;
    errorMessage: string | null;
    stopReason: StopReason | null;
    finishedAt: Date | null;
    keyHolder?: string | null;
    budgetUsd?: number | null;
  },
): Promise<boolean> {
  const moved = await db
    .updateTable('analyses')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', from)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Renames and pins a run. */
export async function renameAnalysis(
  db: Db,
  id: number,
  change: { name: string; pinnedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The variables of a run as its codebook has them. */
export async function setQuestion(
  db: Db,
  id: number,
  { variables, codebookVersionId }: { variables: readonly Variable[]; codebookVersionId: number | null },
): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ variables: JSON.stringify(variables), codebookVersionId, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Marks a run that rests as deleted, or as there again; says whether that changed it. */
export async function setAnalysisDeleted(db: Db, id: number, deletedAt: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable('analyses')
    .set({ deletedAt, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .where('status', 'in', RESTING)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Notes how many batches a new run has. */
export async function setOpenBatches(trx: Db, id: number, openBatches: number): Promise<void> {
  await trx.updateTable('analyses').set({ openBatches }).where('id', '=', id).execute();
}

/** The first batch makes a pending run a running one. */
export async function markRunning(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('analyses')
    .set({
      status: 'running',
      startedAt: sql<Date>`coalesce(started_at, ${now})`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Removes a run for good: its comments, batches and results go with it. Says whether it was there. */
export async function removeAnalysis(db: Db, id: number): Promise<boolean> {
  const removed = await db.deleteFrom('analyses').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Between two statements of a store pass milliseconds; shorter than a lease, so that others can go on when it ends. */
const MAX_PAUSE_MS = '15000';

/**
 * Locks a run's row until the end of the transaction; says whether it is there. Should this process freeze now, the
 * database ends the transaction: the row must not stay locked until it wakes.
 */
export async function lockAnalysis(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select set_config('idle_in_transaction_session_timeout', ${MAX_PAUSE_MS}, true)
    from analyses where id = ${id} for no key update`.execute(trx);
  return rows.length > 0;
}

/** What new comments, or finished batches, add to the counts of their run. */
export interface AddedOutcome {
  /** How many comments came in addition. */
  comments: number;
  done: number;
  matched: number;
  failed: number;
  positive: number;
  neutral: number;
  negative: number;
  droppedTags: number;
  mixedUpComments: number;
  mixedUpCostUsd: number;
  costUsd: number;
  inputTokens: number;
  outputTokens: number;
  openBatches: number;
}

export const NOTHING_ADDED: AddedOutcome = {
  comments: 0,
  done: 0,
  matched: 0,
  failed: 0,
  positive: 0,
  neutral: 0,
  negative: 0,
  droppedTags: 0,
  mixedUpComments: 0,
  mixedUpCostUsd: 0,
  costUsd: 0,
  inputTokens: 0,
  outputTokens: 0,
  openBatches: 0,
};

export interface StoredState {
  totalComments: number;
  openBatches: number;
  costUsd: number;
}

/** Counts; the first batch makes a pending run a running one, and so do comments that come to an ended one. */
export async function addOutcome(trx: Db, id: number, added: AddedOutcome): Promise<StoredState> {
  const before = added.comments > 0 ? sql`'completed', 'failed'` : sql`'pending'`;
  const { rows } = await sql<StoredState>`
    update analyses set
      status = case when status in (${before}) then 'running' else status end,
      total_comments = total_comments + ${added.comments},
      done_comments = done_comments + ${added.done},
      matched_comments = matched_comments + ${added.matched},
      failed_comments = failed_comments + ${added.failed},
      positive_comments = positive_comments + ${added.positive},
      neutral_comments = neutral_comments + ${added.neutral},
      negative_comments = negative_comments + ${added.negative},
      dropped_tags = dropped_tags + ${added.droppedTags},
      mixed_up_comments = mixed_up_comments + ${added.mixedUpComments},
      mixed_up_cost_usd = mixed_up_cost_usd + ${added.mixedUpCostUsd},
      cost_usd = cost_usd + ${added.costUsd},
      input_tokens = input_tokens + ${added.inputTokens},
      output_tokens = output_tokens + ${added.outputTokens},
      open_batches = open_batches + ${added.openBatches},
      version = version + 1
    where id = ${id} returning total_comments, open_batches, cost_usd`.execute(trx);
  return rows[0] ?? { totalComments: 0, openBatches: 0, costUsd: 0 };
}

/** Ends a run whose batches are all done; one that has stopped or ended meanwhile stays as it is. */
export async function completeAnalysis(
  db: Db,
  id: number,
  outcome: Omit<Updateable<AnalysisTable>, 'id' | 'version'>,
): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ ...outcome, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'running'])
    .where('openBatches', '=', 0)
    .execute();
}

/** Pauses runs whose key was in the memory of a server that is gone. Returns their analysisIds. */
export async function pauseKeylessAnalyses(db: Db): Promise<string[]> {
  const paused = await db
    .updateTable('analyses')
    .set({
      status: 'paused',
      stopReason: 'key',
      errorMessage: asWritten(() => FAILURE().keyLost),
      version: sql<number>`version + 1`,
    })
    .where('status', 'in', ['pending', 'running'])
    .where('keyHolder', 'is not', null)
    .where('keyHolder', 'not in', (query) => query.selectFrom('analyzerWorkers').select('owner'))
    .returning('analysisId')
    .execute();
  return paused.map((row) => row.analysisId);
}

/** Undeleted runs of a user that a paid provider is still to work on; what they cost stands on that user's word. */
const openPaidRunsOf = (db: Db, userId: number) =>
  db
    .selectFrom('analyses')
    .select(['id', 'analysisId'])
    .where('createdBy', '=', userId)
    .where('provider', '!=', 'local')
    .where('status', 'in', ['pending', 'running'])
    .where('deletedAt', 'is', null);

export const countOpenPaidRuns = async (db: Db, userId: number): Promise<number> =>
  (await openPaidRunsOf(db, userId).execute()).length;

/** Pauses the paid runs of a user, with the reason. Returns their analysisIds. */
export async function pauseOpenPaidRuns(trx: Db, userId: number, reason: string): Promise<string[]> {
  const paused: string[] = [];
  const change = { status: 'paused', stopReason: 'policy', errorMessage: reason, finishedAt: null } as const;
  for (const { id, analysisId: runId } of await openPaidRunsOf(trx, userId).orderBy('id').execute())
    if (await moveAnalysis(trx, id, ['pending', 'running'], change)) paused.push(runId);
  return paused;
}

/** Opens the batches of failed comments again and forgets those failures, so that they are asked once more. */
export async function reopenFailed(db: Db, id: number): Promise<void> {
  await sql`
    with failed as (
      delete from analysis_results where run_id = ${id} and state = 'failed' returning seq
    ), reopened as (
      update analysis_batches set state = 'pending'
      where run_id = ${id} and state = 'done' and exists (select 1 from failed where failed.seq = any(item_seqs))
      returning seq
    ), lost as (
      select coalesce(sum(c.copies), 0)::int as comments
      from failed join analysis_comments c on c.run_id = ${id} and c.seq = failed.seq
    )
    update analyses set
      open_batches = open_batches + (select count(*) from reopened),
      done_comments = done_comments - (select comments from lost),
      failed_comments = failed_comments - (select comments from lost)
    where id = ${id}`.execute(db);
}
