import type { Platform } from '../accounts/accounts.constants.js';
import { isFound } from '../lists/list-search.model.js';
import type { TaskStatus } from './tasks.constants.js';
import type { Task } from './tasks.schemas.js';

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
  /** The first and the last day, YYYY-MM-DD. */
  from?: string;
  to?: string;
}

/** The tasks a search and the filters leave, in their order. The search is over task id, task text and requirements. */
export function filterTasks(tasks: readonly Task[], filter: TaskFilter): Task[] {
  const { search = '', platform, status, from, to } = filter;
  return tasks.filter(
    (task) =>
      (platform === undefined || task.socialPlatform === platform) &&
      (status === undefined || task.status === status) &&
      (from === undefined || task.date >= from) &&
      (to === undefined || task.date <= to) &&
      isFound(search, [task.taskId, task.task, task.requirements]),
  );
}
