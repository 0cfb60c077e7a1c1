/** Several jobs and the calls themselves share a screen's frame (16 ms): who clicks must not notice. */
const SLICE_MS = 2;

const waiting: (() => void)[] = [];
let isScheduled = false;

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    waiting.shift()?.();
    if (waiting.length > 0) schedule();
  });
}

/**
 * Long work in slices, so that the event loop stays free for those who call. Code that works on many rows makes one, and
 * asks it now and then: `if (slice.isOver()) await slice.yield()`. Of several at once only one has a slice between two
 * looks at what has come in, in the order of asking.
 */
export class TimeSlice {
  readonly #now: () => number;
  #sinceMs: number;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#sinceMs = now();
  }

  /** Whether it is time to let others go on. */
  isOver(): boolean {
    return this.#now() - this.#sinceMs >= SLICE_MS;
  }

  /** Lets others go on; resolves when the next slice begins. */
  async yield(): Promise<void> {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      schedule();
    });
    this.#sinceMs = this.#now();
  }
}
