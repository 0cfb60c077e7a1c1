import { randomUUID } from 'node:crypto';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { inTransaction } from '../db/in-transaction.js';
import { readDatabaseTime } from '../db/ping.js';
import { messageOf } from '../errors.js';
import { asWritten } from '../language/caller-language.js';
import { lookForAlarms } from '../series/alarm-watch/alarms.service.js';
import { nextDueOf } from './change-schedules.service.js';
import { stepPeriod } from './period-steps.js';
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

const TICK_MS = 5000;
/** A period belongs to a server so long, by the database's clock; it renews that while it works. */
const LEASE_MS = 120_000;
const RENEW_MS = 40_000;
/** Reading a source ends after this. */
const READING_MS = 5 * 60_000;

export interface ScheduleTickerOptions {
  ctx: AnalyzerContext;
  /** Names this server in leases. */
  owner?: string;
  /** The database's clock, which all servers share. */
  now?: () => Promise<Date>;
}

/**
 * Begins the periods of schedules when they are due, and does their steps. Whatever it does can be stopped anywhere and begun again, and several
 * servers may do it at once: a period is a row, its steps are transactions under a lease.
 */
export class ScheduleTicker {
  readonly #ctx: AnalyzerContext;
  readonly #owner: string;
  readonly #now: () => Promise<Date>;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;

  constructor({ ctx, owner = randomUUID(), now = () => readDatabaseTime(ctx.db) }: ScheduleTickerOptions) {
    this.#ctx = ctx;
    this.#owner = owner;
    this.#now = now;
  }

  start(): void {
    this.#timer = setInterval(() => void this.tick(), TICK_MS).unref();
    void this.tick();
  }

  /** Ends what it reads; what is left is for the next server. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#ticking;
  }

  /** Looks once at what is due and at what has not ended; calls while it works share the round. */
  async tick(): Promise<void> {
    this.#ticking ??= asWritten(() => this.#round()).finally(() => {
      this.#ticking = undefined;
    });
    await this.#ticking;
  }

  async #round(): Promise<void> {
    const { db, logger } = this.#ctx;
    try {
      const now = await this.#now();
      while (await this.#beginDue(now));
      for (const id of await listOpenPeriods(db, now)) {
        if (this.#stopping.signal.aborted) return;
        await this.#step(id);
      }
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

  async #step(id: number): Promise<void> {
    const { db, logger } = this.#ctx;
    const now = await this.#now();
    const until = new Date(now.getTime() + LEASE_MS);
    const period = await claimPeriod(db, id, { owner: this.#owner, now, until });
    if (period === undefined) return;
    const schedule = await findScheduleById(db, period.schedule);
    if (schedule === undefined) return;
    const renewing = setInterval(() => void this.#renew(id), RENEW_MS).unref();
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(READING_MS)]);
    try {
      await stepPeriod({ ctx: this.#ctx, schedule, period, now, signal });
      await releasePeriod(db, id, this.#owner);
    } catch (error) {
      // The lease keeps it from being tried again at once.
      if (!this.#stopping.signal.aborted)
        logger.warn(
          { schedule: schedule.scheduleId, reason: messageOf(error) },
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
