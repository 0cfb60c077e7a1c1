import type { AnalysisRecord } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { useEffect, useState } from 'react';
import { client } from '../../state/client.js';

/** Long enough that a word typed in one go asks the server once. */
const PAUSE_MS = 150;
const SHOWN = 6;

interface FoundRuns {
  runs: readonly AnalysisRecord[];
  isBusy: boolean;
  error?: Error;
}

/** The newest runs whose name, file or variables hold the text; none for people who see no analyses. */
export function useFoundRuns(text: string, mayAnalyse: boolean): FoundRuns {
  const [found, setFound] = useState<FoundRuns & { text: string }>();
  useEffect(() => {
    if (!mayAnalyse) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const runs = await client.call(RUNS.list, { search: text, limit: SHOWN });
        if (isCurrent) setFound({ text, runs, isBusy: false });
      } catch (error) {
        if (isCurrent) setFound({ text, runs: [], isBusy: false, error: error as Error });
      }
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, mayAnalyse]);
  if (!mayAnalyse) return { runs: [], isBusy: false };
  // What an earlier text found is not offered for this one: Enter would open the wrong analysis.
  return found?.text === text ? found : { runs: [], isBusy: true };
}
