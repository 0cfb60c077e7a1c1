import { asWritten } from './platform/language/caller-language.js';

/** Wakings within this time make one round. */
const GATHER_MS = 50;

export interface TickerOptions {
  everyMs: number;
  /** Wakings within this number of milliseconds make one round. */
  gatherMs?: number;
  /** Told what a round failed with; the next one comes all the same. */
  onError(error: unknown): void;
}

/**
 * Does the same work again and again: every so often, because another server or an earlier process may have left something, and soon after
 * `wake`, when this process knows that there is something. One round at a time. What rounds store and log is in no one's language.
 */
export class Ticker {
  readonly #round: () => Promise<unknown>;
  readonly #options: TickerOptions;
  #timer: NodeJS.Timeout | undefined;
  #soon: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #isStopped = false;

  constructor(round: () => Promise<unknown>, options: TickerOptions) {
    this.#round = round;
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), this.#options.everyMs).unref();
    void this.look();
  }

  /** There is something to do: makes a round soon. */
  wake(): void {
    if (this.#isStopped) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.look();
    }, this.#options.gatherMs ?? GATHER_MS).unref();
  }

  /** Makes a round that begins after this call, and waits for it; calls in the meantime share it. Never throws. */
  async look(): Promise<void> {
    if (this.#isStopped) return;
    if (this.#running === undefined) {
      this.#running = asWritten(this.#round)
        .then(() => {}, this.#options.onError)
        .finally(() => {
          this.#running = undefined;
        });
      return await this.#running;
    }
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      return this.look();
    });
    await this.#next;
  }

  /** Begins no more rounds, and waits for the one under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    clearTimeout(this.#soon);
    await this.#running;
  }
}
