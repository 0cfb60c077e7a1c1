import { basename } from 'node:path';
import type { Task } from '@smops/core/tasks/tasks.schemas.js';
import { describeFailure } from '../../../program/failures.js';
import { type FormProblem, type FormSpec, textOf } from '../../forms/form-spec.js';
import { screensTexts } from '../screens.texts.js';

/** A JSON file and the task it belongs to. What the file may be the server says. */
export function uploadForm(
  tasks: readonly Task[],
  readFile: (path: string) => Promise<Buffer>,
): FormSpec<{ file: File; taskId: string }> {
  return {
    title: screensTexts().uploadJson,
    submit: screensTexts().uploadAnalyze,
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
        ...(taskId === '' ? [{ name: 'taskId', message: screensTexts().selectTaskFirst }] : []),
      ];
      if (problems.length > 0) return { problems };
      try {
        const bytes = await readFile(path);
        const type = path.toLowerCase().endsWith('.json') ? 'application/json' : 'application/octet-stream';
        return { input: { taskId, file: new File([new Uint8Array(bytes)], basename(path), { type }) } };
      } catch (error) {
        return { problems: [{ name: 'file', message: describeFailure(error).message }] };
      }
    },
  };
}
