/** A bound for memory only: a team has a few dozen. */
const MAX_ENTRIES = 1000;

let changes = 0;

const listeners = new Set<() => void>();

/** Calls `listener` after every change of sessions, tokens or users, its transaction possibly still open. Returns the end of it. */
export function onCredentialsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Call after every statement that changes sessions, tokens or users: it empties the caches. */
export function credentialsChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/**
 * Sessions or tokens that were found alive, for the embedded database only: it runs one statement at a time, so a look-up
 * with every call would wait behind an import. Its one process makes all changes, and nothing reads while a transaction is
 * open, so what is kept here is never out of date.
 */
export class CredentialCache<Row> {
  readonly #isAlive: (row: Row, now: Date) => boolean;
  readonly #found = new Map<string, Row>();
  #asOf = changes;

  /** `isAlive`: whether a row found earlier has neither expired nor been idle for too long since. */
  constructor(isAlive: (row: Row, now: Date) => boolean) {
    this.#isAlive = isAlive;
  }

  /** The row kept under that key if it is still alive; else what `load` finds. */
  async find(key: string, now: Date, load: () => Promise<Row | undefined>): Promise<Row | undefined> {
    if (this.#asOf !== changes) {
      this.#found.clear();
      this.#asOf = changes;
    }
    const known = this.#found.get(key);
    if (known !== undefined && this.#isAlive(known, now)) return known;
    const asOf = changes;
    const loaded = await load();
    if (loaded !== undefined && asOf === changes) {
      if (this.#found.size >= MAX_ENTRIES) this.#found.clear();
      this.#found.set(key, loaded);
    }
    return loaded;
  }

  /** Whether the row under that key is kept: the next `find` will not load it. */
  has(key: string): boolean {
    return this.#found.has(key);
  }
}
