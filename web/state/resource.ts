import { type QueryKey, QueryObserver, type QueryObserverResult } from '@tanstack/query-core';
import { type Atom, atom } from 'jotai';
import { queryClient } from './query-client.js';

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

/** An atom that loads its data when first shown and keeps it for all who read it (constants: specification, section 9). */
export function resourceAtom<T>({ key, load, staleMs, retries }: ResourceOptions<T>): ResourceAtom<T> {
  const observer = new QueryObserver<T>(queryClient, {
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    ...(retries === undefined ? {} : { retry: retries }),
  });
  const result = atom<QueryObserverResult<T>>(observer.getCurrentResult());
  result.onMount = (set) => {
    const unsubscribe = observer.subscribe((next) => set({ ...next }));
    set({ ...observer.getCurrentResult() });
    return unsubscribe;
  };
  const shown = atom((get): Resource<T> => {
    const { data, error, isFetching, isPending, dataUpdatedAt } = get(result);
    return {
      data,
      error: error ?? undefined,
      isLoading: isPending && error === null,
      isFetching,
      fetchedAt: dataUpdatedAt,
    };
  });
  return Object.assign(shown, {
    key,
    refetch: () => queryClient.invalidateQueries({ queryKey: key, exact: true }),
    patch(change: (data: T) => T) {
      const before = queryClient.getQueryData<T>(key);
      queryClient.setQueryData<T>(key, (data) => (data === undefined ? data : change(data)));
      return () => {
        queryClient.setQueryData(key, before);
      };
    },
  });
}
