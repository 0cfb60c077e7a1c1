import { EventEmitter, setMaxListeners } from 'node:events';
import type { Clock, Logger } from '../../context.js';
import type { Connection } from '../../db/connect.js';
import { messageOf } from '../../errors.js';
import { listOpenAnalyses, markRunning, moveAnalysis, pauseKeylessAnalyses } from '../analyses.repository.js';
import { claimBatches, releaseBatches, releaseForeignLeases, renewLeases } from '../batches.repository.js';
import type { ProviderRegistry } from '../providers/registry.js';
import { askJob } from './ask-job.js';
import { affordableJobs, dayOf } from './budget.js';
import { completeRun, type Summarize } from './complete-run.js';
import { knownAnswers, newAnswers } from './known-answers.js';
import type { Lane } from './lane.js';
import { Lanes } from './lanes.js';
import { ResultWriter } from './result-writer.js';
import { createRunState, type Job, type RunState } from './run-state.js';
import { createWakeUps } from './wake-up.js';

/** A lease outlives a frozen or dead server by at most this (issue 2: going on within 30 s on PostgreSQL). */
const LEASE_SECONDS = 20;
const RENEW_MS = 5000;
const POLL_MS = 2000;
/** A server drains within 10 s of SIGTERM (issue 2, "Server"). */
const DRAIN_MS = 9000;
/** Calls claimed beyond the lane's width: as many again, so that a free place never waits for the database. */
const aheadOf = (lane: Lane) => Math.max(2, lane.provider.isPaid ? lane.width : 0);
/** After an unexpected error a run rests, so that a database in trouble is not hammered. */
const REST_MS = 2000;

export interface AnalyzerWorkerOptions {
  connection: Connection;
  providers: ProviderRegistry;
  summarize: Summarize;
  clock: Clock;
  logger: Logger;
  /** Names this worker in leases: another one for every start. */
  owner: string;
  random?: () => number;
  /** USD that all providers together may cost a day; runs pause when it is used up. */
  dailyBudgetUsd?: number;
  /** The days' time zone. */
  timeZone: string;
  leaseSeconds?: number;
  pollMs?: number;
}

/**
 * Does the runs' batches: claims them under a lease, asks the provider outside of any transaction, and stores each
 * outcome in one. Several workers may share a PostgreSQL; what one leaves behind another goes on with.
 */
export class AnalyzerWorker {
  readonly owner: string;
  readonly providers: ProviderRegistry;
  /** Emits `change` with the analysisId whenever something of a run was stored. */
  readonly changes = new EventEmitter<{ change: [analysisId: string] }>().setMaxListeners(0);
  /** Keys that came with requests, by analysisId: kept in memory only (wire.md). */
  readonly keys = new Map<string, string>();
  private readonly options: AnalyzerWorkerOptions;
  private readonly random: () => number;
  private readonly writer: ResultWriter;
  private readonly lanes: Lanes;
  private readonly runs = new Map<number, RunState>();
  private readonly jobs = new Set<Job>();
  private readonly completing = new Set<number>();
  private readonly abort = new AbortController();
  private readonly wakeUps: ReturnType<typeof createWakeUps>;
  private readonly timers: NodeJS.Timeout[] = [];
  private state: 'new' | 'running' | 'stopping' | 'stopped' = 'new';
  private feeding: Promise<void> | undefined;
  private shouldLook = false;
  private shouldFeed = false;

  constructor(options: AnalyzerWorkerOptions) {
    this.options = options;
    // Each call under way listens to it.
    setMaxListeners(0, this.abort.signal);
    this.random = options.random ?? Math.random;
    this.owner = options.owner;
    this.providers = options.providers;
    this.lanes = new Lanes(options.connection.db, options.clock, options.providers, this.random);
    this.writer = new ResultWriter(options.connection.db, options.owner);
    this.wakeUps = createWakeUps(options.connection, options.logger, () => this.wake());
  }

  /** Whether a run that is started now will be worked on (`pythonServiceActive` on the wire). */
  get isActive(): boolean {
    return this.state === 'running';
  }

