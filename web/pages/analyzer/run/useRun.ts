import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { reasonOf } from '../../../components/reason-of.js';
import { painted } from '../../../components/screen/painted.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { client } from '../../../state/client.js';
import { toast } from '../../../state/toasts.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { beginWatch, onFinished, onStatus, onTrouble, type Watch } from './run-watch.js';

const TEXT = ALL.toasts;
/** How often the page asks for the state of a run. */
const POLL_MS = 3000;

type Event =
  | { kind: 'status'; status: AnalysisTask }
  | { kind: 'trouble'; error: Error }
  | { kind: 'finished' }
  | { kind: 'again' };

function reduce(watch: Watch, event: Event): Watch {
  if (event.kind === 'again') return beginWatch(watch.status);
  if (event.kind === 'finished') return onFinished(watch);
  return event.kind === 'status' ? onStatus(watch, event.status) : onTrouble(watch, event.error);
}

/** Follows a run: asks at once, then every 3 seconds while it goes on. `again` restarts the count of attempts. */
export function useRun(runId: string): { watch: Watch; again(): void } {
  const [watch, tell] = useReducer(reduce, undefined, () => beginWatch());
  const wasRunning = useRef(false);
  const wasOffline = useRef(false);

  useEffect(() => {
    if (watch.phase !== 'checking' && watch.phase !== 'running') return;
    let isOver = false;
    const ask = async () => {
      try {
        const status = await client.call(RUNS.status, { taskId: runId });
        if (!isOver) tell({ kind: 'status', status });
      } catch (error) {
        if (!isOver) tell({ kind: 'trouble', error: error as Error });
      }
    };
    const timer = setTimeout(ask, watch.attempts === 0 ? 0 : POLL_MS);
    return () => {
      clearTimeout(timer);
      isOver = true;
    };
  }, [runId, watch]);

  useEffect(() => {
    if (watch.phase === 'running') wasRunning.current = true;
    if (watch.phase === 'finishing') void painted().then(() => tell({ kind: 'finished' }));
    if (watch.phase === 'completed' && wasRunning.current) {
      toast({ title: TEXT.finished });
      void runsAtom.refetch();
    }
    if (watch.phase === 'failed' && wasRunning.current) {
      toast({
        tone: 'destructive',
        title: TEXT.failed,
        description: watch.status?.error_message || ALL.run.failed,
      });
      void runsAtom.refetch();
    }
    if (watch.phase === 'timeout') toast({ tone: 'destructive', title: ALL.run.timeout });
    // One toast per outage, not one every three seconds.
    if (watch.trouble && !wasOffline.current) {
      toast({
        tone: 'destructive',
        title: TEXT.pollFailed,
        description: reasonOf(watch.trouble, TEXT.pollFailedText),
      });
    }
    wasOffline.current = watch.trouble !== undefined;
  }, [watch]);

  return { watch, again: useCallback(() => tell({ kind: 'again' }), []) };
}
