import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import { useMemo, useRef } from 'react';
import { overviewAtom } from '../../../state/analyzer/overview.js';
import { useAtomValue } from '../../../state/atoms.js';

/**
 * The counts under a filter; those of the filter before stay until they are here. `shown` says of which filter they are, so
 * that charts are drawn once for an answer, not for the question too.
 */
export function useOverview(runId: string, filter: CommentFilter) {
  const asked = JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object that asks for the same is no other question
  const same = useMemo(() => filter, [asked]);
  const atom = useMemo(() => overviewAtom(runId, same), [runId, same]);
  const { data, error } = useAtomValue(atom);
  const last = useRef<{ overview: RunOverview; filter: CommentFilter }>(undefined);
  if (data && (last.current?.overview !== data || last.current.filter !== same))
    last.current = { overview: data, filter: same };
  return {
    overview: last.current?.overview,
    /** The filter that is asked about, the one of `shown` or newer. */
    asked: same,
    shown: last.current,
    error: data === undefined ? error : undefined,
    again: () => void atom.refetch(),
  };
}
