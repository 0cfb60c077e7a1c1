import { type QueryKey, QueryObserver, type QueryObserverResult } from '@tanstack/query-core';
import { type Atom, atom } from 'jotai';
import { queryClient } from './query-client.js';
import { store } from './store.js';

/** Server data as a screen sees it. `data` stays while it is asked for again, and beside the `error` of a later try. */
export interface Resource<T> {
  data: T | undefined;
  error: Error | undefined;
  /** Nothing to show yet: the time for a skeleton. */
  isLoading: boolean;
  /** On its way, whether or not there is older data to show. */
  isFetching: boolean;
  /** When `data` arrived, in milliseconds since 1970; 0 before that. */
  fetchedAt: number;
}

export interface ResourceAtom<T> extends Atom<Resource<T>> {
  key: QueryKey;
  /** Asks the server again; what is shown stays until the answer is here. Never throws: see `error`. */
  refetch(): Promise<void>;
  /** Replaces the data before the server has answered; call the result to take that back. */
  patch(change: (data: T) => T): () => void;
}

interface ResourceOptions<T> {
  /** Also its address in the cache: two atoms of one key share one answer. */
  key: QueryKey;
  load(signal: AbortSignal): Promise<T>;
  /** Default: 5 minutes. */
  staleMs?: number;
  /** Tries after a failed one. Default: 0. */
  retries?: number;
}

/** How often something left the cache: what an atom that is not on the screen has read is read again then. */
const removals = atom(0);
queryClient.getQueryCache().subscribe(({ type }) => {
  if (type === 'removed') store.set(removals, (count) => count + 1);
});

/**
 * An atom that loads its data when first shown and keeps it for all who read it. An observer holds on to its query even
 * when the cache has dropped it (after sign-out, or unused for 10 minutes), so each time on the screen gets a new one.
 */
export function resourceAtom<T>({ key, load, staleMs, retries }: ResourceOptions<T>): ResourceAtom<T> {
  /** What the observer says while the atom is on the screen. */
  const observed = atom<QueryObserverResult<T> | undefined>(undefined);
  observed.onMount = (set) => {
    const observer = new QueryObserver<T>(queryClient, {
      queryKey: key,
      queryFn: ({ signal }) => load(signal),
      ...(staleMs === undefined ? {} : { staleTime: staleMs }),
      ...(retries === undefined ? {} : { retry: retries }),
    });
    const unsubscribe = observer.subscribe((next) => set({ ...next }));
    set({ ...observer.getCurrentResult() });
    return () => {
      unsubscribe();
      set(undefined);
    };
  };
  const shown = atom((get): Resource<T> => {
    const onScreen = get(observed);
    if (!onScreen) get(removals);
    const state = onScreen ?? queryClient.getQueryState<T>(key);
    return {
      data: state?.data,
      error: state?.error ?? undefined,
      isLoading: (state?.status ?? 'pending') === 'pending',
      isFetching: state?.fetchStatus === 'fetching',
      fetchedAt: state?.dataUpdatedAt ?? 0,
    };
  });
  return Object.assign(shown, {
    key,
    refetch: () => queryClient.invalidateQueries({ queryKey: key, exact: true }),
    patch(change: (data: T) => T) {
      const query = () => queryClient.getQueryCache().find<T>({ queryKey: key, exact: true });
      const patched = query();
      const before = patched?.state.data;
      if (before === undefined) return () => undefined;
      queryClient.setQueryData<T>(key, change(before));
      return () => {
        // Not into the cache of the user who has signed in since.
        if (query() === patched) queryClient.setQueryData(key, before);
      };
    },
  });
}
