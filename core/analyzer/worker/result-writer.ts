import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.js';
import { type FinishedJob, type StoredState, storeJobs } from './store-results.js';

/** Results per transaction: large ones hold up whoever else needs the database, and this thread while they are written. */
const MAX_RESULTS = 1000;

interface Waiting {
  job: FinishedJob;
  resolve: (state: StoredState | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Stores finished jobs in the order they come. Those of one run that gather while a transaction is under way share the
 * next one: with many calls at once the database is asked once for several.
 */
export class ResultWriter {
  private readonly db: Kysely<Database>;
  private readonly owner: string;
  private waiting: Waiting[] = [];
  private isBusy = false;

  constructor(db: Kysely<Database>, owner: string) {
    this.db = db;
    this.owner = owner;
  }

  /** Resolves once the job is committed; undefined when its run has been deleted. Rejects when nothing was stored. */
  write(job: FinishedJob): Promise<StoredState | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      if (!this.isBusy) void this.drain();
    });
  }

  /** The oldest jobs of a run, as many as one transaction takes, but at least one. */
  private takeGroup(runId: number): Waiting[] {
    const group: Waiting[] = [];
    let results = 0;
    for (const waiting of this.waiting) {
      if (waiting.job.run.id !== runId) continue;
      results += waiting.job.results.length;
      if (group.length > 0 && results > MAX_RESULTS) break;
      group.push(waiting);
    }
    this.waiting = this.waiting.filter((waiting) => !group.includes(waiting));
    return group;
  }

  private async drain(): Promise<void> {
    this.isBusy = true;
    for (let first = this.waiting[0]; first !== undefined; first = this.waiting[0]) {
      const group = this.takeGroup(first.job.run.id);
      try {
        const state = await storeJobs(
          this.db,
          this.owner,
          group.map((waiting) => waiting.job),
        );
        for (const { resolve } of group) resolve(state);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.isBusy = false;
  }
}
