/** Work of one caller that waits for its turns. */
interface Call {
  /** Starts the next piece of work; undefined when there is none left. */
  next(): Promise<void> | undefined;
}

/**
 * Pieces of work of several callers, of which each has one at a time while others wait: who has little to do need not wait
 * for who has much.
 */
export class Turns {
  #free: number;
  readonly #waiting: Call[] = [];

  /** At most `atOnce` pieces are under way. */
  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Does all pieces of a call, begun in their order; what they make, in that order. Rejects with the first that fails. */
  all<Made>(pieces: readonly (() => Promise<Made>)[]): Promise<Made[]> {
    const made: Made[] = new Array(pieces.length);
    let begun = 0;
    let ended = 0;
    let hasFailed = false;
    return new Promise((resolve, reject) => {
      if (pieces.length === 0) {
        resolve(made);
        return;
      }
      const next = (): Promise<void> | undefined => {
        const at = begun;
        const piece = hasFailed ? undefined : pieces[at];
        if (piece === undefined) return undefined;
        begun += 1;
        return piece().then(
          (one) => {
            made[at] = one;
            ended += 1;
            if (ended === pieces.length) resolve(made);
          },
          (error: unknown) => {
            hasFailed = true;
            reject(error);
          },
        );
      };
      this.#waiting.push({ next });
      this.#begin();
    });
  }

  #begin(): void {
    while (this.#free > 0) {
      const call = this.#waiting.shift();
      if (call === undefined) return;
      const work = call.next();
      if (work === undefined) continue;
      this.#waiting.push(call);
      this.#free -= 1;
      void work.finally(() => {
        this.#free += 1;
        this.#begin();
      });
    }
  }
}
