import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { useMemo, useState } from 'react';
import { describeFailure } from '../../../failures/failures.js';
import { line, Reader } from '../../components/Reader.js';
import { Form } from '../../forms/Form.js';
import { useKeys } from '../../keys/useKeys.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { useTui } from '../../state/tui.js';
import { screensTexts } from '../screens.texts.js';
import { exportForm } from './forms.js';
import { resultLines, taskLines } from './result-lines.js';
import { useRun } from './useRun.js';

/** One run: watched while it goes on, with progress and cost; then its results. */
export function RunView(props: ScreenProps & { runId: string; close(): void; read(): void }) {
  const { runId, close, read, columns, rows, isActive } = props;
  const { call, toast, ask, now, saveFile } = useTui();
  const [variable, setVariable] = useState<string | undefined>();
  const [isExporting, setExporting] = useState(false);
  const { task, going, isRead, loaded, counted, finding, error, again } = useRun(runId, variable, isActive);

  const change = (work: () => Promise<unknown>, title: string) => {
    work().then(
      () => {
        toast({ kind: 'done', title });
        again();
      },
      (cause: unknown) =>
        toast({ kind: 'failed', title: screensTexts().error, text: describeFailure(cause).message }),
    );
  };
  const names = Object.keys(loaded?.results.results.statistics ?? {});
  useKeys(
    'run',
    {
      cancel:
        task !== undefined && going
          ? () =>
              ask(screensTexts().stopAnalysis, () =>
                change(
                  async () => await call((client) => client.call(RUNS.cancel, { taskId: runId })),
                  screensTexts().stoppedR,
                ),
              )
          : undefined,
      resume:
        task?.can_resume && !going
          ? () =>
              change(
                async () => await call((client) => client.call(RUNS.resume, { taskId: runId })),
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
              await call((client) => client.download(RUNS.export, { taskId: runId, format })),
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
      title={`${task?.file_name ?? ''} ${runId.slice(0, 8)}`}
      lines={lines}
      columns={columns}
      rows={rows}
      isActive={isActive}
      handlers={{ close }}
    />
  );
}
