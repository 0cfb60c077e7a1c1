import { randomUUID } from 'node:crypto';
import { lookForAlarms } from '../alarms/alarms.service.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { inTransaction } from '../db/in-transaction.js';
import { readDatabaseTime } from '../db/ping.js';
import { messageOf } from '../errors.js';
import { asWritten } from '../language/caller-language.js';
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
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  /** Periods that wait for one of the steps under way to end. */
  #waiting: number[] = [];
  readonly #steps = new Map<number, Promise<void>>();

  constructor({
    ctx,
    owner = randomUUID(),
    now = () => readDatabaseTime(ctx.db),
    reading = {},
  }: ScheduleTickerOptions) {
    this.#ctx = ctx;
    this.#owner = owner;
    this.#now = now;
    this.#reading = reading;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#look(), TICK_MS).unref();
    void this.#look();
  }

  /** Ends what it reads; what is left is for the next server. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    this.#waiting = [];
    await this.#looking;
    await Promise.all(this.#steps.values());
  }

  /** Looks once at what is due and at what has not ended, and waits for all that is under way. */
  async tick(): Promise<void> {
    await this.#look();
    while (this.#steps.size > 0) await Promise.race(this.#steps.values());
  }

  /** Begins what is due, and the steps of what has not ended; waits for none of them. Calls while it works share the round. */
  #look(): Promise<void> {
    this.#looking ??= asWritten(() => this.#round()).finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

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
      const schedule = await findScheduleById(db, period.schedule);
      if (schedule === undefined) return;
      ({ scheduleId } = schedule);
      await stepPeriod({ ctx: this.#ctx, schedule, period, now, signal, ...this.#reading });
      await releasePeriod(db, id, this.#owner);
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
