/** A bound for memory only: a team has a few dozen. */
const MOST = 1000;

let changes = 0;
let changedMs = Number.NEGATIVE_INFINITY;

const listeners = new Set<() => void>();

/** Calls `listener` after every change of sessions, tokens or users, its transaction possibly still open. Returns the end of it. */
export function onCredentialsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Said after every statement that changes sessions, tokens or users: what was found before counts no more. */
export function credentialsChanged(): void {
  changes += 1;
  changedMs = performance.now();
  for (const listener of listeners) listener();
}

export interface LiveCredentialsOptions<Row> {
  /** Whether what was found earlier is still valid at that moment, had nothing changed. */
  isAlive: (row: Row, now: Date) => boolean;
  /** Whether every change, by whomever, is followed by `credentialsChanged`; while not, nothing is remembered. */
  isHearing: () => boolean;
  /**
   * So long after a change nothing is remembered: its transaction may not have ended. 0 where nobody else can read until
   * it has.
   */
  settleMs: number;
}

/**
 * Sessions or tokens found alive: an import or an analysis keeps the database busy, and who calls must not be asked of it
 * with every call.
 */
export class LiveCredentials<Row> {
  readonly #options: LiveCredentialsOptions<Row>;
  readonly #found = new Map<string, Row>();
  #asOf = changes;

  constructor(options: LiveCredentialsOptions<Row>) {
    this.#options = options;
  }

  /** What is known under that key, if it is still alive; else what `load` finds. */
  async find(key: string, now: Date, load: () => Promise<Row | undefined>): Promise<Row | undefined> {
    const { isAlive, isHearing, settleMs } = this.#options;
    const isSettled = () => isHearing() && performance.now() - changedMs >= settleMs;
    if (this.#asOf !== changes || !isSettled()) {
      this.#found.clear();
      this.#asOf = changes;
    }
    const known = this.#found.get(key);
    if (known !== undefined && isAlive(known, now)) return known;
    const asOf = changes;
    const loaded = await load();
    if (loaded !== undefined && asOf === changes && isSettled()) {
      if (this.#found.size >= MOST) this.#found.clear();
      this.#found.set(key, loaded);
    }
    return loaded;
  }

  /** Whether what is under that key is remembered: the next `find` will not ask for it. */
  holds(key: string): boolean {
    return this.#found.has(key);
  }
}
