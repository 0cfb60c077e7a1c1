import type { ResultOrder } from '@smops/core/analyzer/analyzer.constants.js';
import type { CommentFilter } from '@smops/core/analyzer/overview/comment-filter.schemas.js';
import { useCallback, useEffect, useState } from 'react';
import { filterOf, writeFilter } from './filter.model.js';

/** Browsers refuse to rewrite the address at every key. */
const WRITE_AFTER_MS = 250;

/** The filter and the order of a result, which also stand in the page's address. */
export function useFilter(variables: readonly string[]) {
  const [state, setState] = useState(() => filterOf(location.search, variables));
  const { filter, order } = state;
  useEffect(() => {
    const path = location.pathname;
    const timer = setTimeout(() => {
      if (location.pathname !== path) return;
      const url = new URL(location.href);
      writeFilter(url, filter, order);
      if (url.href !== location.href) history.replaceState(history.state, '', url);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [filter, order]);
  return {
    filter,
    order,
    // The same functions always: what hangs on them is drawn again only for what has changed.
    setFilter: useCallback((next: CommentFilter) => setState((before) => ({ ...before, filter: next })), []),
    setOrder: useCallback((next: ResultOrder) => setState((before) => ({ ...before, order: next })), []),
  };
}
