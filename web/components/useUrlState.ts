import { useCallback, useEffect, useMemo, useState } from 'react';

/** How long after the last change the address follows: browsers refuse to rewrite it at every key. */
const WRITE_AFTER_MS = 250;

/**
 * Texts that also stand in the page's address, so that a filtered list can be bookmarked, sent and reloaded. `initials` has
 * the name of each with its initial value, which is left out of the address, and stays the same object. Writing replaces the
 * history entry: Back leaves the page.
 */
export function useUrlStates(
  initials: Readonly<Record<string, string>>,
): [values: Readonly<Record<string, string>>, set: (name: string, value: string) => void] {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => {
    const query = new URLSearchParams(location.search);
    const read = Object.entries(initials).map(([name, initial]) => [name, query.get(name) ?? initial]);
    return Object.fromEntries(read);
  });
  useEffect(() => {
    const path = location.pathname;
    const timer = setTimeout(() => {
      if (location.pathname !== path) return;
      const url = new URL(location.href);
      for (const [name, value] of Object.entries(values)) {
        if (value === initials[name]) url.searchParams.delete(name);
        else url.searchParams.set(name, value);
      }
      if (url.href !== location.href) history.replaceState(history.state, '', url);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, initials]);
  const set = useCallback((name: string, value: string) => {
    setValues((before) => (before[name] === value ? before : { ...before, [name]: value }));
  }, []);
  return [values, set];
}

/** The same for one text. */
export function useUrlState(name: string, initial = ''): [value: string, set: (value: string) => void] {
  const initials = useMemo(() => ({ [name]: initial }), [name, initial]);
  const [values, set] = useUrlStates(initials);
  return [values[name] ?? initial, useCallback((value) => set(name, value), [set, name])];
}
