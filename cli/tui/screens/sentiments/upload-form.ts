import { basename } from 'node:path';
import { looksLikeJsonFile } from '@smops/core/analysis/sentiments/json-file-name.model.js';
import { SENTIMENTS_TEXTS } from '@smops/core/analysis/sentiments/sentiments.texts.model.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { describeFailure } from '../../../failures/failures.js';
import { type FormProblem, type FormSpec, type FormValues, textOf } from '../../forms/form-spec.js';
import type { Tui } from '../../state/tui.js';
import { previewTexts } from '../file-preview/preview.texts.js';
import type { ToPreview } from '../file-preview/usePreview.js';
import { screensTexts } from '../screens.texts.js';

/** A file that may be scored when the person who chose it has seen how it is read. */
export interface AskedUpload extends ToPreview {
  /** What was typed, for the way back to the form. */
  typed: FormValues;
  file: File;
  taskId: string;
}

/** A JSON file and the task it belongs to. */
export function uploadForm(
  tasks: readonly Task[],
  { readFile, readComments }: Pick<Tui, 'readFile' | 'readComments'>,
): FormSpec<AskedUpload> {
  return {
    title: screensTexts().uploadJson,
    submit: screensTexts().readFile,
    working: previewTexts().reading,
    fields: [
      {
        name: 'file',
        label: screensTexts().file,
        kind: 'text',
        placeholder: 'comments.json',
        hint: screensTexts().upTo10,
      },
      {
        name: 'taskId',
        label: screensTexts().taskId,
        kind: 'select',
        options: tasks.map(({ taskId, socialPlatform }) => ({
          value: taskId,
          label: `${taskId} - ${socialPlatform}`,
        })),
        placeholder: tasks.length === 0 ? screensTexts().noTaskYet : screensTexts().selectTask,
      },
    ],
    values: { file: '', taskId: '' },
    async check(values) {
      const path = textOf(values, 'file').trim();
      const taskId = textOf(values, 'taskId');
      const problems: FormProblem[] = [
        ...(path === '' ? [{ name: 'file', message: screensTexts().chooseFile }] : []),
        ...(path !== '' && !looksLikeJsonFile(path, '')
          ? [{ name: 'file', message: SENTIMENTS_TEXTS().selectJson }]
          : []),
        ...(taskId === '' ? [{ name: 'taskId', message: screensTexts().selectTaskFirst }] : []),
      ];
      if (problems.length > 0) return { problems };
      try {
        const bytes = new Uint8Array(await readFile(path));
        const file = new File([bytes], basename(path), { type: 'application/json' });
        const read = await readComments(path, {});
        return { input: { path, reading: {}, read, typed: values, file, taskId } };
      } catch (error) {
        return { problems: [{ name: 'file', message: describeFailure(error).message }] };
      }
    },
  };
}
