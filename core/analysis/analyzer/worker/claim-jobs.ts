import type { Logger } from '../../../context.js';
import { messageOf } from '../../../errors.js';
import type { Connection } from '../../../platform/db/connect.js';
import type { Db } from '../../../platform/db/database.js';
import { Listener } from '../../../platform/db/listener.js';
import { claimBatches, releaseBatches } from '../runs/batches.repository.js';
import { ANALYZER_CHANNEL } from '../runs/workers.repository.js';
import { answersUnderWay, knownAnswers } from './asking/known-answers.js';
import { reserveForJobs } from './budget/budget.js';
import type { DayBudget } from './budget/day-budget.js';
import type { Job, RunState } from './run-state.js';

/**
 * Claims up to `limit` batches of a run and makes jobs of them. What the day's budget has no room for now is given back
 * at once; when it never will have today, the run is given its stop.
 */
export async function claimJobs({
  db,
  run,
  owner,
  budget,
  leaseSeconds,
  limit,
}: {
  db: Db;
  run: RunState;
  owner: string;
  budget: DayBudget;
  leaseSeconds: number;
  limit: number;
}): Promise<Job[]> {
  const { batchesPerCall } = run.lane.provider;
  const heldUntilMs = performance.now() + leaseSeconds * 1000;
  const batches = await claimBatches(db, { runId: run.id, owner, limit, leaseSeconds });
  run.mayHaveBatches = batches.length === limit;
  if (batches.length === 0) return [];
  // Looked at before the stored answers: what is answered in between is in one of the two.
  const flying = answersUnderWay(run, batches);
  const known = await knownAnswers(db, run, batches);
  const jobs: Job[] = [];
  for (let at = 0; at < batches.length; at += batchesPerCall) {
    const purse = budget.openPurse();
    jobs.push({ run, batches: batches.slice(at, at + batchesPerCall), known, flying, purse, heldUntilMs });
  }
  const affordable = await reserveForJobs(db, run, budget, jobs);
  if (affordable.length < jobs.length) {
    const tooDear = jobs.filter((job) => !affordable.includes(job)).flatMap((job) => job.batches);
    await releaseBatches(db, owner, tooDear, null);
    run.mayHaveBatches = true;
  }
  return affordable;
}

/**
 * Listens for other servers' runs. Returns how to stop. A lost connection is opened again by the next call of `ensure`;
 * until then the worker's polling finds new runs.
 */
export function createWakeUps(connection: Connection, logger: Logger, wake: () => void) {
  const listener = new Listener(connection, ANALYZER_CHANNEL, wake);
  return {
    async ensure(): Promise<void> {
      // An embedded database has no other servers.
      if (connection.engine === 'embedded' || listener.isOpen) return;
      try {
        await listener.listen();
      } catch (error) {
        logger.warn({ reason: messageOf(error) }, 'analyzer does not hear other servers; it polls');
      }
    },
    stop: () => listener.stop(),
  };
}
