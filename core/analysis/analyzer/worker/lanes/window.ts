/** No service is asked more at once than this, however willingly it answers. */
export const MAX_WINDOW = 256;
/** A refusal this soon after the last one is about the same calls. */
const SAME_REFUSAL_MS = 250;
/** Successes for each place of the window before one more place is tried. */
const SUCCESSES_PER_STEP = 20;
/** A window below this grows faster, eightfold in the time of a call instead of fourfold: so few are hardly ever too many. */
const SMALL_WINDOW = 8;
/** Below this share of the window, calls under way cannot be what was too much: it must be calls per second. */
const CLEARLY_BELOW = 0.7;
const SECOND_MS = 1000;
/** Factors of the measured rate: calls stay a little below it, fall back after a refusal, and try a little more each second. */
const RATE_HEADROOM = 0.99;
const RATE_BACKOFF = 0.95;
const RATE_PROBE = 1.03;
const RATE_PROBE_MS = 1000;
/** Fewer calls than this in a second say nothing about a limit per second. */
const MIN_SAMPLE = 4;

/**
 * How much a service bears: calls at once, and calls a second. Both are found out by asking. The window grows fast until
 * the first refusal; a refusal shows how many calls the service had accepted, and that many it is from then on, with one
 * more tried now and then. A refusal with clearly fewer under way can only be a limit per second: then calls are spaced.
 */
export class CallWindow {
  /** Calls that may be under way at once. */
  size: number;
  private isKnown = false;
  private successes = 0;
  private starts: number[] = [];
  private lastRefusalMs = Number.NEGATIVE_INFINITY;
  /** Calls a second; undefined until a limit has shown. */
  private rate: number | undefined;
  private rateSinceMs = 0;
  private nextStartMs = 0;

  constructor(size: number) {
    this.size = Math.min(MAX_WINDOW, Math.max(1, Math.round(size)));
  }

  /** Milliseconds until the next call may start; its place in the second is taken. */
  takeTurn(now: number): number {
    if (this.rate === undefined) return 0;
    if (now - this.rateSinceMs > RATE_PROBE_MS) {
      this.rate *= RATE_PROBE;
      this.rateSinceMs = now;
    }
    const start = Math.max(now, this.nextStartMs);
    this.nextStartMs = start + SECOND_MS / this.rate;
    return start - now;
  }

  started(now: number): void {
    this.starts.push(now);
    if (this.starts.length > 4 * MAX_WINDOW) this.starts = this.starts.filter((at) => now - at < SECOND_MS);
  }

  succeeded(): void {
    this.successes += 1;
    if (!this.isKnown) this.size = Math.min(MAX_WINDOW, this.size + (this.size < SMALL_WINDOW ? 7 : 3));
    else if (this.successes >= this.size * SUCCESSES_PER_STEP) {
      this.successes = 0;
      this.size = Math.min(MAX_WINDOW, this.size + 1);
    }
  }

  /** A call was refused, while `underWay` others were not (yet). */
  refused(now: number, underWay: number, startedMs: number): void {
    const refusedStart = this.starts.indexOf(startedMs);
    if (refusedStart >= 0) this.starts.splice(refusedStart, 1);
    const isLate = now - this.lastRefusalMs < SAME_REFUSAL_MS;
    const accepted = this.starts.filter((at) => now - at < SECOND_MS).length;
    const isBelow = underWay < this.size * CLEARLY_BELOW && this.size - underWay >= 2;
    const isPerSecond = this.isKnown && isBelow && accepted >= MIN_SAMPLE;
    this.successes = 0;
    this.isKnown = true;
    if (!isPerSecond) {
      this.size = Math.max(1, Math.min(this.size, underWay));
    } else if (!isLate) {
      this.rate =
        this.rate === undefined ? accepted * RATE_HEADROOM : Math.min(this.rate, accepted) * RATE_BACKOFF;
      this.rateSinceMs = now;
    }
    this.lastRefusalMs = now;
  }
}
