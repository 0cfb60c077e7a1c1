import type { AnalysisTask } from '@smops/core/analyzer/analyzer.schemas.js';

/** Specification, section 9: then the page stops asking, while the run goes on. */
export const MAX_ATTEMPTS = 120;

/** What the page knows of a run. */
export interface Watch {
  /** `checking` until the first answer; `missing` when there is no such run. */
  phase: 'checking' | 'running' | 'timeout' | 'paused' | 'failed' | 'completed' | 'missing';
  status: AnalysisTask | undefined;
  attempts: number;
  /** The last question was not answered. The page goes on asking. */
  trouble: Error | undefined;
}

export const beginWatch = (status?: AnalysisTask): Watch => ({
  phase: status ? 'running' : 'checking',
  status,
  attempts: 0,
  trouble: undefined,
});

function going(watch: Watch, status: AnalysisTask | undefined, trouble: Error | undefined): Watch {
  const attempts = watch.attempts + 1;
  const phase = attempts >= MAX_ATTEMPTS ? 'timeout' : status ? 'running' : 'checking';
  return { phase, status, attempts, trouble };
}

/** After an answer: completed, failed and paused end the watch; every other status keeps it (specification, section 4). */
export function onStatus(watch: Watch, status: AnalysisTask): Watch {
  if (status.status === 'completed' || status.status === 'failed' || status.status === 'paused') {
    return { phase: status.status, status, attempts: watch.attempts + 1, trouble: undefined };
  }
  return going(watch, status, undefined);
}

/** After no answer. Only an answer that says there is no such run ends the watch. */
export function onTrouble(watch: Watch, error: Error): Watch {
  const status = 'status' in error ? error.status : undefined;
  if (status === 404 || status === 403) {
    return { phase: 'missing', status: watch.status, attempts: watch.attempts + 1, trouble: error };
  }
  return going(watch, watch.status, error);
}

/** What the bar shows: 10 from the start of the background job (specification, section 4), then what the server says. */
export const shownProgress = (status: AnalysisTask | undefined) => Math.max(10, status?.progress ?? 0);
