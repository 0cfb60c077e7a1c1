import { createHash } from 'node:crypto';
import { editedOf, recordOf } from '../lists/fields.model.js';
import { asTaskText } from './task-text.js';
import { TASK_FIELDS } from './tasks.fields.js';
import type { TaskFields } from './tasks.schemas.js';
import type { TaskRow } from './tasks.table.js';

/** The fields that people edit. */
export const fieldsOf = (row: TaskRow) => editedOf(TASK_FIELDS, row);

/** Names what a task says: tasks with the same fields have the same key, whatever their ids and status. */
export function contentKeyOf({ date, socialPlatform, link, task, requirements }: TaskFields): Buffer {
  const content = JSON.stringify([
    date,
    socialPlatform,
    link,
    asTaskText(task),
    requirements?.replaceAll('\r\n', '\n') || null,
  ]);
  return createHash('sha256').update(content).digest().subarray(0, 16);
}

export const toTask = (row: TaskRow) => recordOf(TASK_FIELDS, row);
