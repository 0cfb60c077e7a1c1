import { AppError } from '@smops/core/errors.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';

export interface Share {
  caller: string;
  bytes: number;
  /** Aborted when the caller has closed the connection: it leaves the queue. */
  signal?: AbortSignal;
}

interface ByteLimits {
  all: number;
  perCaller: number;
  waitingMax: number;
  waitMs: number;
}

interface Waiting extends Share {
  begin: () => void;
}

const RETRY_SECONDS = 30;

const busy = () =>
  new AppError('UNAVAILABLE', REQUESTS_TEXTS().bodiesBusy, { retryAfterSeconds: RETRY_SECONDS });

/**
 * Bytes that bodies may take in memory, for all callers and for each. A body asks for its share before it is read, so
 * that what waits takes nothing. A body above a limit is taken when no other is under way.
 */
export class ByteShares {
  readonly #limits: ByteLimits;
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #sum = 0;

  constructor(limits: ByteLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for room and returns the function that gives it back. Throws UNAVAILABLE when too many wait already, the wait
   * is too long, or the caller has left.
   */
  async take(share: Share): Promise<() => void> {
    if (this.#fits(share)) this.#add(share);
    else await this.#wait(share);
    let isTaken = true;
    return () => {
      if (isTaken) this.#giveBack(share);
      isTaken = false;
    };
  }

  #fits({ caller, bytes }: Share): boolean {
    const own = this.#taken.get(caller) ?? 0;
    return (
      (this.#sum === 0 || this.#sum + bytes <= this.#limits.all) &&
      (own === 0 || own + bytes <= this.#limits.perCaller)
    );
  }

  #add({ caller, bytes }: Share): void {
    this.#sum += bytes;
    this.#taken.set(caller, (this.#taken.get(caller) ?? 0) + bytes);
  }

  async #wait(share: Share): Promise<void> {
    if (this.#waiting.size >= this.#limits.waitingMax || share.signal?.aborted) throw busy();
    await new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        share.signal?.removeEventListener('abort', leave);
        this.#waiting.delete(waiting);
        settle();
      };
      const leave = () => end(() => reject(busy()));
      const timer = setTimeout(leave, this.#limits.waitMs);
      const waiting: Waiting = { ...share, begin: () => end(resolve) };
      share.signal?.addEventListener('abort', leave);
      this.#waiting.add(waiting);
    });
  }

  #giveBack({ caller, bytes }: Share): void {
    this.#sum -= bytes;
    const left = (this.#taken.get(caller) ?? 0) - bytes;
    if (left > 0) this.#taken.set(caller, left);
    else this.#taken.delete(caller);
    // In the order of asking; a caller at its own limit holds no other up.
    for (const waiting of [...this.#waiting]) {
      if (!this.#fits(waiting)) continue;
      this.#add(waiting);
      waiting.begin();
    }
  }
}
