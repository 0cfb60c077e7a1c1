import { Worker } from 'node:worker_threads';
import { createHeartbeat, watchHeartbeat } from '../platform/watchdog/heartbeat.js';
import { LONG_STUCK_MS } from '../platform/watchdog/watchdog.js';
import type { EngineReply, EngineRequest } from './engine-messages.js';

interface Waiting {
  resolve: (reply: EngineReply) => void;
  reject: (error: Error) => void;
}

/** One worker thread of the engine and the requests it has yet to answer. */
export class EngineThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private isClosed = false;
  private readonly script: URL;
  private readonly stuckMs: number;

  /**
   * `script` is the worker to run: the engine's own, unless a test brings another. A thread that has not come round for
   * `stuckMs` is ended, and the next request starts a new one.
   */
  constructor(script: URL = new URL('./engine.worker.js', import.meta.url), stuckMs = LONG_STUCK_MS) {
    this.script = script;
    this.stuckMs = stuckMs;
  }

  /** How many requests are under way. */
  get pending(): number {
    return this.waiting.size;
  }

  /** Sends a request; rejects when the engine fails on it or the thread ends first. Starts the thread when needed. */
  ask(request: EngineRequest): Promise<EngineReply> {
    if (this.isClosed) return Promise.reject(new EngineClosedError('The analysis engine is closed.'));
    this.worker ??= this.start();
    const worker = this.worker;
    return new Promise((resolve, reject) => {
      this.waiting.set(request.id, { resolve, reject });
      worker.ref();
      worker.postMessage(request);
    });
  }

  /** Ends the thread and rejects what was under way. */
  async close(): Promise<void> {
    this.isClosed = true;
    const { worker } = this;
    this.fail(worker, new EngineClosedError('The analysis engine was closed.'));
    await worker?.terminate();
  }

  private start(): Worker {
    const beats = createHeartbeat();
    const worker = new Worker(this.script, { workerData: { beats } });
    const stopWatching = watchHeartbeat(beats, this.stuckMs, () => void worker.terminate());
    worker.unref();
    worker.on('message', (reply: EngineReply) => this.settle(worker, reply));
    worker.on('error', (error) =>
      this.fail(worker, new Error('The analysis engine stopped unexpectedly.', { cause: error })),
    );
    worker.on('exit', () => {
      stopWatching();
      this.fail(worker, new Error('The analysis engine stopped unexpectedly.'));
    });
    return worker;
  }

  private settle(worker: Worker, reply: EngineReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (this.waiting.size === 0) worker.unref();
    if (reply.kind === 'failure') waiting?.reject(new Error(`The analysis engine failed: ${reply.message}`));
    else waiting?.resolve(reply);
  }

  private fail(worker: Worker | undefined, error: Error): void {
    if (worker === undefined || worker !== this.worker) return;
    this.worker = undefined;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}

/** The engine has been closed, as at the end of the process: no comment is at fault. */
export class EngineClosedError extends Error {}
