import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';

/** After this number of requests the page stops asking, while the run goes on. */
export const MAX_ATTEMPTS = 120;

/** What the page knows of a run. */
export interface Watch {
  /** `checking` until the first answer; `finishing` while the full bar is shown; `missing` when there is no such run. */
  phase: 'checking' | 'running' | 'finishing' | 'timeout' | 'paused' | 'failed' | 'completed' | 'missing';
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

/**
 * After an answer: completed, failed and paused end the watch (a run seen on its way first shows its full bar); every other
 * status keeps it.
 */
export function onStatus(watch: Watch, status: AnalysisTask): Watch {
  if (status.status === 'completed' && watch.phase === 'running') {
    return { phase: 'finishing', status, attempts: watch.attempts + 1, trouble: undefined };
  }
  if (status.status === 'completed' || status.status === 'failed' || status.status === 'paused') {
    return { phase: status.status, status, attempts: watch.attempts + 1, trouble: undefined };
  }
  return going(watch, status, undefined);
}

/** After the full bar was on the screen. */
export const onFinished = (watch: Watch): Watch => ({ ...watch, phase: 'completed' });

/** After no answer. Only an answer that says there is no such run ends the watch. */
export function onTrouble(watch: Watch, error: Error): Watch {
  const status = 'status' in error ? error.status : undefined;
  if (status === 404 || status === 403) {
    return { phase: 'missing', status: watch.status, attempts: watch.attempts + 1, trouble: error };
  }
  return going(watch, watch.status, error);
}

/** Whether nothing is known of the run after two tries: the page says so, and goes on asking behind the words. */
export const hasFailedAgain = ({ phase, attempts, trouble }: Watch): boolean =>
  phase === 'checking' && attempts >= 2 && trouble !== undefined;

/** What the bar shows: 10 from the start of the background job, then what the server says. */
export const shownProgress = (status: AnalysisTask | undefined) => Math.max(10, status?.progress ?? 0);
