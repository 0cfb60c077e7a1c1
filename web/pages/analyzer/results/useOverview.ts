import type { CommentFilter } from '@smops/core/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analyzer/overview/overview.schemas.js';
import { useMemo, useRef } from 'react';
import { overviewAtom } from '../../../state/analyzer/overview.js';
import { useAtomValue } from '../../../state/atoms.js';

/** The counts under a filter; those of the filter before stay until they are here. */
export function useOverview(taskId: string, filter: CommentFilter) {
  const atom = useMemo(() => overviewAtom(taskId, filter), [taskId, filter]);
  const { data, error } = useAtomValue(atom);
  const last = useRef<RunOverview>(undefined);
  if (data) last.current = data;
  return {
    overview: data ?? last.current,
    isStale: data === undefined,
    error,
    again: () => void atom.refetch(),
  };
}
