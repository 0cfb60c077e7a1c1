import type { Client } from '@smops/server/client/client.js';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { describeFailure } from '../../failures/failures.js';
import type { Resource } from './resource-store.js';
import { useTui } from './tui.js';

/** Refreshing by itself takes at most one part in this number of the time. */
const LIVE_SHARE = 20;
/**
 * Loads what `name` stands for once `isActive`, and again when it is older than five minutes and looked at again.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: an expired resource is loaded again
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
