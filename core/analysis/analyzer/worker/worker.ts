import { EventEmitter, setMaxListeners } from 'node:events';
import type { Clock, Logger } from '../../../context.js';
import type { EnginePool } from '../../../engine/engine-pool.js';
import type { ExploredComment, ProposedTheme } from '../../../engine/explore/explore.js';
import { messageOf } from '../../../errors.js';
import type { Connection } from '../../../platform/db/connect.js';
import { asWritten } from '../../../platform/language/caller-language.js';
import type { ReportLanguage } from '../analyzer.constants.js';
import type { AnalysisRow } from '../analyzer.table.js';
import type { ProviderRegistry } from '../providers/registry.js';
import { listOpenAnalyses, markRunning } from '../runs/analyses.repository.js';
import { releaseBatches } from '../runs/batches.repository.js';
import { askJob } from './asking/ask-job.js';
import { newAnswers } from './asking/known-answers.js';
import { QuestionsUnderWay, SharedQuestions } from './asking/shared-questions.js';
import { affordableJobs, dayOf } from './budget/budget.js';
import { DayBudget } from './budget/day-budget.js';
import { claimJobs, createWakeUps } from './claim-jobs.js';
import { Heartbeat } from './heartbeat.js';
import { Lanes } from './lanes/lanes.js';
import { ResultWriter, withoutVetoed } from './results/result-writer.js';
import type { Summarize } from './results/run-ends.js';
import { RunEnds } from './results/run-ends.js';
import { RunBoard } from './run-board.js';
import { createRunState, type Job, type RunState } from './run-state.js';

/** A lease outlives a frozen or dead server by at most this, so that a run goes on within 30 s on PostgreSQL. */
const LEASE_SECONDS = 20;
const POLL_MS = 2000;
/** A server drains within 10 s of SIGTERM. */
const DRAIN_MS = 9000;
/** After that, so long for what was cut off to be given back. */
const GIVE_UP_MS = 900;
/** After an unexpected error a run rests, so that a database in trouble is not hammered. */
const REST_MS = 2000;

/** See `exploreComments`. */
export type Explore = (
  comments: readonly ExploredComment[],
  language: ReportLanguage,
) => Promise<ProposedTheme[]>;

export interface AnalyzerWorkerOptions {
  connection: Connection;
  providers: ProviderRegistry;
  summarize: Summarize;
  /** Themes of comments, from the embedded engine. */
  explore: Explore;
  /** Words learned from read comments, and vetoes of codebooks, from the embedded engine. */
  learning: Pick<EnginePool, 'answer' | 'study' | 'overlay'>;
  /** Copies among texts, from the embedded engine. */
  nearCopies: EnginePool['nearCopies'];
  /** Words that rose between two spans, from the embedded engine. */
  risen: EnginePool['risen'];
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
  /** How often other servers are told that this one lives, and when a silent one counts as gone. */
  beatMs?: number;
  silentSeconds?: number;
}

/** A key that came with a request, and the user who gave it (null: the owner of the data folder). */
export interface KeptKey {
  key: string;
  givenBy: number | null;
}

/**
 * Does the runs' batches: claims them under a lease, asks the provider outside of any transaction, and stores each
 * outcome in one. Several workers may share a PostgreSQL; what one leaves behind another goes on with.
 */
