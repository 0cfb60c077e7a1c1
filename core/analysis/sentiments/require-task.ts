import type { ServiceContext } from '../../context.js';
import { invalid } from '../../errors.js';
import { findTaskByTaskId } from '../../records/tasks/tasks.service.js';
import { SENTIMENTS_TEXTS } from './sentiments.texts.model.js';

/** Throws VALIDATION when there is no such task. */
export async function requireTask(ctx: ServiceContext, taskId: string): Promise<void> {
  if ((await findTaskByTaskId(ctx, taskId)) !== undefined) return;
  const message = SENTIMENTS_TEXTS().noTask(taskId);
  throw invalid(`taskId: ${message}`, [{ path: 'taskId', message }]);
}

/** Which of the task ids exist. */
export async function findTaskIds(ctx: ServiceContext, taskIds: Iterable<string>): Promise<Set<string>> {
  const known = new Set<string>();
  for (const taskId of new Set(taskIds)) {
    if ((await findTaskByTaskId(ctx, taskId)) !== undefined) known.add(taskId);
  }
  return known;
}
