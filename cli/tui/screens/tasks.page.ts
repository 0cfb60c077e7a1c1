import { PLATFORMS, type Platform } from '@smops/core/accounts/accounts.constants.js';
import { parseTaskList, parseTaskTypes } from '@smops/core/tasks/task-types.model.js';
import { TASK_STATUSES, type TaskStatus } from '@smops/core/tasks/tasks.constants.js';
import { TASK_FIELDS } from '@smops/core/tasks/tasks.fields.js';
import { countTasks, filterTasks, mayChangeStatus } from '@smops/core/tasks/tasks.model.js';
import type { Task, UpdateTaskInput } from '@smops/core/tasks/tasks.schemas.js';
import {
  createTask,
  deleteTask,
  listTasks,
  restoreTask,
  setTaskStatus,
  updateTask,
} from '@smops/server/client/tasks.client.js';
import { field } from '../components/Reader.js';
import { longTexts, recordForm } from '../forms/record-form.js';
import { byText } from '../lists/compare-text.js';
import type { ListPage } from '../lists/list-page.js';
import { type Tone, toneOfStatus } from '../theme.js';

const typesOf = (task: Task) => parseTaskList(task.task)?.join(', ') ?? task.task;
const TONE_OF: Record<Platform, Tone> = { Facebook: 'facebook', Instagram: 'instagram', TikTok: 'plain' };

export const tasksPage: ListPage<Task, UpdateTaskInput> = {
  name: 'tasks',
  thing: 'task',
  title: 'Task List',
  empty: ['No tasks found', 'Create your first task to get started. Press n.'],
  messages: {
    created: ['Task created', 'New task has been created successfully.'],
    updated: ['Task updated', 'Task has been updated successfully.'],
    deleted: ['Task deleted', 'Task has been successfully deleted.'],
    restored: ['Task restored', 'The task is back in the list.'],
    createFailed: ['Error', 'Failed to create task. Please try again.'],
    updateFailed: ['Error', 'Failed to update task. Please try again.'],
    deleteFailed: ['Error', 'Failed to delete task. Please try again.'],
    restoreFailed: ['Error', 'Failed to restore task. Please try again.'],
  },
  statusMessages: {
    done: ['Status updated', 'Task status has been successfully updated.'],
    failed: ['Error', 'Failed to update task status. Please try again.'],
    refused: 'A completed task stays completed.',
    question: ({ taskId }) => `Complete ${taskId}? This cannot be undone.`,
  },
  cards(tasks, day) {
    const { total, pending, completed, today } = countTasks(tasks, day);
    return [
      { label: 'Tasks', value: String(total) },
      { label: 'Pending', value: String(pending) },
      { label: 'Completed', value: String(completed) },
      { label: 'Today', value: String(today) },
    ];
  },
  columns: [
    { title: 'Task ID', value: ({ taskId }) => taskId, width: 11, compare: byText(({ taskId }) => taskId) },
    { title: 'Date', value: ({ date }) => date, width: 10, compare: byText(({ date }) => date) },
    {
      title: 'Platform',
      value: ({ socialPlatform }) => socialPlatform,
      width: 9,
      tone: ({ socialPlatform }) => TONE_OF[socialPlatform],
      compare: byText(({ socialPlatform }) => socialPlatform),
    },
    { title: 'Task Details', value: typesOf, width: 8, grow: 2, compare: byText(typesOf) },
    { title: 'Requirements', value: ({ requirements }) => requirements, width: 10, grow: 3, from: 90 },
    {
      title: 'Status',
      value: ({ status }) => status,
      width: 11,
      tone: ({ status }) => toneOfStatus(status),
      compare: byText(({ status }) => status),
    },
  ],
  filters: [
    { name: 'platform', label: 'platform', values: PLATFORMS },
    { name: 'status', label: 'status', values: TASK_STATUSES },
  ],
  filter: (tasks, search, { platform, status }) =>
    filterTasks(tasks, {
      search,
      ...(platform === undefined ? {} : { platform: platform as Platform }),
      ...(status === undefined ? {} : { status: status as TaskStatus }),
    }),
  labelOf: ({ taskId }) => taskId,
  linkOf: ({ link }) => link,
  deleteQuestion: ({ taskId }) => `Are you sure you want to delete task ${taskId}?`,
  details: (task) => [
    field('Task ID', task.taskId),
    field('Date', task.date),
    field('Platform', task.socialPlatform, TONE_OF[task.socialPlatform]),
    field('Task', typesOf(task)),
    field('Status', task.status, toneOfStatus(task.status)),
    field('Link', task.link ?? ''),
    ...longTexts(TASK_FIELDS, task),
  ],
  form: recordForm<Task, typeof TASK_FIELDS>({
    fields: TASK_FIELDS,
    texts: (task) =>
      task === undefined ? ['Add New Task', 'Create Task'] : [`Edit Task ${task.taskId}`, 'Update Task'],
    async schema(task) {
      const { CreateTaskInput, UpdateTaskInput } = await import('@smops/core/tasks/tasks.schemas.js');
      return task === undefined ? CreateTaskInput : UpdateTaskInput;
    },
    parseChoices: parseTaskTypes,
    otherText: (text) => `This task was written as text: “${text}”. It stays so until you pick task types.`,
  }),
  calls: {
    list: listTasks,
    create: createTask,
    update: updateTask,
    delete: deleteTask,
    restore: restoreTask,
    setStatus: (task) =>
      mayChangeStatus(task.status) ? (client) => setTaskStatus(client, task.id, 'Completed') : undefined,
  },
};
