import { AppError } from '../errors.js';
import { SAY } from '../transfer/transfer.texts.model.js';

export interface PlacesOptions {
  atOnce: number;
  /** Above this number, further callers are refused at once. */
  waitingMax: number;
  /** The longest wait. */
  waitMs: number;
}

const RETRY_SECONDS = 30;

const busy = () =>
  new AppError('UNAVAILABLE', SAY().busy, {
    retryAfterSeconds: RETRY_SECONDS,
  });
/** This is not read: the caller has closed the connection. */
const gone = () => new AppError('THROTTLED', SAY().callerLeft);

/** A limited number of places, given in the order of asking. */
export class Places {
  readonly #options: PlacesOptions;
  readonly #waiting = new Set<() => void>();
  #taken = 0;

  constructor(options: PlacesOptions) {
    this.#options = options;
  }

  /**
   * Waits for a place and returns the function that gives it back. Throws UNAVAILABLE when too many wait already or the
   * wait is too long. When `signal` is aborted the caller leaves the queue.
   */
  async take(signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw gone();
    if (this.#taken < this.#options.atOnce) this.#taken++;
    else await this.#wait(signal);
    let isTaken = true;
    return () => {
      if (isTaken) this.#giveBack();
      isTaken = false;
    };
  }

  /** Resolves when a place was handed over. */
  async #wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.size >= this.#options.waitingMax) throw busy();
    let next = () => {};
    let timer: NodeJS.Timeout | undefined;
    let leave = () => {};
    try {
      await new Promise<void>((resolve, reject) => {
        next = resolve;
        this.#waiting.add(next);
        timer = setTimeout(() => reject(busy()), this.#options.waitMs);
        leave = () => reject(gone());
        signal?.addEventListener('abort', leave);
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      this.#waiting.delete(next);
    }
  }

  #giveBack(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#taken--;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
