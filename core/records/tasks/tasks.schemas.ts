import { z } from 'zod';
import { fieldText, LISTS_TEXTS } from '../../platform/texts/lists.texts.model.js';
import { RECORDS_TEXTS } from '../../platform/texts/records.texts.model.js';
import type { EditedOf, InputOf } from '../lists/fields.model.js';
import { inputSchema, recordSchema, requiredText } from '../lists/list-fields.schemas.js';
import { recordIds } from '../lists/lists.schemas.js';
import { parseTaskTypes } from './task-types.model.js';
import { TASK_STATUSES } from './tasks.constants.js';
import { TASK_FIELDS } from './tasks.fields.js';

export const Task = recordSchema(TASK_FIELDS).meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

const date = z
  .string({
    error: (issue) =>
      (issue.input == null ? LISTS_TEXTS().required : LISTS_TEXTS().mustBeText)(fieldText('Date')),
  })
  .min(1, { error: () => LISTS_TEXTS().required(fieldText('Date')) })
  .refine((value) => value === '' || z.iso.date().safeParse(value).success, {
    error: () => LISTS_TEXTS().date(fieldText('Date')),
  })
  .meta({ example: TASK_FIELDS.date.example });

const { label, max, example } = TASK_FIELDS.task;
const taskText = requiredText(label, max);

/** What a create takes. The server gives the task its id and its status. */
export const CreateTaskInput = inputSchema(TASK_FIELDS, {
  date,
  task: taskText
    .refine((value) => value === '' || parseTaskTypes(value) !== undefined, {
      error: () => LISTS_TEXTS().taskTypes,
    })
    .meta({ description: 'A serialized list of task types, each picked once', example }),
}).meta({ id: 'CreateTaskInput' });
export type CreateTaskInput = InputOf<typeof TASK_FIELDS>;

/** The schemas of fields whose kind does not say all, for what changes tasks that are there. */
export const UPDATED_TASK = {
  date,
  task: taskText.meta({
    description: 'A serialized list of task types, or the plain text that is there already',
    example,
  }),
};

/** What an update takes: as a create, and the plain text of an old task may stay as it is. */
export const UpdateTaskInput = inputSchema(TASK_FIELDS, UPDATED_TASK).meta({ id: 'UpdateTaskInput' });
export type UpdateTaskInput = CreateTaskInput;

/** The fields that people edit, checked and complete. */
export type TaskFields = EditedOf<typeof TASK_FIELDS>;

export const SetTaskStatusInput = z
  .strictObject({
    status: z.enum(TASK_STATUSES, {
      error: () => LISTS_TEXTS().oneOf(fieldText('Status'), TASK_STATUSES.join(', ')),
    }),
  })
  .meta({ id: 'SetTaskStatusInput' });
export type SetTaskStatusInput = z.infer<typeof SetTaskStatusInput>;

const whole = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: () => RECORDS_TEXTS().limitNumber(max) })
    .transform(Number)
    .refine((value) => value <= max, { error: () => RECORDS_TEXTS().limitNumber(max) })
    .optional();

/** What a choice of a task asks for: a search, and which part of what it finds. */
export const TaskSearch = z.object({
  search: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'In task id, platform, date, text and requirements' }),
  limit: whole(200).meta({ description: 'How many tasks at most; 50 when left out', example: '50' }),
  offset: whole(999_999_999).meta({ description: 'How many of them to leave out', example: '0' }),
});
export type TaskSearch = z.infer<typeof TaskSearch>;

/** What a search finds: open tasks first, then the newest. */
export const FoundTasks = z
  .object({ tasks: z.array(Task), total: z.int().meta({ description: 'How many it finds in all' }) })
  .meta({ id: 'FoundTasks' });
export type FoundTasks = z.infer<typeof FoundTasks>;

/** The same for many tasks. */
export const SetTaskStatusesInput = SetTaskStatusInput.extend({ ids: recordIds }).meta({
  id: 'SetTaskStatusesInput',
});
export type SetTaskStatusesInput = z.infer<typeof SetTaskStatusesInput>;
