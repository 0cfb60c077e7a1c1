import type { Db } from '../../../../platform/db/database.js';
import type { AnalysisProvider, AnalysisQuestion, AskedComment } from '../../providers/provider.js';
import { renewReservations, reserveUsd } from './budget.repository.js';

/** A reservation outlives a server that is gone by at most this: as long as its leases, and a beat or two. */
const RESERVATION_SECONDS = 30;

export interface DayBudgetOptions {
  db: Db;
  owner: string;
  /** USD a day; undefined for no limit. Read again for each reservation. */
  limitUsd: () => number | undefined;
  /** Today, as YYYY-MM-DD. */
  today: () => string;
}

interface Waiting {
  job: number;
  /** Read when its turn has come: calls may have ended meanwhile. */
  usd: () => number;
  resolve: (isGranted: boolean) => void;
  reject: (error: unknown) => void;
}

/**
 * The day's budget, as all servers of a database share it: money is reserved before a call is made, at the most the call
 * may cost. Reservations that are wanted while one is under way share the next transaction.
 */
export class DayBudget {
  private readonly options: DayBudgetOptions;
  private waiting: Waiting[] = [];
  private isBusy = false;
  private jobs = 0;

  constructor(options: DayBudgetOptions) {
    this.options = options;
  }

  get limitUsd(): number | undefined {
    return this.options.limitUsd();
  }

  /** The purse of a new job, empty. */
  openPurse(): Purse {
    this.jobs += 1;
    return new Purse(this, this.jobs);
  }

  /** Says whether a job got what it wants in all. Without a budget everybody does. */
  reserve(job: number, usd: () => number): Promise<boolean> {
    if (this.limitUsd === undefined) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, usd, resolve, reject });
      if (!this.isBusy) void this.drain();
    });
  }

  async renew(jobs: number[]): Promise<void> {
    if (this.limitUsd === undefined || jobs.length === 0) return;
    await renewReservations(this.options.db, this.options.owner, jobs, RESERVATION_SECONDS);
  }

  private async drain(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0) {
      // What is wanted in the same moment, by all jobs of a claim, shares one transaction.
      await Promise.resolve();
      const group = this.waiting;
      this.waiting = [];
      try {
        const granted = await this.grant(group);
        for (const { job, resolve } of group) resolve(granted.has(job));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.isBusy = false;
  }

  private async grant(group: Waiting[]): Promise<Set<number>> {
    const { db, owner, today } = this.options;
    // A job that wants twice wants the larger sum: it holds both calls.
    const wanted = new Map<number, number>();
    for (const { job, usd } of group) wanted.set(job, Math.max(usd(), wanted.get(job) ?? 0));
    const dailyBudgetUsd = this.limitUsd;
    if (dailyBudgetUsd === undefined) return new Set(wanted.keys());
    return await reserveUsd(db, {
      ...{ owner, day: today(), dailyBudgetUsd, seconds: RESERVATION_SECONDS },
      wanted: [...wanted].map(([job, usd]) => ({ job, usd })),
    });
  }
}

/** What one job has reserved, was billed, and has under way. */
export class Purse {
  readonly job: number;
  private readonly budget: DayBudget;
  private heldUsd = 0;
  private billedUsd = 0;
  private openUsd = 0;

  constructor(budget: DayBudget, job: number) {
    this.budget = budget;
    this.job = job;
  }

  /** Whether anything was ever reserved. */
  get isUsed(): boolean {
    return this.heldUsd > 0;
  }

  /** Reserves before the first call; says whether the budget allows it. */
  async fill(usd: number): Promise<boolean> {
    if (usd === 0) return true;
    const isGranted = await this.budget.reserve(this.job, () => usd);
    if (isGranted) this.heldUsd = usd;
    return isGranted;
  }

  /**
   * Makes a call that may cost up to `findMostUsd()` if the day's budget has room for it, else returns undefined. The bill takes
   * the place of what was reserved for the call.
   */
  async pay<Reply extends { usage: { costUsd: number } }>(
    findMostUsd: () => number,
    call: () => Promise<Reply>,
  ): Promise<Reply | undefined> {
    const mostUsd = this.budget.limitUsd === undefined ? 0 : findMostUsd();
    this.openUsd += mostUsd;
    try {
      if (mostUsd > 0 && this.wantedUsd > this.heldUsd && !(await this.extend())) return undefined;
      const reply = await call();
      this.billedUsd += reply.usage.costUsd;
      return reply;
    } finally {
      this.openUsd -= mostUsd;
    }
  }

  private get wantedUsd(): number {
    return this.billedUsd + this.openUsd;
  }

  private async extend(): Promise<boolean> {
    let usd = 0;
    const isGranted = await this.budget.reserve(this.job, () => {
      usd = this.wantedUsd;
      return usd;
    });
    if (isGranted) this.heldUsd = usd;
    return isGranted;
  }
}

/** The most that asking these comments once may cost; nothing where nothing is paid. */
export function mostOfCall(
  provider: AnalysisProvider,
  question: AnalysisQuestion,
  comments: AskedComment[],
): number {
  return comments.length === 0 ? 0 : (provider.mostCostUsd?.(question, comments) ?? 0);
}
