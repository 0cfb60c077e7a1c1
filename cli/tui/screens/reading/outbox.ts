import { ApiError, type Client } from '@smops/server/client/client.js';
import { describeFailure } from '../../../program/failures.js';

type Work = (client: Client) => Promise<unknown>;

/** What more tries do not mend: the server has understood the call and says no. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

/**
 * Sends what a reader says to the server, in order and behind the keys. What does not get through stays in memory and is
 * tried again until it does.
 */
export class Outbox {
  private readonly send: (work: Work) => Promise<unknown>;
  private readonly retryMs: number;
  private waiting: Work[] = [];
  private sending: Promise<void> | undefined;
  private isClosed = false;
  private readonly listeners = new Set<() => void>();
  /** Why nothing gets through at the moment. */
  problem: string | undefined;
  /** Called with what the server says to something it does not take. */
  onRefused: (message: string) => void = () => {};

  constructor(send: (work: Work) => Promise<unknown>, retryMs: number) {
    this.send = send;
    this.retryMs = retryMs;
  }

  /** What is not stored yet. */
  get unsent(): number {
    return this.waiting.length;
  }

  add(work: Work): void {
    this.waiting.push(work);
    this.changed();
    this.sending ??= this.sendAll();
  }

  /** Resolves when everything is stored, or nothing will be any more. */
  async drained(): Promise<void> {
    await this.sending;
  }

  /** Gives up what is not stored. */
  close(): void {
    this.isClosed = true;
    this.waiting = [];
    this.changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** For React: changes with what screens show of it, which is nothing while all goes well. */
  readonly snapshot = (): string => (this.problem === undefined ? '' : `${this.unsent} ${this.problem}`);

  private changed(): void {
    for (const listener of this.listeners) listener();
  }

  private async sendAll(): Promise<void> {
    for (let work = this.waiting[0]; work !== undefined && !this.isClosed; work = this.waiting[0]) {
      try {
        await this.send(work);
        this.problem = undefined;
        this.waiting.shift();
      } catch (error) {
        const { message } = describeFailure(error);
        if (isRefusal(error)) {
          this.waiting.shift();
          this.onRefused(message);
        } else {
          this.problem = message;
          this.changed();
          await new Promise((resolve) => setTimeout(resolve, this.retryMs).unref());
        }
      }
      this.changed();
    }
    this.sending = undefined;
  }
}
