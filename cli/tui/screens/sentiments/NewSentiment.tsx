import { isRecord, SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { useState } from 'react';
import { describeFailure } from '../../../failures/failures.js';
import type { ChosenReading } from '../../../runs/gather-comments.js';
import { Form } from '../../forms/Form.js';
import type { FormProblem, FormValues } from '../../forms/form-spec.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { useTui } from '../../state/tui.js';
import { FilePreview } from '../file-preview/FilePreview.js';
import { readingSaid } from '../file-preview/preview-rows.js';
import type { ReadFiles } from '../file-preview/usePreview.js';
import { mixedTexts } from '../mixed.texts.js';
import { screensTexts } from '../screens.texts.js';
import { type AskedUpload, uploadForm } from './upload-form.js';

/** The form of a new sentiment analysis, then how its file is read. */
export function NewSentiment(props: ScreenProps & { tasks: readonly Task[]; done(): void; close(): void }) {
  const { columns, rows, isActive, tasks, done, close } = props;
  const { call, toast, readFile, readComments } = useTui();
  const [asked, setAsked] = useState<AskedUpload | undefined>();
  const [typed, setTyped] = useState<FormValues | undefined>();
  const score = async (
    { file, taskId }: AskedUpload,
    read: ReadFiles,
    chosen: ChosenReading,
  ): Promise<FormProblem[] | undefined> => {
    try {
      const [found] = read.files;
      const reading = found && readingSaid(found.report, chosen);
      const answer = await call((client) => client.call(SENTIMENTS.upload, { file, taskId, reading }));
      if (isRecord(answer)) {
        toast({
          kind: 'done',
          title: screensTexts().analysisComplete,
          text: screensTexts().completedWith(answer.sentimentScore),
        });
      } else toast({ kind: 'note', title: mixedTexts().analyzing, text: screensTexts().goesOnServer });
      done();
      return undefined;
    } catch (cause) {
      return [{ message: screensTexts().analysisError(describeFailure(cause).message) }];
    }
  };
  // What was asked stays there behind the help and other tabs.
  if (!isActive) return null;
  if (asked === undefined)
    return (
      <Form
        spec={uploadForm(tasks, { readFile, readComments })}
        typed={typed}
        columns={columns}
        rows={rows}
        close={close}
        save={async (upload) => {
          setTyped(upload.typed);
          setAsked(upload);
          return undefined;
        }}
      />
    );
  return (
    <FilePreview
      {...props}
      given={asked}
      start={(read, reading) => score(asked, read, reading)}
      back={() => setAsked(undefined)}
    />
  );
}
