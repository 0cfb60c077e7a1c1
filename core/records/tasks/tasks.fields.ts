import { PLATFORMS } from '../accounts/accounts.constants.js';
import type { Fields } from '../lists/fields.model.js';
import { REQUIREMENTS_MAX, TASK_MAX } from '../lists/lists.constants.js';
import { TASK_ID_MAX, TASK_STATUSES, TASK_TYPES } from './tasks.constants.js';

/** One piece of work on one platform. */
export const TASK_FIELDS = {
  taskId: {
    kind: 'line',
    label: 'Task ID',
    max: TASK_ID_MAX,
    isOurs: true,
    importNames: ['Task no', 'Task number'],
    example: 'TASK-0001',
  },
  date: {
    kind: 'date',
    label: 'Date',
    importNames: ['Tarikh', '日期', 'Day'],
    option: { flags: '--date <day>', description: 'YYYY-MM-DD; today' },
    example: '2026-11-21',
  },
  socialPlatform: {
    kind: 'choice',
    label: 'Platform',
    formLabel: 'Social platform',
    choices: PLATFORMS,
    typeName: 'Platform',
    importNames: ['Platform', 'Social media', '平台'],
    option: { flags: '--platform <platform>', description: 'where' },
    beside: 'date',
    placeholder: 'Select Platform',
    example: 'Facebook',
  },
  link: {
    kind: 'link',
    label: 'Link',
    importNames: ['URL', 'Pautan', '链接'],
    option: { flags: '--link <link>', description: 'the post or the page' },
    example: 'https://www.facebook.com/example.page/posts/1',
  },
  task: {
    kind: 'choices',
    label: 'Task',
    formLabel: 'Task types',
    max: TASK_MAX,
    choices: TASK_TYPES,
    importNames: ['Tasks', 'Task types', 'Task type', 'Tugas', '任务'],
    option: { flags: '--type <type>', description: 'what to do; may be given several times' },
    description: 'A serialized list of task types; plain text in old tasks',
    example: '["Like","Comment - Promote"]',
  },
  requirements: {
    kind: 'lines',
    label: 'Requirements',
    max: REQUIREMENTS_MAX,
    importNames: ['Requirement', 'Details', 'Keperluan', '要求'],
    option: { flags: '--requirements <text>', description: 'requirements and details' },
    placeholder: 'Task requirements and details...',
  },
  status: {
    kind: 'choice',
    label: 'Status',
    choices: TASK_STATUSES,
    typeName: 'TaskStatus',
    isOurs: true,
    importNames: ['状态'],
    example: 'In Progress',
  },
} as const satisfies Fields;
