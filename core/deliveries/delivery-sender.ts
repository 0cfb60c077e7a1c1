import { randomUUID } from 'node:crypto';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { messageOf } from '../errors.js';
import { asWritten } from '../language/caller-language.js';
import { attemptDelivery, type ChannelOptions } from './attempt-delivery.js';
import { LEASE_SECONDS } from './deliveries.constants.js';
import { claimDeliveries } from './deliveries.repository.js';

const EVERY_MS = 5000;
/** Deliveries that one server sends at once. */
const AT_ONCE = 4;

/**
 * Sends what is due, and looks every few seconds for more. Several servers may do it at once: each delivery is claimed by
 * one of them.
 */
export class DeliverySender {
  private readonly ctx: AnalyzerContext;
  private readonly owner: string;
  private readonly options: ChannelOptions;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> | undefined;
  private isStopped = false;

  constructor(ctx: AnalyzerContext, options: ChannelOptions & { owner?: string } = {}) {
    const { owner = randomUUID(), ...rest } = options;
    this.ctx = ctx;
    this.owner = owner;
    this.options = rest;
  }

  start(everyMs = EVERY_MS): void {
    const tick = () => {
      this.running ??= asWritten(() => this.sendDue())
        .catch((error) => this.ctx.logger.warn({ reason: messageOf(error) }, 'deliveries could not be sent'))
        .finally(() => {
          this.running = undefined;
        });
    };
    tick();
    this.timer = setInterval(tick, everyMs);
  }

  /** Waits for what is being handed over. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Sends until nothing is due. Returns how many attempts it made. */
  async sendDue(): Promise<number> {
    let count = 0;
    while (!this.isStopped) {
      const rows = await claimDeliveries(this.ctx.db, {
        now: this.ctx.clock.now(),
        owner: this.owner,
        limit: AT_ONCE,
        leaseSeconds: LEASE_SECONDS,
      });
      if (rows.length === 0) break;
      await Promise.all(rows.map((row) => attemptDelivery(this.ctx, row, this.options)));
      count += rows.length;
    }
    return count;
  }
}
