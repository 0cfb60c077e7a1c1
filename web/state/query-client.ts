import { QueryClient } from '@tanstack/query-core';

/** Data are fresh for 5 minutes and dropped after 10 without being shown. */
export const STALE_MS = 5 * 60_000;
export const DISCARD_MS = 10 * 60_000;

/** What the server answered, by key. Nothing is asked again by itself; see `resourceAtom` for the one exception. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      gcTime: DISCARD_MS,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      // A list that an action made out of date while it was not on the screen is asked for again when it is shown.
      refetchOnMount: (query) => query.state.isInvalidated,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
queryClient.mount();

/**
 * Asks again for the lists that an address stands below, those that are not on the screen once they are: a change at
 * `/api/codebooks/prices/restore` makes `['api', 'codebooks']` out of date.
 */
export function outdated(address: string): void {
  const names = new URL(address).pathname.slice(1).split('/');
  for (const depth of names.keys())
    void queryClient.invalidateQueries({ queryKey: names.slice(0, depth + 1), exact: true });
}
