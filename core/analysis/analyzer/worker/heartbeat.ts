import type { Logger } from '../../../context.js';
import { messageOf } from '../../../errors.js';
import type { Connection } from '../../../platform/db/connect.js';
import { pauseKeylessAnalyses } from '../runs/analyses.repository.js';
import { releaseForeignLeases, renewLeases } from '../runs/batches.repository.js';
import { forgetOthers, forgetSilent, signOff, signOn } from '../runs/workers.repository.js';
import type { SharedQuestions } from './asking/shared-questions.js';
import { forgetForeignReservations } from './budget/budget.repository.js';
import type { DayBudget } from './budget/day-budget.js';
import type { Job } from './run-state.js';

const BEAT_MS = 5000;
/** A server that was silent for so long is gone: longer than a lease, since a pause costs a person's help. */
const SILENT_SECONDS = 30;

export interface HeartbeatOptions {
  connection: Connection;
  owner: string;
  leaseSeconds: number;
  silentSeconds?: number;
  beatMs?: number;
  logger: Logger;
  jobs: ReadonlySet<Job>;
  budget: DayBudget;
  shared: SharedQuestions;
  /** Keeps what was learnt; done with each beat. */
  remember: () => Promise<void>;
  onPaused: (runId: string) => void;
}

/**
 * Tells the other servers that this one lives: renews the leases of its batches, and pauses runs whose key was in the
 * memory of a server that does not live any more. An embedded database has one owner: what an earlier one held is free
 * at once, and no other can die.
 */
export class Heartbeat {
  private readonly options: HeartbeatOptions;
  private timer: NodeJS.Timeout | undefined;

  constructor(options: HeartbeatOptions) {
    this.options = options;
  }

  async start(): Promise<void> {
    const { connection, owner, beatMs } = this.options;
    if (connection.engine === 'embedded') {
      await releaseForeignLeases(connection.db, owner);
      await forgetOthers(connection.db, owner);
      await forgetForeignReservations(connection.db, owner);
    }
    await signOn(connection.db, owner);
    await this.pauseKeyless();
    this.timer = setInterval(() => void this.beat(), beatMs ?? BEAT_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    const { connection, owner, logger } = this.options;
    await signOff(connection.db, owner).catch((error) =>
      logger.warn({ reason: messageOf(error) }, 'the analyzer could not sign off'),
    );
  }

  private async beat(): Promise<void> {
    const { connection, owner, logger, remember } = this.options;
    try {
      await remember();
      await this.renew();
      if (connection.engine === 'embedded') return;
      await signOn(connection.db, owner);
      await this.pauseKeyless();
    } catch (error) {
      logger.warn({ reason: messageOf(error) }, 'leases could not be renewed');
    }
  }

  /** A job that has none of its batches any more is called off before it asks, and pays, for another's. */
  private async renew(): Promise<void> {
    const { connection, owner, leaseSeconds } = this.options;
    const jobs = [...this.options.jobs];
    if (jobs.length === 0) return;
    const heldUntilMs = performance.now() + leaseSeconds * 1000;
    const batches = jobs.flatMap((job) => job.batches);
    await this.options.budget.renew(jobs.flatMap(({ purse }) => (purse.isUsed ? [purse.job] : [])));
    await this.options.shared.renew();
    const ours = new Set(await renewLeases(connection.db, owner, batches, leaseSeconds));
    for (const job of jobs) job.heldUntilMs = job.batches.some((batch) => ours.has(batch)) ? heldUntilMs : 0;
  }

  private async pauseKeyless(): Promise<void> {
    const { connection, silentSeconds, onPaused } = this.options;
    await forgetSilent(connection.db, silentSeconds ?? SILENT_SECONDS);
    for (const runId of await pauseKeylessAnalyses(connection.db)) onPaused(runId);
  }
}
