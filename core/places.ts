import { AppError } from './errors.js';
import { REQUESTS_TEXTS } from './requests.texts.model.js';

/** What is expensive of a call: the answer is computed from a whole run or several, or a file of any size is written. */
export type Expensive = 'answer' | 'file';

export interface PlacesOptions {
  /** Of all callers together. */
  atOnce: number;
  /** Of one caller. Default: as many as of all. */
  atOncePerCaller?: number;
  /** Above this number, further callers are refused at once. */
  waitingMax: number;
  /** How much of one caller may wait. Default: as much as of all. */
  waitingMaxPerCaller?: number;
  /** The longest wait. */
  waitMs: number;
}

/** Whose place it is: a user, a token, an address. Without a name all are one caller. */
export interface PlaceFor {
  caller?: string | undefined;
  /** Aborted when the caller has gone. */
  signal?: AbortSignal | undefined;
}

/** One who waits; called when a place is theirs. */
type Waiting = () => void;

const RETRY_SECONDS = 30;

const busy = () => new AppError('UNAVAILABLE', REQUESTS_TEXTS().busy, { retryAfterSeconds: RETRY_SECONDS });
/** This is not read: the caller has closed the connection. */
const gone = () => new AppError('THROTTLED', REQUESTS_TEXTS().callerLeft);

/**
 * A limited number of places for expensive work. Who finds none free waits: places go round the callers who wait, and to
 * each in the order of asking, so that one with much to do does not hold up the others.
 */
export class Places {
  readonly #options: Required<PlacesOptions>;
  /** By caller, in the order in which they are served next; only callers that wait are in it. */
  readonly #waiting = new Map<string, Set<Waiting>>();
  /** How many places each caller has; nobody without one. */
  readonly #taken = new Map<string, number>();
  #takenOfAll = 0;
  #waitingOfAll = 0;

  constructor(options: PlacesOptions) {
    const { atOnce, waitingMax } = options;
    this.#options = { atOncePerCaller: atOnce, waitingMaxPerCaller: waitingMax, ...options };
  }

  /**
   * Waits for a place and returns the function that gives it back. Throws UNAVAILABLE when too many wait already or the
   * wait is too long. When `signal` is aborted the caller leaves the queue.
   */
  async take({ caller = '', signal }: PlaceFor = {}): Promise<() => void> {
    if (signal?.aborted) throw gone();
    if (this.#isFreeFor(caller)) this.#occupy(caller);
    else await this.#wait(caller, signal, this.#options.waitMs);
    return this.#giveBackOnce(caller);
  }

  /** As `take`, for the rest of work that was let in before: it is not refused, however long it waits. */
  async takeAgain({ caller = '', signal }: PlaceFor = {}): Promise<() => void> {
    if (signal?.aborted) throw gone();
    if (this.#isFreeFor(caller)) this.#occupy(caller);
    else await this.#wait(caller, signal);
    return this.#giveBackOnce(caller);
  }

  #isFreeFor(caller: string): boolean {
    const { atOnce, atOncePerCaller } = this.#options;
    return this.#takenOfAll < atOnce && (this.#taken.get(caller) ?? 0) < atOncePerCaller;
  }

  #occupy(caller: string): void {
    this.#takenOfAll += 1;
    this.#taken.set(caller, (this.#taken.get(caller) ?? 0) + 1);
  }

  #giveBackOnce(caller: string): () => void {
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#takenOfAll -= 1;
      const left = (this.#taken.get(caller) ?? 0) - 1;
      if (left > 0) this.#taken.set(caller, left);
      else this.#taken.delete(caller);
      this.#serveNext();
    };
  }

  /** Resolves when a place was handed over. Without `waitMs` it is not refused. */
  async #wait(caller: string, signal: AbortSignal | undefined, waitMs?: number): Promise<void> {
    const { waitingMax, waitingMaxPerCaller } = this.#options;
    const own = this.#waiting.get(caller) ?? new Set<Waiting>();
    const isFull = this.#waitingOfAll >= waitingMax || own.size >= waitingMaxPerCaller;
    if (waitMs !== undefined && isFull) throw busy();
    let next = () => {};
    let timer: NodeJS.Timeout | undefined;
    let leave = () => {};
    try {
      await new Promise<void>((resolve, reject) => {
        const leaveWith = (error: AppError) => {
          this.#forget(caller, next);
          reject(error);
        };
        next = resolve;
        own.add(next);
        this.#waiting.set(caller, own);
        this.#waitingOfAll += 1;
        if (waitMs !== undefined) timer = setTimeout(() => leaveWith(busy()), waitMs);
        leave = () => leaveWith(gone());
        signal?.addEventListener('abort', leave);
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  }

  #forget(caller: string, waiting: Waiting): void {
    const own = this.#waiting.get(caller);
    if (own?.delete(waiting) !== true) return;
    this.#waitingOfAll -= 1;
    if (own.size === 0) this.#waiting.delete(caller);
  }

  /** Hands a free place to the caller whose turn it is; they are the last then. */
  #serveNext(): void {
    for (const [caller, own] of this.#waiting) {
      const [next] = own;
      if (next === undefined || !this.#isFreeFor(caller)) continue;
      this.#forget(caller, next);
      if (this.#waiting.delete(caller)) this.#waiting.set(caller, own);
      this.#occupy(caller);
      next();
      return;
    }
  }
}
