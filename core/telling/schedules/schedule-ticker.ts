import { randomUUID } from 'node:crypto';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { messageOf } from '../../errors.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { readDatabaseTime } from '../../platform/db/ping.js';
import { Ticker } from '../../ticker.js';
import { lookForAlarms } from '../alarms/alarms.service.js';
import { nextDueOf } from './change-schedules.service.js';
import { stepPeriod } from './period-steps.js';
import type { PeriodWork } from './period-work.js';
import {
  claimPeriod,
  findScheduleById,
  hasOpenPeriod,
  insertPeriod,
  listOpenPeriods,
  releasePeriod,
  renewPeriod,
} from './periods.repository.js';
import { LATE_MS } from './schedules.constants.js';
import { takeDueSchedule, updateSchedule } from './schedules.repository.js';
import { pauseUnowned } from './schedules-of-person.service.js';

const TICK_MS = 5000;
/** News of a run's progress come with every batch. */
const GATHER_MS = 500;
/** A period belongs to a server so long, by the database's clock; it renews that while it works. */
const LEASE_MS = 120_000;
const RENEW_MS = 40_000;
/** Periods that one server works on at once: a source that is slow keeps only its own period waiting. */
const AT_ONCE = 4;

export interface ScheduleTickerOptions {
  ctx: AnalyzerContext;
  /** Names this server in leases. */
  owner?: string;
  /** The database's clock, which all servers share. */
  now?: () => Promise<Date>;
  /** Instead of reading the source, and instead of its limit; for tests. */
  reading?: Pick<PeriodWork, 'collect' | 'readingMs'>;
  everyMs?: number;
  /** Called when something may have been queued that is to be sent. */
  onQueued?: () => void;
}

/**
 * Begins the periods of schedules when they are due, and does their steps. Whatever it does can be stopped anywhere and begun again, and several
 * servers may do it at once: a period is a row, its steps are transactions under a lease.
 */
export class ScheduleTicker {
  readonly #ctx: AnalyzerContext;
  readonly #owner: string;
  readonly #now: () => Promise<Date>;
  readonly #reading: Pick<PeriodWork, 'collect' | 'readingMs'>;
  readonly #onQueued: () => void;
  readonly #stopping = new AbortController();
  readonly #ticker: Ticker;
  /** The runs of periods that have not ended, by the periods' ids. */
  readonly #awaited = new Map<number, string>();
  /** Periods that wait for one of the steps under way to end. */
  #waiting: number[] = [];
  readonly #steps = new Map<number, Promise<void>>();

