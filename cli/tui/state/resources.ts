import type { Client } from '@smops/server/client/client.js';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { describeFailure } from '../../failures.js';
import { useTui } from './tui.js';

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
/** Looking by itself takes at most one part in so many of the time. */
const LIVE_SHARE = 20;
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

  /** Everything is loaded anew where it is looked at: something else may have changed it. */
  expire(): void {
    for (const [name, entry] of this.entries) this.entries.set(name, { ...entry, fetchedAtMs: undefined });
    for (const listener of this.listeners) listener();
  }

  isFresh(name: string, nowMs: number): boolean {
    const { fetchedAtMs } = this.get(name);
    return fetchedAtMs !== undefined && nowMs - fetchedAtMs < FRESH_MS;
  }
}

/**
 * Loads what `name` stands for once `isActive`, and again when it is older than five minutes and looked at anew.
 * `reload` loads now; a failure is in `error` and leaves the old data. With `isLive` others' changes appear by
 * themselves: it looks every few seconds, without a sign of it.
 */
export function useResource<Data>(
  name: string,
  load: (client: Client) => Promise<Data>,
  isActive = true,
  isLive = false,
): Resource<Data> & { reload(): Promise<void> } {
  const { resources, call, now, liveMs } = useTui();
  const resource = useSyncExternalStore(resources.subscribe, () => resources.get<Data>(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `load` loads is named by `name`
  const look = useCallback(async () => {
    const isWanted = resources.begin(name);
    try {
      const data = await call(load);
      if (isWanted())
        resources.set(name, { data, error: undefined, isLoading: false, fetchedAtMs: now().getTime() });
    } catch (error) {
      if (isWanted()) resources.set(name, { error: describeFailure(error).message, isLoading: false });
    }
  }, [name, resources, call, now]);
  const reload = useCallback(async () => {
    resources.set(name, { isLoading: true });
    await look();
  }, [name, resources, look]);
  const isExpired = resource.fetchedAtMs === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an expired resource is loaded anew
  useEffect(() => {
    if (isActive && !resources.isFresh(name, now().getTime())) void reload();
  }, [isActive, isExpired, name, resources, now, reload]);
  useEffect(() => {
    if (!isActive || !isLive) return;
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const again = (waitMs: number) => {
      timer = setTimeout(async () => {
        const startMs = performance.now();
        if (!resources.get(name).isLoading) await look();
        // A list that takes long to load is asked for less often.
        if (!isOver) again(Math.max(liveMs, LIVE_SHARE * (performance.now() - startMs)));
      }, waitMs);
    };
    again(liveMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isActive, isLive, name, resources, look, liveMs]);
  return { ...resource, reload };
}
