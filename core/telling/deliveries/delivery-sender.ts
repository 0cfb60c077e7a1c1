import { randomUUID } from 'node:crypto';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { messageOf } from '../../errors.js';
import { Ticker } from '../../ticker.js';
import { DESTINATION_KINDS, type DestinationKind } from '../connections/destination-kinds.constants.js';
import { attemptDelivery, type ChannelOptions } from './attempt-delivery.js';
import { LEASE_SECONDS } from './deliveries.constants.js';
import { claimDeliveries } from './deliveries.repository.js';

const EVERY_MS = 5000;
/** Deliveries of one kind that one server sends at once. */
const AT_ONCE = 3;

/**
 * Sends what is due, and looks every few seconds for more. Each kind of destination has a lane of its own, so that a mail server that is slow
 * holds up mail, and no chat. Several servers may do it at once: each delivery is claimed by one of them.
 */
export class DeliverySender {
  private readonly ctx: AnalyzerContext;
  private readonly owner: string;
  private readonly options: ChannelOptions;
  private readonly lanes: Ticker[];
  private isStopped = false;

  constructor(ctx: AnalyzerContext, options: ChannelOptions & { owner?: string; everyMs?: number } = {}) {
    const { owner = randomUUID(), everyMs = EVERY_MS, ...rest } = options;
    this.ctx = ctx;
    this.owner = owner;
    this.options = rest;
    const onError = (error: unknown) =>
      ctx.logger.warn({ reason: messageOf(error) }, 'deliveries could not be sent');
    this.lanes = DESTINATION_KINDS.map(
      (kind) => new Ticker(() => this.sendDueOf(kind), { everyMs, onError }),
    );
  }

  start(): void {
    for (const lane of this.lanes) lane.start();
  }

  /** Something was queued: it is sent soon. */
  wake(): void {
    for (const lane of this.lanes) lane.wake();
  }

  /** Waits for what is being handed over. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }

  /** Sends until nothing is due. Returns how many attempts it made. */
  async sendDue(): Promise<number> {
    const counts = await Promise.all(DESTINATION_KINDS.map((kind) => this.sendDueOf(kind)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private async sendDueOf(kind: DestinationKind): Promise<number> {
    const underWay = new Set<Promise<void>>();
    let count = 0;
    try {
      while (!this.isStopped) {
        const rows = await claimDeliveries(this.ctx.db, {
          now: this.ctx.clock.now(),
          owner: this.owner,
          limit: AT_ONCE - underWay.size,
          leaseSeconds: LEASE_SECONDS,
          kind,
        });
        for (const row of rows) {
          const attempt = attemptDelivery(this.ctx, row, this.options).finally(() =>
            underWay.delete(attempt),
          );
          underWay.add(attempt);
        }
        count += rows.length;
        if (underWay.size === 0) break;
        await Promise.race(underWay);
      }
    } finally {
      await Promise.all(underWay);
    }
    return count;
  }
}
