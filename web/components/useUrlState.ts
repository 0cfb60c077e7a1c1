import { useEffect, useState } from 'react';

/** How long after the last change the address follows: browsers refuse to rewrite it at every key. */
const WRITE_AFTER_MS = 250;

/**
 * State that also stands in the page's address, so that a filtered list can be bookmarked, sent and reloaded. The
 * initial value is left out of the address. Writing replaces the history entry: Back leaves the page.
 */
export function useUrlState(name: string, initial = ''): [value: string, set: (value: string) => void] {
  const [value, setValue] = useState(() => new URLSearchParams(location.search).get(name) ?? initial);
  useEffect(() => {
    const path = location.pathname;
    const timer = setTimeout(() => {
      if (location.pathname !== path) return;
      const url = new URL(location.href);
      if (value === initial) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
      if (url.href !== location.href) history.replaceState(history.state, '', url);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [name, value, initial]);
  return [value, setValue];
}
