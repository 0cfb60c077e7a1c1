import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { createHeartbeat, watchHeartbeat } from '../watchdog/heartbeat.js';
import { LONG_STUCK_MS } from '../watchdog/watchdog.js';
import type { FromWorker, ToWorker } from './pglite.worker.js';

/** One life of the embedded engine: from its opening to its end, in a thread of its own. */
export interface PgliteThread {
  /** A connection begins with an empty session: what another left open is rolled back. */
  begin(): void;
  /** The bytes are the thread's from then on. */
  send(connection: number, bytes: Uint8Array<ArrayBuffer>): void;
  /** Whether the process stays alive for it. */
  setBusy(isBusy: boolean): void;
  /** Ends it in order, after what was sent before. */
  close(): Promise<void>;
}

export interface PgliteEvents {
  onBytes(connection: number, bytes: Uint8Array): void;
  /** It ended by itself; the thread is gone and the folder free when this is called. */
  onEnd(error: Error): void;
}

/**
 * Opens the engine on a folder. Throws when it cannot; then its thread is gone too. An engine that works on one statement for
 * more than `stuckMs` is ended.
 */
export async function startPgliteThread(
  dataDir: string,
  events: PgliteEvents,
  stuckMs = LONG_STUCK_MS,
): Promise<PgliteThread> {
  const beats = createHeartbeat();
  const worker = new Worker(new URL('./pglite.worker.js', import.meta.url), {
    workerData: { dataDir, beats },
  });
  const post = (message: ToWorker, given: ArrayBuffer[] = []) => worker.postMessage(message, given);
  let isReady = false;
  let isClosing = false;
  let reason: Error | undefined;

  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'bytes') events.onBytes(message.connection, message.bytes);
      else if (message.kind === 'ready') {
        isReady = true;
        resolve();
      } else if (message.kind === 'failed') {
        reason ??= new Error(message.message);
        void worker.terminate();
      }
    });
    worker.on('error', (error) => {
      reason ??= error instanceof Error ? error : new Error(String(error));
    });
    worker.once('exit', (code) => {
      const error = reason ?? new Error(`its thread ended (exit ${code})`);
      if (!isReady) reject(error);
      else if (!isClosing) events.onEnd(error);
    });
  });
  // Opening a database after a crash may take long; from here on it works on one statement after another.
  const stopWatching = watchHeartbeat(beats, stuckMs, () => {
    reason ??= new Error(`a statement took longer than ${Math.round(stuckMs / 1000)} s`);
    void worker.terminate();
  });
  void ended.then(stopWatching);
  return {
    begin: () => post({ kind: 'begin' }),
    send: (connection, bytes) => post({ kind: 'bytes', connection, bytes }, [bytes.buffer]),
    setBusy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    async close() {
      isClosing = true;
      worker.ref();
      post({ kind: 'close' });
      await ended;
    },
  };
}

/** PostgreSQL's Terminate message: the embedded engine is ended by `close`, never by a connection. */
const TERMINATE = 0x58;

/** What `pg` takes for a socket: whole messages go to the engine's thread, its bytes come back as data. */
export class WorkerStream extends Duplex {
  private readonly messages = new WireMessages();
  private readonly id: number;
  private readonly open: () => Promise<PgliteThread>;
  private thread: PgliteThread | undefined;

  /** `open` gives the running engine, or starts it again. */
  constructor(id: number, open: () => Promise<PgliteThread>) {
    super();
    this.id = id;
    this.open = open;
  }

  connect(): this {
    this.open().then(
      (thread) => {
        if (this.destroyed) return;
        this.thread = thread;
        thread.begin();
        this.emit('connect');
      },
      (error) => this.destroy(error),
    );
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    this.thread?.setBusy(true);
    return this;
  }
  unref(): this {
    this.thread?.setBusy(false);
    return this;
  }
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    const complete = this.messages.take(chunk);
    if (complete[0] === TERMINATE) this.push(null);
    else if (complete.length > 0) this.thread?.send(this.id, new Uint8Array(complete));
    done();
  }
}

/**
 * Cuts what `pg` writes into whole wire-protocol messages. The first one (start-up) begins with its length; every later
 * one with a type byte and then its length. Source: PostgreSQL manual, "Message Flow".
 */
class WireMessages {
  private pending: Buffer = Buffer.alloc(0);
  private started = false;

  /** All messages that are complete now, joined in order; the rest waits. Empty when none is. */
  take(chunk: Buffer): Buffer {
    this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    let end = 0;
    for (;;) {
      const header = this.started ? 5 : 4;
      if (this.pending.length - end < header) break;
      const length = this.pending.readUInt32BE(end + header - 4) + (this.started ? 1 : 0);
      if (this.pending.length - end < length) break;
      end += length;
      this.started = true;
    }
    const complete = this.pending.subarray(0, end);
    this.pending = this.pending.subarray(end);
    return complete;
  }
}
