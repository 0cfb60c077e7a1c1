import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import type { AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import { STATUS } from '@smops/core/telling/status/status.operations.js';
import { getAnalysisResults } from '@smops/server/client/run-results.js';
import { useCallback, useEffect, useState } from 'react';
import { describeFailure } from '../../../failures/failures.js';
import { useTui } from '../../state/tui.js';
import type { Counted } from './result-lines.js';

const LOOK_MS = 1000;
/** Comments shown; the export has all. */
const SHOWN = 500;

const isGoing = (task: AnalysisTask) => task.status === 'running' || task.status === 'pending';

/** A run, watched while it goes on; then the comments with `variable`, or all, the counts and what is most worth saying. */
export function useRun(runId: string, variable: string | undefined, isActive: boolean) {
  const { call } = useTui();
  const [task, setTask] = useState<AnalysisTask | undefined>();
  const [loaded, setLoaded] = useState<
    { results: AnalysisResults; variable: string | undefined } | undefined
  >();
  const [counted, setCounted] = useState<Counted>();
  const [finding, setFinding] = useState<string>();
  const [error, setError] = useState<string | undefined>();

  const look = useCallback(async () => {
    try {
      setTask(await call((client) => client.call(RUNS.status, { taskId: runId })));
      setError(undefined);
    } catch (cause) {
      setError(describeFailure(cause).message);
    }
  }, [call, runId]);
  const going = task === undefined || isGoing(task);
  useEffect(() => {
    void look();
    if (!going || !isActive) return;
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [look, going, isActive]);

  const isRead = task !== undefined && !going && task.processed_comments > 0;
  useEffect(() => {
    if (!isRead) return;
    let isWanted = true;
    call((client) =>
      getAnalysisResults(client, runId, {
        limit: SHOWN,
        ...(variable === undefined ? {} : { variable: [variable] }),
      }),
    ).then(
      (found) => isWanted && setLoaded({ results: found, variable }),
      (cause: unknown) => isWanted && setError(describeFailure(cause).message),
    );
    return () => {
      isWanted = false;
    };
  }, [call, runId, isRead, variable]);

  useEffect(() => {
    if (!isRead) return;
    let isWanted = true;
    call(async (client) => ({
      overview: await client.call(RUNS.overview, { taskId: runId }),
      timeZone: (await client.call(STATUS.get)).timeZone,
    })).then(
      (found) => isWanted && setCounted(found),
      (cause: unknown) => isWanted && setError(describeFailure(cause).message),
    );
    return () => {
      isWanted = false;
    };
  }, [call, runId, isRead]);

  // After the counts: what it is compared with may have to be counted first.
  const isCounted = counted !== undefined;
  useEffect(() => {
    if (!isCounted) return;
    let isWanted = true;
    call((client) => client.call(RUNS.finding, { taskId: runId })).then(
      ({ sentence }) => isWanted && setFinding(sentence),
      (cause: unknown) => isWanted && setError(describeFailure(cause).message),
    );
    return () => {
      isWanted = false;
    };
  }, [call, runId, isCounted]);

  return {
    ...{ task, going, isRead, loaded, counted, finding, error },
    /** After something was changed: looks again, and shows no results until they are there. */
    again() {
      setLoaded(undefined);
      void look();
    },
  };
}
