import { Duplex } from 'node:stream';
import type { PgliteThread } from './pglite-thread.js';
import { WireMessages } from './wire-messages.js';

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
