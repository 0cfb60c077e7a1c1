/** A counter that a thread raises while its event loop comes round, in memory that other threads see. */
export type Heartbeat = Int32Array<SharedArrayBuffer>;

const BEAT_EVERY_MS = 500;
const LOOK_EVERY_MS = 500;

export const createHeartbeat = (): Heartbeat =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Raises the counter from the thread that calls this, for as long as the thread lives. Keeps no process alive. */
export function keepBeating(beats: Heartbeat, everyMs = BEAT_EVERY_MS): void {
  Atomics.add(beats, 0, 1);
  setInterval(() => Atomics.add(beats, 0, 1), everyMs).unref();
}

/**
 * How long a counter has stood still, looked at regularly. Looks that come late themselves mean that the whole machine
 * or process stood still (suspended, SIGSTOP, no CPU): then the count begins again. So it does until the first beat.
 */
export class Silence {
  readonly #lateMs: number;
  #lastBeats = 0;
  #lastLookMs: number | undefined;
  #silentMs = 0;

  /** `lookEveryMs`: how often `look` is called. */
  constructor(lookEveryMs: number) {
    this.#lateMs = 4 * lookEveryMs;
  }

  /** Milliseconds without a beat. `nowMs` is any clock that only goes forward. */
  look(beats: number, nowMs: number): number {
    const sinceMs = nowMs - (this.#lastLookMs ?? nowMs);
    this.#lastLookMs = nowMs;
    const isAlive = beats !== this.#lastBeats || beats === 0 || sinceMs > this.#lateMs;
    this.#silentMs = isAlive ? 0 : this.#silentMs + sinceMs;
    this.#lastBeats = beats;
    return this.#silentMs;
  }
}

/**
 * Watches another thread's heartbeat and calls `onSilent` once when it has stood still for `limitMs`. Returns the end of
 * watching.
 */
export function watchHeartbeat(
  beats: Heartbeat,
  limitMs: number,
  onSilent: () => void,
  lookEveryMs = LOOK_EVERY_MS,
): () => void {
  const silence = new Silence(lookEveryMs);
  const timer = setInterval(() => {
    if (silence.look(Atomics.load(beats, 0), performance.now()) < limitMs) return;
    clearInterval(timer);
    onSilent();
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Of more requests at once the later ones are not noted; a longer text is cut. */
const SLOTS = 32;
const SLOT_BYTES = 200;
const LENGTH_BYTES = 2;

/** What a thread is working on, in memory that another thread can read while the first one answers no request. */
export class UnderWay {
  readonly memory: SharedArrayBuffer;
  readonly #bytes: Buffer;
  readonly #free = Array.from({ length: SLOTS }, (_, slot) => slot * SLOT_BYTES);

  constructor(memory = new SharedArrayBuffer(SLOTS * SLOT_BYTES)) {
    this.memory = memory;
    this.#bytes = Buffer.from(memory);
  }

  /** Notes a piece of work; call the result at its end. */
  begin(text: string): () => void {
    const at = this.#free.pop();
    if (at === undefined) return () => {};
    const length = this.#bytes.write(text, at + LENGTH_BYTES, SLOT_BYTES - LENGTH_BYTES);
    this.#bytes.writeUInt16LE(length, at);
    return () => {
      this.#bytes.writeUInt16LE(0, at);
      this.#free.push(at);
    };
  }

  /** The notes of work that has not ended, in no order. */
  list(): string[] {
    const notes: string[] = [];
    for (let at = 0; at < this.#bytes.length; at += SLOT_BYTES) {
      const length = this.#bytes.readUInt16LE(at);
      if (length > 0) notes.push(this.#bytes.toString('utf8', at + LENGTH_BYTES, at + LENGTH_BYTES + length));
    }
    return notes;
  }
}