  constructor({
    ctx,
    owner = randomUUID(),
    now = () => readDatabaseTime(ctx.db),
    reading = {},
    everyMs = TICK_MS,
    onQueued = () => {},
  }: ScheduleTickerOptions) {
    this.#ctx = ctx;
    this.#owner = owner;
    this.#now = now;
    this.#reading = reading;
    this.#onQueued = onQueued;
    this.#ticker = new Ticker(() => this.#round(), {
      ...{ everyMs, gatherMs: GATHER_MS },
      onError: (error) =>
        ctx.logger.warn({ reason: messageOf(error) }, 'the schedules could not be looked at'),
    });
  }

  start(): void {
    this.#ctx.analyzer.changes.on('change', this.#onChange);
    this.#ticker.start();
  }

  /** The end of a run wakes the step that sends its report. */
  readonly #onChange = (runId: string) => {
    if ([...this.#awaited.values()].includes(runId)) this.#ticker.wake();
  };

  /** Ends what it reads; what is left is for the next server. */
  async stop(): Promise<void> {
    this.#ctx.analyzer.changes.off('change', this.#onChange);
    this.#stopping.abort();
    this.#waiting = [];
    await this.#ticker.stop();
    await Promise.all(this.#steps.values());
  }

  /** Looks once at what is due and at what has not ended, and waits for all that is under way. */
  async tick(): Promise<void> {
    await this.#ticker.look();
    while (this.#steps.size > 0) await Promise.race(this.#steps.values());
  }

  /** Begins what is due, and the steps of what has not ended; waits for none of them. */
  async #round(): Promise<void> {
    const { db, logger } = this.#ctx;
    try {
      await pauseUnowned(this.#ctx);
    } catch (error) {
      // A period asks for its owner's right again when it begins.
      if (!this.#stopping.signal.aborted)
        logger.warn({ reason: messageOf(error) }, 'schedules without an owner could not be paused');
    }
    try {
      const now = await this.#now();
      while (await this.#beginDue(now));
      this.#waiting = await listOpenPeriods(db, now);
      for (const id of this.#awaited.keys())
        if (!this.#waiting.includes(id) && !this.#steps.has(id)) this.#awaited.delete(id);
      this.#fill();
    } catch (error) {
      if (!this.#stopping.signal.aborted)
        logger.warn({ reason: messageOf(error) }, 'the schedules could not be looked at');
    }
    try {
      await lookForAlarms(this.#ctx);
    } catch (error) {
      if (!this.#stopping.signal.aborted)
        logger.warn({ reason: messageOf(error) }, 'the alarms of series could not be looked at');
    }
    this.#onQueued();
  }

  /** Begins the period of one schedule that is due; says whether there was one. */
  async #beginDue(now: Date): Promise<boolean> {
    const { db, config } = this.#ctx;
    return await inTransaction(db, async (trx) => {
      const row = await takeDueSchedule(trx, now);
      if (row?.nextDue == null) return false;
      const isBegun = await insertPeriod(trx, {
        ...{ schedule: row.id, dueAt: row.nextDue, byHand: false, state: 'waiting' },
        isLate: now.getTime() - row.nextDue.getTime() > LATE_MS,
        ...{ taskId: randomUUID(), beganAt: now },
      });
      // One that a person began meanwhile has to end first.
      if (!isBegun && (await hasOpenPeriod(trx, row.id))) return false;
      await updateSchedule(trx, row.id, { nextDue: nextDueOf(row.whenDue, { config }, now) });
      return true;
    });
  }

  /** Begins steps while fewer than AT_ONCE are under way. */
  #fill(): void {
    while (this.#steps.size < AT_ONCE && !this.#stopping.signal.aborted) {
      const id = this.#waiting.shift();
      if (id === undefined) return;
      if (this.#steps.has(id)) continue;
      const step = this.#step(id).finally(() => {
        this.#steps.delete(id);
        this.#fill();
      });
      this.#steps.set(id, step);
    }
  }

  /** Never throws. */
  async #step(id: number): Promise<void> {
    const { db, logger } = this.#ctx;
    const { signal } = this.#stopping;
    const renewing = setInterval(() => void this.#renew(id), RENEW_MS).unref();
    let scheduleId: string | undefined;
    try {
      const now = await this.#now();
      const until = new Date(now.getTime() + LEASE_MS);
      const period = await claimPeriod(db, id, { owner: this.#owner, now, until });
      if (period === undefined) return;
      this.#awaited.set(id, period.taskId);
      const schedule = await findScheduleById(db, period.schedule);
      if (schedule === undefined) return;
      ({ scheduleId } = schedule);
      await stepPeriod({ ctx: this.#ctx, schedule, period, now, signal, ...this.#reading });
      await releasePeriod(db, id, this.#owner);
      this.#onQueued();
    } catch (error) {
      // The lease keeps it from being tried again at once.
      if (!signal.aborted)
        logger.warn(
          { schedule: scheduleId, reason: messageOf(error) },
          'a period of a schedule could not go on',
        );
      else await releasePeriod(db, id, this.#owner).catch(() => {});
    } finally {
      clearInterval(renewing);
    }
  }

  async #renew(id: number): Promise<void> {
    try {
      const until = new Date((await this.#now()).getTime() + LEASE_MS);
      await renewPeriod(this.#ctx.db, id, this.#owner, until);
    } catch (error) {
      this.#ctx.logger.warn({ reason: messageOf(error) }, 'the lease of a period could not be renewed');
    }
  }
}
