import { listed } from '@smops/core/platform/language/language.model.js';
import { choiceText, fieldText } from '@smops/core/platform/texts/lists.texts.model.js';
import type { Platform } from '@smops/core/records/accounts/accounts.constants.js';
import { parseTaskList, parseTaskTypes } from '@smops/core/records/tasks/task-types.model.js';
import { TASK_STATUSES } from '@smops/core/records/tasks/tasks.constants.js';
import { countTasks, mayChangeStatus } from '@smops/core/records/tasks/tasks.model.js';
import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { TASKS_VIEW } from '@smops/core/records/tasks/tasks.view.js';
import { word } from '../../output/words.js';
import { field } from '../components/Reader.js';
import { longTexts, recordForm } from '../forms/record-form.js';
import { byText } from '../lists/compare-text.js';
import type { ListPage } from '../lists/list-page.js';
import { widthOf } from '../terminal/screen.js';
import { type Tone, toneOfStatus } from '../theme.js';
import { screensTexts } from './screens.texts.js';

const typesOf = (task: Task) => {
  const types = parseTaskList(task.task);
  return types === undefined ? task.task : listed(types.map(choiceText));
};
const TONE_OF: Record<Platform, Tone> = { Facebook: 'facebook', Instagram: 'instagram', TikTok: 'plain' };

const taskForm = recordForm<Task>({
  view: TASKS_VIEW,
  async schema(task) {
    const { CreateTaskInput, UpdateTaskInput } = await import('@smops/core/records/tasks/tasks.schemas.js');
    return task === undefined ? CreateTaskInput : UpdateTaskInput;
  },
  parseChoices: parseTaskTypes,
  otherText: (text) => TASKS_VIEW.texts().oldText(text),
});

export const tasksPage: ListPage<Task> = {
  name: 'tasks',
  statusMessages: {
    done: TASKS_VIEW.texts().statusUpdated,
    failed: TASKS_VIEW.texts().statusFailed,
    refused: screensTexts().staysCompleted,
    question: ({ taskId }) => TASKS_VIEW.texts().completeQuestion(taskId),
  },
  cards(tasks, day) {
    const { total, pending, completed, today } = countTasks(tasks, day);
    return [
      { label: screensTexts().tasks, value: String(total) },
      { label: screensTexts().pending, value: String(pending) },
      { label: screensTexts().completed, value: String(completed) },
      { label: screensTexts().today, value: String(today) },
    ];
  },
  columns: [
    {
      title: screensTexts().taskId,
      value: ({ taskId }) => taskId,
      width: 11,
      compare: byText(({ taskId }) => taskId),
    },
    { title: screensTexts().date, value: ({ date }) => date, width: 10, compare: byText(({ date }) => date) },
    {
      title: fieldText('Platform'),
      value: ({ socialPlatform }) => socialPlatform,
      width: 9,
      tone: ({ socialPlatform }) => TONE_OF[socialPlatform],
      compare: byText(({ socialPlatform }) => socialPlatform),
    },
    { title: TASKS_VIEW.texts().details, value: typesOf, width: 8, grow: 2, compare: byText(typesOf) },
    {
      title: fieldText('Requirements'),
      value: ({ requirements }) => requirements,
      width: 10,
      grow: 3,
      from: 90,
    },
    {
      title: screensTexts().status,
      value: ({ status }) => word(status),
      width: Math.max(11, ...TASK_STATUSES.map((status) => widthOf(word(status)))),
      tone: ({ status }) => toneOfStatus(status),
      compare: byText(({ status }) => status),
    },
  ],
  view: TASKS_VIEW,
  linkOf: ({ link }) => link,
  details: (task) => [
    field(screensTexts().taskId, task.taskId),
    field(screensTexts().date, task.date),
    field(fieldText('Platform'), task.socialPlatform, TONE_OF[task.socialPlatform]),
    field(fieldText('Task'), typesOf(task)),
    field(screensTexts().status, word(task.status), toneOfStatus(task.status)),
    field(screensTexts().link, task.link ?? ''),
    ...longTexts(TASKS_VIEW.fields, task),
  ],
  form: (task, today) => {
    const form = taskForm(task, today);
    return task === undefined ? form : { ...form, title: screensTexts().editTask(task.taskId) };
  },
  operations: TASKS,
  setStatus: ({ id, status }) =>
    mayChangeStatus(status)
      ? (client) => client.call(TASKS.setStatus, { id, status: 'Completed' })
      : undefined,
};
