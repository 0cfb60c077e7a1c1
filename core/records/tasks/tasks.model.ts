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

const DAY_MS = 24 * 60 * 60 * 1000;
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday and the Sunday of a day's week, YYYY-MM-DD. */
export function weekOf(day: string): { from: string; to: string } {
  const from = shifted(day, -((new Date(day).getUTCDay() + 6) % 7));
  return { from, to: shifted(from, 6) };
}

/** Tasks of the last weeks by their date, this week last; a week without tasks is there too. */
export function countByWeek(
  tasks: readonly Task[],
  today: string,
  weeks = 12,
): { from: string; to: string; completed: number; open: number }[] {
  const last = weekOf(today);
  const counts = Array.from({ length: weeks }, (_, index) => ({
    from: shifted(last.from, (index - weeks + 1) * 7),
    to: shifted(last.to, (index - weeks + 1) * 7),
    completed: 0,
    open: 0,
  }));
  const byMonday = new Map(counts.map((week) => [week.from, week]));
  for (const { date, status } of tasks) {
    const week = byMonday.get(weekOf(date).from);
    if (week) week[status === 'Completed' ? 'completed' : 'open']++;
  }
  return counts;
}
