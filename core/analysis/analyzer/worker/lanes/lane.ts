import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { withSignal } from '../../../../platform/upstream/with-signal.js';
import type { AnalysisProvider, AskReply } from '../../providers/provider.js';
import { type Ask, HedgedCall, Latencies } from './hedged-call.js';
import { CallWindow } from './window.js';

/** Refused calls wait for their turn again as long as the service answers anything at all within this. */
const PATIENCE_MS = 15 * 60 * 1000;
/** A refusal without a word on when to come back: first wait, doubled each time. */
const FIRST_WAIT_MS = 50;
const LAST_WAIT_MS = 5000;
/** A call is a straggler when it has taken this many times the usual time, and at least this long. */
const STRAGGLER = 2.5;
const STRAGGLER_MIN_MS = 400;
const STRAGGLER_LOOK_MS = 25;
/** Share of calls that may be made twice. */
const HEDGED_SHARE = 0.02;
/** A call that has taken this many times the usual time, and at least this long, is stuck: it is made twice beyond the share. */
const STUCK = 10;
const STUCK_MIN_MS = 5000;
/**
 * When no call has been answered for this many times the usual time, one of them is made again, and the others that hang
 * as it did when that one answers.
 */
const SILENT = 3;
/** The same while nothing is known of the service. */
const SILENT_UNKNOWN_MS = 30_000;

export interface CallOptions {
  /** The run that asks. */
  run: number;
  /** Higher ones go first: repeats before new batches. */
  priority: number;
  /** Asked before each call; a true one ends it without an answer. */
  isCalledOff: () => boolean;
  signal: AbortSignal;
}

/**
 * The calls to one provider: as many at once as it has shown to bear, all paused while it asks to be left alone. All
 * runs of a provider share its lane, since they share its limits. Being refused for being too many costs a call nothing
 * but time.
 */
export class Lane {
  readonly provider: AnalysisProvider;
  /** Says that no further batch waits to be asked: only then slow calls are made a second time. */
  isTail: () => boolean = () => false;
  private readonly queue: PQueue;
  /** By run, where smops itself answers. */
  private readonly ownQueues = new Map<number, PQueue>();
  private readonly window: CallWindow;
  private readonly latencies = new Latencies();
  private readonly underWay = new Set<HedgedCall>();
  private readonly random: () => number;
  private pausedUntilMs = 0;
  private lastSuccessMs: number | undefined;
  private calls = 0;
  private hedged = 0;
  private straggling: NodeJS.Timeout | undefined;
  /** When a call was answered, however, or one was made again because none was. */
  private lastSignMs = Number.NEGATIVE_INFINITY;
  /** The call that was made again because none was answered, and when. */
  private trial: { call: HedgedCall; sinceMs: number } | undefined;
  private readonly now: () => number;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(
    provider: AnalysisProvider,
    start: number,
    random: () => number,
    now = () => performance.now(),
  ) {
    this.provider = provider;
    this.random = random;
    this.now = now;
    this.window = new CallWindow(start);
    this.queue = new PQueue({ concurrency: this.width });
  }

  /** How many calls may be under way at once, as far as is known. */
  get width(): number {
    return this.provider.isSteady === true ? this.provider.concurrency : this.window.size;
  }

  /** A service elsewhere: what it bears is found out, and a call that hangs is made a second time. */
  private get isExplored(): boolean {
    return this.provider.isService && this.provider.isSteady !== true;
  }

  /** How long a call usually takes; undefined until it has shown. */
  get usualMs(): number | undefined {
    return this.latencies.median();
  }

  get hasEverSucceeded(): boolean {
    return this.lastSuccessMs !== undefined;
  }

  /** Whether a call has succeeded since `sinceMs` (of `performance.now()`). */
  hasSucceededSince(sinceMs: number): boolean {
    return this.lastSuccessMs !== undefined && this.lastSuccessMs >= sinceMs;
  }

  /**
   * Makes a call when its turn has come. Undefined when it was called off. A `rate` failure comes back only when the
   * service has refused everything for a quarter of an hour.
   */
  async call(ask: Ask, options: CallOptions): Promise<AskReply | undefined> {
    const sinceMs = this.now();
    for (let refusals = 0; ; refusals++) {
      const reply = await this.inTurn(options.run, refusals > 0 ? 1000 : options.priority, () =>
        this.attempt(ask, options),
      );
      if (reply?.failure?.kind !== 'rate') return reply;
      const patientSinceMs = Math.max(sinceMs, this.lastSuccessMs ?? 0);
      if (this.now() - patientSinceMs > PATIENCE_MS) return reply;
      if (reply.failure.retryAfterMs === undefined && refusals > 0) {
        const waitMs = Math.min(LAST_WAIT_MS, FIRST_WAIT_MS * 2 ** refusals) * (0.5 + this.random() / 2);
        await sleep(waitMs, undefined, { signal: options.signal }).catch(() => {});
      }
      if (options.signal.aborted || options.isCalledOff()) return undefined;
    }
  }