export class AnalyzerWorker {
  readonly owner: string;
  readonly explore: Explore;
  readonly learning: AnalyzerWorkerOptions['learning'];
  readonly nearCopies: AnalyzerWorkerOptions['nearCopies'];
  readonly risen: AnalyzerWorkerOptions['risen'];
  readonly providers: ProviderRegistry;
  /** Emits `change` with the analysisId whenever something of a run was stored. */
  readonly changes = new EventEmitter<{ change: [analysisId: string] }>().setMaxListeners(0);
  /** Keys that came with requests, by analysisId: kept in memory only. */
  readonly keys = new Map<string, KeptKey>();
  private readonly options: AnalyzerWorkerOptions;
  private readonly random: () => number;
  private readonly writer: ResultWriter;
  private readonly lanes: Lanes;
  private readonly board = new RunBoard();
  readonly questions = new QuestionsUnderWay();
  readonly shared: SharedQuestions;
  readonly dayBudget: DayBudget;
  private readonly ends: RunEnds;
  private readonly abort = new AbortController();
  private readonly wakeUps: ReturnType<typeof createWakeUps>;
  private readonly heartbeat: Heartbeat;
  private polling: NodeJS.Timeout | undefined;
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
    this.explore = options.explore;
    this.learning = options.learning;
    this.nearCopies = options.nearCopies;
    this.risen = options.risen;
    this.providers = options.providers;
    this.lanes = new Lanes(options.connection.db, options.clock, options.providers, this.random);
    this.writer = new ResultWriter(options.connection.db, options.owner, this.abort.signal);
    this.wakeUps = createWakeUps(options.connection, options.logger, () => this.wake());
    const { connection, owner, summarize, clock, logger, beatMs, silentSeconds } = options;
    this.shared = new SharedQuestions(connection, owner);
    this.dayBudget = new DayBudget({
      ...{ db: connection.db, owner },
      limitUsd: () => this.options.dailyBudgetUsd,
      today: () => this.today(),
    });
    const onChange = (runId: string) => this.changes.emit('change', runId);
    this.ends = new RunEnds({ connection, summarize, clock, logger, onChange });
    this.heartbeat = new Heartbeat({
      ...{ connection, owner, logger, beatMs, silentSeconds, leaseSeconds: this.leaseSeconds },
      jobs: this.board.jobs,
      budget: this.dayBudget,
      shared: this.shared,
      remember: () => this.lanes.remember(),
      onPaused: onChange,
    });
  }

  /** Whether a run that is started now will be worked on (`pythonServiceActive` on the wire). */
  get isActive(): boolean {
    return this.state === 'running';
  }

  /**
   * Begins to work. Runs whose key was in the memory of a server that is gone are paused; what an earlier owner of an
   * embedded database held is free at once.
   */
  async start(): Promise<void> {
    await this.heartbeat.start();
    this.state = 'running';
    this.polling = setInterval(() => this.wake(), this.options.pollMs ?? POLL_MS).unref();
    this.wake();
  }

  /** Says that there may be new batches: a run was started or resumed. */
  wake(): void {
    for (const run of this.board.runs.values()) run.mayHaveBatches = true;
    this.shouldLook = true;
    this.feed();
  }

  /**
   * Stops within 10 s: claims no more, lets calls under way end and stores what they bring; what does not end is given
   * back undone. A database that answers nothing keeps it no longer than that: leases end by themselves.
   */
  async stop(drainMs = DRAIN_MS): Promise<void> {
    if (this.state !== 'running') return;
    this.state = 'stopping';
    const force = setTimeout(() => this.abort.abort(), drainMs);
    let giveUp: NodeJS.Timeout | undefined;
    const isGivenUp = new Promise<true>((resolve) => {
      giveUp = setTimeout(() => resolve(true), drainMs + GIVE_UP_MS);
    });
    if ((await Promise.race([this.drain(), isGivenUp])) === true)
      this.options.logger.warn({}, 'the analyzer stops without the database, which does not answer');
    clearTimeout(force);
    clearTimeout(giveUp);
    clearInterval(this.polling);
    this.wakeUps.stop();
    this.state = 'stopped';
  }

  private async drain(): Promise<void> {
    await this.feeding;
    while (this.board.jobs.size + this.ends.underWay > 0) {
      await new Promise((resolve) => this.changes.once('change', resolve));
    }
    await this.lanes.remember();
    clearInterval(this.polling);
    await this.shared.endAll().catch(() => {});
    await this.heartbeat.stop();
  }

  private feed(): void {
    this.shouldFeed = true;
    if (this.feeding !== undefined || this.state !== 'running') return;
    this.feeding = asWritten(() => this.feedRounds()).finally(() => {
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
        const now = this.options.clock.now().getTime();
        for (const run of this.board.inTurn(now)) if (await this.claimFor(run)) this.shouldFeed = true;
      } catch (error) {
        this.shouldFeed = false;
        this.options.logger.error({ reason: messageOf(error) }, 'the analyzer could not claim batches');
      }
    }
  }

  private async lookForRuns(): Promise<void> {
    const rows = await listOpenAnalyses(this.options.connection.db, this.owner);
    const open = new Set(rows.map((row) => row.id));
    for (const run of this.board.runs.values())
      if (!open.has(run.id) && run.jobs === 0) this.board.runs.delete(run.id);
    for (const row of rows) {
      const known = this.board.runs.get(row.id);
      if (row.openBatches === 0) void this.complete(row.id, row.analysisId);
      else if (!this.providers.isAllowed(row.provider)) await this.forbid(row, known);
      // A run whose pause is not yet written would be asked for once more.
      else if (known === undefined || (known.stop !== undefined && known.jobs === 0 && !known.isPausing)) {
        const lane = await this.lanes.of(row.provider, (one) => this.board.isTail(one));
        if (lane !== undefined)
          this.board.runs.set(
            row.id,
            createRunState(row, lane, this, () => this.keys.get(row.analysisId)?.key),
          );
      } else known.row.budgetUsd = row.budgetUsd;
    }
  }

  /** Pauses a run whose provider may not be asked (any more): also one that waits, and one of another server. */
  private async forbid(row: AnalysisRow, known: RunState | undefined): Promise<void> {
    const stop = { reason: 'policy' as const, message: this.providers.refusal(row.provider) };
    if (known === undefined) return await this.ends.pause({ id: row.id, runId: row.analysisId, stop });
    known.stop ??= stop;
    if (known.jobs === 0) await this.ends.pause(known);
  }

  /** Claims a run's share of the free places of its lane. Says whether there was any. */
  private async claimFor(run: RunState): Promise<boolean> {
    const { db } = this.options.connection;
    const { lane } = run;
    if (!this.providers.isAllowed(run.row.provider)) {
      await this.forbid(run.row, run);
      return false;
    }
    const places = this.board.placesFor(run);
    if (places === 0) return false;
    const perCall = lane.provider.batchesPerCall;
    const affordable = await affordableJobs(db, run, this.today(), this.dayBudget);
    if (run.stop !== undefined) {
      if (run.jobs === 0) await this.ends.pause(run);
      return false;
    }
    if (affordable <= 0) return false;
    const { owner, dayBudget: budget, leaseSeconds } = this;
    const limit = Math.min(affordable, places) * perCall;
    const jobs = await claimJobs({ db, run, owner, budget, leaseSeconds, limit });
    if (run.stop !== undefined && run.jobs === 0) await this.ends.pause(run);
    if (jobs.length === 0) return false;
    for (const job of jobs) {
      run.jobs += 1;
      this.board.jobs.add(job);
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
      const { results, usage, forget } = await askJob(job, {
        signal: this.abort.signal,
        isCalledOff: () =>
          this.state !== 'running' ||
          run.stop !== undefined ||
          performance.now() > job.heldUntilMs ||
          !this.providers.isAllowed(provider),
        random: this.random,
      });
      job.isAnswered = true;
      this.feed();
      const paid = newAnswers(run, batches, results);
      const stored = await withoutVetoed(this.learning, run, batches, results)
        .then((kept) =>
          this.writer.write({
            run: { id, provider, promptVersion },
            batches,
            results: kept,
            usage,
            paid,
            day: this.today(),
            ...(job.purse.isUsed ? { reservation: job.purse.job } : {}),
          }),
        )
        .finally(forget);
      run.costUsd = stored?.costUsd ?? run.costUsd;
      run.jobsDone += 1;
      if (stored === undefined) run.stop ??= { reason: 'cancelled', message: 'Deleted.' };
      else if (stored.openBatches === 0) void this.complete(run.id, run.runId);
    } catch (error) {
      run.restUntil = this.options.clock.now().getTime() + REST_MS;
      this.options.logger.error({ analysis: run.runId, reason: messageOf(error) }, 'a batch failed');
      await releaseBatches(this.options.connection.db, this.owner, batches, messageOf(error)).catch(() => {});
    } finally {
      await this.settle(job);
    }
  }

  private async settle(job: Job): Promise<void> {
    const { run } = job;
    this.board.jobs.delete(job);
    run.jobs -= 1;
    if (run.stop !== undefined && run.jobs === 0) await this.ends.pause(run);
    this.changes.emit('change', run.runId);
    this.feed();
  }

  private async complete(id: number, runId: string): Promise<void> {
    if (!(await this.ends.complete(id, runId))) return;
    this.keys.delete(runId);
    this.board.runs.delete(id);
  }

  private get leaseSeconds(): number {
    return this.options.leaseSeconds ?? LEASE_SECONDS;
  }

  private today(): string {
    return dayOf(this.options.clock.now(), this.options.timeZone);
  }
}
