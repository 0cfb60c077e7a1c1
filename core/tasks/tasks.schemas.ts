import { z } from 'zod';
import { PLATFORMS } from '../accounts/accounts.constants.js';
import { optionalLines, optionalLink, recordVersion, requiredText } from '../lists/list-fields.schemas.js';
import { REQUIREMENTS_MAX, TASK_MAX } from '../lists/lists.constants.js';
import { TASK_STATUSES } from './tasks.constants.js';
import { parseTaskTypes } from './tasks.model.js';

const status = z.enum(TASK_STATUSES).meta({ id: 'TaskStatus', example: 'In Progress' });
const platform = z.enum(PLATFORMS).meta({ id: 'Platform', example: 'Facebook' });
const TYPES_EXAMPLE = '["Like","Comment - Promote"]';

/** One piece of work on one platform. */
export const Task = z
  .object({
    id: z.number().int(),
    taskId: z.string().meta({ example: 'TASK-0001' }),
    date: z.string().meta({ example: '2026-11-21' }),
    socialPlatform: platform,
    link: z.string().nullable().meta({ example: 'https://www.facebook.com/example.page/posts/1' }),
    task: z.string().meta({
      description: 'A serialized list of task types; plain text in old tasks',
      example: TYPES_EXAMPLE,
    }),
    requirements: z.string().nullable(),
    status,
    version: recordVersion,
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

const date = z
  .string({ error: (issue) => (issue.input == null ? 'Date is required.' : 'Date must be text.') })
  .min(1, 'Date is required.')
  .refine(
    (value) => value === '' || z.iso.date().safeParse(value).success,
    'Date must be a day of the calendar, written YYYY-MM-DD.',
  )
  .meta({ example: '2026-11-21' });

const taskText = requiredText('Task', TASK_MAX);
const PICK = 'Task must be a list of different task types; pick at least one.';
const fields = {
  date,
  socialPlatform: z
    .enum(PLATFORMS, {
      error: (issue) =>
        issue.input == null || issue.input === ''
          ? 'Select a platform.'
          : `Platform must be one of ${PLATFORMS.join(', ')}.`,
    })
    .meta({ example: 'Facebook' }),
  link: optionalLink('Link'),
  requirements: optionalLines('Requirements', REQUIREMENTS_MAX),
};

/** What a create takes. The server gives the task its id and its status. */
export const CreateTaskInput = z
  .strictObject({
    ...fields,
    task: taskText
      .refine((value) => value === '' || parseTaskTypes(value) !== undefined, PICK)
      .meta({
        description: 'A serialized list of task types, each picked once',
        example: TYPES_EXAMPLE,
      }),
  })
  .meta({ id: 'CreateTaskInput' });
export type CreateTaskInput = z.input<typeof CreateTaskInput>;

/** What an update takes: as a create, and the plain text of an old task may stay as it is. */
export const UpdateTaskInput = z
  .strictObject({
    ...fields,
    task: taskText.meta({
      description: 'A serialized list of task types, or the plain text that is there already',
      example: TYPES_EXAMPLE,
    }),
  })
  .meta({ id: 'UpdateTaskInput' });
export type UpdateTaskInput = z.input<typeof UpdateTaskInput>;

/** The fields that people edit, checked and complete. */
export type TaskFields = z.output<typeof UpdateTaskInput>;

export const SetTaskStatusInput = z
  .strictObject({ status: z.enum(TASK_STATUSES, `Status must be one of ${TASK_STATUSES.join(', ')}.`) })
  .meta({ id: 'SetTaskStatusInput' });
export type SetTaskStatusInput = z.infer<typeof SetTaskStatusInput>;

/** The message for a task that is neither a list of task types nor the old text. */
export const TASK_TYPES_MESSAGE = PICK;