  /**
   * Runs share a service's window. The embedded engine computes here, where calls take turns: each run has a window of its own
   * there, so that a slow one keeps no other waiting.
   */
  private async inTurn<Made>(run: number, priority: number, work: () => Promise<Made>): Promise<Made> {
    if (this.provider.isService) return await this.queue.add(work, { priority });
    const queue = this.ownQueues.get(run) ?? new PQueue({ concurrency: this.window.size });
    this.ownQueues.set(run, queue);
    try {
      return await queue.add(work, { priority });
    } finally {
      if (queue.size + queue.pending === 0) this.ownQueues.delete(run);
    }
  }

  private async attempt(ask: Ask, options: CallOptions): Promise<AskReply | undefined> {
    await this.untilFree(options);
    if (options.signal.aborted || options.isCalledOff()) return undefined;
    const startedMs = this.now();
    const call = new HedgedCall(
      (signal) => withSignal({ signals: [signal, options.signal] }, ask),
      startedMs,
    );
    this.calls += 1;
    this.underWay.add(call);
    this.window.started(startedMs);
    this.watchStragglers();
    try {
      const reply = await call.done;
      const now = this.now();
      this.lastSignMs = now;
      if (call.isAnsweredAgain && this.trial?.call === call) this.askHangingAgain(this.trial.sinceMs);
      if (reply?.failure?.kind === 'rate') this.refused(reply, now, startedMs);
      else if (reply !== undefined && (reply.failure === undefined || reply.answers.length > 0)) {
        this.lastSuccessMs = now;
        this.latencies.add(now - startedMs);
        // Where smops or a machine of one's own computes, more at once is no faster, and holds more in memory.
        if (this.isExplored) this.window.succeeded();
      }
      return reply;
    } finally {
      this.underWay.delete(call);
      this.queue.concurrency = this.width;
    }
  }

  private refused(reply: AskReply, now: number, startedMs: number): void {
    this.window.refused(now, this.underWay.size - 1, startedMs);
    const waitMs = reply.failure?.retryAfterMs;
    if (waitMs !== undefined) this.pausedUntilMs = Math.max(this.pausedUntilMs, now + waitMs);
  }

  /** Waits while the service wants to be left alone, then for the call's place in the second. */
  private async untilFree({ signal, isCalledOff }: CallOptions): Promise<void> {
    for (;;) {
      const waitMs = this.pausedUntilMs - this.now();
      if (waitMs <= 0 || signal.aborted || isCalledOff()) break;
      // Looked at again now and then: the run may be stopped meanwhile.
      await sleep(Math.min(waitMs, 500), undefined, { signal }).catch(() => {});
    }
    const turnMs = this.window.takeTurn(this.now());
    if (turnMs > 0) await sleep(turnMs, undefined, { signal }).catch(() => {});
  }

  private watchStragglers(): void {
    if (this.straggling !== undefined || !this.isExplored) return;
    this.straggling = setInterval(() => {
      if (this.underWay.size === 0) {
        clearInterval(this.straggling);
        this.straggling = undefined;
      } else {
        this.endSilence(this.now());
        if (this.queue.size === 0 && this.isTail()) this.hedgeStragglers(this.now());
      }
    }, STRAGGLER_LOOK_MS).unref();
  }

  /** Makes one call again when none has been answered for long; later another one, should that help nothing. */
  private endSilence(now: number): void {
    const usual = this.latencies.median();
    const limitMs = usual === undefined ? SILENT_UNKNOWN_MS : Math.max(STUCK_MIN_MS, usual * SILENT);
    if (now - this.lastSignMs < limitMs) return;
    const call = [...this.underWay].find((one) => !one.isHedged && now - one.startedMs >= limitMs);
    if (call === undefined) return;
    this.lastSignMs = now;
    this.trial = { call, sinceMs: now };
    call.hedge();
  }

  private askHangingAgain(sinceMs: number): void {
    for (const call of this.underWay) if (call.startedMs < sinceMs) call.hedge();
  }

  private hedgeStragglers(now: number): void {
    const usual = this.latencies.median();
    if (usual === undefined) return;
    for (const call of this.underWay) {
      if (call.isHedged || now - call.startedMs < Math.max(STRAGGLER_MIN_MS, usual * STRAGGLER)) continue;
      const isStuck = now - call.startedMs >= Math.max(STUCK_MIN_MS, usual * STUCK);
      if (!isStuck && this.hedged >= this.calls * HEDGED_SHARE) continue;
      this.hedged += 1;
      call.hedge();
    }
  }
}
