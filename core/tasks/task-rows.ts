import { createHash } from 'node:crypto';
import { asTaskText } from './task-text.js';
import type { Task, TaskFields } from './tasks.schemas.js';
import type { TaskRow } from './tasks.table.js';

/** The fields that people edit. */
export const fieldsOf = (row: TaskRow): TaskFields => ({
  date: row.date,
  socialPlatform: row.socialPlatform,
  link: row.link,
  task: row.task,
  requirements: row.requirements,
});

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

export const toTask = (row: TaskRow): Task => ({
  id: row.id,
  taskId: row.taskId,
  ...fieldsOf(row),
  status: row.status,
  version: row.version,
});
