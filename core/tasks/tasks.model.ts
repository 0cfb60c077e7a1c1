import type { Platform } from '../accounts/accounts.constants.js';
import { isFound } from '../lists/list-search.model.js';
import { TASK_TYPES, type TaskStatus, type TaskType } from './tasks.constants.js';
import type { Task } from './tasks.schemas.js';

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

/** Completed is final. */
export const mayChangeStatus = (status: TaskStatus): boolean => status !== 'Completed';

/** The numbers of the four cards. */
export interface TaskCounts {
  total: number;
  pending: number;
  completed: number;
  today: number;
}

/** `today` is the viewer's date, YYYY-MM-DD (`dayOf`). */
export function countTasks(tasks: readonly Task[], today: string): TaskCounts {
  const completed = tasks.filter((task) => task.status === 'Completed').length;
  return {
    total: tasks.length,
    pending: tasks.length - completed,
    completed,
    today: tasks.filter((task) => task.date === today).length,
  };
}

/** What the search box and the filters say; missing is all. */
export interface TaskFilter {
  search?: string;
  platform?: Platform;
  status?: TaskStatus;
}

/** The tasks a search and the filters leave, in their order. The search is over task id, task text and requirements. */
export function filterTasks(tasks: readonly Task[], filter: TaskFilter): Task[] {
  const { search = '', platform, status } = filter;
  return tasks.filter(
    (task) =>
      (platform === undefined || task.socialPlatform === platform) &&
      (status === undefined || task.status === status) &&
      isFound(search, [task.taskId, task.task, task.requirements]),
  );
}
