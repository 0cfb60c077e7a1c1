import type { EarlierRun } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { sidesAtom, sidesOfRuns } from '../../../state/analyzer/sides.js';
import { useSetAtom } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';

/**
 * The earlier runs that the run of the address may be compared with, best first; none without such a run. The run becomes the
 * first side, the best of them the second.
 */
export function useEarlier(): readonly EarlierRun[] {
  const runId = new URLSearchParams(useSearch()).get('with');
  const setSides = useSetAtom(sidesAtom);
  const [found, setFound] = useState<readonly EarlierRun[]>([]);
  useEffect(() => {
    if (runId === null) return;
    let isOver = false;
    setSides(sidesOfRuns([runId]));
    client
      .call(COMPARISONS.earlierRuns, { taskId: runId })
      .catch(() => [])
      .then((earlier) => {
        if (isOver) return;
        setFound(earlier);
        const best = earlier.find(({ written }) => written === 'earlier');
        if (best !== undefined) setSides(sidesOfRuns([runId, best.taskId]));
      });
    return () => {
      isOver = true;
    };
  }, [runId, setSides]);
  return found;
}
