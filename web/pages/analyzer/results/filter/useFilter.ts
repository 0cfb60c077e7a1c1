import type { ResultOrder } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askOverview } from '../../../../state/analyzer/overview.js';
import { type ChangeFilter, filterOf, type Stack, writeFilter } from './filter.model.js';

/** Browsers refuse to rewrite the address at every key. */
const WRITE_AFTER_MS = 250;

/** The filter, the order and the stack of a result, which also stand in the page's address. */
export function useFilter(runId: string, variables: readonly string[]) {
  const [state, setState] = useState(() => filterOf(location.search, variables));
  const { filter } = state;
  const now = useRef(filter);
  useEffect(() => {
    const path = location.pathname;
    const timer = setTimeout(() => {
      if (location.pathname !== path) return;
      const url = new URL(location.href);
      writeFilter(url, state);
      if (url.href !== location.href) history.replaceState(history.state, '', url);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    ...state,
    // The same functions always: what hangs on them is drawn again only for what has changed.
    changeFilter: useCallback<ChangeFilter>(
      (change) => {
        now.current = change(now.current);
        const next = now.current;
        askOverview(runId, next);
        setState((before) => ({ ...before, filter: next }));
      },
      [runId],
    ),
    setStack: useCallback((stack: Stack) => setState((before) => ({ ...before, stack })), []),
    setOrder: useCallback((next: ResultOrder) => setState((before) => ({ ...before, order: next })), []),
  };
}
