import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './pglite.worker.js';
import { WireMessages } from './wire-messages.js';

/** PostgreSQL's Terminate message: the embedded engine is ended by `close`, never by a connection. */
const TERMINATE = 0x58;

export interface EmbeddedDatabase {
  /** A connection's stream for `pg`; one at a time. */
  connect(): Duplex;
  /** The whole data folder as a gzipped tarball, consistent with all that was committed. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Opens the embedded database in a worker thread. `tarball` (from `dump`) fills an empty folder first.
 * Throws when the folder cannot be opened. Two processes on one folder destroy it: hold the data folder's lock.
 */
export async function openEmbedded(dataDir: string, tarball?: Uint8Array): Promise<EmbeddedDatabase> {
  const worker = new Worker(new URL('./pglite.worker.js', import.meta.url), {
    workerData: { dataDir, tarball },
  });
  const post = (message: ToWorker) => worker.postMessage(message);
  const dumps = new Map<number, { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }>();
  let current: WorkerStream | undefined;
  let ended: Error | undefined;
  let nextDump = 1;
  let onClosed: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    onClosed = resolve;
  });

  await new Promise<void>((resolve, reject) => {
    const end = (error: Error) => {
      ended = error;
      reject(error);
      current?.destroy(error);
      for (const dump of dumps.values()) dump.reject(error);
      dumps.clear();
      onClosed();
    };
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve();
      else if (message.kind === 'bytes') current?.push(message.bytes);
      else if (message.kind === 'failed') end(new Error(message.message));
      else if (message.kind === 'closed') onClosed();
      else {
        const dump = dumps.get(message.id);
        dumps.delete(message.id);
        if (message.bytes === undefined) dump?.reject(new Error(message.error));
        else dump?.resolve(message.bytes);
      }
    });
    worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => end(new Error(`The embedded database ended (exit ${code}).`)));
  });
  return {
    connect() {
      if (ended !== undefined) throw ended;
      current = new WorkerStream(post, (isBusy) => (isBusy ? worker.ref() : worker.unref()));
      return current;
    },
    dump() {
      if (ended !== undefined) return Promise.reject(ended);
      const id = nextDump++;
      return new Promise((resolve, reject) => {
        dumps.set(id, { resolve, reject });
        post({ kind: 'dump', id });
      });
    },
    async close() {
      if (ended === undefined) {
        post({ kind: 'close' });
        await closed;
      }
      await worker.terminate();
    },
  };
}

/** What `pg` takes for a socket: whole messages go to the worker, its bytes come back as data. */
class WorkerStream extends Duplex {
  private readonly messages = new WireMessages();
  private readonly post: (message: ToWorker) => void;
  private readonly setBusy: (isBusy: boolean) => void;

  constructor(post: (message: ToWorker) => void, setBusy: (isBusy: boolean) => void) {
    super();
    this.post = post;
    this.setBusy = setBusy;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    this.setBusy(true);
    return this;
  }
  unref(): this {
    this.setBusy(false);
    return this;
  }
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    const complete = this.messages.take(chunk);
    if (complete[0] === TERMINATE) this.push(null);
    else if (complete.length > 0) this.post({ kind: 'bytes', bytes: Uint8Array.from(complete) });
    done();
  }
}
