import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';
import type { Comparison } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import { useCallback, useEffect, useState } from 'react';
import { comparisonsAtom } from '../../../state/analyzer/comparisons.js';
import { client } from '../../../state/client.js';
import { toast } from '../../../state/toasts.js';
import { INSIGHT } from '../insight.texts.js';
import { MAX_ATTEMPTS } from '../run/run-watch.js';
import { expectEnd, takeExpected } from './expected-ends.js';

const TEXT = INSIGHT.compare;
/** The page asks every 3 seconds. Two small files are done sooner, so the first requests come sooner. */
const POLL_MS = 3000;
const FIRST_POLLS_MS = [0, 300, 1000];

export interface ComparisonWatch {
  comparison: Comparison | undefined;
  /** The last question was not answered; the page goes on asking. */
  trouble: Error | undefined;
  attempts: number;
  /** It was changed since: it is asked for again while it is shown. */
  isOld?: boolean;
}

/** How a comparison counts; on the usual basis when none is asked for. */
export interface Counting {
  copies: Comparison['copies'];
  basis: Basis | undefined;
}

/** Whether a comparison was counted as it is asked for. */
export const isCounted = (shown: Comparison, { copies, basis }: Counting): boolean =>
  shown.copies === copies && (basis === undefined || shown.basis === basis);

const isGoing = ({ comparison, trouble, attempts, isOld }: ComparisonWatch, counting: Counting) => {
  if (attempts >= MAX_ATTEMPTS) return false;
  if (comparison?.status === 'completed') return isOld === true || !isCounted(comparison, counting);
  if (comparison) return comparison.status === 'pending' || comparison.status === 'running';
  // Only an answer that says there is no such comparison ends the questions.
  return !(trouble && 'status' in trouble && (trouble.status === 404 || trouble.status === 403));
};

const START: ComparisonWatch = { comparison: undefined, trouble: undefined, attempts: 0 };

/** Follows a comparison until all runs have ended. `again` restarts the count of attempts. */
export function useComparison(
  runId: string,
  { copies, basis }: Counting,
): {
  watch: ComparisonWatch;
  going: boolean;
  again(): void;
  /** Takes the names of its sides after they were changed, and asks for the sentences that have them. */
  take(comparison: Comparison): void;
} {
  const [watch, setWatch] = useState(START);
  const going = isGoing(watch, { copies, basis });

  // Counted in the other way: asked at once, while the known numbers stay.
  useEffect(
    () =>
      setWatch((now) =>
        now.comparison === undefined || isCounted(now.comparison, { copies, basis })
          ? now
          : { ...now, attempts: 0 },
      ),
    [copies, basis],
  );

  useEffect(() => {
    if (!isGoing(watch, { copies, basis })) return;
    let isOver = false;
    const ask = async () => {
      const attempts = watch.attempts + 1;
      try {
        const comparison = await client.call(COMPARISONS.get, {
          taskId: runId,
          time: true,
          ...(copies === 'once' && { copies }),
          basis,
        });
        if (!isOver) setWatch({ comparison, trouble: undefined, attempts });
      } catch (error) {
        if (!isOver) setWatch({ ...watch, trouble: error as Error, attempts });
      }
    };
    const timer = setTimeout(ask, FIRST_POLLS_MS[watch.attempts] ?? POLL_MS);
    return () => {
      clearTimeout(timer);
      isOver = true;
    };
  }, [runId, copies, basis, watch]);

  useEffect(() => {
    const { comparison, attempts } = watch;
    if (comparison?.status === 'running' || comparison?.status === 'pending') expectEnd(runId);
    if (comparison?.status === 'completed' && takeExpected(runId)) {
      toast({ title: TEXT.done, description: comparison.sides.map(({ name }) => name).join(' · ') });
      void comparisonsAtom.refetch();
    }
    if (comparison?.status === 'failed' && takeExpected(runId)) {
      toast({
        tone: 'destructive',
        title: TEXT.failed,
        description: comparison.errorMessage ?? TEXT.failedText,
      });
      void comparisonsAtom.refetch();
    }
    if (attempts === MAX_ATTEMPTS && isOpen(comparison)) toast({ tone: 'destructive', title: TEXT.timeout });
  }, [runId, watch]);

  return {
    watch,
    going,
    again: useCallback(() => setWatch(START), []),
    take: useCallback(
      ({ sides: named }: Comparison) =>
        setWatch((now) => {
          const sides = now.comparison?.sides.map((side, at) => ({
            ...side,
            name: named[at]?.name ?? side.name,
          }));
          const comparison = now.comparison && sides && { ...now.comparison, sides };
          return { ...now, comparison, attempts: 0, isOld: true };
        }),
      [],
    ),
  };
}

const isOpen = (comparison: Comparison | undefined) =>
  comparison === undefined || comparison.status === 'pending' || comparison.status === 'running';
