import type { AnalysisTask } from '@smops/core/analyzer/analyzer.schemas.js';
import { RUNS } from '@smops/core/analyzer/runs.operations.js';
import type { AnalysisResults } from '@smops/core/results/results.schemas.js';
import { STATUS } from '@smops/core/status/status.operations.js';
import { getAnalysisResults } from '@smops/server/client/run-results.js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { describeFailure } from '../../../failures/failures.js';
import { line, Reader } from '../../components/Reader.js';
import { Form } from '../../forms/Form.js';
import { useKeys } from '../../keys/useKeys.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { useTui } from '../../state/tui.js';
import { screensTexts } from '../screens.texts.js';
import { exportForm } from './forms.js';
import { type Counted, resultLines, taskLines } from './result-lines.js';

const LOOK_MS = 1000;
/** Comments shown; the export has all. */
const SHOWN = 500;

const isGoing = (task: AnalysisTask) => task.status === 'running' || task.status === 'pending';

/** One run: watched while it goes on, with progress and cost; then its results. */
export function RunView(props: ScreenProps & { taskId: string; close(): void; read(): void }) {
  const { taskId, close, read, columns, rows, isActive } = props;
  const { call, toast, ask, now, saveFile } = useTui();
  const [task, setTask] = useState<AnalysisTask | undefined>();
  const [loaded, setLoaded] = useState<
    { results: AnalysisResults; variable: string | undefined } | undefined
  >();
  const [counted, setCounted] = useState<Counted>();
  const [finding, setFinding] = useState<string>();
  const results = loaded?.results;
  const [variable, setVariable] = useState<string | undefined>();
  const [error, setError] = useState<string | undefined>();
  const [isExporting, setExporting] = useState(false);

  const look = useCallback(async () => {
    try {
      setTask(await call((client) => client.call(RUNS.status, { taskId })));
      setError(undefined);
    } catch (cause) {
      setError(describeFailure(cause).message);
    }
  }, [call, taskId]);
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
      getAnalysisResults(client, taskId, {
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
  }, [call, taskId, isRead, variable]);

  useEffect(() => {
    if (!isRead) return;
    let isWanted = true;
    call(async (client) => ({
      overview: await client.call(RUNS.overview, { taskId }),
      timeZone: (await client.call(STATUS.get)).timeZone,
    })).then(
      (found) => isWanted && setCounted(found),
      (cause: unknown) => isWanted && setError(describeFailure(cause).message),
    );
    return () => {
      isWanted = false;
    };
  }, [call, taskId, isRead]);

  // After the counts: what it is compared with may have to be counted first.
  const isCounted = counted !== undefined;
  useEffect(() => {
    if (!isCounted) return;
    let isWanted = true;
    call((client) => client.call(RUNS.finding, { taskId })).then(
      ({ sentence }) => isWanted && setFinding(sentence),
      (cause: unknown) => isWanted && setError(describeFailure(cause).message),
    );
    return () => {
      isWanted = false;
    };
  }, [call, taskId, isCounted]);

  const change = (work: () => Promise<unknown>, title: string) => {
    work().then(
      () => {
        toast({ kind: 'done', title });
        setLoaded(undefined);
        void look();
      },
      (cause: unknown) =>
        toast({ kind: 'failed', title: screensTexts().error, text: describeFailure(cause).message }),
    );
  };
  const names = Object.keys(results?.results.statistics ?? {});
  useKeys(
    'run',
    {
      cancel:
        task !== undefined && going
          ? () =>
              ask(screensTexts().stopAnalysis, () =>
                change(
                  async () => await call((client) => client.call(RUNS.cancel, { taskId })),
                  screensTexts().stoppedR,
                ),
              )
          : undefined,
      resume:
        task?.can_resume && !going
          ? () =>
              change(
                async () => await call((client) => client.call(RUNS.resume, { taskId })),
                screensTexts().goesOn,
              )
          : undefined,
      variable:
        names.length > 0
          ? () => setVariable((name) => names[name === undefined ? 0 : names.indexOf(name) + 1])
          : undefined,
      read: task?.status === 'completed' ? read : undefined,
      save: isRead ? () => setExporting(true) : undefined,
    },
    { isActive: isActive && !isExporting },
  );

  const lines = useMemo(
    () => [
      ...(error === undefined ? [] : [line(`✗ ${error}`, 'bad')]),
      ...(task === undefined ? [line(screensTexts().loadingRun, 'muted')] : taskLines(task, now(), columns)),
      ...(loaded === undefined
        ? []
        : resultLines(loaded.results, loaded.variable, columns - 2, counted && { ...counted, finding })),
    ],
    [task, loaded, counted, finding, error, columns, now],
  );
  if (isExporting) {
    return (
      <Form
        spec={exportForm(task?.file_name ?? '')}
        columns={columns}
        rows={rows}
        close={() => setExporting(false)}
        save={async ({ path, format }) => {
          try {
            const full = await saveFile(
              await call((client) => client.download(RUNS.export, { taskId, format })),
              path,
            );
            toast({ kind: 'done', title: screensTexts().exported, text: full });
            setExporting(false);
            return undefined;
          } catch (cause) {
            return [{ name: 'path', message: describeFailure(cause).message }];
          }
        }}
      />
    );
  }
  return (
    <Reader
      title={`${task?.file_name ?? ''} ${taskId.slice(0, 8)}`}
      lines={lines}
      columns={columns}
      rows={rows}
      isActive={isActive}
      handlers={{ close }}
    />
  );
}