  /**
   * Begins to work. On an embedded database, which has one owner, everything that an earlier owner held is free at
   * once, and runs whose key ended with it are paused.
   */
  async start(): Promise<void> {
    const { db, engine } = this.options.connection;
    if (engine === 'embedded') {
      await releaseForeignLeases(db, this.owner);
      await pauseKeylessAnalyses(db, this.owner);
    }
    this.state = 'running';
    const every = (ms: number, act: () => void) => this.timers.push(setInterval(act, ms).unref());
    every(RENEW_MS, () => void this.renew());
    every(this.options.pollMs ?? POLL_MS, () => this.wake());
    this.wake();
  }

  /** Says that there may be new batches: a run was started or resumed. */
  wake(): void {
    for (const run of this.runs.values()) run.mayHaveBatches = true;
    this.shouldLook = true;
    this.feed();
  }

  /**
   * Stops within 10 s: claims no more, lets calls under way end and stores what they bring; what does not end is given
   * back undone.
   */
  async stop(drainMs = DRAIN_MS): Promise<void> {
    if (this.state !== 'running') return;
    this.state = 'stopping';
    await this.feeding;
    const force = setTimeout(() => this.abort.abort(), drainMs);
    while (this.jobs.size + this.completing.size > 0) {
      await new Promise((resolve) => this.changes.once('change', resolve));
    }
    clearTimeout(force);
    await this.lanes.remember();
    for (const timer of this.timers) clearInterval(timer);
    this.wakeUps.stop();
    this.state = 'stopped';
  }

  private feed(): void {
    this.shouldFeed = true;
    if (this.feeding !== undefined || this.state !== 'running') return;
    this.feeding = this.feedRounds().finally(() => {
      this.feeding = undefined;
      if (this.shouldFeed) this.feed();
    });
  }

  private async feedRounds(): Promise<void> {
    while (this.shouldFeed && this.state === 'running') {
      this.shouldFeed = false;
      try {
        if (this.shouldLook) {
          this.shouldLook = false;
          await this.wakeUps.ensure();
          await this.lookForRuns();
        }
        for (const run of this.runsInTurn()) if (await this.claimFor(run)) this.shouldFeed = true;
      } catch (error) {
        this.shouldFeed = false;
        this.options.logger.error({ reason: messageOf(error) }, 'the analyzer could not claim batches');
      }
    }
  }

  private async lookForRuns(): Promise<void> {
    const rows = await listOpenAnalyses(this.options.connection.db, this.owner);
    const open = new Set(rows.map((row) => row.id));
    for (const run of this.runs.values()) if (!open.has(run.id) && run.jobs === 0) this.runs.delete(run.id);
    for (const row of rows) {
      const known = this.runs.get(row.id);
      if (row.openBatches === 0) void this.complete(row.id, row.analysisId);
      else if (known === undefined || (known.stop !== undefined && known.jobs === 0)) {
        const lane = await this.lanes.of(row.provider, (one) => this.isTail(one));
        if (lane !== undefined)
          this.runs.set(row.id, createRunState(row, lane, this.keys.get(row.analysisId)));
      }
    }
  }

  /** Nothing more waits to be claimed for a lane. */
  private isTail(lane: Lane): boolean {
    return ![...this.runs.values()].some((run) => run.lane === lane && run.mayHaveBatches);
  }

  /** Runs that may have work, those with the fewest jobs under way first: so several runs share a lane fairly. */
  private runsInTurn(): RunState[] {
    const now = this.options.clock.now().getTime();
    return [...this.runs.values()]
      .filter((run) => run.mayHaveBatches && run.stop === undefined && run.restUntil <= now)
      .filter((run) => !(run.row.offPeak && run.lane.provider.isDear?.()))
      .sort((a, b) => a.jobs - b.jobs);
  }

