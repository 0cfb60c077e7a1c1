import { ERRORS_TEXTS } from '@smops/core/errors.texts.model.js';
import { ApiError } from '../api-error.js';
import type { Shelf } from './shelf.js';
import type { Said, Unsent } from './unsent.js';

/** What a screen says of the outbox. */
export interface OutboxState {
  /** Sent one after the other until they are stored. */
  waiting: readonly Unsent[];
  /** Refused by the server: they wait for the person to try again, or to give them up. */
  refused: readonly Unsent[];
  /** Why nothing is stored at the moment; it is tried again. */
  problem: string | undefined;
  /** Storing takes so long that the person should know. */
  isLate: boolean;
}

export interface OutboxParts {
  shelf: Shelf;
  /** Stores one at the server. Throws what its client throws. */
  send(unsent: Unsent): Promise<unknown>;
  /** The server's time in milliseconds. */
  now(): number;
  /** Runs `work` in `ms`, unless the result is called before. */
  later(ms: number, work: () => void): () => void;
  newId(): string;
  /** What people are told of a failure. */
  reasonOf(error: unknown): string;
  /** How long is waited after each failed try in a row; the last one for all further ones. */
  retryMs?: readonly number[];
}

const RETRY_MS = [1000, 2000, 5000, 10_000];
/** A request that takes longer is taken for lost. Should it arrive after all, its time of giving keeps it in its place. */
const HANGS_MS = 15_000;
/** From here on a request takes long. */
const LATE_MS = 2000;

/** What more tries do not mend: the server has understood the call and says no. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

type Outcome = 'sent' | 'failed' | 'empty';

/**
 * Sends what a person says of comments to the server, in order and behind the keys. What does not get through stays on the shelf and
 * is tried again until it does; what the server refuses stays there until the person decides.
 */
export class Outbox {
  private readonly parts: OutboxParts;
  private readonly shelf: Shelf;
  private state: OutboxState = { waiting: [], refused: [], problem: undefined, isLate: false };
  private sending: Promise<void> | undefined;
  private isClosed = false;
  private endPause: (() => void) | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly storedListeners = new Set<(unsent: Unsent) => void>();
  private readonly outcomes = new Set<(outcome: Outcome) => void>();
  private readonly stopShelf: () => void;

  constructor(parts: OutboxParts) {
    this.parts = parts;
    this.shelf = parts.shelf;
    this.stopShelf = this.shelf.onChange(() => {
      this.changed();
      this.wake();
    });
    this.changed();
    this.wake();
  }

  add(said: Said): void {
    if (this.isClosed) return;
    const givenAt = new Date(this.shelf.stamp(this.parts.now())).toISOString();
    this.shelf.put({ id: this.parts.newId(), givenAt, said });
    this.changed();
    this.wake();
  }

  /** Tries at once what waits: the network is back. */
  tryWaiting(): void {
    this.endPause?.();
    this.wake();
  }

  /** Tries at once, also what was refused. */
  tryAgain(): void {
    for (const { refused: _, ...unsent } of this.state.refused) this.shelf.put(unsent);
    this.changed();
    this.tryWaiting();
  }

  /** Removes what was refused. */
  giveUpRefused(): void {
    for (const unsent of this.state.refused) this.shelf.remove(unsent);
    this.changed();
  }

  /** Resolves when nothing waits any more, or the outbox is closed. */
  async drained(): Promise<void> {
    while (!this.isClosed && this.state.waiting.length > 0) {
      this.wake();
      await this.sending;
    }
  }

  /** Tries once, in order; ends with the first failure. */
  async sendOnce(): Promise<void> {
    while (!this.isClosed && this.state.waiting.length > 0) {
      const outcome = new Promise<Outcome>((resolve) => {
        this.outcomes.add(resolve);
      });
      this.endPause?.();
      this.wake();
      if ((await outcome) !== 'sent') return;
    }
  }

  /** Stops sending; what is left stays on the shelf. */
  close(): void {
    this.isClosed = true;
    this.stopShelf();
    this.endPause?.();
    this.tell('empty');
  }

  /** Gives up all that is not stored. */
  forget(): void {
    this.storedListeners.clear();
    for (const unsent of this.shelf.list()) this.shelf.remove(unsent);
    this.changed();
    this.close();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly snapshot = (): OutboxState => this.state;

  /** Calls `listener` with each one that the server has stored, also when another tab sent it. */
  onStored(listener: (unsent: Unsent) => void): () => void {
    this.storedListeners.add(listener);
    return () => this.storedListeners.delete(listener);
  }

  private changed(news: Partial<Pick<OutboxState, 'problem' | 'isLate'>> = {}): void {
    const all = this.shelf.list();
    const waiting = all.filter(({ refused }) => refused === undefined);
    const calm = waiting.length === 0 ? { problem: undefined, isLate: false } : {};
    const refused = all.filter((one) => one.refused !== undefined);
    // What another tab has sent is gone from the shelf, too.
    const gone = this.state.waiting.filter(({ id }) => !all.some((one) => one.id === id));
    for (const unsent of gone) for (const listener of this.storedListeners) listener(unsent);
    this.state = { ...this.state, ...news, ...calm, waiting, refused };
    for (const listener of this.listeners) listener();
  }

  private tell(outcome: Outcome): void {
    for (const resolve of this.outcomes) resolve(outcome);
    this.outcomes.clear();
  }

  private wake(): void {
    if (this.sending !== undefined || this.isClosed || this.state.waiting.length === 0) return;
    this.sending = this.sendAll().finally(() => {
      this.sending = undefined;
      this.wake();
    });
  }

  private async sendAll(): Promise<void> {
    const waits = this.parts.retryMs ?? RETRY_MS;
    for (let failures = 0; !this.isClosed; ) {
      const outcome = await this.shelf.alone(() => this.sendFirst());
      this.tell(outcome);
      if (outcome === 'empty') return;
      if (outcome === 'sent') failures = 0;
      else if (!this.isClosed) await this.pause(waits[Math.min(failures++, waits.length - 1)] ?? 0);
    }
  }

  private async sendFirst(): Promise<Outcome> {
    this.changed();
    const [first] = this.state.waiting;
    if (first === undefined || this.isClosed) return 'empty';
    const stopLate = this.parts.later(LATE_MS, () => this.changed({ isLate: true }));
    try {
      await this.inTime(this.parts.send(first));
    } catch (error) {
      if (this.isClosed) return 'empty';
      const reason = this.parts.reasonOf(error);
      if (!isRefusal(error)) {
        this.changed({ problem: reason, isLate: true });
        return 'failed';
      }
      this.shelf.put({ ...first, refused: reason });
      this.changed({ problem: undefined, isLate: false });
      return 'sent';
    } finally {
      stopLate();
    }
    this.shelf.remove(first);
    this.changed({ problem: undefined, isLate: false });
    return 'sent';
  }

  private inTime(call: Promise<unknown>): Promise<unknown> {
    let stop = () => {};
    const late = new Promise<never>((_, reject) => {
      stop = this.parts.later(HANGS_MS, () => reject(new Error(ERRORS_TEXTS().noAnswer)));
    });
    return Promise.race([call, late]).finally(() => stop());
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        stop();
        this.endPause = undefined;
        resolve();
      };
      const stop = this.parts.later(ms, end);
      this.endPause = end;
    });
  }
}
