import type { ProviderInfo } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import type { CodebookSummary } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { useState } from 'react';
import { describeFailure } from '../../../failures/failures.js';
import { Form } from '../../forms/Form.js';
import type { FormProblem, FormValues } from '../../forms/form-spec.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { useTui } from '../../state/tui.js';
import { FilePreview } from '../file-preview/FilePreview.js';
import type { ReadFiles } from '../file-preview/usePreview.js';
import { type AskedRun, analysisForm } from './forms.js';

/** What the form of a new run offers. */
export interface Offered {
  providers: readonly ProviderInfo[];
  codebooks: readonly CodebookSummary[];
}

/** The form of a new run, then how its files are read. */
export function NewRun(
  props: ScreenProps & { offered: Offered; started(runId: string): void; close(): void },
) {
  const { columns, rows, isActive, offered, started, close } = props;
  const { call, toast, readComments, language } = useTui();
  const [asked, setAsked] = useState<AskedRun | undefined>();
  const [typed, setTyped] = useState<FormValues | undefined>();
  const start = async (run: AskedRun, read: ReadFiles): Promise<FormProblem[] | undefined> => {
    try {
      const input = await run.inputOf(read);
      const { task_id: runId, message } = await call((client) => client.call(RUNS.start, input));
      toast({ kind: 'done', title: message });
      started(runId);
      return undefined;
    } catch (cause) {
      return [{ message: describeFailure(cause).message }];
    }
  };
  // What was asked stays there behind the help and other tabs.
  if (!isActive) return null;
  if (asked === undefined)
    return (
      <Form
        spec={analysisForm(offered.providers, offered.codebooks, language, readComments)}
        typed={typed}
        columns={columns}
        rows={rows}
        save={async (run) => {
          setTyped(run.typed);
          setAsked(run);
          return undefined;
        }}
        close={close}
      />
    );
  return (
    <FilePreview
      {...props}
      given={asked}
      start={(read) => start(asked, read)}
      back={() => setAsked(undefined)}
    />
  );
}
