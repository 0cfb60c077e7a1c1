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

/** As long as the dashboard's lists (specification, section 9). */
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
 * `reload` loads now; a failure is in `error` and leaves the old data.
 */
export function useResource<Data>(
  name: string,
  load: (client: Client) => Promise<Data>,
  isActive = true,
): Resource<Data> & { reload(): Promise<void> } {
  const { resources, call, now } = useTui();
  const resource = useSyncExternalStore(resources.subscribe, () => resources.get<Data>(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `load` loads is named by `name`
  const reload = useCallback(async () => {
    resources.set(name, { isLoading: true });
    try {
      const data = await call(load);
      resources.set(name, { data, error: undefined, isLoading: false, fetchedAtMs: now().getTime() });
    } catch (error) {
      resources.set(name, { error: describeFailure(error).message, isLoading: false });
    }
  }, [name, resources, call, now]);
  const isExpired = resource.fetchedAtMs === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an expired resource is loaded anew
  useEffect(() => {
    if (isActive && !resources.isFresh(name, now().getTime())) void reload();
  }, [isActive, isExpired, name, resources, now, reload]);
  return { ...resource, reload };
}
