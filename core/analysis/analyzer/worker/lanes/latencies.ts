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
