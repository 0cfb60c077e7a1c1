import type { Generated, Insertable, Selectable } from 'kysely';
import type { TaskStatus } from './tasks.constants.js';
import type { TaskFields } from './tasks.schemas.js';

export interface TaskTable extends TaskFields {
  id: Generated<number>;
  /** Unique, also among the deleted. */
  taskId: string;
  status: TaskStatus;
  /** A digest of the fields that people edit: how an import knows a task without a task id again. */
  contentKey: Buffer;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

export type TaskRow = Selectable<TaskTable>;
export type NewTaskRow = Insertable<TaskTable>;
