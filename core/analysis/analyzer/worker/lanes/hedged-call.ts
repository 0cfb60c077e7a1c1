import type { AskReply } from '../../providers/provider.js';

export type Ask = (signal: AbortSignal) => Promise<AskReply | undefined>;

const isGood = (reply: AskReply | undefined) => reply !== undefined && reply.failure === undefined;

/**
 * A call that can be made a second time while the first is still under way. The first good answer counts and ends the
 * other call; without one, the last answer does.
 */
export class HedgedCall {
  readonly startedMs: number;
  readonly done: Promise<AskReply | undefined>;
  isHedged = false;
  /** The good answer came from the second call. */
  isAnsweredAgain = false;
  private readonly ask: Ask;
  private readonly controllers: AbortController[] = [];
  private open = 0;
  private isSettled = false;
  private settle: (reply: AskReply | undefined) => void = () => {};
  private fail: (error: unknown) => void = () => {};

  constructor(ask: Ask, startedMs: number) {
    this.ask = ask;
    this.startedMs = startedMs;
    this.done = new Promise((resolve, reject) => {
      this.settle = resolve;
      this.fail = reject;
    });
    this.start();
  }

  /** Makes the call once more. */
  hedge(): void {
    if (this.isHedged || this.isSettled) return;
    this.isHedged = true;
    this.start();
  }

  private start(): void {
    const controller = new AbortController();
    this.controllers.push(controller);
    this.open += 1;
    this.ask(controller.signal).then(
      (reply) => {
        this.open -= 1;
        if (!isGood(reply) && this.open > 0) return;
        this.isAnsweredAgain ||= !this.isSettled && isGood(reply) && controller !== this.controllers[0];
        this.end(() => this.settle(reply), controller);
      },
      (error: unknown) => {
        this.open -= 1;
        if (this.open === 0) this.end(() => this.fail(error), controller);
      },
    );
  }

  private end(settle: () => void, own: AbortController): void {
    if (this.isSettled) return;
    this.isSettled = true;
    settle();
    for (const controller of this.controllers) if (controller !== own) controller.abort();
  }
}

const KEPT = 101;

/** The last calls' durations, for what is usual. */
export class Latencies {
  private readonly values: number[] = [];
  private next = 0;

  add(ms: number): void {
    this.values[this.next] = ms;
    this.next = (this.next + 1) % KEPT;
  }

  /** Undefined until a handful of calls has ended. */
  median(): number | undefined {
    if (this.values.length < 5) return undefined;
    const sorted = this.values.toSorted((a, b) => a - b);
    return sorted[sorted.length >> 1];
  }
}
