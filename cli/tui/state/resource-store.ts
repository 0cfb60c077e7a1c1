/** Data of the server as a screen sees it. Old data stays while new is loaded. */
export interface Resource<Data> {
  data: Data | undefined;
  /** One line, when the last load failed. */
  error: string | undefined;
  isLoading: boolean;
  fetchedAtMs: number | undefined;
}

/** As long as the dashboard's lists. */
const FRESH_MS = 5 * 60 * 1000;
const EMPTY: Resource<never> = {
  data: undefined,
  error: undefined,
  isLoading: true,
  fetchedAtMs: undefined,
};

/** What was loaded, by name, for as long as the UI runs. */
export class Resources {
  private readonly entries = new Map<string, Resource<unknown>>();
  private readonly listeners = new Set<() => void>();

  get<Data>(name: string): Resource<Data> {
    return (this.entries.get(name) ?? EMPTY) as Resource<Data>;
  }

  set<Data>(name: string, change: Partial<Resource<Data>>): void {
    this.entries.set(name, { ...this.get<Data>(name), ...change });
    for (const listener of this.listeners) listener();
  }

  private readonly loads = new Map<string, number>();

  /** Begins a load; answers whether its answer is still wanted: of two that cross, the later one's is. */
  begin(name: string): () => boolean {
    const turn = (this.loads.get(name) ?? 0) + 1;
    this.loads.set(name, turn);
    return () => this.loads.get(name) === turn;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Everything is loaded again where it is looked at: something else may have changed it. */
  expire(): void {
    for (const [name, entry] of this.entries) this.entries.set(name, { ...entry, fetchedAtMs: undefined });
    for (const listener of this.listeners) listener();
  }

  isFresh(name: string, nowMs: number): boolean {
    const { fetchedAtMs } = this.get(name);
    return fetchedAtMs !== undefined && nowMs - fetchedAtMs < FRESH_MS;
  }
}
