import type { EventLoopUtilization } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Config } from '@smops/core/config.js';
import type { Logger } from '@smops/core/context.js';
import { AppError, messageOf } from '@smops/core/errors.js';
import { createHeartbeat, watchHeartbeat } from '@smops/core/watchdog/heartbeat.js';
import { STUCK_MS } from '@smops/core/watchdog/watchdog.js';
import {
  buffersOf,
  type FromWorkThread,
  type ToWorkThread,
  type WorkAnswer,
  type WorkCall,
  type WorkThreadSettings,
} from './work-messages.js';

/** So long a thread that ended rests, so that one which cannot start burns nothing. */
const REST_MS = 1000;

export interface WorkThreadOptions {
  script?: URL;
  restMs?: number;
  /** A thread that has not come round for so long is replaced. */
  stuckMs?: number;
}

interface Waiting {
  /** What was asked, for the log. */
  what: string;
  resolve: (answer: WorkAnswer) => void;
  reject: (error: Error) => void;
}

const gone = () =>
  new AppError('UNAVAILABLE', 'The part that works on analyses broke down and is started again. Try again.', {
    retryAfterSeconds: 5,
  });

/**
 * A thread beside the server's own that works on runs and answers what is long work: parsing and storing an import of
 * megabytes, collecting its garbage too, so holds up nobody who only clicks. It has its own connections to PostgreSQL;
 * when it breaks down, or has not come round for 20 s, it is started again.
 */
export class WorkThread {
  readonly #settings: WorkThreadSettings;
  readonly #logger: Logger;
  readonly #script: URL;
  readonly #restMs: number;
  readonly #stuckMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker;
  #lastId = 0;
  #lastLook: EventLoopUtilization | undefined;
  #isClosing = false;

  /** `options.script` is the thread's own, unless a test brings another. */
  constructor(
    settings: WorkThreadSettings,
    logger: Logger,
    {
      script = new URL('./work.worker.js', import.meta.url),
      restMs = REST_MS,
      stuckMs = STUCK_MS,
    }: WorkThreadOptions = {},
  ) {
    this.#settings = settings;
    this.#logger = logger;
    this.#script = script;
    this.#restMs = restMs;
    this.#stuckMs = stuckMs;
    this.#worker = this.#start();
  }

  /**
   * What the thread answers. The call's memory is the thread's afterwards. `signal` is aborted when the caller has gone, and
   * the thread hears of it. Throws UNAVAILABLE when it breaks down.
   */
  answer(call: WorkCall, signal?: AbortSignal): Promise<WorkAnswer> {
    if (this.#worker.threadId < 0) return Promise.reject(gone());
    const id = ++this.#lastId;
    const onGone = () => this.#post({ kind: 'gone', id });
    signal?.addEventListener('abort', onGone);
    const answering = new Promise<WorkAnswer>((resolve, reject) => {
      const what = `${call.method} ${new URL(call.url, 'http://smops').pathname} (${call.caller.requestId})`;
      this.#waiting.set(id, { what, resolve, reject });
      this.#post({ kind: 'call', id, call }, buffersOf(call.body));
      if (signal?.aborted) onGone();
    });
    return answering.finally(() => signal?.removeEventListener('abort', onGone));
  }

  /** Hands on a configuration that was read again. */
  applyConfig(read: Config): void {
    this.#post({ kind: 'config', read });
  }

  /** Which share of the time since it was last asked the thread was busy, from 0 to 1. */
  utilization(): number {
    const now = this.#worker.performance.eventLoopUtilization();
    const { utilization } =
      this.#lastLook === undefined ? now : this.#worker.performance.eventLoopUtilization(now, this.#lastLook);
    this.#lastLook = now;
    // Of a moment Node answers less than nothing, and of no time at all no number.
    return Math.min(1, Math.max(0, utilization || 0));
  }

  /** Ends it in order, within ten seconds. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#worker.threadId < 0) return;
    const ended = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()));
    this.#post({ kind: 'close' });
    await ended;
  }

  #post(message: ToWorkThread, memory: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, memory);
  }

  #start(): Worker {
    // The thread gets a copy, as the configuration is by now.
    const beats = createHeartbeat();
    const worker = new Worker(this.#script, { workerData: { ...this.#settings, beats } });
    const stopWatching = watchHeartbeat(beats, this.#stuckMs, () => {
      this.#logger.error({ requests: this.#requests() }, 'the work thread is stuck and is replaced');
      void worker.terminate();
    });
    this.#lastLook = undefined;
    let reason = '';
    worker.on('message', (message: FromWorkThread) => this.#settle(message));
    worker.on('error', (error) => {
      reason = messageOf(error);
    });
    worker.once('exit', (code) => {
      stopWatching();
      void this.#onExit(reason || `exit ${code}`);
    });
    return worker;
  }

  #requests(): string[] {
    return [...this.#waiting.values()].map(({ what }) => what);
  }

  #settle(message: FromWorkThread): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'answer') waiting?.resolve(message.answer);
    else waiting?.reject(new Error(message.reason));
  }

  async #onExit(reason: string): Promise<void> {
    for (const { reject } of this.#waiting.values()) reject(gone());
    this.#waiting.clear();
    if (this.#isClosing) return;
    this.#logger.error({ reason }, 'the work thread broke down');
    await sleep(this.#restMs, undefined, { ref: false });
    if (!this.#isClosing) this.#worker = this.#start();
  }
}
