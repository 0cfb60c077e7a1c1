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
