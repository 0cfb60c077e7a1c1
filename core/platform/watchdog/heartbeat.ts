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
