import type { Db } from '../../../../platform/db/database.js';
import { type NewCachedAnswer, saveCachedAnswers } from '../../answers/answer-cache.repository.js';
import type { Usage } from '../../providers/provider.js';
import { addUsage } from '../../providers/provider-state.repository.js';
import type { ProviderId } from '../../providers/providers.constants.js';
import { addOutcome, lockAnalysis, NOTHING_ADDED, type StoredState } from '../../runs/analyses.repository.js';
import { type ClaimedBatch, closeBatches, releaseBatches } from '../../runs/batches.repository.js';
import { insertResults, type NewResult } from '../../runs/results.repository.js';
import { giveBackReservations } from '../budget/budget.repository.js';

/** The outcome of one job, to be stored whole or not at all. */
export interface FinishedJob {
  run: { id: number; provider: ProviderId; promptVersion: string };
  batches: ClaimedBatch[];
  results: NewResult[];
  usage: Usage;
  /** Answers to be kept for later runs. */
  paid: NewCachedAnswer[];
  /** The day the usage counts for, as YYYY-MM-DD. */
  day: string;
  /** The number under which money was reserved for it; absent when none was. */
  reservation?: number;
}

const NOTHING: Usage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

/**
 * Stores finished jobs of one run in one transaction. A batch whose items all have results is closed, any other is
 * given back; of a batch that another owner has taken meanwhile nothing is stored but its bill. Returns undefined when
 * the run is gone: its bill is kept all the same.
 */
export async function storeJobs(
  db: Db,
  owner: string,
  jobs: FinishedJob[],
): Promise<StoredState | undefined> {
  const [first] = jobs;
  if (first === undefined) return undefined;
  const { run } = first;
  return await db.transaction().execute(async (trx) => {
    // The run's row first, always: a delete takes its locks in the same order.
    const isThere = await lockAnalysis(trx, run.id);
    const usage = totalUsage(jobs);
    if (!isThere) {
      await bill(trx, owner, jobs, usage);
      return undefined;
    }
    const results = jobs.flatMap((job) => job.results);
    const answered = new Set(results.map((result) => result.seq));
    const batches = jobs.flatMap((job) => job.batches);
    const isWhole = (batch: ClaimedBatch) => batch.items.every((item) => answered.has(item.seq));
    const whole = batches.filter(isWhole);
    const partial = batches.filter((batch) => !isWhole(batch));
    const closed = await closeBatches(trx, owner, whole);
    const ours = new Set(
      [...whole.filter((batch) => closed.has(batch.seq)), ...partial].flatMap((batch) =>
        batch.items.map((item) => item.seq),
      ),
    );
    const keep = results.filter((result) => ours.has(result.seq));
    const inserted = keep.length === 0 ? new Set<number>() : await insertResults(trx, run, keep);
    const paid = jobs.flatMap((job) => job.paid);
    if (paid.length > 0) await saveCachedAnswers(trx, paid);
    if (partial.length > 0) await releaseBatches(trx, owner, partial, null);
    const fresh = keep.filter((result) => inserted.has(result.seq));
    await bill(trx, owner, jobs, usage);
    const counts = { ...NOTHING_ADDED, ...countResults(fresh), ...usage };
    return await addOutcome(trx, run.id, { ...counts, openBatches: -closed.size });
  });
}

const totalUsage = (jobs: FinishedJob[]): Usage =>
  jobs.reduce(
    (total, { usage }) => ({
      inputTokens: total.inputTokens + usage.inputTokens,
      outputTokens: total.outputTokens + usage.outputTokens,
      costUsd: total.costUsd + usage.costUsd,
    }),
    NOTHING,
  );

/** Adds the bill to the day, and gives back what was reserved for it. */
async function bill(trx: Db, owner: string, jobs: FinishedJob[], usage: Usage): Promise<void> {
  const [first] = jobs;
  if (first !== undefined && usage.inputTokens + usage.outputTokens > 0) {
    await addUsage(trx, first.day, first.run.provider, usage);
  }
  const reserved = jobs.flatMap(({ reservation }) => reservation ?? []);
  if (reserved.length > 0) await giveBackReservations(trx, owner, reserved);
}

/** What results add to the counts of their run; a shared answer counts for every comment that has it. */
export function countResults(results: NewResult[]) {
  const sum = (of: (result: NewResult) => boolean) =>
    results.reduce((total, result) => total + (of(result) ? result.copies : 0), 0);
  const label = (name: string) => sum((result) => result.answer?.sentiment.label === name);
  return {
    done: sum(() => true),
    matched: sum((result) => (result.answer?.tags.length ?? 0) > 0),
    failed: sum((result) => result.answer === null),
    positive: label('positive'),
    neutral: label('neutral'),
    negative: label('negative'),
    droppedTags: results.reduce((total, result) => total + (result.droppedTags ?? 0), 0),
    mixedUpComments: results.filter((result) => result.mixedUpCostUsd !== undefined).length,
    mixedUpCostUsd: results.reduce((total, result) => total + (result.mixedUpCostUsd ?? 0), 0),
  };
}
