import { TASK_TYPES, type TaskType } from './tasks.constants.js';

/** The entries of a serialized list, shown as chips; undefined for plain text, which is shown as it is. */
export function parseTaskList(task: string): string[] | undefined {
  if (!task.trimStart().startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(task);
    return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

const isTaskType = (entry: string): entry is TaskType => TASK_TYPES.some((type) => type === entry);

/** The task types of a serialized list; undefined unless each is known and picked once, and there is one at least. */
export function parseTaskTypes(task: string): TaskType[] | undefined {
  const list = parseTaskList(task);
  if (list === undefined || list.length === 0 || new Set(list).size < list.length) return undefined;
  return list.every(isTaskType) ? list : undefined;
}

/** How a list of task types is sent and stored. */
export const serializeTaskTypes = (types: readonly TaskType[]): string => JSON.stringify(types);
