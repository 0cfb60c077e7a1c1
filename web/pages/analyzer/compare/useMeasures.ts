import type { EstimateComparisonInput } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { useMemo } from 'react';
import { preparedSidesAtom } from '../../../state/analyzer/sides.js';
import { useAtomValue } from '../../../state/atoms.js';

/** The prepared sides as an estimate takes them; undefined while one is missing. */
export function useMeasures(): EstimateComparisonInput['sides'] | undefined {
  const sides = useAtomValue(preparedSidesAtom);
  return useMemo(() => {
    const found = sides.flatMap(({ side: { runId }, file }): EstimateComparisonInput['sides'] => {
      if (runId !== null) return [{ task_id: runId }];
      return file.status === 'read' ? [file.report.measure] : [];
    });
    return found.length < sides.length ? undefined : found;
  }, [sides]);
}