  /** Claims a run's share of the free places of its lane. Says whether there was any. */
  private async claimFor(run: RunState): Promise<boolean> {
    const { db } = this.options.connection;
    const { lane } = run;
    const others = [...this.runs.values()].filter((other) => other.lane === lane && other.mayHaveBatches);
    const underWay = [...this.jobs].filter((job) => job.run.lane === lane).length;
    const ahead = aheadOf(lane);
    const free = lane.width + ahead - underWay;
    // A few large claims are cheaper than many small ones.
    if (free < Math.max(1, ahead / 2)) return false;
    const perCall = lane.provider.batchesPerCall;
    const affordable = await affordableJobs(db, run, this.today(), this.options.dailyBudgetUsd);
    if (run.stop !== undefined) {
      if (run.jobs === 0) await this.pause(run);
      return false;
    }
    if (affordable <= 0) return false;
    const limit = Math.min(affordable, Math.ceil(free / Math.max(1, others.length))) * perCall;
    const batches = await claimBatches(db, {
      runId: run.id,
      owner: this.owner,
      limit,
      leaseSeconds: this.options.leaseSeconds ?? LEASE_SECONDS,
    });
    run.mayHaveBatches = batches.length === limit;
    if (batches.length === 0) return false;
    const known = await knownAnswers(db, run, batches);
    for (let at = 0; at < batches.length; at += perCall) {
      const job = { run, batches: batches.slice(at, at + perCall), known };
      run.jobs += 1;
      this.jobs.add(job);
      void this.work(job);
    }
    if (run.row.status === 'pending') {
      run.row.status = 'running';
      await markRunning(db, run.id, this.options.clock.now());
    }
    return true;
  }

  private async work(job: Job): Promise<void> {
    const { run, batches } = job;
    const { id, provider, promptVersion } = run.row;
    try {
      const { results, usage } = await askJob(job, {
        signal: this.abort.signal,
        isCalledOff: () => this.state !== 'running' || run.stop !== undefined,
        random: this.random,
      });
      const paid = newAnswers(run, batches, results);
      const stored = await this.writer.write({
        run: { id, provider, promptVersion },
        batches,
        results,
        usage,
        paid,
        day: this.today(),
      });
      run.costUsd = stored?.costUsd ?? run.costUsd;
      run.jobsDone += 1;
      if (stored === undefined) run.stop ??= { reason: 'cancelled', message: 'Deleted.' };
      else if (stored.openBatches === 0) void this.complete(run.id, run.analysisId);
    } catch (error) {
      run.restUntil = this.options.clock.now().getTime() + REST_MS;
      this.options.logger.error({ analysis: run.analysisId, reason: messageOf(error) }, 'a batch failed');
      await releaseBatches(this.options.connection.db, this.owner, batches, messageOf(error)).catch(() => {});
    } finally {
      await this.settle(job);
    }
  }

  private async settle(job: Job): Promise<void> {
    const { run } = job;
    this.jobs.delete(job);
    run.jobs -= 1;
    if (run.stop !== undefined && run.jobs === 0) await this.pause(run);
    this.changes.emit('change', run.analysisId);
    this.feed();
  }

  /** Writes down why a run has stopped; a run that was cancelled or deleted meanwhile stays so. */
  private async pause(run: RunState): Promise<void> {
    if (run.stop === undefined || run.isStopWritten) return;
    run.isStopWritten = true;
    const { reason, message } = run.stop;
    const change = { status: 'paused' as const, errorMessage: message, stopReason: reason, finishedAt: null };
    const { db } = this.options.connection;
    await moveAnalysis(db, run.id, ['pending', 'running'], change).catch((error: unknown) => {
      this.options.logger.error(
        { analysis: run.analysisId, reason: messageOf(error) },
        'a run could not be paused',
      );
    });
    this.changes.emit('change', run.analysisId);
  }

  private async complete(id: number, analysisId: string): Promise<void> {
    if (this.completing.has(id)) return;
    this.completing.add(id);
    try {
      const { connection, summarize, clock } = this.options;
      await completeRun(connection.db, id, summarize, () => clock.now());
      this.keys.delete(analysisId);
      this.runs.delete(id);
    } catch (error) {
      this.options.logger.error(
        { analysis: analysisId, reason: messageOf(error) },
        'a run could not be completed',
      );
    } finally {
      this.completing.delete(id);
      this.changes.emit('change', analysisId);
    }
  }

  private async renew(): Promise<void> {
    const batches = [...this.jobs].flatMap((job) => job.batches);
    const { connection, leaseSeconds, logger } = this.options;
    try {
      await this.lanes.remember();
      if (batches.length === 0) return;
      await renewLeases(connection.db, this.owner, batches, leaseSeconds ?? LEASE_SECONDS);
    } catch (error) {
      logger.warn({ reason: messageOf(error) }, 'leases could not be renewed');
    }
  }

  private today(): string {
    return dayOf(this.options.clock.now(), this.options.timeZone);
  }
}
